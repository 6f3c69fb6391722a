// Of results: each game that was judged by one rulebook, and how it is judged where it stands now. Reads the file of results
// row by row. Knows SQL; what makes a difference is in `broken.ts`.
import type { DatabaseSync } from "node:sqlite";
import type { VerdictKind } from "@assize/kernel-model";
import type { JudgedRow } from "./broken.ts";
import { FINDINGS, findingsBy, winnersIn } from "./node-known.ts";
import { openToAsk, ResultsProblem } from "./node-results.ts";

/** A game that was judged by the rulebook asked for. */
export interface Judged {
  readonly game: string;
  /** Where it stands: the first place by name. */
  readonly place: string;
  readonly before: JudgedRow;
  /** Null where it was not audited by anything else since. */
  readonly now: JudgedRow | null;
  /** True where it was not audited again, since nothing that it touched had changed. */
  readonly isKept: boolean;
}

/** A rulebook by which rows of these results were judged. */
export interface RulebookInResults {
  readonly game: string;
  readonly rulebook: string;
  readonly games: number;
}

type Columns = Readonly<Record<string, unknown>>;

/** Of each log where it stands now, and by what: a file that was renamed since still stands there by something earlier.
 * The place is of the same row as max(). */
const STANDING = `
  select log, max(reading) as reading, source || '#' || number as place
  from place where log is not null group by log`;

/**
 * Where a game stands, with the latest earlier row of it by the rulebook, for the same wish for rulings; a game that stands by
 * that rulebook alone has no earlier row.
 */
const JUDGED = `
  with standing as (${STANDING}), named as (select id, game, rulings from reading where rulebook = :rulebook)
  select standing.place, reading.game, standing.log, standing.reading as now_id,
    (select max(named.id) from named join game on game.reading = named.id and game.log = standing.log
     where named.id < standing.reading and named.rulings = reading.rulings) as then_id,
    reading.rulebook = :rulebook as is_named
  from standing
  join reading on reading.id = standing.reading
  order by standing.place`;

const ROW = "select * from game where log = ? and reading = ?";

const RULEBOOKS = `
  select reading.game, reading.rulebook, count(distinct game.log) as games
  from game join reading on reading.id = game.reading group by 1, 2 order by 3 desc`;

const rowsOf = (database: DatabaseSync) => {
  const row = database.prepare(ROW);
  const findings = findingsBy(database.prepare(FINDINGS));
  return (log: string, reading: number): JudgedRow & { readonly isKept: boolean } => {
    const found = row.get(log, reading) as Columns;
    return {
      verdict: found["verdict"] as VerdictKind,
      reason: found["reason"] as string | null,
      prefix: found["prefix"] as number,
      finished: found["finished"] === 1,
      winners: winnersIn(found),
      findings: found["verdict"] === "compliant" ? [] : findings(log, reading),
      isKept: found["kept"] === 1,
    };
  };
};

const rulebooksIn = (database: DatabaseSync): readonly RulebookInResults[] =>
  database.prepare(RULEBOOKS).all() as unknown as readonly RulebookInResults[];

/** The one rulebook whose digest begins so. Throws `ResultsProblem` where there is none, or more than one. */
const rulebookNamed = (
  path: string,
  database: DatabaseSync,
  beginning: string,
): RulebookInResults => {
  const all = rulebooksIn(database);
  const found = all.filter(({ rulebook }) => rulebook.startsWith(beginning));
  if (found.length === 1 && beginning !== "") return found[0]!;
  const there = all.map(
    ({ game, rulebook, games }) =>
      `${rulebook} (${game}, ${games} ${games === 1 ? "game" : "games"})`,
  );
  const what =
    found.length === 0 ? "no game here was judged by" : "more than one rulebook begins with";
  throw new ResultsProblem(
    `${path}: ${what} "${beginning}"; name one of ${there.join(", ") || "none: there are no results"}`,
  );
};

/** Results that were opened to say what became of the games of one rulebook. */
export interface Migrating {
  readonly rulebook: RulebookInResults;
  readonly games: () => Generator<Judged>;
  /** Places at which nothing could be read, or this program failed. */
  readonly unreadable: number;
  readonly close: () => void;
}

/** Version 2 is the first that says by what its rows were found. */
const SAYS_BY_WHAT = 2;

/** Throws `ResultsProblem`. */
export const openMigration = (path: string, from: string): Migrating => {
  const database = openToAsk(path, SAYS_BY_WHAT);
  const rulebook = rulebookNamed(path, database, from);
  const rowOf = rowsOf(database);
  function* games(): Generator<Judged> {
    const rows = database.prepare(JUDGED).iterate({ rulebook: rulebook.rulebook });
    for (const row of rows as Iterable<Columns>) {
      const { log, place, game } = row as { log: string; place: string; game: string };
      const [thenId, nowId] = [row["then_id"] as number | null, row["now_id"] as number];
      if (thenId === null && row["is_named"] !== 1) continue;
      const now = rowOf(log, nowId);
      yield thenId === null
        ? { game, place, before: now, now: null, isKept: false }
        : { game, place, before: rowOf(log, thenId), now, isKept: now.isKept };
    }
  }
  const unread = database.prepare("select count(*) as places from place where log is null").get();
  return {
    rulebook,
    games,
    unreadable: Number(unread?.["places"]),
    close: () => database.close(),
  };
};
