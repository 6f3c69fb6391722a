// Clauses and rulings as they are cited: what they say, where they are printed, whether the project completed them.
import type { GameModel, Language, RulingChoices, SourceRef } from "@assize/kernel-model";
import type { Line } from "./lines.ts";
import type { Messages } from "./messages/messages.ts";
import { clauseOf, rulingRead, type Telling, textIn } from "./telling.ts";

/** A heading between the quotation marks of its own language. */
const QUOTED: Readonly<Record<Language, (heading: string) => string>> = {
  en: (heading) => `“${heading}”`,
  fr: (heading) => `« ${heading} »`,
  de: (heading) => `„${heading}“`,
  es: (heading) => `«${heading}»`,
};

const placeIn = ({ language, heading }: SourceRef): string =>
  `${language.toUpperCase()} ${QUOTED[language](heading)}`;

/** One place where a rule is printed, for example `Lords of Xidit rulebook, EN “Recruit a Unit”`. */
export const sourceInWords = (source: SourceRef, reader: Language): string =>
  `${textIn(source.rulebook, reader)}, ${placeIn(source)}`;

/** The rulebook in the reader's own language comes first. */
const readersFirst = (sources: readonly SourceRef[], language: Language): readonly SourceRef[] => [
  ...sources.filter((source) => source.language === language),
  ...sources.filter((source) => source.language !== language),
];

/** Where a clause is printed, in the order in which this reader wants it; each rulebook is named once, at its first place. */
export const sourcesFor = (sources: readonly SourceRef[], reader: Language): readonly string[] => {
  const named = new Set<string>();
  return readersFirst(sources, reader).map((source) => {
    if (named.has(source.rulebook.en)) return placeIn(source);
    named.add(source.rulebook.en);
    return sourceInWords(source, reader);
  });
};

/** The heading under which a reader finds it: in the rulebook of their own language first; null where no text has it. */
export const headingFor = (sources: readonly SourceRef[], reader: Language): string | null =>
  readersFirst(sources, reader)[0]?.heading ?? null;

/**
 * A clause with its statement and sources. Requires no model: an unknown one is named only. `completed`: no text states what of it
 * decided.
 */
export const clauseLines = (
  id: string,
  model: GameModel | null,
  language: Language,
  say: Messages,
  indent: number,
  completed = false,
): readonly Line[] => {
  const clause = model === null ? undefined : clauseOf(model, id);
  const lead = `${say.clause(id)}:`;
  if (clause === undefined) return [{ indent, lead: say.clause(id), tone: "strong" }];
  const sources = sourcesFor(clause.sources, language);
  const whole = clause.completion === true;
  return [
    { indent, lead, tone: "strong", text: textIn(clause.statement, language) },
    ...(whole || completed
      ? [{ indent: indent + 1, text: whole ? say.completion : say.completedHere }]
      : []),
    ...(sources.length === 0
      ? []
      : [
          {
            indent: indent + 1,
            lead: `${whole || completed ? say.missingAt : say.source}:`,
            tone: "faint" as const,
            text: sources.join("; "),
          },
        ]),
  ];
};

/** A ruling with what its chosen option says. */
export const rulingLine = (
  id: string,
  choices: RulingChoices,
  telling: Telling,
  indent: number,
): Line => {
  const { option, statement } = rulingRead(telling, id, choices);
  return { indent, lead: `${telling.say.ruling(id, option)}:`, tone: "strong", text: statement };
};
