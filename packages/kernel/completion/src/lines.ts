// What a line of a record can mean at a position: one event, or, where it has values that nobody wrote down, each that agrees
// with what is known. Finds nothing and blames nobody.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope } from "@assize/kernel-event-log";
import { type Json, sameJson, SeatId } from "@assize/kernel-model";
import {
  deriveBy,
  forcedSteps,
  isOver,
  legalDecisions,
  legally,
  possibleOutcomes,
  type Start,
  type Taken,
  unknownFields,
  withDerived,
} from "@assize/kernel-referee";

export type Here = Position<unknown>;

/** A meaning of a line, and where it leads. */
export type Meaning = Pick<Taken<unknown>, "event" | "position">;

/** True for a choice, or an outcome, of which the record does not know everything. */
export const isOpen = ({ game }: Start, { type, data }: Envelope): boolean => {
  const prepared = game.events.get(type);
  return (
    prepared !== undefined &&
    prepared.class !== "consequence" &&
    unknownFields(data, prepared.definition.fields).length > 0
  );
};

/** True where data are what is known of them. */
export const agrees = (known: Json, data: unknown): boolean =>
  sameJson(data, withDerived(known, data));

/** The position itself; in a terse record also each behind what is forced and was left out. */
export const placesFor = ({ game, header }: Start, position: Here): readonly Here[] =>
  header.terse === true
    ? [position, ...forcedSteps(game, position).map((step) => step.position)]
    : [position];

/** What is forced where a consequence of the same type is recorded with other values; null elsewhere. */
export const derivedInstead = ({ game }: Start, position: Here, line: Envelope): Json | null => {
  if (game.events.get(line.type)?.class !== "consequence" || isOver(game, position)) return null;
  const row = game.engine.accepts(position, line);
  return row === undefined ? null : ((deriveBy(game, row, position)?.event.data as Json) ?? null);
};

/** Everything that an open line can mean here, lazily; null for each that was looked at and is not it. */
export function* openMeanings(
  start: Start,
  position: Here,
  { type, by, data }: Envelope,
): Generator<Meaning | null, void, void> {
  const { game, setup } = start;
  if (isOver(game, position)) return;
  if (by !== undefined && by >= setup.seats.length) return;
  const all =
    game.classOf(type) === "chance"
      ? possibleOutcomes(game, position)
      : by === undefined
        ? []
        : legalDecisions(game, position, SeatId(by));
  for (const event of all)
    yield event.type === type && agrees(data, event.data) ? legally(game, position, event) : null;
}
