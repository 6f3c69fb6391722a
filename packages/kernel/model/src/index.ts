// The words every package shares. Imports nothing of the platform.
export { LANGUAGES, localize } from "./language.ts";
export { nearest } from "./nearest.ts";
export type { Language, Localized } from "./language.ts";
export { type Grammar, grammarOf } from "./grammar.ts";
export { wordsFoundIn } from "./searching.ts";
export { speaker, type Translated } from "./speaker.ts";
export type {
  Clause,
  EarlierRulebook,
  Ruling,
  RulingChoices,
  RulingOption,
  Rulebook,
  RulebookOutline,
  SourceRef,
} from "./rulebook.ts";
export { ASSUMPTIONS, EFFECTS } from "./impact.ts";
export type { Assumption, BothGames, Consequences, Effect, Impact, OtherWay } from "./impact.ts";
export type { Matrix, MatrixRow } from "./matrix.ts";
export { COMPARED_ENGINES, ENGINE_DIFFERENCES, SILENCES } from "./engines.ts";
export type {
  ComparedEngine,
  EngineAt,
  EngineDifference,
  EngineSaid,
  EnginesCompared,
  Silence,
} from "./engines.ts";
export { inOrderOf, ordersOf } from "./orders.ts";
export { SeatId, Seq } from "./ids.ts";
export { isHuge, isJson, isJsonObject, sameJson } from "./json.ts";
export type { Json, JsonObject } from "./json.ts";
export { readJson } from "./read-json.ts";
export type { JsonProblem, JsonReading, ReadJson } from "./read-json.ts";
export { findProfileBreach, isForbiddenKey, memberPath } from "./json-profile.ts";
export type { JsonProfile, NoValues, Problem, ProfileBreachValues } from "./json-profile.ts";
export { surelyKeepsProfile } from "./json-scan.ts";
export { Defect, GameMistake, unreachable } from "./defect.ts";
export { LIMITS } from "./limits.ts";
export type { LimitName } from "./limits.ts";
export { AUDIENCES, EVENT_CLASSES, isUnasked, isUnknown } from "./event.ts";
export type {
  Audience,
  Claim,
  Deciding,
  Draw,
  EventClass,
  EventDefinition,
  EventMark,
  EventOfGame,
  FieldNotes,
  GameEvent,
  Unknown,
  WrittenEvent,
} from "./event.ts";
export type { Fact, TableNames } from "./fact.ts";
export { isReadable, seatCalled } from "./seat-name.ts";
export { eventBuilders } from "./event-builders.ts";
export type { EventBuilders } from "./event-builders.ts";
export { withMarks } from "./event-marks.ts";
export { editionProblemsOf } from "./edition-problems.ts";
export { brokenClause, MISFIT_CODES, misfit, misfitsOf } from "./misfits.ts";
export type { Asked, Broken, Misfit, MisfitCode } from "./misfits.ts";
export { Nothing } from "./nothing.ts";
export { behindPlainJson, behindPlainText, NOT_PLAIN } from "./plain-json.ts";
export { noteReadings } from "./rulings.ts";
export type {
  EditionContract,
  EditionProblem,
  Eyes,
  GameModel,
  GameSetup,
  GameWords,
  OtherTable,
  Outcome,
  Unproved,
  StatedPosition,
} from "./game-model.ts";
export { ARBITRATION_PROBLEMS, ARBITRATION_RULINGS } from "./arbitration.ts";
export type {
  Answered,
  ArbitratedChoice,
  ArbitratedPlay,
  Arbitration,
  ArbitrationProblem,
  ArbitrationRuling,
  AsArbitrated,
  OtherRuling,
  Penalty,
} from "./arbitration.ts";
export { DEVIATION_KINDS, HELDS } from "./deviations.ts";
export type { DeviationKind, Explained, Held, OtherExplanation, OtherMove } from "./deviations.ts";
export {
  ASSURANCES,
  BLAMES,
  CHAINS,
  doubt,
  FINDING_CODES,
  STOP_CODES,
  UNDETERMINED_REASONS,
} from "./verdict.ts";
export type {
  Algorithm,
  Assurance,
  AuditedRecord,
  Blame,
  Chain,
  Doubt,
  DoubtValues,
  Finding,
  FindingCode,
  OtherHeader,
  RulebookUsed,
  TakenBack,
  TakenBacks,
  EventRange,
  Stop,
  StopCode,
  UndeterminedReason,
  Verdict,
  ValueNotKnown,
  VerdictKind,
} from "./verdict.ts";
