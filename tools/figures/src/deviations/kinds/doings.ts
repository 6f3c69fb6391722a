// What is done with a changed line: only written so, believed and played on by, carried out though it is illegal, or
// written and not carried out. Nothing is left out because the rules know no such position. Knows no verdict.
import {
  asGameEvent,
  carriedOut,
  type HonestGame,
  isLegalAt,
  playedOnFrom,
} from "../honest-game.ts";
import { cheated, type Planted, slip } from "../planted-log.ts";
import type { Slip } from "../slips.ts";
import type { WrittenEvent } from "@assize/kernel-model";
import type { Change } from "./changes.ts";

const TRIES = 6;

/** A slip of the pen in this line. Where the line then reads as an illegal choice, its seat may be named. */
const written = (game: HonestGame, index: number, event: WrittenEvent): Planted => ({
  ...slip("value", index + 1),
  namedInstead: event.by === undefined || isLegalAt(game, index, event) ? null : event.by,
});

/** The scribe writes another line than was played. */
export const isRead =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    const event = change(game, index, draw);
    if (event === null) return null;
    return { events: events.with(index, event), planted: written(game, index, event) };
  };

/** As above, where the line that stands there is a legal choice as well. */
export const isReadLegally =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    for (let tried = 0; tried < TRIES; tried++) {
      const event = change(game, index, draw);
      if (event !== null && isLegalAt(game, index, event))
        return { events: events.with(index, event), planted: slip("value", index + 1) };
    }
    return null;
  };

/** The wrong line, and the right one behind it: nobody struck the wrong one out. */
export const isCorrectedBelow =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    const event = change(game, index, draw);
    if (event === null) return null;
    const { namedInstead } = written(game, index, event);
    return {
      events: events.toSpliced(index, 0, event),
      planted: { ...slip("surplus", index + 1, index + 2), namedInstead },
    };
  };

/** Played on from where an event leads that the rules refuse. */
const playedOn = (
  game: HonestGame,
  events: readonly WrittenEvent[],
  index: number,
  event: WrittenEvent,
  draw: Parameters<Slip>[3],
): readonly WrittenEvent[] | null => {
  const one = asGameEvent(game, event);
  const after = one === null ? null : carriedOut(game, game.positions[index]!, one);
  const rest = after === null ? null : playedOnFrom(game, after, draw);
  return rest === null ? null : [...events.slice(0, index), event, ...rest];
};

/** A wrong consequence that the table took for right: it stands in the record, and play goes on so. */
export const isBelieved =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    const event = change(game, index, draw);
    const played = event === null ? null : playedOn(game, events, index, event, draw);
    return played === null ? null : { events: played, planted: slip("believed", index + 1) };
  };

const illegal = (
  change: Change,
  game: HonestGame,
  index: number,
  draw: Parameters<Slip>[3],
): (WrittenEvent & { readonly by: number }) | null => {
  for (let tried = 0; tried < TRIES; tried++) {
    const event = change(game, index, draw);
    if (event?.by !== undefined && !isLegalAt(game, index, event))
      return { ...event, by: event.by };
  }
  return null;
};

/** An illegal choice, and play went on from where it led. */
export const isCarriedOut =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    const event = illegal(change, game, index, draw);
    const played = event === null ? null : playedOn(game, events, index, event, draw);
    return played === null
      ? null
      : { events: played, planted: cheated("stood", event!.by, index + 1) };
  };

/** An illegal choice that the table did not let pass: the legal one stands behind it. */
export const isTakenBack =
  (change: Change): Slip =>
  (game, events, index, draw) => {
    const event = illegal(change, game, index, draw);
    return event === null
      ? null
      : {
          events: events.toSpliced(index, 0, event),
          planted: cheated("not-carried-out", event.by, index + 1, index + 2),
        };
  };
