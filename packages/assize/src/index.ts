// The public face of Assize, for Node and browsers: what a program needs that audits, records, watches or reports games. Names that stand
// here are kept from version to version; all else of the packages behind it may change.
export { GAME_IDS, isGameId, loadGame, setTable } from "@assize/catalogue";
export type { GameId, PlayableGame } from "@assize/catalogue";
export { createMemoryStore, readGames, readGamesFrom, readLog } from "@assize/kernel-event-log";
export type { EventStore, Header, ReadGame, StorageProblem } from "@assize/kernel-event-log";
export {
  branchOf,
  linesOf,
  openHistory,
  positionAt,
  RECORD,
  seenBy,
  viewAfter,
  viewChanges,
  viewOf,
} from "@assize/kernel-history";
export type { History, Reader, ToldView } from "@assize/kernel-history";
export { digestJson, nobleHash } from "@assize/kernel-integrity";
export type { Hash } from "@assize/kernel-integrity";
export { Defect, LANGUAGES, LIMITS, SeatId } from "@assize/kernel-model";
export type { Eyes, Finding, GameModel, Json, Language, Verdict } from "@assize/kernel-model";
export { newHeader, resume, submit, submitStored, undoTo } from "@assize/kernel-recorder";
export type { Recording, Refusal, Submission, TableChoices } from "@assize/kernel-recorder";
export { chanceDue, isOver, legalDecisions, seatsDue, start } from "@assize/kernel-referee";
export type { Start } from "@assize/kernel-referee";
export { findingInWords, jsonReport, summaryLine, textReport } from "@assize/kernel-report";
export { atOnce, audit, auditAll, auditRead, exitCodeOf, matrixOf } from "@assize/kernel-verifier";
export type { Audit, AuditOptions } from "@assize/kernel-verifier";
export { createGame, type CreateGameOptions, type NotCreated } from "./create-game.ts";
