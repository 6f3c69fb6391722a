// From a PGN text to games as logs have them: events with their places. What cannot be read becomes a value that is not known, with
// file, line and column, and never a guess: after it no further move is resolved, since the board is not known.
import {
  type Board,
  isLastRank,
  type Move,
  nameOf,
  pieceOf,
  played,
  positionKey,
  readFen,
  START_FEN,
} from "@assize/chess-board";
import { statedFrom } from "@assize/chess-game";
import type { JsonObject, StatedPosition } from "@assize/kernel-model";
import * as Result from "effect/Result";
import type { Readings, SetName } from "./forced-end.ts";
import { clockIn, isMark, type Note, variationOf } from "./notes.ts";
import { readSan } from "./san.ts";
import { playingOn, resultEvents, type Table, tableOf } from "./table.ts";
import { isResult, type Place, type Token, type TokenOf, tokensOf } from "./tokens.ts";

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
  /** What was read otherwise there: play went on where the set ends it. */
  readonly overrides: Readings;
  readonly tags: Readonly<Record<string, string>>;
  /** From where the game begins, where that is not its usual start. */
  readonly position: StatedPosition | null;
  readonly events: readonly PgnEvent[];
  readonly place: Place;
  /** What is said before the first move. */
  readonly notes: readonly Note[];
  /** What is wrong with the text, in English, beside what stands in the events. */
  readonly problems: readonly { readonly place: Place; readonly message: string }[];
}

/** Most moves that are read of a game: more than any game can have (5,899 of each side, by the seventy-five moves). */
const MOST_MOVES = 20_000;

interface Reading {
  readonly file: string;
  readonly place: Place;
  readonly tags: Record<string, string>;
  readonly events: PgnEvent[];
  readonly problems: { readonly place: Place; readonly message: string }[];
  position: StatedPosition | null;
  /** Null where a move could not be read: what stands where is not known any more. */
  board: Board | null;
  /** The positions since the last capture or pawn move, the present one last. */
  since: readonly string[];
  /** Null while its tags are read. */
  table: Table | null;
  seat: number;
  /** What is said before the first move, and then behind the last event. */
  readonly opening: Note[];
  notes: Note[];
  /** Where the variations begin that are not closed yet, the outermost first; and the signs within. */
  readonly open: Place[];
  variation: Token[];
  hasMoves: boolean;
  /** True once its result was read: comments may still follow. */
  isOver: boolean;
}

const START: Board = Result.getOrThrow(readFen(START_FEN));

const begin = (file: string, place: Place): Reading => {
  const opening: Note[] = [];
  return {
    file,
    place,
    tags: Object.create(null) as Record<string, string>,
    events: [],
    problems: [],
    position: null,
    board: START,
    since: [positionKey(START)],
    table: null,
    seat: 0,
    opening,
    notes: opening,
    open: [],
    variation: [],
    hasMoves: false,
    isOver: false,
  };
};

const placed = ({ file }: Reading, { line, column }: Place, text: string): JsonObject => ({
  $unknown: `${file}:${line}:${column}: ${text}`,
});

const CHESS = /^(?:standard|normal|regular|chess|from position|)$/i;

/** Another game is not read: its moves are none of chess. */
const startVariant = (reading: Reading, name: string, place: Place): void => {
  if (CHESS.test(name)) return;
  reading.problems.push({ place, message: `this is a game of ${name}; only chess is read` });
  reading.board = null;
};

const startFrom = (reading: Reading, fen: string, place: Place): void => {
  if (!CHESS.test(reading.tags["Variant"] ?? "")) return;
  const board = readFen(fen);
  if (Result.isFailure(board)) {
    const { part, message } = board.failure;
    reading.problems.push({ place, message: `the FEN cannot be used (${part}): ${message}` });
    reading.board = null;
    return;
  }
  reading.board = board.success;
  reading.since = [positionKey(board.success)];
  reading.seat = board.success.turn === "white" ? 0 : 1;
  reading.position = statedFrom(fen.trim());
};

interface ReadMove {
  readonly data: JsonObject;
  /** Null where it is not known any more. */
  readonly board: Board | null;
}

const moveIn = (reading: Reading, text: string, place: Place): ReadMove => {
  const { board } = reading;
  const unknown = (why: string): JsonObject => placed(reading, place, `${text}${why}`);
  if (board === null)
    return { data: unknown(": a move before it, or the start, cannot be read"), board };
  const read = readSan(board, text);
  if (read.kind === "no-move") return { data: unknown(" is no move"), board: null };
  if (read.kind === "unclear") {
    const from = unknown(": which piece is meant cannot be told");
    return { data: { from, to: nameOf(read.to), promotion: read.promotion }, board: null };
  }
  const { move } = read;
  const [from, to] = [nameOf(move.from), nameOf(move.to)];
  if (!lacksPromotion(board, move))
    return { data: { from, to, promotion: move.promotion }, board: played(board, move) };
  const promotion = unknown(": what the pawn becomes is not written");
  return { data: { from, to, promotion }, board: null };
};

/** True where a pawn reaches the last rank and nothing is said of what it becomes: the player will have chosen. */
const lacksPromotion = ({ squares, turn }: Board, { from, to, promotion }: Move): boolean =>
  promotion === null && squares[from] === pieceOf(turn, "pawn") && isLastRank(turn, to);

const readMove = (reading: Reading, text: string, place: Place): void => {
  if (reading.events.length === MOST_MOVES) {
    const message = `this game has more than ${MOST_MOVES} moves; nothing from here on is read`;
    reading.problems.push({ place, message });
    const data = placed(reading, place, message);
    reading.events.push({ type: "moved", by: reading.seat, data, remarks: null, place });
  }
  if (reading.events.length > MOST_MOVES) return;
  if (reading.board !== null)
    reading.table = playingOn(reading.table ?? tableOf(reading.tags), reading.board, reading.since);
  const { data, board } = moveIn(reading, text, place);
  reading.events.push({ type: "moved", by: reading.seat, data, remarks: { san: text }, place });
  reading.notes = [];
  reading.board = board;
  if (board !== null) {
    const key = positionKey(board);
    reading.since = board.quiet === 0 ? [key] : [...reading.since, key];
  }
  reading.seat = 1 - reading.seat;
  reading.hasMoves = true;
};

const annotate = (reading: Reading, note: Note): void => {
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
const endUnread = (reading: Reading, bracket: "(" | "{", place: Place): void => {
  const what = bracket === "(" ? "variation" : "comment";
  const other = bracket === "(" ? ")" : "}";
  reading.problems.push({
    place,
    message: `this ${bracket} is never closed, and nothing behind it is read; put ${other} where the ${what} ends`,
  });
  if (reading.isOver) return;
  reading.board = null;
  const why = `${bracket} is never closed; what was played after it is not known`;
  const data = placed(reading, place, why);
  reading.events.push({ type: "moved", by: reading.seat, data, remarks: null, place });
};

const readComment = (reading: Reading, { text, isClosed, place }: TokenOf<"comment">): void => {
  if (text !== "") annotate(reading, { comment: text });
  if (isClosed) return;
  endUnread(reading, "{", place);
};

const WINNERS = { "1-0": 0, "0-1": 1, "1/2-1/2": null } as const;

const readResult = (reading: Reading, { text, place }: Omit<TokenOf<"result">, "kind">): void => {
  const tag = reading.tags["Result"];
  if (tag !== undefined && tag !== text)
    reading.problems.push({
      place,
      message: `the game ends with ${text}, and its tag says ${tag}; the former is read`,
    });
  reading.isOver = true;
  if (text === "*") return;
  const { board, since, seat } = reading;
  reading.table ??= tableOf(reading.tags);
  for (const [type, data] of resultEvents(reading.table, WINNERS[text], seat, board, since))
    reading.events.push({ type, data, remarks: { result: text }, place });
  if (reading.events.at(-1)?.remarks?.["result"] !== undefined) reading.notes = [];
};

const gameOf = (reading: Reading): PgnGame => {
  const [unclosed] = reading.open;
  if (unclosed !== undefined) endUnread(reading, "(", unclosed);
  const stated = reading.tags["Result"];
  // Where the moves end without a result, that of the tag is all there is.
  if (!reading.isOver && reading.board !== null && stated !== undefined && isResult(stated))
    readResult(reading, { text: stated, place: reading.place });
  const { tags, position, events, place, opening, problems } = reading;
  const { set, overrides } = reading.table ?? tableOf(tags);
  return {
    set,
    overrides,
    tags: { ...tags },
    position,
    events,
    place,
    notes: opening,
    problems,
  };
};

const hasMoves = ({ hasMoves: isMoved, open }: Reading): boolean => isMoved || open.length > 0;

const isBegun = (reading: Reading): boolean =>
  hasMoves(reading) || Object.keys(reading.tags).length > 0;

const readTag = (reading: Reading, { name, value, place }: TokenOf<"tag">): void => {
  reading.tags[name] = value;
  if (name === "FEN") startFrom(reading, value, place);
  if (name === "Variant") startVariant(reading, value, place);
};

/** What stands in a variation is kept as it is. */
const readInVariation = (reading: Reading, token: Token): void => {
  const { open } = reading;
  if (token.kind === "open") open.push(token.place);
  if (token.kind === "close") open.pop();
  if (open.length > 0) {
    reading.variation.push(token);
    return;
  }
  annotate(reading, { variation: variationOf(reading.variation) });
  reading.variation = [];
};

const readToken = (reading: Reading, token: Token): void => {
  if (reading.open.length > 0) return readInVariation(reading, token);
  switch (token.kind) {
    case "tag":
      return readTag(reading, token);
    case "comment":
      return readComment(reading, token);
    case "nag":
      return annotate(reading, { mark: token.text });
    case "move":
      if (reading.hasMoves && isMark(token.text)) return annotate(reading, { mark: token.text });
      return readMove(reading, token.text, token.place);
    case "result":
      return readResult(reading, token);
    case "open":
      return void reading.open.push(token.place);
    case "close":
      return void reading.problems.push({
        place: token.place,
        message: ") closes no variation",
      });
    case "number":
      return;
    case "unknown":
      reading.problems.push({
        place: token.place,
        message: `${JSON.stringify(token.text)} is no part of a game`,
      });
  }
};

/** Tags of which a game has one each: a second one is another game's. */
const ONCE: ReadonlySet<string> = new Set(["Event", "Round", "White", "Black"]);

/** True where the game was over before this sign: its result was read, or the tags of another begin. */
const endsBefore = (reading: Reading, token: Token): boolean => {
  if (reading.isOver) return token.kind !== "comment" && token.kind !== "nag";
  // The first move again.
  if (token.kind === "number" && reading.open.length === 0)
    return /^1\.?$/.test(token.text) && reading.events.length > 1;
  if (token.kind !== "tag") return false;
  // A game may have no moves.
  return hasMoves(reading) || (ONCE.has(token.name) && token.name in reading.tags);
};

/**
 * The games of a text, lazily. `file` is named in what cannot be read. `firstLine` is the number of its first line there, for a text
 * that is a part of the file.
 */
export function* readPgn(text: string, file: string, firstLine = 1): Generator<PgnGame, void> {
  let reading: Reading | null = null;
  for (const token of tokensOf(text, firstLine)) {
    if (reading !== null && endsBefore(reading, token)) {
      yield gameOf(reading);
      reading = null;
    }
    reading ??= begin(file, token.place);
    // A result alone is no game.
    if (token.kind === "result" && !isBegun(reading)) reading = null;
    else readToken(reading, token);
  }
  if (reading !== null && isBegun(reading)) yield gameOf(reading);
}
