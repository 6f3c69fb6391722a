// Whether something comes on every way before so many choices are over: followed choice by choice, as long as it has not come.
// Of two ways to one state by equally many choices one is followed.
import type { Position } from "@assize/kernel-chart-engine";
import { placeOf } from "@assize/kernel-referee";
import type { ExploreOptions } from "./asked.ts";
import type { Path } from "./path.ts";
import type { Within } from "./property.ts";
import { keyUnder } from "./symmetry.ts";
import { type GameWay, isEnd, waysOn } from "./ways.ts";

/** A state at which it has not come, and the ways that led to it. */
interface Without<Context> {
  readonly position: Position<Context>;
  readonly ways: readonly number[];
  readonly events: number;
}

/** The first way by so many choices on which it has not come; null where there is none; `open` where a bound was reached. */
export const breakWithin = <Context>(
  options: ExploreOptions<Context>,
  from: Position<Context>,
  opening: number,
  property: Within<Context>,
): { readonly path: Path; readonly why: string } | "open" | null => {
  const { explored, symmetries = [], bounds } = options;
  const { game } = explored;
  const hasCome = ({ steps }: GameWay<Context>): boolean =>
    steps.some(({ row, position }) =>
      property.holds({
        context: position.context,
        place: placeOf(game, position),
        by: [row.id],
      }),
    );
  const keyOf = keyUnder(game, symmetries);
  if (property.holds({ context: from.context, place: placeOf(game, from), by: [] })) return null;
  let layer: readonly Without<Context>[] = [{ position: from, ways: [], events: opening }];
  let isOpen = false;
  for (let choice = 0; choice <= property.choices; choice++) {
    const next = new Map<string, Without<Context>>();
    for (const { position, ways, events } of layer) {
      const path = { ways, events };
      if (isEnd(explored, position)) return { path, why: "there it ends, and it has not come" };
      if (choice === property.choices) return { path, why: `it has not come in ${choice} choices` };
      let ordinal = 0;
      for (const way of waysOn(explored, position)) {
        if (way.isCut) isOpen = true;
        if (way.to !== null && !hasCome(way)) {
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
    }
    if (next.size > bounds.mostStates) return "open";
    layer = [...next.values()];
  }
  return isOpen ? "open" : null;
};
