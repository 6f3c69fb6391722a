// A game as a log has it, as the writer of PGN takes it. Knows no log.
import { type Board, type Move, readFen, readSquare } from "@assize/chess-board";
import type { WrittenMove } from "@assize/chess-game";
import { Defect } from "@assize/kernel-model";
import * as Result from "effect/Result";

/** Requires a FEN that can be read, and moves as logs have them. */
export const readMoves = (
  fen: string,
  moves: readonly WrittenMove[],
): { readonly board: Board; readonly moves: readonly Move[] } => {
  const board = readFen(fen);
  if (Result.isFailure(board)) throw new Defect(`a state has a FEN that cannot be read: ${fen}`);
  const square = (name: string): number => {
    const found = readSquare(name);
    if (found === undefined) throw new Defect(`a move names no square: ${name}`);
    return found;
  };
  return {
    board: board.success,
    moves: moves.map(({ from, to, promotion }) => ({
      from: square(from),
      to: square(to),
      promotion,
    })),
  };
};
