// Where the rules are printed: the rulebook in four languages, and the heading inside it.
// Headings have the rulebooks' words in ordinary letters: what is set in capitals there, or ends in a colon, is written as in a
// sentence, so that people can read it out. Knows nothing of what they say.
import {
  type Clause,
  type Language,
  LANGUAGES,
  type Localized,
  type Ruling,
  type RulingOption,
  type SourceRef,
} from "@assize/kernel-model";

/** A text that this rulebook must have in all four languages. */
export type InFourLanguages = Required<Localized>;

/** FR is a summary for four and five players; ES has no variants. */
const RULEBOOK_NAME: InFourLanguages = {
  en: "Lords of Xidit rulebook",
  fr: "règles de Lords of Xidit",
  de: "Spielregel von Lords of Xidit",
  es: "reglas de Lords of Xidit",
};

export type StatedClause = Clause & { readonly statement: InFourLanguages };

type StatedOption = RulingOption & { readonly statement: InFourLanguages };

export type StatedRuling = Ruling & {
  readonly question: InFourLanguages;
  readonly options: readonly [StatedOption, ...StatedOption[]];
};

/** The headings a rule stands under, by the language of the rulebook. */
export const under = (
  headings: Readonly<Partial<Record<Language, string | readonly string[]>>>,
): readonly SourceRef[] =>
  LANGUAGES.flatMap((language) => {
    const stated = headings[language] ?? [];
    const list = typeof stated === "string" ? [stated] : stated;
    return list.map((heading) => ({ rulebook: RULEBOOK_NAME, language, heading }));
  });
