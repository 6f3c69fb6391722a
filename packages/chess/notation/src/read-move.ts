// A move of a PGN text, read on the board that it is made on. One that cannot be read becomes a value that is not known, and so does every
// one after it: nothing is guessed.
import { type Board, isLastRank, type Move, nameOf, pieceOf, played } from "@assize/chess-board";
import { asPosition, sinceThen } from "@assize/chess-rules";
import type { JsonObject } from "@assize/kernel-model";
import { heldToNumbers } from "./missing-moves.ts";
import { type Reading } from "./reading.ts";
import { readSan } from "./san.ts";
import { unknown } from "./unknown.ts";
import { playingOn, tableOf } from "./table.ts";
import type { Place } from "./tokens.ts";

/** Most moves that are read of a game: more than any game can have (5,899 of each side, by the seventy-five moves). */
const MOST_MOVES = 20_000;

interface ReadMove {
  readonly data: JsonObject;
  /** Null where it is not known any more. */
  readonly board: Board | null;
}

const moveIn = (reading: Reading, text: string): ReadMove => {
  const why = heldToNumbers(reading, text);
  const { board } = reading;
  if (why !== null) return { data: unknown(`${text}: ${why}`), board: null };
  if (board === null)
    return { data: unknown(`${text}: a move before it, or the start, cannot be read`), board };
  const read = readSan(board, text);
  if (read.kind === "no-move") return { data: unknown(`${text} is no move`), board: null };
  if (read.kind === "unclear") {
    const from = unknown(`${text}: which piece is meant cannot be told`);
    return { data: { from, to: nameOf(read.to), promotion: read.promotion }, board: null };
  }
  const { move } = read;
  const [from, to] = [nameOf(move.from), nameOf(move.to)];
  if (!lacksPromotion(board, move))
    return { data: { from, to, promotion: move.promotion }, board: played(board, move) };
  const promotion = unknown(`${text}: what the pawn becomes is not written`);
  return { data: { from, to, promotion }, board: null };
};

/** True where a pawn reaches the last rank and nothing is said of what it becomes: the player will have chosen. */
const lacksPromotion = ({ squares, turn }: Board, { from, to, promotion }: Move): boolean =>
  promotion === null && squares[from] === pieceOf(turn, "pawn") && isLastRank(turn, to);

export const readMove = (reading: Reading, text: string, place: Place): void => {
  if (reading.events.length === MOST_MOVES) {
    const message = `this game has more than ${MOST_MOVES} moves; nothing from here on is read`;
    reading.problems.push({ place, message });
    const data = unknown(message);
    reading.events.push({ type: "moved", by: reading.seat, data, remarks: null, place });
  }
  if (reading.events.length > MOST_MOVES) return;
  const { data, board } = moveIn(reading, text);
  reading.table ??= tableOf(reading.tags);
  // A position that a text begins with ends no game.
  if (reading.board !== null && reading.hasMoves)
    reading.table = playingOn(reading.table, reading.board, reading.since);
  reading.events.push({ type: "moved", by: reading.seat, data, remarks: { san: text }, place });
  reading.notes = [];
  reading.board = board;
  if (board !== null) reading.since = sinceThen(reading.since, asPosition(board));
  reading.seat = 1 - reading.seat;
  reading.numbering.due++;
  reading.hasMoves = true;
};
