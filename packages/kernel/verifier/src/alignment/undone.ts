// Play went back, and nobody wrote that down: the lines go on from an earlier position.
import type { Position } from "@assize/kernel-chart-engine";
import { COSTS } from "./costs.ts";
import { type Hypothesis, onward, withMove } from "./moves.ts";
import { fit } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** Where the line in hand leads from an earlier position, if it and the lines after it fit there. */
const goesOnFrom = (
  { rules, lineAt, length, limits }: Search,
  from: Position<unknown>,
  index: number,
): Position<unknown> | null => {
  let position = from;
  let after: Position<unknown> | null = null;
  for (let at = index; at < Math.min(length, index + limits.fitAfterBack); at++) {
    rules.looked++;
    const steps = fit(rules, position, lineAt(at));
    if (steps === null) return null;
    ({ position } = steps.at(-1)!);
    after ??= position;
  }
  return after;
};

/** The latest earlier position from which the record goes on. */
export function* goneBack(search: Search, one: Hypothesis, index: number): Generator<Hypothesis> {
  let left = search.limits.back;
  for (let trail = one.trail; trail !== null && left-- > 0; trail = trail.before) {
    const { position } = trail;
    const after = position === one.position ? null : goesOnFrom(search, position, index);
    if (after === null) continue;
    const undone = { index, kind: "undone", held: "corrected", cost: COSTS.undone } as const;
    const { next } = withMove(one, { ...undone, to: position });
    yield onward({ ...next, position }, after);
    return;
  }
}
