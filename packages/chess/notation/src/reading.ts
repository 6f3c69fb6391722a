// A game of a PGN text as far as it was read: its events with their places, and the board that its moves have led to. Knows no sign.
import {
  type Board,
  readFen,
  START_FEN,
  startNumberOf,
  type Variant,
  withoutImpossible,
} from "@assize/chess-board";
import { statedFrom } from "@assize/chess-game";
import { alone, asPosition, type Since } from "@assize/chess-rules";
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
  /** What the table plays: `chess960`, with the number of its start or `stated`. */
  readonly options: JsonObject;
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

/** What the text says beside an event, as a log keeps it. */
export interface Noted {
  /** The move as it is written. */
  readonly san?: string;
  readonly result?: string;
  clock?: string;
  notes?: readonly Note[];
  /** The moves behind one that cannot be read: nothing is known of them but how they are written. */
  unread?: readonly Noted[];
}

export interface Reading {
  readonly place: Place;
  readonly tags: Record<string, string>;
  readonly events: PgnEvent[];
  readonly problems: PgnProblem[];
  position: StatedPosition | null;
  /** What the table plays. */
  options: JsonObject;
  /** Where the tags Variant and FEN stand; null where there is none. */
  variantAt: Place | null;
  fenAt: Place | null;
  /** True once it is read from where the game begins. */
  isSetUp: boolean;
  /** Null where a move could not be read: what stands where is not known any more. */
  board: Board | null;
  /** The present position, and those since the last capture or pawn move. */
  since: Since;
  /** Null while its tags are read. */
  table: Table | null;
  seat: number;
  numbering: Numbering;
  /** What is said before the first move, and then behind the last event. */
  readonly opening: Note[];
  notes: Note[];
  /** What is kept beside what was read last; null before the first event. */
  noted: Noted | null;
  /** Why the start cannot be read; null where it can. */
  unreadStart: { readonly why: string; readonly place: Place } | null;
  /** The moves behind one that cannot be read; null while all can. */
  unread: Noted[] | null;
  /** Where the variations begin that are not closed yet, the outermost first; and the signs within. */
  readonly open: Place[];
  variation: Token[];
  hasMoves: boolean;
  /** How many moves stand there, read or not. */
  moves: number;
  /** What a tag Result says that stands before another one. */
  otherResult: string | null;
  /** True once a sign of a move was told that is wrong. */
  isSignTold: boolean;
  /** True once its result was read: comments may still follow. */
  isOver: boolean;
  /** The result as it was read. */
  result: string | null;
  /** True once it was told that something stands behind the result. */
  isBehind: boolean;
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
    options: {},
    variantAt: null,
    fenAt: null,
    isSetUp: false,
    board: START,
    since: alone(START),
    table: null,
    seat: 0,
    numbering: newNumbering(0),
    opening,
    notes: opening,
    noted: null,
    unreadStart: null,
    unread: null,
    open: [],
    variation: [],
    hasMoves: false,
    moves: 0,
    otherResult: null,
    isSignTold: false,
    isOver: false,
    result: null,
    isBehind: false,
  };
};

const CHESS = /^(?:standard|normal|regular|chess|from position|)$/i;
const CHESS960 = /^(?:chess ?960|fischer(?:andom|random| random)(?: ?chess)?)$/i;

/** Nothing is known of where the game begins: it stands in the game itself, once, and nothing of its moves is read. */
export const loseStart = (reading: Reading, why: string, place: Place): void => {
  reading.unreadStart ??= { why, place };
  reading.board = null;
  reading.position = null;
};

const refuseStart = (reading: Reading, why: string, place: Place): void => {
  tell(reading, place, why);
  loseStart(reading, why, place);
};

/** Collections of problems count moves from 0. It decides nothing. */
const FROM_ZERO = /(?<=^(?:\S+ +){5})0$/;

/** A board of Chess960 that is one of its starts begins there; from any other the game begins as from a stated position. */
const beginFrom = (reading: Reading, board: Board, fen: string, variant: Variant): void => {
  const number = variant === "chess960" ? startNumberOf(board) : null;
  reading.board = board;
  reading.since = alone(asPosition(board));
  reading.seat = board.turn === "white" ? 0 : 1;
  const { written } = reading.numbering;
  reading.numbering = { ...newNumbering(2 * (board.fullMove - 1) + reading.seat), written };
  if (variant === "chess960") reading.options = { chess960: number ?? "stated" };
  reading.position = number === null ? statedFrom(fen, variant) : null;
};

const startFrom = (reading: Reading, text: string, place: Place, variant: Variant): void => {
  const { fen, told } = withoutImpossible(text.trim().replace(FROM_ZERO, "1"), variant);
  for (const { part, message } of told)
    remark(
      reading,
      place,
      `the FEN is read without what is impossible in it (${part}): ${message}`,
    );
  const board = readFen(fen, variant);
  if (Result.isFailure(board)) {
    const { part, message } = board.failure;
    return refuseStart(reading, `the FEN cannot be used (${part}): ${message}`, place);
  }
  if (variant === "regular" && board.success.rooks !== null)
    return refuseStart(reading, `the FEN cannot be used (castling): ${BY_FILES}`, place);
  beginFrom(reading, board.success, fen, variant);
};
const BY_FILES = 'files of rooks are for Chess960; write KQkq, or the tag [Variant "Chess960"]';

/** From where a game begins, once all its tags are read: which may come first. Another game than chess is not read. */
export const setUp = (reading: Reading): void => {
  if (reading.isSetUp) return;
  reading.isSetUp = true;
  const { tags, variantAt, fenAt } = reading;
  const { Variant: name = "", FEN: fen = "" } = tags;
  const variant = CHESS960.test(name) ? "chess960" : "regular";
  if (variantAt !== null && variant === "regular" && !CHESS.test(name))
    return refuseStart(
      reading,
      `this is a game of ${brief(name)}; only chess and Chess960 are read`,
      variantAt,
    );
  if (fenAt !== null && reading.unreadStart === null)
    return startFrom(reading, fen, fenAt, variant);
  if (variantAt !== null && variant === "chess960" && fenAt === null)
    refuseStart(
      reading,
      "this is a game of Chess960, and from where it begins is not written; add the tag FEN",
      variantAt,
    );
};

/** Keeps what is said of what was read last, or of what comes before the first event. */
export const annotate = ({ noted, notes }: Reading, note: Note): void => {
  notes.push(note);
  if (noted === null) return;
  const clock = "comment" in note ? clockIn(note.comment) : undefined;
  if (clock !== undefined) noted.clock = clock;
  // One list that grows.
  noted.notes = notes;
};

/** Adds an event, and what is kept beside it. */
export const addEvent = (
  reading: Reading,
  event: Omit<PgnEvent, "remarks">,
  noted: Noted,
): void => {
  reading.events.push({ ...event, remarks: noted as JsonObject });
  reading.noted = noted;
  reading.notes = [];
};

/** A move of which nothing is known but how it is written; the first one says why, and those behind it stand beside it. */
export const addUnread = (reading: Reading, why: string, noted: Noted, place: Place): void => {
  const { unread } = reading;
  reading.board = null;
  if (unread === null) {
    reading.unread = [];
    addEvent(reading, { type: "moved", by: reading.seat, data: unknown(why), place }, noted);
    return;
  }
  unread.push(noted);
  const first = reading.events.findLast(({ type }) => type === "moved")!;
  (first.remarks as unknown as Noted).unread = unread;
  reading.noted = noted;
  reading.notes = [];
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
  addUnread(
    reading,
    `${bracket} is never closed; what was played after it is not known`,
    {},
    place,
  );
};
