// A choice that stands too late, where the lines before it fit without it: it belongs before them.
import type { Position } from "@assize/kernel-chart-engine";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Moves, onward, withMove } from "./moves.ts";
import { choiceOf, keyOf, legally } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { through } from "./through.ts";

/**
 * The latest earlier line before which the choice in hand is legal, so that all lines up to it and some after it fit.
 * `least` is what the cheapest hypothesis costs that fits.
 */
export function* belongsBefore(
  search: Search,
  one: Hypothesis,
  index: number,
  least: number,
): Moves {
  const { rules, limits } = search;
  const event = choiceOf(rules, search.lineAt(index));
  const cost = COSTS.leftOut + COSTS.moved;
  if (event === null || one.cost + cost > least + limits.margin) return;
  let lines = 0;
  for (let trail = one.trail; trail !== null && lines++ < limits.back; trail = trail.before) {
    rules.looked++;
    const taken = legally(rules, trail.position, event);
    if (taken === null) continue;
    const to = goesOnFrom(search, one, taken.position, trail.line, index);
    if (to === null) continue;
    const revised = { line: trail.line, event };
    const move = { index, kind: "belongs-before", held: "corrected", cost, to, revised } as const;
    const { next } = withMove(one, { ...move, consumes: true });
    yield { ...onward(next, to), position: to };
    return;
  }
}

/** Where the lines from `first` on lead, without the one in hand; null where they, or those after it, do not fit. */
const goesOnFrom = (
  search: Search,
  one: Hypothesis,
  from: Position<unknown>,
  first: number,
  index: number,
): Position<unknown> | null => {
  const { rules, limits } = search;
  const to = through(search, from, first, index);
  // Where it makes no difference, nothing tells that it was made at all.
  if (to === null || keyOf(rules, to) === keyOf(rules, one.position)) return null;
  const last = Math.min(search.length, index + limits.fitAfterBackByChoice);
  return index + 1 < last && through(search, to, index + 1, last) !== null ? to : null;
};
