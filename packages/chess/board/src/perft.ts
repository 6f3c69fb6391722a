// Perft: how many sequences of legal moves there are from a board. Numbers that the world agrees on.
import type { Board } from "./board.ts";
import { legalMoves, type Move, played } from "./moves.ts";

/** How many sequences of `depth` legal moves there are. Requires `depth >= 0`. */
export const perft = (board: Board, depth: number): number => {
  if (depth === 0) return 1;
  let count = 0;
  for (const move of legalMoves(board))
    count += depth === 1 ? 1 : perft(played(board, move), depth - 1);
  return count;
};

/** The same, by first move. Requires `depth >= 1`. */
export const dividedPerft = (board: Board, depth: number): readonly (readonly [Move, number])[] =>
  [...legalMoves(board)].map((move) => [move, perft(played(board, move), depth - 1)]);
