// Whether something comes on every way before so many choices are over: followed choice by choice, as long as it has not come.
// Of two ways to one state by equally many choices one is followed.
import type { Position } from "@assize/kernel-chart-engine";
import type { ExploreOptions } from "./asked.ts";
import type { Path } from "./path.ts";
import type { Within } from "./property.ts";
import { seenAlong, seenAt } from "./seen.ts";
import { keyUnder } from "./symmetry.ts";
import { forcedAsFar, type GameWay, isEnd, waysOn } from "./ways.ts";

/** A state at which it has not come, and the ways that led to it. */
interface Without<Context> {
  readonly position: Position<Context>;
  readonly ways: readonly number[];
  readonly events: number;
}

/** The first way by so many choices on which it has not come; null where there is none; `open` where a bound was reached. */
export const breakWithin = <Context>(
  options: ExploreOptions<Context>,
  property: Within<Context>,
): { readonly path: Path; readonly why: string } | "open" | null => {
  const { explored, start, symmetries = [], bounds } = options;
  const { game } = explored;
  const comesBy = (before: Position<Context>, steps: GameWay<Context>["steps"]): boolean => {
    for (const seen of seenAlong(game, before, steps)) if (property.holds(seen)) return true;
    return false;
  };
  const keyOf = keyUnder(game, symmetries);
  const { steps: opening, mistake } = forcedAsFar(explored, start);
  if (property.holds(seenAt(game, start, [])) || comesBy(start, opening)) return null;
  if (mistake !== null) return "open";
  const from = opening.at(-1)?.position ?? start;
  let layer: readonly Without<Context>[] = [{ position: from, ways: [], events: opening.length }];
  let isOpen = false;
  let states = 0;
  for (let choice = 0; choice <= property.choices && layer.length > 0; choice++) {
    const next = new Map<string, Without<Context>>();
    for (const { position, ways, events } of layer) {
      const path = { ways, events };
      if (isEnd(explored, position)) return { path, why: "there it ends, and it has not come" };
      if (choice === property.choices) return { path, why: `it has not come in ${choice} choices` };
      if (events - opening.length >= bounds.mostEvents) {
        isOpen = true;
        continue;
      }
      let ordinal = 0;
      for (const way of waysOn(explored, position)) {
        if (way.isCut) isOpen = true;
        if (way.to !== null && !comesBy(position, way.steps)) {
          const key = keyOf(way.to);
          if (!next.has(key))
            next.set(key, {
              position: way.to,
              ways: [...ways, ordinal],
              events: events + way.events,
            });
        }
        ordinal++;
      }
      if (++states + next.size > bounds.mostStates) return "open";
    }
    layer = [...next.values()];
  }
  return isOpen ? "open" : null;
};
