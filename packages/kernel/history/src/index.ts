// An audited log as something to watch, rewind, question and branch from.
export {
  branchOf,
  findingsAt,
  historyOf,
  lastShown,
  openHistory,
  positionAt,
  RECORD,
} from "./history.ts";
export type { History, Opened, OpenOptions, Branch, BranchId } from "./history.ts";
export { linesOf } from "./lines.ts";
export type { Line, MarkKind } from "./lines.ts";
export { seenBy } from "./eyes.ts";
export { viewAfter, viewChanges } from "./told-views.ts";
export type { ToldView } from "./told-views.ts";
export { sightOf, viewOf } from "./moment.ts";
export type { Sight } from "./moment.ts";
export type { Reader } from "./reader.ts";
export { disputedAt, disputedWordsAt } from "./disputed.ts";
export type { Disputed } from "./disputed.ts";
export type { LineDeviation } from "./deviations.ts";
export { causesFor, rulebookFor } from "./causes.ts";
export type { CauseText, FindingText, RulebookText } from "./causes.ts";
export { reportFor, verdictSeenBy } from "./verdict.ts";
export type { Openness, Reported, ToldVerdict } from "./verdict.ts";
export { impactsFor } from "./impacts.ts";
export type { ImpactText, ImpactTexts } from "./impacts.ts";
export { askRules, legalEvents, listSome } from "./rules.ts";
export type { Listed, RulesAnswer, WrongValue } from "./rules.ts";
export type { Looked } from "./looked.ts";
export { decidedAt } from "./decided.ts";
export type { DecidedText } from "./decided.ts";
export { mayAskAbout, whyAt } from "./why.ts";
export type { Answered, AskedQuestion, AskedWay, ToldEvent, Why } from "./why.ts";
export { choicesAt } from "./choices.ts";
export type { Choices } from "./choices.ts";
export { discardBranch, playOnAt, renameBranch, takeAt, takeBackTo } from "./branches.ts";
export type { BranchRefusal, Continued, PlayOnOptions } from "./branches.ts";
export { judgedNow, logOf } from "./export.ts";
export { makeAgain, sharedGameOf } from "./shared-game.ts";
export type { MadeAgain, NotMadeAgain, NotShared, RulesThen, SharedGame } from "./shared-game.ts";
export type { LogWish } from "./export.ts";
export { standingOf } from "./standing.ts";
export type { Standing } from "./standing.ts";
export { firstDifference } from "./compare.ts";
export type { Difference, Side } from "./compare.ts";
