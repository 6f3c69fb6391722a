// From a PGN text to games as logs have them: events with their places. What cannot be read becomes a value that is not known, with
// file, line and column, and never a guess: after it no further move is resolved, since the board is not known.
import { type Board, nameOf, played, positionKey, readFen, START_FEN } from "@assize/chess-board";
import { statedFrom } from "@assize/chess-game";
import type { JsonObject, StatedPosition } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { forcedEnd, type SetName } from "./forced-end.ts";
import { readSan } from "./san.ts";
import { type Place, type Result as GameResult, type Token, tokensOf } from "./tokens.ts";

/** A line of a log, and where in the text it comes from. */
export interface PgnEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: JsonObject;
  /** What the text says besides: the move as it is written, comments, clock. */
  readonly remarks: JsonObject | null;
  readonly place: Place;
}

export interface PgnGame {
  /** The set of rulings by which it was played. */
  readonly set: SetName;
  readonly tags: Readonly<Record<string, string>>;
  /** From where the game begins, where that is not its usual start. */
  readonly position: StatedPosition | null;
  readonly events: readonly PgnEvent[];
  readonly place: Place;
  /** What is wrong with the text, in English, beside what stands in the events. */
  readonly problems: readonly { readonly place: Place; readonly message: string }[];
}

/** Most games, and most moves of one, that are read of a text. */
const MOST_GAMES = 100_000;
const MOST_MOVES = 5_000;

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
  seat: number;
  /** Where the variations begin that are not closed yet, the outermost first. */
  readonly open: Place[];
  hasMoves: boolean;
}

const START: Board = Result.getOrThrow(readFen(START_FEN));

const begin = (file: string, place: Place): Reading => ({
  file,
  place,
  tags: Object.create(null) as Record<string, string>,
  events: [],
  problems: [],
  position: null,
  board: START,
  since: [positionKey(START)],
  seat: 0,
  open: [],
  hasMoves: false,
});

const placed = ({ file }: Reading, { line, column }: Place, text: string): JsonObject => ({
  $unknown: `${file}:${line}:${column}: ${text}`,
});

const startFrom = (reading: Reading, fen: string, place: Place): void => {
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
  const { to, promotion } = read.kind === "move" ? read.move : read;
  const from =
    read.kind === "move"
      ? nameOf(read.move.from)
      : unknown(": which piece is meant cannot be told");
  return {
    data: { from, to: nameOf(to), promotion },
    board: read.kind === "move" ? played(board, read.move) : null,
  };
};

const readMove = (reading: Reading, text: string, place: Place): void => {
  if (reading.events.length >= MOST_MOVES) return;
  const { data, board } = moveIn(reading, text, place);
  reading.events.push({ type: "moved", by: reading.seat, data, remarks: { san: text }, place });
  reading.board = board;
  if (board !== null) {
    const key = positionKey(board);
    reading.since = board.quiet === 0 ? [key] : [...reading.since, key];
  }
  reading.seat = 1 - reading.seat;
  reading.hasMoves = true;
};

const CLOCK = /\[%clk\s+([\d:.]+)\s*\]/;

/** Comments and marks belong to the move before them; those before the first move to nothing. */
const remark = (reading: Reading, more: JsonObject): void => {
  const last = reading.events.at(-1);
  if (last === undefined) return;
  reading.events[reading.events.length - 1] = { ...last, remarks: { ...last.remarks, ...more } };
};

const readComment = (reading: Reading, text: string): void => {
  const clock = CLOCK.exec(text)?.[1];
  const said = text.replace(CLOCK, "").trim();
  remark(reading, {
    ...(clock === undefined ? {} : { clock }),
    ...(said === "" ? {} : { comment: said }),
  });
};

const WINNERS = { "1-0": 0, "0-1": 1, "1/2-1/2": null } as const;

/** By whose rules a game was played: those of the site it was played on, or else FIDE's. */
const setOf = ({ Site = "" }: Readonly<Record<string, string>>): SetName => {
  if (/lichess\.org/i.test(Site)) return "lichess";
  return /chess\.com/i.test(Site) ? "chess.com" : "default";
};

/** Who states a result: the site that a game was played on, or else the sheet it stands on. */
const sayerOf = ({ tags }: Reading): string => (setOf(tags) === "default" ? "scoresheet" : "site");

const onTime = ({ tags }: Reading): boolean =>
  /time forfeit|on time|timeout/i.test(tags["Termination"] ?? "");

const resultEvents = (
  reading: Reading,
  winner: 0 | 1 | null,
): readonly (readonly [string, JsonObject])[] => {
  const { board, since } = reading;
  const end = board === null ? null : forcedEnd(board, since, setOf(reading.tags));
  // What the position forces stands in no terse log, but where the file says that somebody else has won.
  if (end !== null) return end.winner === winner ? [] : [[end.type, { winner }]];
  const saidBy = sayerOf(reading);
  if (!onTime(reading)) return [["result-stated", { winner, saidBy }]];
  // Of a draw, the flag of whoever had the move: the clock of no other runs (article 6.2.1).
  const seat = winner === null ? reading.seat : 1 - winner;
  return [
    ["flag-fell", { seat, saidBy }],
    ["flag-decided", { winner }],
  ];
};

const readResult = (reading: Reading, text: GameResult, place: Place): void => {
  const tag = reading.tags["Result"];
  if (tag !== undefined && tag !== text)
    reading.problems.push({
      place,
      message: `the game ends with ${text}, and its tag says ${tag}; the former is read`,
    });
  if (text === "*") return;
  for (const [type, data] of resultEvents(reading, WINNERS[text]))
    reading.events.push({ type, data, remarks: { result: text }, place });
};

/** Behind a variation that is never closed nobody can tell what was played. */
const endOpenVariation = (reading: Reading): void => {
  const [place] = reading.open;
  if (place === undefined) return;
  reading.problems.push({
    place,
    message:
      "this ( is never closed, and nothing behind it is read; put ) where the variation ends",
  });
  const data = placed(reading, place, "( is never closed; what was played after it is not known");
  reading.events.push({ type: "moved", by: reading.seat, data, remarks: null, place });
};

const gameOf = (reading: Reading): PgnGame => {
  endOpenVariation(reading);
  const { tags, position, events, place, problems } = reading;
  return { set: setOf(tags), tags: { ...tags }, position, events, place, problems };
};

const hasMoves = ({ hasMoves: isMoved, open }: Reading): boolean => isMoved || open.length > 0;

const isBegun = (reading: Reading): boolean =>
  hasMoves(reading) || Object.keys(reading.tags).length > 0;

const readToken = (reading: Reading, token: Exclude<Token, { kind: "result" }>): void => {
  if (token.kind === "open") return void reading.open.push(token.place);
  if (token.kind === "close") {
    if (reading.open.pop() === undefined)
      reading.problems.push({ place: token.place, message: ") closes no variation" });
    return;
  }
  if (reading.open.length > 0) return;
  switch (token.kind) {
    case "tag":
      reading.tags[token.name] = token.value;
      if (token.name === "FEN") startFrom(reading, token.value, token.place);
      return;
    case "comment":
      return readComment(reading, token.text);
    case "nag":
      return remark(reading, { mark: token.text });
    case "move":
      return readMove(reading, token.text, token.place);
    case "unknown":
      reading.problems.push({
        place: token.place,
        message: `${JSON.stringify(token.text)} is no part of a game`,
      });
  }
};

/** The games of a text, lazily. `file` is named in what cannot be read. Variations are passed over. */
export function* readPgn(text: string, file: string): Generator<PgnGame, void> {
  let reading: Reading | null = null;
  let count = 0;
  for (const token of tokensOf(text)) {
    if (token.kind === "tag" && reading !== null && hasMoves(reading)) {
      yield gameOf(reading);
      reading = null;
      if (++count >= MOST_GAMES) return;
    }
    reading ??= begin(file, token.place);
    if (token.kind !== "result" || reading.open.length > 0) {
      if (token.kind !== "result") readToken(reading, token);
      continue;
    }
    // A result alone is no game.
    if (isBegun(reading)) {
      readResult(reading, token.text, token.place);
      yield gameOf(reading);
      if (++count >= MOST_GAMES) return;
    }
    reading = null;
  }
  if (reading !== null && isBegun(reading)) yield gameOf(reading);
}
