// A move of a PGN text, read on the board that it is made on. One that cannot be read becomes a value that is not known, and so does every
// one after it: nothing is guessed.
import {
  type Board,
  capturedBy,
  hasLegalMove,
  isLastRank,
  isLegal,
  type Move,
  nameOf,
  pieceOf,
  played,
} from "@assize/chess-board";
import { asPosition, isDeadByEveryReading, sinceThen, writtenMove } from "@assize/chess-rules";
import type { JsonObject } from "@assize/kernel-model";
import { brief } from "./brief.ts";
import type { LetterLanguage } from "./letters.ts";
import { heldToNumbers } from "./missing-moves.ts";
import { addEvent, addUnread, type Reading, remark, tell } from "./reading.ts";
import { isMoveText, readSan } from "./san.ts";
import { unknown } from "./unknown.ts";
import { playingOn, tableOf } from "./table.ts";
import type { Place } from "./tokens.ts";

/** Most moves that are read of a game: more than any game can have (5,899 of each side, by the seventy-five moves). */
const MOST_MOVES = 20_000;

interface ReadMove {
  readonly data: JsonObject;
  /** Null where it is not known any more. */
  readonly board: Board | null;
  readonly move?: Move;
  /** How it is read, where that is not plain. */
  readonly remark?: string;
}

/** A move on a board that is known, or why it cannot be read at all. */
const moveIn = (board: Board, text: string, letters: LetterLanguage): ReadMove | string => {
  const read = readSan(board, text, letters);
  switch (read.kind) {
    case "no-move":
      return `${text} is no move${lettersOf(text)}`;
    case "two-squares":
      return `${text}: a king moves one square, and castling is written O-O or O-O-O`;
    case "unclear": {
      const from = unknown(`${text}: ${whichPiece(board, read.isTheirs)}`);
      return { data: { from, to: nameOf(read.to), promotion: read.promotion }, board: null };
    }
    case "away":
      return { data: writtenMove(read.move), board: null };
    case "no-promotion":
      return { data: { ...writtenMove(read.move), promotion: read.becomes }, board: null };
    case "illegal": {
      const message = `${text}: no ${read.piece} can go to ${nameOf(read.move.to)}; the one on ${nameOf(read.move.from)} is taken to be meant`;
      return { data: writtenMove(read.move), board: null, remark: message };
    }
    case "move":
      return moveRead(board, read.move, text);
  }
};

const moveRead = (board: Board, move: Move, text: string): ReadMove => {
  const [from, to] = [nameOf(move.from), nameOf(move.to)];
  if (!lacksPromotion(board, move))
    return { data: { from, to, promotion: move.promotion }, board: played(board, move), move };
  const promotion = unknown(`${text}: what the pawn becomes is not written`);
  return { data: { from, to, promotion }, board: null };
};

const whichPiece = ({ turn }: Board, isTheirs: boolean): string =>
  isTheirs
    ? `this piece is ${turn === "white" ? "Black" : "White"}'s, and ${turn === "white" ? "White" : "Black"} has the move`
    : "which piece is meant cannot be told";

/** True where a pawn reaches the last rank and nothing is said of what it becomes: the player will have chosen. */
const lacksPromotion = ({ squares, turn }: Board, { from, to, promotion }: Move): boolean =>
  promotion === null && squares[from] === pieceOf(turn, "pawn") && isLastRank(turn, to);

/** Whose letters these look like, for what is a move but for them. */
const lettersOf = (text: string): string => {
  const capital = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  if (/^[nrqk]/.test(text) && isMoveText(capital, "en"))
    return `; the letter of a piece is a capital: ${capital}`;
  const [, piece, named] = /^([A-Z])?[a-h]?[1-8]?x?[a-h][1-8](?:=?([A-Z]))?[+#]*$/.exec(text) ?? [];
  const letter = piece ?? named;
  const whose = letter === undefined ? undefined : LETTERS[letter];
  return whose === undefined
    ? ""
    : `; its letter looks ${whose}: write the English one (K, Q, R, B, N)`;
};
const LETTERS: Readonly<Record<string, string>> = {
  S: "German",
  L: "German",
  C: "French, Spanish or Italian",
  F: "French",
  A: "Spanish or Italian",
  T: "German, French, Spanish or Italian",
  D: "German, French, Spanish or Italian",
};

/** Signs on a move that say of it what is not so. They decide nothing. */
const wrongSign = (board: Board, move: Move, text: string): string | null => {
  if (text.includes("x") && capturedBy(board, move) === null) return "captures nothing";
  const sign = text.at(-1);
  if (sign !== "+" && sign !== "#") return null;
  const after = played(board, move);
  if (!after.check) return "gives no check";
  return sign === "#" && hasLegalMove(after) ? "is no checkmate" : null;
};

const SIGNED = /x|(?<![-=/])[+#]+$/;

/** Requires the board that the move is made on. */
const tellSign = (reading: Reading, board: Board, move: Move, text: string, place: Place): void => {
  if (reading.isSignTold || !SIGNED.test(text)) return;
  const wrong = wrongSign(board, move, text);
  if (wrong === null || !isLegal(board, move)) return;
  reading.isSignTold = true;
  const message = `${text} ${wrong}; signs decide nothing, and others of this game are not told`;
  remark(reading, place, message);
};

/** A position that a text begins with ends no game, but where it is dead by every reading. */
const isAfterMoves = ({ hasMoves }: Reading, board: Board): boolean =>
  hasMoves || isDeadByEveryReading(board);

export const readMove = (reading: Reading, written: string, place: Place): void => {
  const { numbering } = reading;
  const count = reading.moves++;
  if (count > MOST_MOVES) return;
  if (count === MOST_MOVES) {
    const message = `this game has more than ${MOST_MOVES} moves; nothing from here on is read`;
    tell(reading, place, message);
    return addUnread(reading, message, {}, place);
  }
  const why = heldToNumbers(reading, written);
  const text = brief(written);
  const { board } = reading;
  const read = why === null && board !== null ? moveIn(board, text, reading.letters) : null;
  const whyNot = why === null ? null : `${text}: ${why}`;
  reading.table ??= tableOf(reading.tags);
  if (board !== null && isAfterMoves(reading, board))
    reading.table = playingOn(reading.table, board, reading.since);
  if (read === null || typeof read === "string") leaveUnread(reading, read ?? whyNot, text, place);
  else addMove(reading, read, text, place);
  reading.seat = 1 - reading.seat;
  numbering.due++;
  reading.hasMoves = true;
};

/** `why` is null where it is what came before that cannot be read. */
const leaveUnread = (reading: Reading, why: string | null, text: string, place: Place): void => {
  const start = why === null ? reading.unreadStart : null;
  const told = start?.why ?? why ?? `${text}: a move before it cannot be read`;
  addUnread(reading, told, { san: text }, start?.place ?? place);
};

const addMove = (reading: Reading, read: ReadMove, text: string, place: Place): void => {
  const { data, board, move, remark: how } = read;
  if (move !== undefined) tellSign(reading, reading.board!, move, text, place);
  if (how !== undefined) remark(reading, place, how);
  addEvent(reading, { type: "moved", by: reading.seat, data, place }, { san: text });
  reading.board = board;
  if (board !== null) reading.since = sinceThen(reading.since, asPosition(board));
};
