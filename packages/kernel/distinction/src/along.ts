// Whether a record tells two readings apart: its choices gone along under both. Knows no search and judges no record.
import type { GameEvent } from "@assize/kernel-model";
import type { Sides } from "./difference.ts";
import type { Witness } from "./search-apart.ts";
import { forcedTogether, togetherBy } from "./together.ts";

/** The first difference on the way of these choices and outcomes; null where there is none. */
export const differenceAlong = (sides: Sides, choices: readonly GameEvent[]): Witness | null => {
  const from = { one: sides.one.position, other: sides.other.position };
  let gone = forcedTogether(sides, from, { one: [], other: [] });
  const one = [...gone.steps.one];
  const other = [...gone.steps.other];
  let { events } = gone;
  for (const event of choices) {
    if (gone.to === null) break;
    gone = togetherBy(sides, gone.to, event);
    one.push(...gone.steps.one);
    other.push(...gone.steps.other);
    events += gone.events;
  }
  return gone.difference === null
    ? null
    : { steps: { one, other }, difference: gone.difference, events };
};
