// One move ahead of a view, for players: what a move takes, whether it ends the game, and what the opponent could take then.
import {
  type Board,
  capturedBy,
  hasLegalMove,
  type Kind,
  kindOf,
  legalMoves,
  type Move,
  played,
  readFen,
} from "@assize/chess-board";
import { moveOf, type WrittenMove } from "@assize/chess-rules";
import * as Result from "effect/Result";
import type { ChessView } from "./view.ts";

/** What a move wins at once. */
export interface Winning {
  readonly takes: Kind | null;
  readonly promotes: Kind | null;
}

export interface Prospect extends Winning {
  /** What it ends the game with, as the position alone shows. */
  readonly ends: "checkmate" | "stalemate" | null;
  /** What the opponent could win with each legal answer. */
  readonly answers: readonly Winning[];
}

const winningOf = (board: Board, move: Move): Winning => {
  const square = capturedBy(board, move);
  const takes = square === null ? null : kindOf(board.squares[square]!);
  return { takes, promotes: move.promotion };
};

/** Requires a legal move. */
export const lookAhead = ({ fen }: ChessView, written: WrittenMove): Prospect => {
  const board = Result.getOrThrow(readFen(fen));
  const move = moveOf(written);
  const after = played(board, move);
  const stuck = after.check ? "checkmate" : "stalemate";
  return {
    ...winningOf(board, move),
    ends: hasLegalMove(after) ? null : stuck,
    answers: [...legalMoves(after)].map((answer) => winningOf(after, answer)),
  };
};
