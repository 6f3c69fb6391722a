// What holds in every position of a game: one king each, no pawn on a last rank, and whoever has just moved is not in check.
import { boardProblem } from "@assize/chess-board";
import type { State } from "@assize/chess-rules";
import type { Broken } from "@assize/kernel-model";

export const invariants = ({ board }: State): readonly Broken[] => {
  const problem = boardProblem(board);
  return problem === null ? [] : [{ id: "setup.position", by: { problem: problem.message } }];
};
