// A choice that stands too early, and was legal there: without it the lines after it fit, and it belongs behind them.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Moves, onward, remembered, withMove } from "./moves.ts";
import { choiceOf, legally } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { through } from "./through.ts";

/**
 * The latest earlier choice without which all lines up to the one in hand fit, and some after it with that choice in
 * between. Without it altogether a seat that plays twice would be excused. `least` is what the cheapest hypothesis costs that fits.
 */
export function* standsTooEarly(
  search: Search,
  one: Hypothesis,
  index: number,
  least: number,
): Moves {
  const { rules, limits } = search;
  const cost = COSTS.passedOverChoice;
  if (one.cost + cost > least + limits.margin) return;
  let lines = 0;
  for (let trail = one.trail; trail !== null && lines++ < limits.back; trail = trail.before) {
    const event = choiceOf(rules, search.lineAt(trail.line));
    if (event === null) continue;
    const to = through(search, trail.position, trail.line + 1, index);
    const after = to === null ? null : goesOn(search, to, index, event);
    if (to === null || after === null) continue;
    const revised = { line: trail.line, event };
    const told = { index, kind: "stands-too-early", held: "corrected", cost, to, revised } as const;
    const { move, next } = withMove(one, { ...told, standsAt: trail.line });
    const passedOver = remembered(next.passedOver, move, limits.passedOver);
    yield { ...onward({ ...next, position: to }, after), passedOver };
    return;
  }
}

/** Where the line in hand leads, if it and those after it fit, with the choice in between. */
const goesOn = (
  search: Search,
  from: Position<unknown>,
  index: number,
  event: GameEvent,
): Position<unknown> | null => {
  const { rules, limits, length } = search;
  const first = through(search, from, index, index + 1);
  const end = Math.min(length, index + limits.fitAfterBackByChoice);
  let [position, isOpen] = [first, true];
  for (let line = index + 1; line < end && position !== null; line++) {
    const next = through(search, position, line, line + 1);
    const put = next === null && isOpen ? legally(rules, position, event) : null;
    if (put !== null) isOpen = false;
    position = put === null ? next : through(search, put.position, line, line + 1);
  }
  return position === null || isOpen ? null : first;
};
