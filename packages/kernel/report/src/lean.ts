// The words that a page needs to tell verdicts and rules, in English; other languages are loaded when somebody reads
// them. `index.ts` is the same with every language and the report as JSON.
export { loadLanguage } from "./messages/messages.ts";
export { textReport } from "./text-report.ts";
export type { TextOptions } from "./text-report.ts";
export { explainText } from "./explain-text.ts";
export { type CauseInWords, eventSentence, factsInWords } from "./cause-sentence.ts";
export { ownSources, partsInWords, rulingsConcerning, verdictInWords } from "./sheet-words.ts";
export { eventInWords, seatsNamed, tableOf, toldInEnglish } from "./telling.ts";
export { noEventInWords, undoRefusalInWords } from "./refusal-text.ts";
export { matrixInWords, type RowInWords } from "./matrix-text.ts";
export { arbitratedText, type Opinion, type Opinions } from "./arbitrated-text.ts";
export { tableInWords } from "./table-text.ts";
export { unreadableInWords } from "./reading-text.ts";
export {
  clauseInWords,
  doubtsInWords,
  effectInWords,
  endInWords,
  findingInWords,
  fitsAsInWords,
  misfitInWords,
  nothingInWords,
  outcomeInWords,
  rulingInWords,
  searchedInPartInWords,
  stopInWords,
} from "./in-words.ts";
export { type Cause, causesOf } from "./causes.ts";
export { clausesTold, isCompleted } from "./finding-text.ts";
export type { EffectInWords } from "./effect-text.ts";
export type { ExplainedInWords } from "./explained-text.ts";
export type { ClauseInWords, FindingInWords, RulingInWords } from "./in-words.ts";
export { plainLine } from "./plain-text.ts";
