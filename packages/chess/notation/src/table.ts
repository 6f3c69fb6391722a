// By whose rules a game was played, and how it came to its result, as far as tags and the last position say it. Knows no text.
import type { Board } from "@assize/chess-board";
import type { RulingId, Rulings } from "@assize/chess-rulebook";
import { colourOfSeat, isDeadPosition, mateBy, type Since } from "@assize/chess-rules";
import type { Json, JsonObject } from "@assize/kernel-model";
import {
  FIFTY,
  type ForcedEnd,
  forcedEnd,
  type Readings,
  readingsOf,
  SEVENTY_FIVE,
  type SetName,
} from "./forced-end.ts";
import { type LastPosition, sentenceIn, type Winner } from "./told-end.ts";
import { unknown } from "./unknown.ts";

type Tags = Readonly<Record<string, string>>;

export interface Table {
  /** The set of rulings of the site it was played on, or else FIDE's. */
  readonly set: SetName;
  /** Who states a result: the site, or else the sheet it stands on. */
  readonly saidBy: "site" | "scoresheet";
  /** What is read otherwise than by the set: play went on where the set ends it, and the set was not read so there. */
  readonly overrides: Readings;
  /** Rulings of which nobody can say how they were read at the time. */
  readonly notKnown: readonly RulingId[];
  /** True where time ran out. */
  readonly onTime: boolean;
  /** Which Laws were in force, as far as the date says it. */
  readonly laws: Readonly<Record<Law, InForce>>;
}

/** A site's name or an address of it, and nothing else: a place may be called so. Collections add the country `INT`. */
const SITE = /^(?:https?:\/\/)?(?:[a-z]+\.)?(lichess\.org|chess\.com)(?:[/?#].*| INT)?$/i;

const setOf = ({ Site = "" }: Tags): SetName => {
  const [, site] = SITE.exec(Site.trim()) ?? [];
  if (site === undefined) return "default";
  return site.toLowerCase() === "chess.com" ? "chess.com" : "lichess";
};

/**
 * From when on Laws end a game that players went on with: those of 2014 after five occurrences or seventy-five moves, those of 1997 in any
 * dead position; those that came into force in 1989 list the pieces that end it. What earlier ones said was not looked up.
 */
const LAWS = { progress: "2014.07", dead: "1997.07", pieces: "1989.01" } as const;
type Law = keyof typeof LAWS;
type InForce = "yes" | "no" | "not-known";

const DATED = /^(\d{4})(?:\.(\d\d))?/;

const isInForce = ({ Date = "", UTCDate = "", EventDate = "" }: Tags, law: Law): InForce => {
  const [, year, month] = DATED.exec(Date) ?? DATED.exec(UTCDate) ?? DATED.exec(EventDate) ?? [];
  const [from, fromMonth] = LAWS[law].split(".") as [string, string];
  if (year === undefined) return "not-known";
  if (year !== from || fromMonth === "01") return year >= from ? "yes" : "no";
  if (month === undefined) return "not-known";
  return month >= fromMonth ? "yes" : "no";
};

const IN_FORCE = { progress: "yes", dead: "yes", pieces: "yes" } as const;

export const tableOf = (tags: Tags): Table => {
  const set = setOf(tags);
  return {
    set,
    saidBy: set === "default" ? "scoresheet" : "site",
    overrides: {},
    notKnown: [],
    onTime: /time forfeit|on time|timeout/i.test(sentenceIn(tags).said),
    // Sites are younger, and enforce their own rules.
    laws:
      set === "default"
        ? {
            progress: isInForce(tags, "progress"),
            dead: isInForce(tags, "dead"),
            pieces: isInForce(tags, "pieces"),
          }
        : IN_FORCE,
  };
};

const readingsAt = ({ set, overrides }: Table): Readings => ({
  ...readingsOf(set),
  ...overrides,
});

const otherwise = (table: Table, more: Readings): Table => ({
  ...table,
  overrides: { ...table.overrides, ...more },
});

/** True where a ruling is read otherwise already: nothing more has to be asked of the positions. */
const isRead = ({ notKnown, overrides }: Table, id: RulingId): boolean =>
  notKnown.includes(id) || overrides[id] !== undefined;

/** A ruling that reads otherwise than a law which was not in force, or which may not have been. */
const readAtItsTime = <Id extends RulingId>(
  table: Table,
  law: InForce,
  id: Id,
  earlier: Rulings[Id] | null,
): Table => {
  if (law === "yes" || isRead(table, id)) return table;
  return law === "no" && earlier !== null
    ? otherwise(table, { [id]: earlier })
    : { ...table, notKnown: [...table.notKnown, id] };
};

/** The game goes on where nobody can mate. */
const goingOnDead = (table: Table, board: Board): Table => {
  const { dead, pieces } = table.laws;
  if ((dead === "yes" && pieces === "yes") || !isDeadPosition(board, "no-mate-possible"))
    return table;
  return isDeadPosition(board, "no-mate-by-material")
    ? readAtItsTime(table, pieces, "dead-position", null)
    : readAtItsTime(table, dead, "dead-position", "no-mate-by-material");
};

const goingOnRepeated = (table: Table, board: Board, since: Since): Table => {
  const { progress } = table.laws;
  if (progress === "yes" || board.quiet < 4 || isRead(table, "no-progress")) return table;
  const isEnded = since.times >= 5 || board.quiet >= SEVENTY_FIVE;
  return isEnded ? readAtItsTime(table, progress, "no-progress", "declared") : table;
};

/** The table where a position did not end the game that today's Laws end by it. */
const byLawsOfTheTime = (table: Table, board: Board, since: Since): Table =>
  goingOnDead(goingOnRepeated(table, board, since), board);

const bySite = (table: Table, board: Board, since: Since): Table => {
  const { quiet } = board;
  if (table.saidBy !== "site" || quiet < 4) return table;
  const readings = readingsAt(table);
  if (readings.threefold === "automatic" && since.times >= 3)
    return otherwise(table, { threefold: "claimed" });
  return readings["fifty-moves"] === "automatic" && quiet >= FIFTY
    ? otherwise(table, { "fifty-moves": "claimed" })
    : table;
};

/**
 * The table where a move is made in this position. A site enforces its own rules: where it let play go on, it did not read at that time
 * that the game was drawn. Nor does a law end a game that is older.
 */
export const playingOn = (table: Table, board: Board, since: Since): Table =>
  byLawsOfTheTime(bySite(table, board, since), board, since);

const NOT_KNOWN = "date-not-known";

/** What a header says of single rulings. One that is not known is no option of any: whoever audits is told to choose. */
export const overridesOf = ({ overrides, notKnown }: Table): Readonly<Record<string, string>> => ({
  ...overrides,
  ...Object.fromEntries(notKnown.map((id) => [id, NOT_KNOWN])),
});

/** What a file says of the end: who has won, or why that cannot be said. */
export interface ToldEnd {
  readonly winner: Winner;
  /** Who resigned, where that is written. */
  readonly resigned?: 0 | 1 | undefined;
  readonly contradiction: string | null;
}

type Written = readonly [type: string, data: JsonObject, by?: number];

export interface ResultEvents {
  readonly events: readonly Written[];
  /** True where the last position decides the game. */
  readonly isForced: boolean;
  /** By which rulings it is said. */
  readonly table: Table;
}

/**
 * Whose flag has fallen; null where it is not written. Of a draw a sheet does not say it, and by which rulings the game is audited is not
 * known here. A site stops the clock that runs: that of whoever has the move (article 6.2.1).
 */
const flagOf = ({ saidBy }: Table, winner: Winner, toMove: number): Json => {
  if (winner !== null) return 1 - winner;
  return saidBy === "site" ? toMove : null;
};

/** The end that the position forces by the rulings of this table. */
const endBy = (table: Table, { board, since }: Reached): ForcedEnd | null =>
  board === null ? null : forcedEnd(board, since, readingsAt(table));

type Reached = Pick<LastPosition, "board" | "since">;

/** What the record has of the end. `toMove` is the seat whose clock runs. */
export const resultEvents = (
  stood: Table,
  { winner, resigned, contradiction }: ToldEnd,
  toMove: number,
  reached: Reached,
): ResultEvents => {
  const { board, since } = reached;
  // What the position forces stands in no terse log, but where the file says that somebody else has won.
  if (endBy(stood, reached)?.winner === winner) return { events: [], isForced: true, table: stood };
  const table = board === null ? stood : byLawsOfTheTime(stood, board, since);
  const end = endBy(table, reached);
  if (end !== null) return { events: [[end.type, { winner }]], isForced: true, table };
  const { saidBy } = table;
  const stated = (said: Json): Written => ["result-stated", { winner: said, saidBy }];
  const ended = (...events: readonly Written[]): ResultEvents => ({
    events,
    isForced: false,
    table,
  });
  if (contradiction !== null) return ended(stated(unknown(contradiction)));
  // Where the board is not known, nobody can say what a fallen flag or a resignation comes to.
  if (board === null) return ended(stated(winner));
  if (table.onTime) {
    const flag: Written = ["flag-fell", { seat: flagOf(table, winner, toMove), saidBy }];
    return ended(flag, ["flag-decided", { winner }]);
  }
  if (resigned === undefined) return ended(stated(winner));
  const events: readonly Written[] = [["resigned", {}, resigned], stated(winner)];
  return { events, isForced: false, table: afterResignation(table, winner, resigned, board) };
};

/** A site that gave the game to an opponent who cannot checkmate read it so: by its own rules whoever resigns has lost. */
const afterResignation = (table: Table, winner: Winner, resigned: 0 | 1, board: Board): Table => {
  const isSites = table.saidBy === "site" && readingsAt(table).resignation !== "lost";
  if (!isSites || winner === null || winner === resigned) return table;
  return mateBy(board, colourOfSeat(winner)) === "possible"
    ? table
    : otherwise(table, { resignation: "lost" });
};
