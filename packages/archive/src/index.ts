// Many games: how a file of them is cut, and what is kept of each. Knows no file, no thread and no game.
export { type BrokenEvents, type Cluster, clustering, type Example, type Shape } from "./broken.ts";
export { BATCH_BYTES, type Batch, createCutter, type Cutter, type Piece } from "./cut.ts";
export type { EarlierRow } from "./again.ts";
export { CHECKED_ONE_IN, isChosen } from "./again.ts";
export type { BasedGame, Basis, GameCode, ProgramCode } from "./basis.ts";
export { type Program, programOf } from "./program.ts";
export {
  type Again,
  type AuditedRow,
  behind,
  type Cause,
  type FindingRow,
  type KnownRow,
  type Reading,
  type Row,
  type RowVerdict,
  type UnauditedRow,
} from "./row.ts";
export {
  type BatchRows,
  type Known,
  linesIn,
  lookUpIn,
  type RowMaker,
  rowMaker,
  type RowOptions,
  rowsOf,
} from "./rows.ts";
