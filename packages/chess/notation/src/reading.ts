// A game of a PGN text as far as it was read: its events with their places, and the board that its moves have led to. Knows no sign.
import { type Board, readFen, START_FEN } from "@assize/chess-board";
import { alone, type Since } from "@assize/chess-rules";
import type { JsonObject, StatedPosition } from "@assize/kernel-model";
import * as Result from "effect/Result";
import type { SetName } from "./forced-end.ts";
import { clockIn, type Note } from "./notes.ts";
import { newNumbering, type Numbering } from "./numbering.ts";
import type { LetterLanguage } from "./letters.ts";
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
  /** Whose letters its pieces have. */
  readonly letters: LetterLanguage;
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
  /** All of its signs. */
  readonly tokens: Token[];
  /** Whose letters its pieces have: English ones, or what the text says or shows. */
  letters: LetterLanguage;
  /** True where the moves begin again, and no result stands before them. */
  readonly isBegunAgain: boolean;
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

export const begin = (place: Place, isBegunAgain = false): Reading => {
  const opening: Note[] = [];
  return {
    place,
    tags: Object.create(null) as Record<string, string>,
    events: [],
    problems: [],
    tokens: [],
    letters: "en",
    isBegunAgain,
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
