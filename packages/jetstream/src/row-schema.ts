// Rows as they are read back from a server, where anybody with an account may have written: what is no row is told from what is.
// Knows the shape of a row; no place on a server.
import type { Row } from "@assize/archive";
import { BLAMES, FINDING_CODES } from "@assize/kernel-model";
import * as Schema from "effect/Schema";

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));
const Strings = Schema.Array(Schema.String);

const Reading = Schema.Struct({
  game: Schema.String,
  rulebook: Schema.String,
  rulings: Schema.String,
  edition: Schema.String,
  verifier: Schema.String,
  basis: Schema.String,
});

const Finding = Schema.Struct({
  id: Schema.String,
  seq: Count,
  code: Schema.Literals(FINDING_CODES),
  type: Schema.String,
  by: Schema.NullOr(Count),
  blame: Schema.Literals(BLAMES),
  between: Schema.Array(Schema.Union([Count, Schema.Literal("recorder")])),
  clauses: Strings,
  rulings: Strings,
  follows: Schema.NullOr(Schema.String),
});

/** A worker looks nothing up: its row says nothing of an earlier one. */
const Audited = Schema.Struct({
  verdict: Schema.Literals(["compliant", "violated", "undetermined"]),
  log: Schema.String,
  reading: Reading,
  line: Count,
  events: Count,
  prefix: Count,
  finished: Schema.Boolean,
  winners: Schema.Array(Count),
  seats: Count,
  names: Schema.Array(Schema.NullOr(Schema.String)),
  reason: Schema.NullOr(Schema.String),
  reasonSeq: Schema.NullOr(Count),
  undos: Count,
  undosByFewer: Count,
  seenChance: Count,
  seenReveals: Count,
  findings: Schema.Array(Finding),
  touched: Schema.NullOr(Schema.String),
  again: Schema.Null,
});

const Unaudited = Schema.Struct({
  verdict: Schema.Literals(["unreadable", "defect"]),
  reason: Schema.String,
  line: Count,
});

const isAudited = Schema.is(Audited);
const isUnaudited = Schema.is(Unaudited);

/** The row of a game, as a worker puts it. */
const isRow = (value: unknown): value is Row => isAudited(value) || isUnaudited(value);

/** The row of a game that stands under its own key. */
export const isKeyedRow = (value: unknown): value is Row & { readonly log: string } =>
  isAudited(value);

const isPlaced = Schema.is(Schema.Struct({ key: Schema.String, line: Count }));

/** A game of a batch: where its row stands, or the row itself. */
export type PlacedRow = { readonly key: string; readonly line: number } | Row;

const isShapedAsBatch = Schema.is(
  Schema.Struct({ lines: Count, rows: Schema.Array(Schema.Unknown) }),
);

export interface StoredBatch {
  readonly lines: number;
  readonly rows: readonly PlacedRow[];
}

export const isStoredBatch = (value: unknown): value is StoredBatch =>
  isShapedAsBatch(value) &&
  value.rows.every((row) => isPlaced(row) || isUnaudited(row)) &&
  value.rows.every((row) => (row as PlacedRow).line <= value.lines);

const isShapedAsAttempts = Schema.is(
  Schema.Struct({ rows: Schema.Array(Schema.Unknown), begun: Count }),
);

/** How far a batch has come that is audited a game at a time, and how often the next one was begun. */
export interface Attempts {
  readonly rows: readonly Row[];
  readonly begun: number;
}

export const isAttempts = (value: unknown): value is Attempts =>
  isShapedAsAttempts(value) && value.rows.every(isRow);
