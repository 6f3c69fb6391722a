// Who answers for a deviation. A seat does only if every explanation within the margin accuses it: where one of them does
// not, the finding says between whom it cannot be decided.
import type { SeatId } from "@assize/kernel-model";
import type { Answering, Difference } from "./blame.ts";
import { accusedBy, type Move, rootOf } from "./moves.ts";

/**
 * Between whom it cannot be decided, for the first move of a deviation; empty where all explanations agree. `accused`
 * is whom the winner accuses. Those who are accused only by another explanation are named with the first deviation that
 * it does without.
 */
export const answersBetween = (
  root: Move,
  accused: ReadonlyMap<Move, SeatId>,
  differences: readonly Difference[],
): readonly Answering[] => {
  const own = accused.get(root) ?? null;
  const others = new Set<Answering>();
  for (const { without, instead } of differences) {
    if (!without.some((move) => move === root || rootOf(move) === root)) continue;
    const theirs = new Set(accusedBy(instead).values());
    const ours = without.flatMap((move) => accused.get(move) ?? []);
    // What a terse record need not state costs nothing and is told by nobody.
    const first = without.find(({ cost }) => cost > 0);
    const isFirst = first !== undefined && rootOf(first) === root;
    for (const one of otherwise(own, theirs, isFirst ? ours : null)) others.add(one);
  }
  return others.size === 0 ? [] : [own ?? "recorder", ...others];
};

/** Whom another explanation names instead; `ours`: all whom the winner accuses there, null where others tell of it. */
const otherwise = (
  own: SeatId | null,
  theirs: ReadonlySet<SeatId>,
  ours: readonly SeatId[] | null,
): readonly Answering[] => {
  if (own !== null) {
    if (theirs.has(own)) return [];
    return theirs.size === 0 ? ["recorder"] : [...theirs];
  }
  return ours === null ? [] : [...theirs].filter((seat) => !ours.includes(seat));
};
