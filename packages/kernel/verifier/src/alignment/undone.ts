// Play went back, and nobody wrote that down: the lines go on from an earlier position.
import type { Position } from "@assize/kernel-chart-engine";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Moves, onward, withMove } from "./moves.ts";
import { fit } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** Where the line in hand leads from an earlier position, if it and the lines after it fit there. */
const goesOnFrom = (
  { rules, lineAt, length }: Search,
  from: Position<unknown>,
  index: number,
  fitting: number,
): Position<unknown> | null => {
  let position = from;
  let after: Position<unknown> | null = null;
  for (let at = index; at < Math.min(length, index + fitting); at++) {
    rules.looked++;
    const steps = fit(rules, position, lineAt(at));
    if (steps === null) return null;
    ({ position } = steps.at(-1)!);
    after ??= position;
  }
  return after;
};

/** The latest earlier position from which the record goes on. `least` is what the cheapest hypothesis costs that fits. */
export function* goneBack(search: Search, one: Hypothesis, index: number, least: number): Moves {
  const { rules, limits } = search;
  if (one.cost + COSTS.undone > least + limits.margin) return;
  const isDecision = rules.game.classOf(search.lineAt(index).type) === "decision";
  const fitting = isDecision ? limits.fitAfterBackByChoice : limits.fitAfterBack;
  if (isDecision && index + 1 === search.length) return;
  let lines = 0;
  for (let trail = one.trail; trail !== null && lines++ < limits.back; trail = trail.before) {
    const { position } = trail;
    const after = position === one.position ? null : goesOnFrom(search, position, index, fitting);
    if (after === null) continue;
    const cost = isDecision && lines === 1 ? COSTS.undoneOne : COSTS.undone;
    const undone = { index, kind: "undone", held: "corrected", cost } as const;
    const { next } = withMove(one, { ...undone, to: position });
    yield onward({ ...next, position }, after);
    return;
  }
}
