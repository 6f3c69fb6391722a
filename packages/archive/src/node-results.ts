// Results of audits in one SQLite file: a row a game and reading, its findings, and where the games stand. Knows SQL; no
// game and no thread. What it throws is `ResultsProblem`: what is wrong with the file, and what to do.
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { existsSync, rmSync } from "node:fs";
import type { VerdictKind } from "@assize/kernel-model";
import type { Question } from "./questions.ts";
import type { AuditedRow, FindingRow, Reading, Row } from "./row.ts";

/** Why results cannot be kept or read: what is wrong and what to do. */
export class ResultsProblem extends Error {
  override readonly name = "ResultsProblem";
}

/** "Assi": a file that says so in its header is ours. */
const APPLICATION = 0x41737369;
const VERSION = 1;

const SCHEMA = `
create table reading (
  id integer primary key,
  game text not null, rulebook text not null, rulings text not null, edition text not null, verifier text not null,
  unique (game, rulebook, rulings, edition, verifier)
) strict;
create table game (
  log text not null, reading integer not null references reading,
  verdict text not null, reason text,
  events integer not null, prefix integer not null, finished integer not null,
  seats integer not null, winners text not null,
  primary key (log, reading)
) strict, without rowid;
create table finding (
  log text not null, reading integer not null, id text not null,
  seq integer not null, code text not null, type text not null, seat integer, blame text not null,
  clauses text not null, rulings text not null, follows text,
  primary key (log, reading, id)
) strict, without rowid;
create table place (
  source text not null, number integer not null,
  log text, reading integer, verdict text, reason text, line integer,
  primary key (source, number)
) strict, without rowid;
create view audited as
  select place.source, place.number, coalesce(game.verdict, place.verdict) as verdict,
    coalesce(game.reason, place.reason) as reason, reading.game, game.events, game.prefix, game.finished, game.seats,
    game.winners, place.log, place.reading, place.line
  from place
  left join game on game.log = place.log and game.reading = place.reading
  left join reading on reading.id = place.reading;
`;

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/locked|busy/i, "another run writes to it; wait for its end, or name another file"],
  [/full/i, "the disk is full; make room and start again: what was audited is kept"],
  [
    /not a database|malformed|corrupt/i,
    "this is no file of results, or a damaged one; name another",
  ],
  [/unable to open/i, "it cannot be opened; check the path and its permissions"],
  [/readonly|read-only/i, "it cannot be written; change its permissions or name another"],
];

const problemOf = (path: string, cause: unknown): unknown => {
  if (!(cause instanceof Error) || cause instanceof ResultsProblem) return cause;
  const meant = MEANINGS.find(([sign]) => sign.test(cause.message))?.[1];
  const isOfSqlite = "code" in cause && cause.code === "ERR_SQLITE_ERROR";
  return isOfSqlite ? new ResultsProblem(`${path}: ${meant ?? cause.message}`) : cause;
};

const attempt = <A>(path: string, work: () => A): A => {
  try {
    return work();
  } catch (cause) {
    throw problemOf(path, cause);
  }
};

const numberIn = (database: DatabaseSync, pragma: string): number =>
  Number(Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0]);

const isEmpty = (database: DatabaseSync): boolean =>
  numberIn(database, "application_id") === 0 &&
  database.prepare("select 1 from sqlite_schema limit 1").get() === undefined;

const check = (database: DatabaseSync, path: string): void => {
  if (numberIn(database, "application_id") !== APPLICATION)
    throw new ResultsProblem(
      `${path}: this holds something else than results of audits; name another file`,
    );
  const version = numberIn(database, "user_version");
  if (version !== VERSION)
    throw new ResultsProblem(
      `${path}: these results have version ${version}, and this program knows ${VERSION}; name another file`,
    );
};

/** Opens results that are there, to ask them. Throws `ResultsProblem`. */
export const openToAsk = (path: string): DatabaseSync =>
  attempt(path, () => {
    if (!existsSync(path))
      throw new ResultsProblem(`${path}: there is no such file; check the path`);
    const database = new DatabaseSync(path, { readOnly: true });
    check(database, path);
    return database;
  });

/** A value in an answer. */
export type Cell = string | number | null;

/** An answer, row by row; the names are the titles of its columns. */
export type Answer = IterableIterator<Readonly<Record<string, Cell>>>;

/** Asks results that were opened. */
export const ask = (database: DatabaseSync, { sql }: Question): Answer =>
  database.prepare(sql).iterate() as Answer;

const READING = ["game", "rulebook", "rulings", "edition", "verifier"] as const;

/** Tells the verdict on a log under a reading, where its row is kept. */
export const openKnown = (
  path: string,
): ((log: string, reading: Reading) => VerdictKind | null) => {
  const database = openToAsk(path);
  const known = database.prepare(
    `select verdict from game join reading on reading.id = game.reading
     where game.log = ? and ${READING.map((name) => `reading.${name} = ?`).join(" and ")}`,
  );
  return (log, reading) => {
    const row = known.get(log, ...READING.map((name) => reading[name]));
    return row === undefined ? null : (row["verdict"] as VerdictKind);
  };
};

/** Where a game stands: its file, and its number there, from 1. */
export interface Place {
  readonly source: string;
  readonly number: number;
}

/** Results that are being written. One run at a time. */
export interface Results {
  /** True where results were there before. */
  readonly isOld: boolean;
  readonly put: (place: Place, row: Row) => void;
  /** Makes sure that all that was put stays, whatever happens to this program. */
  readonly keep: () => void;
  readonly close: () => void;
}

interface Statements {
  readonly reading: StatementSync;
  readonly game: StatementSync;
  readonly finding: StatementSync;
  readonly place: StatementSync;
}

const marks = (count: number): string => Array.from({ length: count }, () => "?").join(", ");

const statementsOf = (database: DatabaseSync): Statements => ({
  reading: database.prepare(
    `insert into reading (${READING.join(", ")}) values (${marks(5)})
     on conflict do update set game = excluded.game returning id`,
  ),
  game: database.prepare(`insert or replace into game values (${marks(9)})`),
  finding: database.prepare(`insert or replace into finding values (${marks(11)})`),
  place: database.prepare(`insert or replace into place values (${marks(7)})`),
});

const putFinding = (
  { finding }: Statements,
  log: string,
  reading: number,
  one: FindingRow,
): void => {
  const { id, seq, code, type, by, blame, clauses, rulings, follows } = one;
  const lists = [JSON.stringify(clauses), JSON.stringify(rulings)] as const;
  finding.run(log, reading, id, seq, code, type, by, blame, ...lists, follows);
};

const putGame = (statements: Statements, reading: number, row: AuditedRow): void => {
  const { log, verdict, reason, events, prefix, finished, seats, winners } = row;
  const figures = [events, prefix, Number(finished), seats, JSON.stringify(winners)] as const;
  statements.game.run(log, reading, verdict, reason, ...figures);
  for (const one of row.findings) putFinding(statements, log, reading, one);
};

const putter = (database: DatabaseSync): Results["put"] => {
  const statements = statementsOf(database);
  const readings = new Map<string, number>();
  const idOf = (reading: Reading): number => {
    const values = READING.map((name) => reading[name]);
    const key = JSON.stringify(values);
    const id = readings.get(key) ?? Number(statements.reading.get(...values)!["id"]);
    readings.set(key, id);
    return id;
  };
  return ({ source, number }, row) => {
    if (!("log" in row)) {
      statements.place.run(source, number, null, null, row.verdict, row.reason, row.line);
      return;
    }
    const reading = idOf(row.reading);
    if (row.verdict !== "known") putGame(statements, reading, row);
    statements.place.run(source, number, row.log, reading, null, null, null);
  };
};

/** Held for as long as this program runs, also where it is killed. */
const takeLock = (path: string): (() => void) => {
  const lock = `${path}-lock`;
  const holder = new DatabaseSync(lock);
  holder.exec("begin exclusive");
  return () => {
    holder.close();
    rmSync(lock, { force: true });
  };
};

/** Opens results to write to them, and makes the file where there is none. Throws `ResultsProblem`. */
export const openResults = (path: string): Results =>
  attempt(path, () => {
    const release = takeLock(path);
    const database = new DatabaseSync(path);
    const isNew = isEmpty(database);
    if (isNew)
      database.exec(
        `${SCHEMA} pragma application_id = ${APPLICATION}; pragma user_version = ${VERSION}`,
      );
    check(database, path);
    database.exec("pragma journal_mode = wal; pragma synchronous = normal; begin");
    const put = putter(database);
    return {
      isOld: !isNew,
      put: (place, row) => attempt(path, () => put(place, row)),
      keep: () => attempt(path, () => database.exec("commit; begin")),
      close: () =>
        attempt(path, () => {
          database.exec("commit");
          database.close();
          release();
        }),
    };
  });
