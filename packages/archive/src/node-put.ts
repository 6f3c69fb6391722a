// Writes rows into results: of a game and reading its row and findings, of a place what stands there. Knows SQL; opens nothing, and
// begins and ends no transaction.
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { READING } from "./node-schema.ts";
import type { AuditedRow, FindingRow, KnownRow, Reading, Row } from "./row.ts";

/** Where a game stands: its file, and its number there, from 1. */
export interface Place {
  readonly source: string;
  readonly number: number;
}

/** A file that a log was made of. */
export interface MadeFrom {
  /** Where a line of the log stands in it, both from 0; null where it stands nowhere. */
  readonly spotOf: (line: number) => readonly [line: number, column: number] | null;
  /** What there is to say of the text of the game; lines and columns from 1. */
  readonly remarks: readonly (readonly [line: number, column: number, message: string])[];
}

/** `madeFrom`: of a row of a log that was made of something else. */
export type Put = (place: Place, row: Row, madeFrom?: MadeFrom | null) => void;

interface Statements {
  readonly reading: StatementSync;
  readonly game: StatementSync;
  readonly finding: StatementSync;
  readonly place: StatementSync;
  readonly seqs: StatementSync;
}

const marks = (count: number): string => Array.from({ length: count }, () => "?").join(", ");

const statementsOf = (database: DatabaseSync): Statements => ({
  reading: database.prepare(
    `insert into reading (${READING.join(", ")}) values (${marks(READING.length)})
     on conflict do update set game = excluded.game returning id`,
  ),
  game: database.prepare(`insert or replace into game values (${marks(17)})`),
  finding: database.prepare(`insert or replace into finding values (${marks(12)})`),
  place: database.prepare(`insert or replace into place values (${marks(9)})`),
  seqs: database.prepare(`select seq from finding where log = :log and reading = :reading
     union select reason_seq from game where log = :log and reading = :reading and reason_seq is not null`),
});

const putFinding = (
  { finding }: Statements,
  log: string,
  reading: number,
  one: FindingRow,
): void => {
  const { id, seq, code, type, by, blame, between, clauses, rulings, follows } = one;
  const seats = between.map((one) => (one === "recorder" ? one : one + 1));
  const lists = [JSON.stringify(clauses), JSON.stringify(rulings)] as const;
  finding.run(
    log,
    reading,
    id,
    seq,
    code,
    type,
    by === null ? null : by + 1,
    blame,
    ...lists,
    follows,
    JSON.stringify(seats),
  );
};

const putGame = (statements: Statements, reading: number, row: AuditedRow): void => {
  const { log, verdict, reason, events, prefix, finished, seats, winners } = row;
  const figures = [
    events,
    prefix,
    Number(finished),
    seats,
    JSON.stringify(winners.map((seat) => seat + 1)),
  ] as const;
  const touched = row.touched === null ? null : Buffer.from(row.touched, "base64url");
  const isKept = Number(row.again?.kind === "kept");
  const names = JSON.stringify(row.names);
  const undos = [row.undos, row.undosByFewer, row.seenChance, row.seenReveals] as const;
  const kept = [touched, isKept, names] as const;
  statements.game.run(log, reading, verdict, reason, ...figures, ...kept, ...undos, row.reasonSeq);
  for (const one of row.findings) putFinding(statements, log, reading, one);
};

/** The lines of a log, its header being 0, at which something was found, or from which on nothing is certain. */
const seqsOf = (row: AuditedRow | KnownRow, reading: number, { seqs }: Statements) => {
  if (row.verdict !== "known")
    return [
      ...row.findings.map(({ seq }) => seq),
      ...(row.reasonSeq === null ? [] : [row.reasonSeq]),
    ];
  return seqs.all({ log: row.log, reading }).map(({ seq }) => Number(seq));
};

/** Where these lines stand, as JSON. */
const spotsText = (seqs: readonly number[], { line }: Row, madeFrom: MadeFrom): string =>
  JSON.stringify(
    Object.fromEntries(
      seqs.map((seq) => [seq, madeFrom.spotOf(line + seq)?.map((count) => count + 1) ?? null]),
    ),
  );

/** Puts rows into these tables. */
export const putter = (database: DatabaseSync): Put => {
  const statements = statementsOf(database);
  const readings = new Map<string, number>();
  const idOf = (reading: Reading): number => {
    const values = READING.map((name) => reading[name]);
    const key = JSON.stringify(values);
    const id = readings.get(key) ?? Number(statements.reading.get(...values)!["id"]);
    readings.set(key, id);
    return id;
  };
  return ({ source, number }, row, madeFrom = null) => {
    const at = madeFrom === null ? row.line : madeFrom.spotOf(row.line)?.[0];
    const line = at === undefined ? null : at + 1;
    const remarks =
      madeFrom === null || madeFrom.remarks.length === 0 ? null : JSON.stringify(madeFrom.remarks);
    if (!("log" in row)) {
      statements.place.run(
        source,
        number,
        null,
        null,
        row.verdict,
        row.reason,
        line,
        null,
        remarks,
      );
      return;
    }
    const reading = idOf(row.reading);
    if (row.verdict !== "known") putGame(statements, reading, row);
    const spots =
      madeFrom === null ? null : spotsText(seqsOf(row, reading, statements), row, madeFrom);
    statements.place.run(source, number, row.log, reading, null, null, line, spots, remarks);
  };
};
