// The record: reading it strictly, writing it in one way, keeping it in a store. Knows no game.
export {
  envelopeOf,
  FORMAT,
  FORMAT_WITH_TABLE,
  FORMATS,
  isInstant,
  recordedEvent,
} from "./record.ts";
export type {
  Envelope,
  Extensions,
  Format,
  Header,
  RawLine,
  Remarks,
  SeatEntry,
  StatedPosition,
} from "./record.ts";
export { READ_PROBLEM_CODES, WRITTEN_FORMS } from "./read-problem.ts";
export type {
  LineProblem,
  ReadProblem,
  ReadProblemCode,
  ReadProblemValues,
  WrittenForm,
} from "./read-problem.ts";
export { asStored, createGameReader, headerOf } from "./reader.ts";
export type { GameReader, ReadGame, ReadLimits, RecordedGame, UnreadableGame } from "./reader.ts";
export type { RecordedEvent, StoredGame } from "./stored-game.ts";
export type { Stretch } from "./stored-lines.ts";
export { createChoiceReader } from "./choice-lines.ts";
export type { ChoiceReader, ReadChoice, WrittenChoice } from "./choice-lines.ts";
export { isArchive, packingOf } from "./packing.ts";
export type { Packing } from "./packing.ts";
export { readGames, readGamesFrom, readLog } from "./read.ts";
export { encodeEvent, encodeHeader, isUnbegun } from "./encode.ts";
export {
  ARBITRATIONS_FORMAT,
  arbitrationMisfit,
  arbitrationsIn,
  writeArbitrations,
} from "./arbitration.ts";
export {
  isTableLine,
  readTableEvent,
  rulingLine,
  rulingsIn,
  UNDO,
  undoData,
} from "./table-event.ts";
export type { ReadTableEvent, Ruled, TableEvent, TableProblem, Undo } from "./table-event.ts";
export {
  arbitrationsJsonSchema,
  envelopeJsonSchema,
  headerJsonSchema,
  tableJsonSchema,
} from "./json-schemas.ts";
export {
  beyondLimits,
  conflict,
  createMemoryStore,
  invalidHeader,
  invalidLine,
  STORAGE_PROBLEM_CODES,
  storageProblem,
} from "./store.ts";
export type {
  AppendConflict,
  Appended,
  EventStore,
  StorageProblem,
  StorageProblemCode,
} from "./store.ts";
