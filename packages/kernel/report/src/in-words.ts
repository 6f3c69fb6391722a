// Findings, clauses and rulings in words as data: for a page that lays them out itself.
import type {
  Verdict,
  Clause,
  Doubt,
  Finding,
  GameModel,
  Impact,
  Language,
  Misfit,
  OtherHeader,
  Outcome,
  Ruling,
  Stop,
} from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { causeSentence } from "./cause-sentence.ts";
import { headingFor, sourcesFor } from "./citations.ts";
import { doubtText, misfitDetail, misfitText, stopText } from "./doubt-text.ts";
import { type EffectInWords, effectSentence } from "./effect-text.ts";
import { sidesInWords } from "./evidence-text.ts";
import { type ExplainedInWords, explainedInWords, fitsAsText } from "./explained-text.ts";
import { blameText } from "./finding-text.ts";
import { messagesIn } from "./messages/messages.ts";
import { outcomeLines } from "./outcome-text.ts";
import { searchedInPartText } from "./scope-text.ts";
import { type ContextBefore, tellingIn, textIn, unknownBefore } from "./telling.ts";

export interface ClauseInWords {
  readonly id: string;
  readonly statement: string;
  /** Under which it stands in the rulebook; null where no text has it. */
  readonly heading: string | null;
  /** For example `Lords of Xidit rulebook, EN “Recruit a Unit”`, then `DE …`: the reader's own language first. */
  readonly sources: readonly string[];
  /** Ids of the rulings it is read through. */
  readonly rulings: readonly string[];
  /** True where no text states it and the rules had to be completed. */
  readonly completion: boolean;
  /** There where a finding cites it and no text states what of it decided there. */
  readonly completedHere?: true;
}

export interface RulingInWords {
  readonly id: string;
  readonly question: string;
  /** The option that this game is played by. */
  readonly chosen: string;
  readonly options: readonly { readonly id: string; readonly statement: string }[];
}

export interface FindingInWords {
  /** What kind of finding it is: one sentence. */
  readonly headline: string;
  /** Why it is wrong: what was recorded, what decided, what it therefore had to be. */
  readonly cause: string;
  /** Empty where there is nothing to be expected or recorded. */
  readonly expected: string;
  readonly recorded: string;
  /** What is taken to have happened; null for a finding about the bytes. */
  readonly explanation: ExplainedInWords | null;
  /** Who answers for it. */
  readonly blame: string;
}

export const clauseInWords = (clause: Clause, language: Language): ClauseInWords => ({
  id: clause.id,
  statement: textIn(clause.statement, language),
  heading: headingFor(clause.sources, language),
  sources: sourcesFor(clause.sources, language),
  rulings: clause.rulings ?? [],
  completion: clause.completion === true,
});

export const rulingInWords = (
  ruling: Ruling,
  chosen: string,
  language: Language,
): RulingInWords => ({
  id: ruling.id,
  question: textIn(ruling.question, language),
  chosen,
  options: ruling.options.map(({ id, statement }) => ({
    id,
    statement: textIn(statement, language),
  })),
});

/** `start` is null where the game could not be made ready. */
export const findingInWords = (
  finding: Finding,
  start: Start | null,
  language: Language,
  before: ContextBefore = unknownBefore,
): FindingInWords => {
  const telling = { ...tellingIn(language, start), before };
  return {
    headline: telling.say.findings[finding.code],
    cause: causeSentence(finding, telling).text,
    ...sidesInWords(finding, telling),
    explanation: explainedInWords(finding, telling),
    blame: blameText(finding, telling),
  };
};

/** What came of a finding, or of all of them together: then `about` is null. */
export const effectInWords = (
  impact: Impact,
  about: Finding | null,
  start: Start | null,
  language: Language,
): EffectInWords => effectSentence(impact, about, tellingIn(language, start));

/** Doubts in one sentence each. `model` is null where the game is not known here. */
export const doubtsInWords = (
  doubts: readonly Doubt[],
  model: GameModel | null,
  language: Language,
): readonly string[] => doubts.map((doubt) => doubtText(doubt, tellingIn(language, null, model)));

/** Why an audit could not take up again. */
export const stopInWords = (stop: Stop, language: Language): string =>
  stopText(stop, tellingIn(language, null));

/** Where the search for explanations ended at its limit; null where it did nowhere. */
export const searchedInPartInWords = (
  { searchedInPart }: Verdict["covered"],
  language: Language,
): string | null =>
  searchedInPart === undefined
    ? null
    : searchedInPartText(searchedInPart, tellingIn(language, null));

/** A header that a record fits better than its own. */
export const fitsAsInWords = (other: OtherHeader, start: Start, language: Language): string =>
  fitsAsText(other, tellingIn(language, start));

/** What is wrong with one value, said after where it stands. */
export const misfitInWords = (misfit: Misfit, model: GameModel, language: Language): string =>
  misfitDetail(misfit, tellingIn(language, null, model));

/** What is wrong with values that somebody wrote, each with where it stands. */
export const misfitsInWords = (
  misfits: readonly Misfit[],
  model: GameModel | null,
  language: Language,
): string => misfits.map((one) => misfitText(one, tellingIn(language, null, model))).join("; ");

/** In place of an event, where no more follow. */
export const endInWords = (language: Language): string => messagesIn(language).ends;

/** In place of what is not there. */
export const nothingInWords = (language: Language): string => messagesIn(language).nothing;

/** Who won, then the places and the game's own figures: lines of text. */
export const outcomeInWords = (
  outcome: Outcome,
  start: Start,
  language: Language,
): readonly string[] => {
  const lines = outcomeLines(outcome, tellingIn(language, start));
  return lines.map(({ lead = "", text = "" }) => [lead, text].filter(Boolean).join(" "));
};
