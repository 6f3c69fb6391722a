// Lists and plurals as each language has them, by the platform's own tables. Knows no sentence.
import type { Language } from "./language.ts";

export interface Grammar {
  /** `a, b and c`. */
  readonly and: (names: readonly string[]) => string;
  /** `a, b or c`. */
  readonly or: (names: readonly string[]) => string;
  /** The text that goes with a number: `one` also where the language says it of another, as French does of 0. */
  readonly plural: (number: number, one: string, other: string) => string;
  /** The number, and what there are so many of: `1 event`, `2 events`. */
  readonly count: (number: number, one: string, other: string) => string;
  /** Tenths as a number: `0.2` for 2, `1` for 10. */
  readonly tenths: (tenths: number) => string;
}

/** Makes its tables when they are first asked for: not every program tells anything. */
const grammarIn = (locale: string): Grammar => {
  let conjunction: Intl.ListFormat | undefined;
  let disjunction: Intl.ListFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  let decimals: Intl.NumberFormat | undefined;
  const plural: Grammar["plural"] = (number, one, other) => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(number) === "one" ? one : other;
  };
  return {
    and: (names) => {
      conjunction ??= new Intl.ListFormat(locale, { type: "conjunction" });
      return conjunction.format(names);
    },
    or: (names) => {
      disjunction ??= new Intl.ListFormat(locale, { type: "disjunction" });
      return disjunction.format(names);
    },
    plural,
    count: (number, one, other) => `${number} ${plural(number, one, other)}`,
    tenths: (tenths) => {
      decimals ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
      return decimals.format(tenths / 10);
    },
  };
};

/** English is British. */
const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: grammarIn("en-GB"),
  fr: grammarIn("fr"),
  de: grammarIn("de"),
  es: grammarIn("es"),
};

export const grammarOf = (language: Language): Grammar => GRAMMARS[language];
