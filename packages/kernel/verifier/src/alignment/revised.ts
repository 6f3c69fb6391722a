// An earlier choice was another one than is written. It was legal as it is written; only the line in hand contradicts it.
import type { Position } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import { COSTS } from "./costs.ts";
import { type Hypothesis, onward, type Trail, withMove } from "./moves.ts";
import { alternatives, choiceOf, fit, legally } from "./rules.ts";
import type { Search } from "./search-state.ts";

/** The latest earlier choice with which, had it been another one, the line in hand and those after it fit. */
export function* otherwiseChosen(
  search: Search,
  one: Hypothesis,
  index: number,
): Generator<Hypothesis> {
  const { rules, limits } = search;
  const most = rules.looked + limits.revisedReplayed;
  let left = limits.revised;
  for (let trail = one.trail; trail !== null && left > 0; trail = trail.before) {
    const event = choiceOf(rules, search.lineAt(trail.line));
    if (event === null) continue;
    left--;
    for (const taken of others(search, trail, event)) {
      if (rules.looked > most) return;
      const fitting = fitsUpTo(search, taken.position, trail.line + 1, index);
      if (fitting === null) continue;
      const { before, after } = fitting;
      yield onward({ ...revised(search, one, index, trail.line, taken, before) }, after);
      return;
    }
  }
}

const revised = (
  { rules, lineAt }: Search,
  one: Hypothesis,
  index: number,
  line: number,
  { event }: Taken<unknown>,
  to: Position<unknown>,
): Hypothesis => {
  const isChoice = rules.game.classOf(lineAt(index).type) === "decision";
  const cost = isChoice ? COSTS.revisedByChoice : COSTS.revised;
  const told = { index, kind: "revised", held: "corrected", cost } as const;
  const { next } = withMove(one, { ...told, to, revised: { line, event } });
  return { ...next, position: to };
};

/** What could have been chosen instead: another of its kind by the same seat, the same by another seat. */
function* others(
  { rules, limits }: Search,
  { position }: Trail,
  event: GameEvent,
): Generator<Taken<unknown>> {
  const { type, by } = event;
  for (const seat of by === undefined ? [] : rules.seats) {
    rules.looked++;
    const taken = seat === by ? null : legally(rules, position, { ...event, by: seat });
    if (taken !== null) yield taken;
  }
  const wanted = by === undefined ? { type } : { type, by };
  yield* alternatives(rules, position, wanted, { left: limits.alternatives });
}

/** The position before the line in hand and the one after it, if that, all lines before and some after it fit. */
const fitsUpTo = (
  { rules, lineAt, length, limits }: Search,
  from: Position<unknown>,
  first: number,
  index: number,
): { readonly before: Position<unknown>; readonly after: Position<unknown> } | null => {
  let position = from;
  let before = from;
  let after = from;
  for (let at = first; at < Math.min(length, index + limits.fitAfterBack); at++) {
    rules.looked++;
    const steps = fit(rules, position, lineAt(at));
    if (steps === null) return null;
    if (at === index) before = position;
    ({ position } = steps.at(-1)!);
    if (at === index) after = position;
  }
  return { before, after };
};
