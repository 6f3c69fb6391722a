// Who answers, read from the sets of edits alone: a seat where every set within the margin accuses it; where some do, it cannot be decided,
// and they are named. Where the budget of an episode was spent, nobody knows all sets: then it cannot be decided either.
import type { SeatId } from "@assize/kernel-model";
import type { Answering, Blame, Difference } from "../alignment/blame.ts";
import { accusedBy, type Move, movesIn, rootOf } from "../alignment/moves.ts";
import { movesOfEdits, type Told } from "./as-moves.ts";
import { otherSets, type OtherSet, worthTelling } from "./other-sets.ts";
import type { Found } from "./search.ts";
import type { Search } from "../alignment/search-state.ts";

export const blameBy = (
  search: Search,
  told: Told,
  { told: play, others, spent }: Found,
): Blame => {
  const sets = otherSets(play, others);
  const inMoves = ({ more, without, instead, tail }: OtherSet): Difference => {
    const moves = movesOfEdits(search, tail);
    return {
      more,
      without: without.flatMap((edit) => told.moves.get(edit) ?? []),
      instead: instead.flatMap((edit) => moves.get(edit) ?? []),
    };
  };
  const all = sets.map(inMoves);
  const moves = movesIn(told.hypothesis.last);
  const accused = accusedBy(moves);
  const halves = new Set(moves.flatMap(({ half }) => half ?? []));
  const isSpent = ({ index }: Move): boolean =>
    spent.some(({ first, last }) => first <= index && index <= last);
  const between = (move: Move): readonly Answering[] => {
    const own = accused.get(move) ?? null;
    const beside = halves.has(move) ? null : move.suspects;
    if (own === null && beside === null && rootOf(move) !== move) return [];
    const others = new Set<Answering>(beside === null ? [] : ["recorder"]);
    for (const one of all)
      for (const name of namedIn(one, move, accused, own ?? beside)) others.add(name);
    if (own !== null && others.size === 0 && isSpent(move)) others.add("recorder");
    return others.size === 0 ? [] : [own ?? beside ?? "recorder", ...others];
  };
  return { differences: worthTelling(sets).map(inMoves), between };
};

/**
 * Whom another set names in the place of what a move says. Who is accused by another set alone is named with the first deviation that
 * it does without.
 */
const namedIn = (
  { without, instead }: Difference,
  move: Move,
  accused: ReadonlyMap<Move, SeatId>,
  own: SeatId | null,
): readonly Answering[] => {
  if (!without.some((one) => one === move || rootOf(one) === move)) return [];
  const theirs = new Set(accusedBy(instead).values());
  const perhaps = instead.flatMap(({ suspects }) => suspects ?? []);
  if (own !== null) {
    if (theirs.has(own)) return [];
    const others = [...theirs, ...perhaps].filter((seat) => seat !== own);
    return others.length === 0 ? ["recorder"] : others;
  }
  const first = without.find(({ cost }) => cost > 0);
  if (first === undefined || rootOf(first) !== move) return [];
  const ours = without.flatMap((one) => accused.get(one) ?? one.suspects ?? []);
  return [...theirs, ...perhaps].filter((seat) => !ours.includes(seat));
};
