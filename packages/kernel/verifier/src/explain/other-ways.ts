// Where an event may lead whose way depends on what nobody knows: each way of which no question says no without reading a marked path.
import { type Alternative, ask, type Position, suppose } from "@assize/kernel-chart-engine";
import type { GameEvent } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";
import { type Marks, readsMarked } from "./marks.ts";
import { LIMITS } from "./limits.ts";

/** The positions that an event may lead to at other places than this one. */
export const otherPlaces = (
  { table }: PreparedGame,
  { at, context }: Position<unknown>,
  event: GameEvent,
  marks: Marks,
  to: number,
): readonly Position<unknown>[] => {
  const rows = table.leaves[at]!.rows.get(event.type) ?? [];
  const found = new Map<number, Position<unknown>>();
  for (const position of waysOn(rows, context, event, marks)) {
    if (position.at !== to && !found.has(position.at)) found.set(position.at, position);
    if (found.size >= LIMITS.gapPlaces) break;
  }
  return [...found.values()];
};

function* waysOn(
  alternatives: readonly Alternative[],
  context: unknown,
  event: GameEvent,
  marks: Marks,
): Generator<Position<unknown>> {
  for (const { parts, apply, to, goingOn } of alternatives) {
    const answers = parts.map((part) => {
      const holds = (state: unknown): boolean => ask(part, state, event);
      return { isYes: isTrue(() => holds(context)), isOpen: readsMarked(marks, context, holds) };
    });
    if (!answers.every(({ isYes, isOpen }) => isYes || isOpen)) continue;
    const after = changedBy(apply, context, event);
    if (after !== null)
      if (to === null) yield* waysOn(goingOn, after, event, marks);
      else yield { at: to, context: suppose(after) };
    if (!answers.some(({ isOpen }) => isOpen)) return;
  }
}

const isTrue = (ask: () => boolean): boolean => {
  try {
    return ask();
  } catch {
    return false;
  }
};

/** A state after updates; null where these cannot be made. */
export const changedBy = (
  apply: Alternative["apply"],
  before: unknown,
  event: GameEvent,
): object | null => {
  try {
    return apply.reduce((context: unknown, update) => update(context, event), before) as object;
  } catch {
    return null;
  }
};
