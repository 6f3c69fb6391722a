// Illegal choices, not carried out or left standing, and honest play by a record that is wrong.
// Knows a game's chart as far as it takes to break its rules. Knows no verdict.
import type { Draw, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { SeatId } from "@assize/kernel-model";
import type { Position } from "@assize/kernel-chart-engine";
import {
  asGameEvent,
  carriedOut,
  couldBeStated,
  type HonestGame,
  isLegalAt,
  playedOnFrom,
  written,
} from "./honest-game.ts";
import { cheated, isSameEvent, oneOf, slip, type Tampered } from "./planted-log.ts";
import { nearTo, type Slip, withAnotherValue } from "./slips.ts";

const TRIES = 24;
const MOST_LISTED = 300;

/** A datum that the game itself lists for this type, legal or not. */
const listed = (
  { start: { game }, positions }: HonestGame,
  index: number,
  type: string,
  seat: number,
  draw: Draw,
): WrittenEvent | null => {
  const { choices } = game.events.get(type)!.definition;
  let chosen: unknown;
  let seen = 0;
  for (const data of choices?.(positions[index]!.context, SeatId(seat)) ?? []) {
    if (draw(++seen) === 0) chosen = data;
    if (seen === MOST_LISTED) break;
  }
  return chosen === undefined ? null : written(game, { type, by: SeatId(seat), data: chosen });
};

const typesAt = ({ start: { game }, positions }: HonestGame, index: number): readonly string[] =>
  [...game.table.leaves[positions[index]!.at]!.rows.keys()].filter(
    (type) => game.classOf(type) === "decision",
  );

/** A choice that might be illegal here, of one kind or another. */
const attempt = (game: HonestGame, index: number, draw: Draw): WrittenEvent | null => {
  const honest = game.events[index]!;
  const seats = game.header.seats.length;
  const seat = draw(4) === 0 ? draw(seats) : honest.by!;
  switch (draw(4)) {
    case 0: {
      const type = oneOf(typesAt(game, index), draw);
      return type === undefined ? null : listed(game, index, type, seat, draw);
    }
    case 1: {
      const field = oneOf(Object.keys(honest.data as JsonObject), draw);
      const changed = field === undefined ? null : withAnotherValue(game, honest, field, draw);
      return changed === null ? null : { ...changed, by: seat };
    }
    case 2: {
      const alike = game.events.filter(({ type }) => type === honest.type);
      return { ...oneOf(alike, draw)!, by: seat };
    }
    default: {
      const choices = game.events.filter(({ by }) => by !== undefined);
      return { ...oneOf(choices, draw)!, by: seat };
    }
  }
};

/** An illegal choice in place of the honest one before which `index` others stand. Requires that one stands there. */
const illegalChoice = (game: HonestGame, index: number, draw: Draw): WrittenEvent | null => {
  const near = nearTo(game, index);
  const { by } = game.events[index]!;
  for (let tried = 0; tried < TRIES; tried++) {
    const event = attempt(game, index, draw);
    if (event === null || asGameEvent(game, event) === null) continue;
    // A choice that would be legal of the seat that is due is a wrong seat, which is another error.
    if (isLegalAt(game, index, event) || isLegalAt(game, index, { ...event, by: by! })) continue;
    if (!near.some((one) => isSameEvent({ ...one, by: event.by! }, event))) return event;
  }
  return null;
};

/** Written in place of the choice that was then made, or before it. */
export const notCarriedOut: Slip = (game, events, index, draw) => {
  const event = illegalChoice(game, index, draw);
  if (event === null) return null;
  const isInPlace = event.by === events[index]!.by && draw(2) === 0;
  return {
    events: events.toSpliced(index, isInPlace ? 1 : 0, event),
    planted: cheated("not-carried-out", event.by!, index + 1),
  };
};

/** Carried out, and the game played on from where it led. `isPossible`: whether the rules know such a position. */
export const stood =
  (isPossible: boolean): Slip =>
  (game, events, index, draw) => {
    for (let tried = 0; tried < 4; tried++) {
      const event = illegalChoice(game, index, draw);
      const choice = event === null ? null : asGameEvent(game, event);
      const after = choice === null ? null : carriedOut(game, game.positions[index]!, choice);
      if (after === null || couldBeStated(game, after) !== isPossible) continue;
      const rest = playedOnFrom(game, after, draw);
      if (rest === null) continue;
      return {
        events: [...events.slice(0, index), event!, ...rest],
        planted: cheated("stood", event!.by!, index + 1),
      };
    }
    return null;
  };

/** Played on from where a wrong record leads; null where the rules know no such position. */
const playedByRecord = (
  game: HonestGame,
  { events, planted }: Tampered,
  after: Position<unknown> | null,
  draw: Draw,
): Tampered | null => {
  if (after === null || !couldBeStated(game, after)) return null;
  const rest = playedOnFrom(game, after, draw);
  return rest === null ? null : { events: [...events, ...rest], planted };
};

/** A consequence written wrong, and honest players who go by what is written. */
export const believed =
  (field: string): Slip =>
  (game, events, index, draw) => {
    const event = withAnotherValue(game, events[index]!, field, draw);
    const claim = event === null ? null : asGameEvent(game, event);
    if (event === null || claim === null) return null;
    const after = carriedOut(game, game.positions[index]!, claim);
    const planted = slip("believed", index + 1);
    return playedByRecord(
      game,
      { events: [...events.slice(0, index), event], planted },
      after,
      draw,
    );
  };

/** Another consequence than the one that was due, and honest players who go by it. */
export const otherBelieved: Slip = (game, events, index, draw) => {
  const { game: prepared } = game.start;
  const position = game.positions[index]!;
  const types = [...prepared.table.leaves[position.at]!.rows.keys()].filter(
    (type) => type !== events[index]!.type && prepared.classOf(type) === "consequence",
  );
  const event = oneOf(
    game.events.filter(({ type }) => types.includes(type)),
    draw,
  );
  const claim = event === undefined ? null : asGameEvent(game, event);
  if (event === undefined || claim === null) return null;
  const after = carriedOut(game, position, claim);
  const planted = slip("believed", index + 1);
  return playedByRecord(game, { events: [...events.slice(0, index), event], planted }, after, draw);
};
