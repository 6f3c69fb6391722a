// By whose rules a game was played, and how it came to its result, as far as tags and the last position say it. Knows no text.
import type { Board, Colour } from "@assize/chess-board";
import {
  asPosition,
  cannotWinOnTime,
  isDeadPosition,
  type Stood,
  timesStood,
} from "@assize/chess-rules";
import type { Json, JsonObject } from "@assize/kernel-model";
import {
  FIFTY,
  forcedEnd,
  type Readings,
  readingsOf,
  SEVENTY_FIVE,
  type SetName,
} from "./forced-end.ts";
import type { LastPosition, Winner } from "./told-end.ts";
import { unknown } from "./unknown.ts";

type Tags = Readonly<Record<string, string>>;

export interface Table {
  /** The set of rulings of the site it was played on, or else FIDE's. */
  readonly set: SetName;
  /** Who states a result: the site, or else the sheet it stands on. */
  readonly saidBy: "site" | "scoresheet";
  /** What is read otherwise than by the set: play went on where the set ends it, and the set was not read so there. */
  readonly overrides: Readings;
  /** True where time ran out. */
  readonly onTime: boolean;
  /** True for a game from before the Laws of 1 July 2014, the first that end one after five occurrences or seventy-five moves. */
  readonly isBefore2014: boolean;
  /** True for a game from before the Laws of 1 July 1997, the first that end one by any dead position; those before list the pieces. */
  readonly isBefore1997: boolean;
}

const setOf = ({ Site = "" }: Tags): SetName => {
  if (/lichess\.org/i.test(Site)) return "lichess";
  return /chess\.com/i.test(Site) ? "chess.com" : "default";
};

/** Before July of a year. A game of that year without a month is not. */
const isBeforeJuly = ({ Date = "" }: Tags, of: number): boolean => {
  const [, year, month] = /^(\d{4})(?:\.(\d\d))?/.exec(Date) ?? [];
  if (year === undefined) return false;
  return month === undefined ? Number(year) < of : `${year}.${month}` < `${of}.07`;
};

export const tableOf = (tags: Tags): Table => {
  const set = setOf(tags);
  return {
    set,
    saidBy: set === "default" ? "scoresheet" : "site",
    overrides: {},
    onTime: /time forfeit|on time|timeout/i.test(tags["Termination"] ?? ""),
    isBefore2014: isBeforeJuly(tags, 2014),
    isBefore1997: isBeforeJuly(tags, 1997),
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

/** The game goes on where pawns alone keep both sides from a mate. */
const playingOnBlocked = (table: Table, board: Board): Table =>
  table.isBefore1997 &&
  readingsAt(table)["dead-position"] === undefined &&
  isDeadPosition(board, "no-mate-possible") &&
  !isDeadPosition(board, "no-mate-by-material")
    ? otherwise(table, { "dead-position": "no-mate-by-material" })
    : table;

const playingOnRepeated = (table: Table, board: Board, since: readonly Stood[]): Table => {
  const { quiet } = board;
  const isSite = table.saidBy === "site";
  if (quiet < 4 || !(isSite || table.isBefore2014)) return table;
  const times = timesStood(since, asPosition(board));
  if (times < 3 && quiet < FIFTY) return table;
  const readings = readingsAt(table);
  if (isSite && readings.threefold === "automatic" && times >= 3)
    return otherwise(table, { threefold: "claimed" });
  if (isSite && readings["fifty-moves"] === "automatic" && quiet >= FIFTY)
    return otherwise(table, { "fifty-moves": "claimed" });
  const isEnded = times >= 5 || quiet >= SEVENTY_FIVE;
  return isEnded && table.isBefore2014 && readings["no-progress"] !== "declared"
    ? otherwise(table, { "no-progress": "declared" })
    : table;
};

/**
 * The table where a move is made in this position. A site enforces its own rules: where it let play go on, it did not read at that time
 * that the game was drawn. Nor does a law end a game that is older.
 */
export const playingOn = (table: Table, board: Board, since: readonly Stood[]): Table =>
  playingOnBlocked(playingOnRepeated(table, board, since), board);

/** What a file says of the end: who has won, or why that cannot be said. */
export interface ToldEnd {
  readonly winner: Winner;
  readonly contradiction: string | null;
}

type Written = readonly [type: string, data: JsonObject];

export interface ResultEvents {
  readonly events: readonly Written[];
  /** True where the last position decides the game. */
  readonly isForced: boolean;
}

const colourOf = (seat: number): Colour => (seat === 0 ? "white" : "black");

/** The draw that a flag of this seat comes to, or not. */
const drawsByFlag = (table: Table, board: Board, seat: number): boolean =>
  cannotWinOnTime(
    board,
    colourOf(1 - seat),
    readingsAt(table)["flag-material"] ?? "no-mate-possible",
  );

/**
 * Whose flag has fallen: of a draw, that of whoever had the move, since the clock of no other runs (article 6.2.1). But it may run after the
 * move, until the clock is pressed: where only the other's comes to a draw, the sheet does not say whose it was. A site does.
 */
const flagOf = (table: Table, winner: Winner, toMove: number, board: Board): Json => {
  if (winner !== null) return 1 - winner;
  const other = 1 - toMove;
  if (table.saidBy === "site" || drawsByFlag(table, board, toMove)) return toMove;
  return drawsByFlag(table, board, other)
    ? unknown(
        `whose flag fell is not written: ${colourOf(toMove)} had the move and would have lost, ${colourOf(other)} would have drawn`,
      )
    : toMove;
};

/** What the record has of the end. `toMove` is the seat whose clock runs. */
export const resultEvents = (
  table: Table,
  { winner, contradiction }: ToldEnd,
  toMove: number,
  { board, since }: Pick<LastPosition, "board" | "since">,
): ResultEvents => {
  const end = board === null ? null : forcedEnd(board, since, readingsAt(table));
  // What the position forces stands in no terse log, but where the file says that somebody else has won.
  if (end !== null)
    return { events: end.winner === winner ? [] : [[end.type, { winner }]], isForced: true };
  const { saidBy } = table;
  const stated = (said: Json): ResultEvents => ({
    events: [["result-stated", { winner: said, saidBy }]],
    isForced: false,
  });
  if (contradiction !== null) return stated(unknown(contradiction));
  // Where the board is not known, nobody can say what a fallen flag comes to.
  if (!table.onTime || board === null) return stated(winner);
  const flag: Written = ["flag-fell", { seat: flagOf(table, winner, toMove, board), saidBy }];
  return { events: [flag, ["flag-decided", { winner }]], isForced: false };
};
