// What a property is told of a position: where the game stands, and which transitions led there. Knows no property and no search.
import { goesOnBy, type Position } from "@assize/kernel-chart-engine";
import { placeOf, type PreparedGame, type Taken } from "@assize/kernel-referee";
import type { Seen } from "./property.ts";

export const seenAt = <Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
  by: readonly string[],
): Seen<Context> => ({ context: position.context, place: placeOf(game, position), by });

/** Of the transition by the event, and of those that are taken at once behind it. */
const idsOf = <Context>(
  game: PreparedGame<Context>,
  { row, event }: Taken<Context>,
  before: Position<Context>,
): readonly string[] =>
  row.to !== null
    ? [row.id]
    : [row.id, ...goesOnBy(game.table, row, before, event).map(({ id }) => id)];

/** After each of these steps from a position. */
export function* seenAlong<Context>(
  game: PreparedGame<Context>,
  from: Position<Context>,
  steps: readonly Taken<Context>[],
): Generator<Seen<Context>> {
  let before = from;
  for (const step of steps) {
    yield seenAt(game, step.position, idsOf(game, step, before));
    before = step.position;
  }
}
