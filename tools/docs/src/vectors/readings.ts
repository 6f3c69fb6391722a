// Which rulings are read at a moment, and where another reading of one would have made a difference.
import { type Json, noteReadings, type RulingChoices, sameJson } from "@assize/kernel-model";
import {
  awaited,
  defaultRulings,
  deriveEvent,
  legalDecisions,
  placeOf,
  type PreparedGame,
} from "@assize/kernel-referee";
import { SeatId } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import type { Moment, Position, Recorded } from "./recorded.ts";

export const DEFAULTS: RulingChoices = defaultRulings(xidit.rulebook);

/** Rulings read for what is due at this position, and on the way to the next; the setup's where it is laid out. */
export const rulingsRead = ({ recorded, before, step }: Moment): ReadonlySet<string> => {
  const { game, setup, rulings } = recorded.start;
  const read = new Set(step.event.type === "tiles-laid" ? rulings.read : []);
  const noting = noteReadings(setup.rulings, (id) => read.add(id));
  const position = { at: before.at, context: game.model.withRulings(before.context, noting) };
  awaited(game, position);
  const row = game.engine.accepts(position, step.event)!;
  if (game.classOf(row.event) === "consequence") deriveEvent(game, row, position);
  game.engine.take(row, position, step.event);
  return read;
};

const reached = (game: PreparedGame, position: Position): readonly Json[] => [
  placeOf(game, position),
  game.model.encodeContext(position.context),
];

/** All that can be seen of a moment: what is due there, and where its event leads. */
const seenAt = ({ recorded, before, step, type }: Moment, rulings: RulingChoices): unknown => {
  const { game, setup } = recorded.start;
  const position = { at: before.at, context: game.model.withRulings(before.context, rulings) };
  const types = awaited(game, position);
  const row = game.engine.accepts(position, step.event);
  const programming = type === "orders-programmed";
  return {
    types,
    event:
      row === undefined || step.event.by !== undefined ? null : deriveEvent(game, row, position),
    legal: programming
      ? []
      : setup.seats.flatMap((_, seat) => [...legalDecisions(game, position, SeatId(seat))]),
    after: row === undefined ? null : reached(game, game.engine.take(row, position, step.event)),
  };
};

const isChance = ({ recorded, type }: Moment): boolean =>
  recorded.start.game.classOf(type) === "chance";

/** The first moment at which this option of a ruling, alone, would have made a difference. */
export const firstDifference = (
  games: readonly Recorded[],
  ruling: string,
  option: string,
): Moment | undefined => {
  for (const { moments, start } of games) {
    const played = start.setup.rulings;
    const other = { ...played, [ruling]: option };
    const found = moments.find(
      (moment) =>
        !isChance(moment) &&
        rulingsRead(moment).has(ruling) &&
        !sameJson(seenAt(moment, played), seenAt(moment, other)),
    );
    if (found !== undefined) return found;
  }
  return undefined;
};
