// Slips of whoever writes a record: a value, a line left out, written twice, exchanged, moved, given to another seat.
// Each changes a list of events at one place up to which the game was honest. Knows no verdict.
import type { Draw, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { asGameEvent, type HonestGame, isLegalAt } from "./honest-game.ts";
import { cheated, isSameEvent, oneOf, slip, type Tampered } from "./planted-log.ts";

/** Changes the events before which `index` others stand. Null where it would change nothing. */
export type Slip = (
  game: HonestGame,
  events: readonly WrittenEvent[],
  index: number,
  draw: Draw,
) => Tampered | null;

const TRIES = 12;
const NEAR = 25;

/** The events around a place. What is told from a line written twice or moved is none of them. */
export const nearTo = ({ events }: HonestGame, index: number): readonly WrittenEvent[] => {
  const lines = Math.min(NEAR, Math.floor(events.length / 5));
  return events.slice(Math.max(0, index - lines), index + lines);
};

/** The event with another value in this field, of a type that its schema takes; null where none was found. */
export const withAnotherValue = (
  game: HonestGame,
  event: WrittenEvent,
  field: string,
  draw: Draw,
): WrittenEvent | null => {
  const data = event.data as JsonObject;
  for (let tried = 0; tried < TRIES; tried++) {
    const value = game.pool.another(field, data[field]!, draw);
    const changed = { ...event, data: { ...data, [field]: value } };
    if (!isSameEvent(event, changed) && asGameEvent(game, changed) !== null) return changed;
  }
  return null;
};

/** A choice written so that it is illegal is, as the record stands, an illegal choice of its seat. */
export const valueOf =
  (field: string): Slip =>
  (game, events, index, draw) => {
    const event = withAnotherValue(game, events[index]!, field, draw);
    if (event === null) return null;
    const { by } = event;
    const planted =
      by === undefined || isLegalAt(game, index, event)
        ? slip("value", index + 1)
        : cheated("value", by, index + 1);
    return { events: events.with(index, event), planted };
  };

/** A line that nobody can read as an event of the game. */
export const malformed: Slip = (game, events, index, draw) => {
  const event = events[index]!;
  const data = event.data as JsonObject;
  const field = oneOf(Object.keys(data), draw) ?? "count";
  const { [field]: value, ...others } = data;
  const ways: readonly WrittenEvent[] = [
    { ...event, type: `${event.type}-again` },
    { ...event, data: { ...data, surplus: 1 } },
    { ...event, data: others },
    { ...event, data: { ...data, [field]: typeof value === "string" ? 1 : "some" } },
    { ...event, by: event.by === undefined ? 0 : game.header.seats.length },
  ];
  const changed = oneOf(ways, draw)!;
  if (asGameEvent(game, changed) !== null) return null;
  return { events: events.with(index, changed), planted: slip("malformed", index + 1) };
};

/** Two to four lines in a row are left out. */
export const droppedRun: Slip = (_, events, index, draw) => {
  const lines = 2 + draw(3);
  if (index + lines >= events.length) return null;
  return { events: events.toSpliced(index, lines), planted: slip("dropped-run", index + 1) };
};

/** Events that nobody chooses, of another part of the game: none like them stands near. */
const fromElsewhere = (game: HonestGame, index: number): readonly WrittenEvent[] => {
  const near = nearTo(game, index);
  return game.events.filter(
    (one) =>
      game.start.game.classOf(one.type) !== "decision" &&
      !near.some((other) => isSameEvent(one, other)),
  );
};

/** Something is written down that did not happen here. */
export const surplus: Slip = (game, events, index, draw) => {
  const event = oneOf(fromElsewhere(game, index), draw);
  if (event === undefined) return null;
  return { events: events.toSpliced(index, 0, event), planted: slip("surplus", index + 1) };
};

/** Something else is written down than what happened here. */
export const replaced: Slip = (game, events, index, draw) => {
  const { type } = events[index]!;
  const event = oneOf(
    fromElsewhere(game, index).filter((one) => one.type !== type),
    draw,
  );
  if (event === undefined) return null;
  return { events: events.with(index, event), planted: slip("replaced", index + 1) };
};

const dropped: Slip = (_, events, index) => ({
  events: events.toSpliced(index, 1),
  planted: slip("dropped", index + 1),
});

const doubled: Slip = (_, events, index) => ({
  events: events.toSpliced(index, 0, events[index]!),
  planted: slip("doubled", index + 1, index + 2),
});

const exchanged: Slip = (_, events, index) => {
  const [one, next] = [events[index]!, events[index + 1]];
  if (next === undefined || isSameEvent(one, next)) return null;
  return {
    events: events.with(index, next).with(index + 1, one),
    planted: slip("exchanged", index + 1, index + 2),
  };
};

const FARTHEST = 20;

/** How far a line is moved at most: in a short game less. */
export const farthestIn = ({ events }: HonestGame): number =>
  Math.min(FARTHEST, Math.max(2, Math.floor(events.length / 4)));

/** Two to twenty lines back or on. */
const moved: Slip = (game, events, index, draw) => {
  const by = 2 + draw(farthestIn(game) - 1);
  const to = draw(2) === 0 ? index - by : index + by;
  if (to < 0 || to >= events.length) return null;
  return {
    events: events.toSpliced(index, 1).toSpliced(to, 0, events[index]!),
    planted: slip("moved", index + 1, to + 1),
  };
};

/** To another seat, to none, or to one where none belongs. */
const seatChanged: Slip = (game, events, index, draw) => {
  const event = events[index]!;
  const seats = game.header.seats.length;
  const { by, ...seatless } = event;
  const other = by === undefined ? draw(seats) : (by + 1 + draw(seats - 1)) % seats;
  const changed = by !== undefined && draw(8) === 0 ? seatless : { ...event, by: other };
  const isNamed = by !== undefined && "by" in changed && !isLegalAt(game, index, changed);
  return {
    events: events.with(index, changed),
    planted: { ...slip("seat", index + 1), namedInstead: isNamed ? other : null },
  };
};

/** Those that need nothing but a place. */
export const SLIPS = { dropped, doubled, exchanged, moved, seat: seatChanged } as const;

/** Any slip at all at this place. */
export const anySlip: Slip = (game, events, index, draw) => {
  const fields = Object.keys(events[index]!.data as JsonObject);
  const others = Object.values(SLIPS);
  const way = draw(fields.length === 0 ? others.length : others.length + 3);
  const one = others[way] ?? valueOf(fields[draw(fields.length)]!);
  return one(game, events, index, draw);
};
