// One moment of a branch for one reader: what they see, in data and in words. Knows no drawing: a view is handed on
// to whoever draws.
import type { Eyes } from "@assize/kernel-model";
import { awaited, isOver, placeOf, seatsDue } from "@assize/kernel-referee";
import { tableOf } from "@assize/kernel-report/lean";
import type { Position } from "@assize/kernel-chart-engine";
import type { History } from "./history.ts";
import { outlineOf } from "./lines.ts";
import type { Reader } from "./reader.ts";
import { speakersAt } from "./speakers.ts";

/** What a position is, without its drawing. */
export interface Sight {
  /** The whole state as lines of text. */
  readonly text: readonly string[];
  readonly place: string;
  readonly placeTitle: string;
  /** Where in the game the moment's event took place; before the first one, where the game begins. */
  readonly outline: readonly string[];
  /** Where in the game the moment itself is: where whatever comes next takes place. */
  readonly outlineNow: readonly string[];
  /** Who has something to decide now, which event types are awaited, and who else may say something unasked. */
  readonly due: {
    readonly awaited: readonly string[];
    readonly seats: readonly number[];
    readonly speakers: readonly number[];
  };
  readonly over: boolean;
}

/** `before` is the position in which the moment's event took place. */
export const sightOf = (
  history: History,
  position: Position<unknown>,
  reader: Reader,
  before: Position<unknown> = position,
): Sight => {
  const { game, setup } = history.start;
  const { describe } = game.model;
  const { eyes, language } = reader;
  const place = placeOf(game, position);
  return {
    text: describe.state(position.context, place, eyes, language, tableOf(history.start, language)),
    place,
    placeTitle: describe.place(place, language),
    outline: outlineOf(history.start, before, language),
    outlineNow: outlineOf(history.start, position, language),
    due: {
      awaited: awaited(game, position),
      seats: seatsDue(game, position, setup.seats.length),
      speakers: speakersAt(history, position),
    },
    over: isOver(game, position),
  };
};

/** The game's view of a position, for its drawing. */
export const viewOf = (history: History, position: Position<unknown>, eyes: Eyes): unknown =>
  history.start.game.model.view(position.context, placeOf(history.start.game, position), eyes);
