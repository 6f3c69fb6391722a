// A verdict in words: as text in four languages, and as JSON. Knows no game but through its words and its rulebook.
import "./messages/all.ts";
export { summaryLine, textReport, unreadLine } from "./text-report.ts";
export type { Remark, SourceFile, TextOptions } from "./text-report.ts";
export { explainLine, explainText } from "./explain-text.ts";
export type { ExplainOptions } from "./explain-text.ts";
export { arbitratedSummary, arbitrationProblemInWords } from "./arbitrated-text.ts";
export type { Opinion, Opinions } from "./arbitrated-text.ts";
export { moreLines } from "./more-lines.ts";
export { jsonReport, REPORT_FORMAT } from "./json-report.ts";
export type { NamedAudit } from "./json-report.ts";
export { reportJsonSchema } from "./report-json-schema.ts";
export { causesOf } from "./causes.ts";
export type { Cause } from "./causes.ts";
export {
  clauseInWords,
  doubtsInWords,
  effectInWords,
  findingInWords,
  misfitInWords,
  misfitsInWords,
} from "./in-words.ts";
export { kindsInWords } from "./kinds-in-words.ts";
export { jsonProblemInWords, lineProblemInWords, readProblemInWords } from "./reading-text.ts";
export {
  choiceRefusalInWords,
  noEventInWords,
  resumeRefusalInWords,
  undoRefusalInWords,
} from "./refusal-text.ts";
export { type CauseInWords, eventSentence, factsInWords } from "./cause-sentence.ts";
export { contextsOf, eventInWords, seatsInWords, tableOf, toldInEnglish } from "./telling.ts";
export { byFewerInWords, undosByFewer } from "./taken-back-text.ts";
export { type Restored, restoreText } from "./restore-text.ts";
export { tableInWords } from "./table-text.ts";
export { jsonShown, nameShown } from "./foreign-names.ts";
export { sourceInWords } from "./citations.ts";
export { plainJson, plainLine } from "./plain-text.ts";
export type { PlainLine } from "./plain-text.ts";
