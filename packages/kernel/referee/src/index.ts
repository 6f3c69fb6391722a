// Makes a recorded game ready and steps it: start, what is due, what is legal, where an event leads.
export { takeChoice } from "./choice.ts";
export type { ChoiceRefusal, Situation } from "./choice.ts";
export { asWrittenEvent, readEvent, saysSo, unknownFields, withDerived } from "./door.ts";
export type { NoEvent, UnknownField } from "./door.ts";
export { underEachRulebook } from "./earlier-rulebooks.ts";
export { decidedFor, decidingClauses, factsAgainst, factsFor, factsOfFields } from "./facts.ts";
export type { Decided } from "./facts.ts";
export { clausesOfSteps, ENGINES, isOver, placeOf, prepare, transitionsOf } from "./prepared.ts";
export type { EngineName, PreparedEvent, PreparedGame, Taken } from "./prepared.ts";
export { choiceIn, meaningBehind, meaningHere, meaningOf } from "./meaning.ts";
export type { Meaning, Reading } from "./meaning.ts";
export {
  awaited,
  chanceDue,
  comesUnasked,
  forcedFrom,
  forcedStep,
  forcedSteps,
  legalDecisions,
  onlyOutcome,
  possibleOutcomes,
  possibleStatements,
  seatsDue,
  settlingStep,
  unaskedDecisions,
  whyOrWhyNot,
  writeData,
} from "./referee.ts";
export { defaultRulings, isOption, resolveRulings } from "./rulings.ts";
export type { ResolvedRulings, RulingRequest } from "./rulings.ts";
export { editionDigest, rulebookDigest, rulebookDigestInput, start } from "./start.ts";
export type { DigestJson, Start, StartOptions } from "./start.ts";
export { stateKeyOf } from "./state-key.ts";
export { carryOut, deriveBy, deriveEvent, legally, takeBy } from "./steps.ts";
export { rulingsAsJudged, statedAt } from "./stated.ts";
export { readAt, type ReadPath, watched, withAsIn } from "./watched.ts";
export { dataWriter } from "./writer/data-writer.ts";
export type { DataWriter } from "./writer/data-writer.ts";
export { Cursor, readCount, standsWord, Word } from "./writer/cursor.ts";
export { readText, standsText, UNREAD } from "./writer/stored-text.ts";
export type { TextPart } from "./writer/text-part.ts";
