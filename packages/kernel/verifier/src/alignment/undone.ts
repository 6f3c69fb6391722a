// Play went back, and nobody wrote that down: the lines go on from an earlier position.
import type { Position } from "@assize/kernel-chart-engine";
import { isOver } from "@assize/kernel-referee";
import { COSTS } from "./costs.ts";
import { type Hypothesis, type Moves, onward, withMove } from "./moves.ts";
import { isBehindEnd } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { along, type Stand } from "./taken-back.ts";

/** Where the line in hand leads from an earlier position, if it and the lines after it fit there. */
const goesOnFrom = (
  search: Search,
  from: Stand,
  index: number,
  fitting: number,
): Position<unknown> | null => {
  let stand = from;
  let after: Position<unknown> | null = null;
  for (let at = index; at < Math.min(search.length, index + fitting); at++) {
    const next = along(search, stand, at);
    if (next === null) return null;
    stand = next;
    after ??= stand.position;
  }
  return after;
};

/** The latest earlier position from which the record goes on. `least` is what the cheapest hypothesis costs that fits. */
export function* goneBack(search: Search, one: Hypothesis, index: number, least: number): Moves {
  const { rules, limits } = search;
  if (one.cost + COSTS.undone > least + limits.margin) return;
  // Behind an end that the rules alone tell nothing is played, from wherever.
  if (!isOver(rules.game, one.position) && isBehindEnd(rules, one.position)) return;
  const isDecision = rules.game.classOf(search.lineAt(index).type) === "decision";
  const fitting = isDecision ? limits.fitAfterBackByChoice : limits.fitAfterBack;
  if (isDecision && index + 1 === search.length) return;
  let lines = 0;
  for (let trail = one.trail; trail !== null && lines++ < limits.back; trail = trail.before) {
    const { position } = trail;
    const stand = { position, kept: one.kept };
    const after = position === one.position ? null : goesOnFrom(search, stand, index, fitting);
    if (after === null) continue;
    const cost = isDecision && lines === 1 ? COSTS.undoneOne : COSTS.undone;
    const undone = { index, kind: "undone", held: "corrected", cost } as const;
    const { next } = withMove(one, { ...undone, to: position });
    yield onward({ ...next, position }, after);
    return;
  }
}
