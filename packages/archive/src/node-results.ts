// Results of audits in one SQLite file: a row a game and reading, its findings, and where the games stand. Knows SQL; no
// game and no thread. What it throws is `ResultsProblem`: what is wrong with the file, and what to do.
import { DatabaseSync } from "node:sqlite";
import { realpathSync, rmSync, statSync } from "node:fs";
import type { BasedGame } from "./basis.ts";
import { forgetMoved } from "./node-moved.ts";
import { type Put, putter } from "./node-put.ts";
import { askAsToday, makeTables, OLDEST_VERSION, renewTables, VERSION } from "./node-schema.ts";
import { LIST_COLUMNS, type Question } from "./questions.ts";

/** Why results cannot be kept or read: what is wrong and what to do. */
export class ResultsProblem extends Error {
  override readonly name = "ResultsProblem";
}

/** "Assi": a file that says so in its header is ours. */
const APPLICATION = 0x41737369;

const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /locked|busy/i,
    "another run writes to it, or somebody asks it just now; wait for the end of that, or name another file",
  ],
  [/full/i, "the disk is full; make room and start again: what was audited is kept"],
  [
    /I\/O error/i,
    "the disk cannot be read or written: it may be full, or broken; make room and start again: what was audited is kept",
  ],
  [
    /not a database|malformed|corrupt/i,
    "this is no file of results, or a damaged one; name another",
  ],
  [/unable to open/i, "it cannot be opened; check the path and its permissions"],
  [/readonly|read-only/i, "it cannot be written; change its permissions or name another"],
];

/** What a failure says of the file of results at this path; the same failure where it says nothing of it. */
export const problemOf = (path: string, cause: unknown): unknown => {
  if (!(cause instanceof Error) || cause instanceof ResultsProblem) return cause;
  const meant = MEANINGS.find(([sign]) => sign.test(cause.message))?.[1];
  const isOfSqlite = "code" in cause && cause.code === "ERR_SQLITE_ERROR";
  // What has no meaning here is our own mistake.
  return isOfSqlite && meant !== undefined ? new ResultsProblem(`${path}: ${meant}`) : cause;
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

/** Throws `ResultsProblem` where this is no file of results that this program knows. Answers its version. */
const check = (database: DatabaseSync, path: string): number => {
  if (isEmpty(database))
    throw new ResultsProblem(
      `${path}: there is nothing in it; audit into it first, or name another file`,
    );
  if (numberIn(database, "application_id") !== APPLICATION)
    throw new ResultsProblem(
      `${path}: this holds something else than results of audits; name another file`,
    );
  const version = numberIn(database, "user_version");
  if (version < OLDEST_VERSION || version > VERSION)
    throw new ResultsProblem(
      `${path}: these results have version ${version}, and this program knows ${VERSION}; name another file`,
    );
  return version;
};

/** True where a file is there. Throws `ResultsProblem` for anything else of this name: to read a pipe would wait for ever. */
const isThere = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile())
    throw new ResultsProblem(`${path}: this is a folder, a pipe or a device; name a file`);
  return found !== undefined;
};

/** Opens results that are there, to ask them. Throws `ResultsProblem`, also where `oldest` is newer than they are. */
export const openToAsk = (path: string, oldest: number = OLDEST_VERSION): DatabaseSync =>
  attempt(path, () => {
    if (!isThere(path)) throw new ResultsProblem(`${path}: there is no such file; check the path`);
    const database = new DatabaseSync(path, { readOnly: true });
    const version = check(database, path);
    if (version < oldest)
      throw new ResultsProblem(
        `${path}: these results have version ${version}, which does not say by what they were found; ` +
          "audit once more into this file, which renews it and keeps its rows",
      );
    askAsToday(database, version);
    return database;
  });

/** A value in an answer; a list is of names, ids or numbers. */
export type Cell = string | number | null | readonly (string | number | null)[];

/** An answer, row by row; the names are the titles of its columns. */
export type Answer = Generator<Readonly<Record<string, Cell>>>;

/** The titles of an answer's columns, also where it has no row. */
export const titlesOf = (database: DatabaseSync, { sql }: Question): readonly string[] =>
  database
    .prepare(sql)
    .columns()
    .map(({ name }) => name);

/** The first and the last file by name; both empty where games stand in none. */
export const placesWithin = (database: DatabaseSync): readonly [string, string] => {
  const { first, last } = database
    .prepare("select min(source) as first, max(source) as last from place where source like '/%'")
    .get() as { readonly first: string | null; readonly last: string | null };
  return [first ?? "", last ?? ""];
};

const LISTS: ReadonlySet<string> = new Set(LIST_COLUMNS);

/** Lists stand in the file as JSON. */
const cellOf = (title: string, cell: unknown): Cell =>
  LISTS.has(title) && typeof cell === "string"
    ? // oxlint-disable-next-line eslint/no-restricted-properties -- what this package has written
      (JSON.parse(cell) as Cell)
    : (cell as Cell);

/** Asks results that were opened. */
export function* ask(database: DatabaseSync, { sql }: Question): Answer {
  for (const row of database.prepare(sql).iterate())
    yield Object.fromEntries(
      Object.entries(row).map(([title, cell]) => [title, cellOf(title, cell)]),
    );
}

/** Results that are being written. One run at a time. */
export interface Results {
  /** True where results were there before. */
  readonly isOld: boolean;
  /** Writes down what rows of these bases rest on. */
  readonly know: (bases: readonly BasedGame[]) => void;
  /** Bases by which games were kept whose verdict turned out to be another. */
  readonly distrusted: () => readonly string[];
  /** It turned out of this game: all that was kept by the basis is deleted, and nothing is kept by it any more. */
  readonly distrust: (basis: string, log: string) => void;
  readonly put: Put;
  /** The source has so many games now: places behind them are forgotten. */
  readonly shorten: (source: string, games: number) => void;
  /**
   * Forgets the places of sources that are gone, where each of their games stands in a source that is not: a file that was renamed.
   * Answers the sources.
   */
  readonly forgetMoved: (isGone: (source: string) => boolean) => readonly string[];
  /** Makes sure that all that was put stays, whatever happens to this program. */
  readonly keep: () => void;
  readonly close: () => void;
}

/** Held for as long as this program runs, also where it is killed; by the file's own name, whatever link leads to it. */
const takeLock = (path: string): (() => void) => {
  const lock = `${isThere(path) ? realpathSync(path) : path}-lock`;
  const holder = new DatabaseSync(lock);
  holder.exec("begin exclusive");
  return () => {
    holder.close();
    rmSync(lock, { force: true });
  };
};

/** Deletes what was kept by this basis, and where it stood: it is audited when it is met again. */
const distrust = (database: DatabaseSync, basis: string, log: string): void => {
  const kept = `select log, reading from game where kept = 1 and reading in
    (select id from reading where basis = ?)`;
  database.prepare("insert or ignore into surprise values (?, ?)").run(basis, log);
  database.prepare(`delete from place where (log, reading) in (${kept})`).run(basis);
  database.prepare(`delete from game where (log, reading) in (${kept})`).run(basis);
  database.exec("commit; begin");
};

const distrusted = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("select distinct basis from surprise")
    .all()
    .map(({ basis }) => String(basis));

const knowBases = (database: DatabaseSync, bases: readonly BasedGame[]): void => {
  const known = database.prepare("insert or ignore into basis values (?, ?)");
  for (const { digest, basis } of bases) known.run(digest, JSON.stringify(basis));
  database.exec("commit; begin");
};

/** At rest results are one file, which can be copied by itself, and asked where nothing can be written. */
const makeOneFile = (database: DatabaseSync): void => {
  try {
    if (database.isTransaction) database.exec("rollback");
    database.exec("pragma journal_mode = delete");
  } catch {
    // Somebody asks meanwhile, or the disk is full: it stays as it is while it is written to.
  }
};

/** The database with the tables of today, and whether it was there before. */
const opened = (path: string): { readonly database: DatabaseSync; readonly isNew: boolean } => {
  const database = new DatabaseSync(path);
  try {
    const isNew = isEmpty(database);
    if (isNew) makeTables(database, APPLICATION);
    else renewTables(database, check(database, path));
    database.exec("pragma journal_mode = wal; pragma synchronous = normal; begin");
    return { database, isNew };
  } catch (cause) {
    database.close();
    throw cause;
  }
};

const openedWithLock = (path: string) => {
  const release = takeLock(path);
  try {
    return { ...opened(path), release };
  } catch (cause) {
    release();
    throw cause;
  }
};

/** Opens results to write to them, and makes the file where there is none. Throws `ResultsProblem`. */
export const openResults = (path: string): Results =>
  attempt(path, () => {
    const { database, isNew, release } = openedWithLock(path);
    const put = putter(database);
    let isWhole = true;
    const changing = <A>(work: () => A): A => {
      isWhole = false;
      const made = attempt(path, work);
      isWhole = true;
      return made;
    };
    const shorter = database.prepare("delete from place where source = ? and number > ?");
    return {
      isOld: !isNew,
      know: (bases) => changing(() => knowBases(database, bases)),
      distrusted: () => attempt(path, () => distrusted(database)),
      distrust: (basis, log) => changing(() => distrust(database, basis, log)),
      put: (place, row, madeFrom) => changing(() => put(place, row, madeFrom)),
      shorten: (source, games) => changing(() => void shorter.run(source, games)),
      forgetMoved: (isGone) => changing(() => forgetMoved(database, isGone)),
      keep: () => changing(() => database.exec("commit; begin")),
      close: () => {
        try {
          // What failed half-way is taken back to where it was kept last: a row without its findings would pass for a whole one.
          // A disk that is full may have taken the transaction back by itself.
          if (isWhole && database.isTransaction) attempt(path, () => database.exec("commit"));
        } finally {
          makeOneFile(database);
          database.close();
          release();
        }
      },
    };
  });
