// A game of a PGN text as far as it was read: its events with their places, and the board that its moves have led to. Knows no sign.
import { type Board, readFen, START_FEN } from "@assize/chess-board";
import { statedFrom } from "@assize/chess-game";
import { asPosition, type Stood } from "@assize/chess-rules";
import type { JsonObject, StatedPosition } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { brief } from "./brief.ts";
import type { SetName } from "./forced-end.ts";
import { clockIn, type Note } from "./notes.ts";
import { newNumbering, type Numbering } from "./numbering.ts";
import type { Table } from "./table.ts";
import type { Place, Token } from "./tokens.ts";
import { unknown } from "./unknown.ts";

/** A line of a log, and where in the text it comes from. */
export interface PgnEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: JsonObject;
  /** What the text says besides: the move as it is written, the clock, and notes in their order. */
  readonly remarks: JsonObject | null;
  readonly place: Place;
}

export interface PgnGame {
  /** The set of rulings by which it was played. */
  readonly set: SetName;
  /** What was read otherwise there: play went on where the set ends it. What nobody can know is no option of its ruling. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  /** From where the game begins, where that is not its usual start. */
  readonly position: StatedPosition | null;
  readonly events: readonly PgnEvent[];
  readonly place: Place;
  /** What is said before the first move. */
  readonly notes: readonly Note[];
  /** What is wrong with the text, in English, beside what stands in the events. */
  readonly problems: readonly PgnProblem[];
}

export interface PgnProblem {
  readonly place: Place;
  readonly message: string;
  /** True where it only says how something is read that stands in the game. */
  readonly isRemark?: true;
}

export interface Reading {
  readonly place: Place;
  readonly tags: Record<string, string>;
  readonly events: PgnEvent[];
  readonly problems: PgnProblem[];
  position: StatedPosition | null;
  /** Null where a move could not be read: what stands where is not known any more. */
  board: Board | null;
  /** The positions since the last capture or pawn move, the present one last. */
  since: readonly Stood[];
  /** Null while its tags are read. */
  table: Table | null;
  seat: number;
  numbering: Numbering;
  /** What is said before the first move, and then behind the last event. */
  readonly opening: Note[];
  notes: Note[];
  /** Where the variations begin that are not closed yet, the outermost first; and the signs within. */
  readonly open: Place[];
  variation: Token[];
  hasMoves: boolean;
  /** What a tag Result says that stands before another one. */
  otherResult: string | null;
  /** True once a sign of a move was told that is wrong. */
  isSignTold: boolean;
  /** True once its result was read: comments may still follow. */
  isOver: boolean;
}

/** More of what is wrong with the text of a game is not told. */
const MOST_TOLD = 100;

const add = ({ problems }: Reading, problem: PgnProblem): void => {
  const message = "more is wrong with this game from here on; it is not told";
  if (problems.length < MOST_TOLD) problems.push(problem);
  else if (problems.length === MOST_TOLD) problems.push({ place: problem.place, message });
};

/** Notes what is wrong with the text. */
export const tell = (reading: Reading, place: Place, message: string): void =>
  add(reading, { place, message });

/** Notes how something is read of which nothing is lost. */
export const remark = (reading: Reading, place: Place, message: string): void =>
  add(reading, { place, message, isRemark: true });

const START: Board = Result.getOrThrow(readFen(START_FEN));

export const begin = (place: Place): Reading => {
  const opening: Note[] = [];
  return {
    place,
    tags: Object.create(null) as Record<string, string>,
    events: [],
    problems: [],
    position: null,
    board: START,
    since: [START],
    table: null,
    seat: 0,
    numbering: newNumbering(0),
    opening,
    notes: opening,
    open: [],
    variation: [],
    hasMoves: false,
    otherResult: null,
    isSignTold: false,
    isOver: false,
  };
};

const CHESS = /^(?:standard|normal|regular|chess|from position|)$/i;

/** Another game is not read: its moves are none of chess. */
export const startVariant = (reading: Reading, name: string, place: Place): void => {
  if (CHESS.test(name)) return;
  tell(reading, place, `this is a game of ${brief(name)}; only chess is read`);
  reading.board = null;
};

/** Collections of problems count moves from 0. It decides nothing. */
const FROM_ZERO = /(?<=^(?:\S+ +){5})0$/;

export const startFrom = (reading: Reading, text: string, place: Place): void => {
  if (!CHESS.test(reading.tags["Variant"] ?? "")) return;
  const fen = text.trim().replace(FROM_ZERO, "1");
  const board = readFen(fen);
  if (Result.isFailure(board)) {
    const { part, message } = board.failure;
    tell(reading, place, `the FEN cannot be used (${part}): ${message}`);
    reading.board = null;
    return;
  }
  reading.board = board.success;
  reading.since = [asPosition(board.success)];
  reading.seat = board.success.turn === "white" ? 0 : 1;
  reading.numbering = newNumbering(2 * (board.success.fullMove - 1) + reading.seat);
  reading.position = statedFrom(fen);
};

/** Where the game begins is not known. */
export const loseStart = (reading: Reading): void => {
  reading.board = null;
  reading.position = null;
};

/** Keeps what is said of the last event, or of what comes before the first. */
export const annotate = (reading: Reading, note: Note): void => {
  const { events, notes } = reading;
  notes.push(note);
  const last = events.at(-1);
  if (last === undefined) return;
  const clock = "comment" in note ? clockIn(note.comment) : undefined;
  const more = clock === undefined ? {} : { clock };
  // One list that grows.
  events[events.length - 1] = {
    ...last,
    remarks: { ...last.remarks, ...more, notes: notes as JsonObject[] },
  };
};

/** Behind a bracket that is never closed nobody can tell what was played. */
export const endUnread = (reading: Reading, bracket: "(" | "{", place: Place): void => {
  const what = bracket === "(" ? "variation" : "comment";
  const other = bracket === "(" ? ")" : "}";
  tell(
    reading,
    place,
    `this ${bracket} is never closed, and nothing behind it is read; put ${other} where the ${what} ends`,
  );
  if (reading.isOver) return;
  reading.board = null;
  const why = `${bracket} is never closed; what was played after it is not known`;
  reading.events.push({
    type: "moved",
    by: reading.seat,
    data: unknown(why),
    remarks: null,
    place,
  });
};
