// What holds in every position of a game: one king each, no pawn on a last rank, and whoever has just moved is not in check.
import { boardProblem, piecesProblem } from "@assize/chess-board";
import type { State } from "@assize/chess-rules";
import type { Broken } from "@assize/kernel-model";

/** Whoever left the own king in check has moved, and the opponent has the move: records go on so. */
export const invariants = ({ board }: State): readonly Broken[] => {
  const problem = boardProblem(board);
  if (problem === null) return [];
  const broken: Broken = { id: "setup.position", by: { problem: problem.message } };
  return [piecesProblem(board) === null ? { ...broken, playable: true } : broken];
};
