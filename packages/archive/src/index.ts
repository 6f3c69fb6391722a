// Many games: how a file of them is cut, and what is kept of each. Knows no file, no thread and no game.
export { BATCH_BYTES, type Batch, createCutter, type Cutter, type Piece } from "./cut.ts";
export { type Question, QUESTIONS } from "./questions.ts";
export type {
  AuditedRow,
  FindingRow,
  KnownRow,
  Reading,
  Row,
  RowVerdict,
  UnauditedRow,
} from "./row.ts";
export {
  type BatchRows,
  linesIn,
  type RowMaker,
  rowMaker,
  type RowOptions,
  rowsOf,
} from "./rows.ts";
