// Who answers, read from the sets of edits alone: a seat where every set within the margin accuses it; where some do, it cannot be decided,
// and they are named. Where the budget of an episode was spent, nobody knows all sets: then it cannot be decided either.
import { answersBetween } from "../alignment/answering.ts";
import type { Answering, Blame } from "../alignment/blame.ts";
import { differences } from "../alignment/explanations.ts";
import { accusedBy, type Hypothesis, type Move, movesIn, rootOf } from "../alignment/moves.ts";
import { MARGIN } from "./costs.ts";

/** Lines of an episode in which not all was looked at that may be said, from the first to the last. */
export interface Spent {
  readonly first: number;
  readonly last: number;
}

export const blameBy = (
  best: Hypothesis,
  others: readonly Hypothesis[],
  spent: readonly Spent[],
): Blame => {
  const limits = { margin: MARGIN, marginOfSlip: MARGIN };
  const all = differences({ best, least: best.cost, others, halted: null }, limits);
  const accused = accusedBy(movesIn(best.last));
  const isSpent = ({ index }: Move): boolean =>
    spent.some(({ first, last }) => first <= index && index <= last);
  const between = (move: Move): readonly Answering[] => {
    const own = accused.get(move);
    if (own === undefined && rootOf(move) !== move) return [];
    const answers = answersBetween(move, accused, all);
    return own !== undefined && answers.length === 0 && isSpent(move) ? [own, "recorder"] : answers;
  };
  return { differences: all, between };
};
