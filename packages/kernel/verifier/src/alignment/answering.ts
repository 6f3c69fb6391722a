// Who answers for a deviation. A seat does only if every explanation within the margin accuses it: where one of them does
// not, the finding says between whom it cannot be decided.
import type { SeatId } from "@assize/kernel-model";
import type { Difference } from "./explanations.ts";
import { type Move, rootOf } from "./moves.ts";

/** A seat, or whoever wrote the record. */
export type Answering = SeatId | "recorder";

const accusedIn = (moves: readonly Move[]): ReadonlySet<SeatId> =>
  new Set(moves.flatMap(({ accuses }) => (accuses === null ? [] : [accuses])));

/**
 * Between whom it cannot be decided, for the first move of a deviation; empty where all explanations agree. Those who
 * are accused only by another explanation are named with the first deviation that it does without.
 */
export const answersBetween = (
  root: Move,
  differences: readonly Difference[],
): readonly Answering[] => {
  const others = new Set<Answering>();
  for (const { without, instead } of differences) {
    if (!without.some((move) => rootOf(move) === root)) continue;
    for (const one of accusedOtherwise(root, without, accusedIn(instead))) others.add(one);
  }
  return others.size === 0 ? [] : [root.accuses ?? "recorder", ...others];
};

const accusedOtherwise = (
  root: Move,
  without: readonly Move[],
  theirs: ReadonlySet<SeatId>,
): readonly Answering[] => {
  if (root.accuses !== null) {
    if (theirs.has(root.accuses)) return [];
    return theirs.size === 0 ? ["recorder"] : [...theirs];
  }
  if (rootOf(without[0]!) !== root) return [];
  const own = accusedIn(without);
  return [...theirs].filter((seat) => !own.has(seat));
};
