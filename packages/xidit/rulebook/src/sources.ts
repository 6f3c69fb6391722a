// Where the rules are printed: one file a language, and the heading inside it.
// Headings are written as the files have them, misprints included; knows nothing of what they say.
import type { Clause, Localized, Ruling, RulingOption, SourceRef } from "@assize/kernel-model";

/** The four rulebooks. FR is a summary for four and five players; ES has no variants. */
export const SOURCE_FILES = {
  en: "000_a2f44f43c8dcdc0d.txt",
  fr: "001_70da50b5d30c359f.txt",
  de: "002_bb52f53c10a5e551.txt",
  es: "004_d5932b7c7c4c7ce3.txt",
} as const;

type SourceLanguage = keyof typeof SOURCE_FILES;

/** A text that this rulebook must have in all four languages. */
export type InFourLanguages = Required<Localized>;

export type StatedClause = Clause & { readonly statement: InFourLanguages };

type StatedOption = RulingOption & { readonly statement: InFourLanguages };

export type StatedRuling = Ruling & {
  readonly question: InFourLanguages;
  readonly options: readonly [StatedOption, ...StatedOption[]];
};

/** The headings a rule stands under, by the language of the rulebook. */
export const under = (
  headings: Readonly<Partial<Record<SourceLanguage, string | readonly string[]>>>,
): readonly SourceRef[] =>
  (Object.keys(SOURCE_FILES) as SourceLanguage[]).flatMap((language) => {
    const stated = headings[language] ?? [];
    const list = typeof stated === "string" ? [stated] : stated;
    return list.map((heading) => ({ file: SOURCE_FILES[language], heading, language }));
  });
