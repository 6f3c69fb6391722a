// What may and what must come at a position, and what an event leads to. The same answers serve the audit,
// the recorder, bots and what-if branches. Knows no record: it never compares.
import {
  due,
  type Explanation,
  explain,
  isSupposed,
  type Position,
} from "@assize/kernel-chart-engine";
import { type GameEvent, GameMistake, isUnasked, LIMITS, SeatId } from "@assize/kernel-model";
import { isOver, placeOf, type PreparedGame, type Taken } from "./prepared.ts";
import { deriveBy, legally } from "./steps.ts";

/** The data of an event as it stands in a log. Requires that the event was accepted or derived here. */
export const writeData = (game: PreparedGame, { type, data }: GameEvent): string =>
  game.events.get(type)!.writer.write(data);

/** The forced step at this position, or null where a choice, chance or the end is reached. */
export const forcedStep = <Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
): Taken<Context> | null => {
  const { must } = due(game.table, position, game.classOf);
  return must === null ? null : deriveBy(game, must, position);
};

/** All forced steps from here on, lazily, up to the next choice, chance or the end; from a supposed state on so many at most. */
export function* forcedFrom<Context>(
  game: PreparedGame<Context>,
  from: Position<Context>,
): Generator<Taken<Context>, void, void> {
  let count = 0;
  for (let step = forcedStep(game, from); step !== null; step = forcedStep(game, step.position)) {
    yield step;
    if (++count <= LIMITS.forcedInARow) continue;
    if (isSupposed(from.context)) return;
    throw new GameMistake(
      game.model.id,
      placeOf(game, step.position),
      `more than ${LIMITS.forcedInARow} forced events in a row; let their updates change what their questions ask`,
    );
  }
}

/** The same at once. */
export const forcedSteps = <Context>(
  game: PreparedGame<Context>,
  from: Position<Context>,
): readonly Taken<Context>[] => [...forcedFrom(game, from)];

/** True for a type that may come beside what is awaited, and that no game waits for. */
export const comesUnasked = (game: PreparedGame, type: string): boolean =>
  isUnasked(game.events.get(type)!.definition);

/** What the chart awaits: the forced type, or the types of which one may come. What nobody is asked for is left out. */
export const awaited = (game: PreparedGame, position: Position<unknown>): readonly string[] => {
  const { must, may } = due(game.table, position, game.classOf);
  return must === null ? may.filter((type) => !comesUnasked(game, type)) : [must.event];
};

/** Every legal decision of one seat that somebody is asked for, lazily: the game's choices, sifted by the chart's own rules. */
export const legalDecisions = <Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
  seat: SeatId,
): Generator<GameEvent> =>
  decisionsOf(
    game,
    position,
    seat,
    due(game.table, position, game.classOf).may.filter((type) => !comesUnasked(game, type)),
  );

/** Every decision that a seat may make here though nobody asks it to, lazily. */
export function* unaskedDecisions<Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
  seat: SeatId,
): Generator<GameEvent> {
  if (!game.hasUnasked || isOver(game, position)) return;
  const { may } = due(game.table, position, game.classOf);
  const unasked = may.filter((type) => comesUnasked(game, type));
  yield* decisionsOf(game, position, seat, unasked);
}

/** Everything that may be stated here from outside the seats, lazily. */
export function* possibleStatements<Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
): Generator<GameEvent> {
  if (!game.hasUnasked || isOver(game, position)) return;
  yield* outcomesOf(game, position, "outside");
}

/**
 * Throws GameMistake where the game offers more than `LIMITS.choicesOffered`: a list without end would be looked through
 * for ever. In a supposed state the list ends there.
 */
function* decisionsOf<Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
  seat: SeatId,
  types: readonly string[],
): Generator<GameEvent> {
  for (const type of types) {
    const { choices } = game.events.get(type)!.definition;
    if (choices === undefined) continue;
    let offered = 0;
    for (const data of choices(position.context, seat)) {
      offered++;
      if (offered > LIMITS.choicesOffered && isSupposed(position.context)) return;
      if (offered > LIMITS.choicesOffered)
        throw new GameMistake(
          game.model.id,
          `${type}, choices`,
          `more than ${LIMITS.choicesOffered} decisions are offered at ${placeOf(game, position)}; let the list end`,
        );
      const event = { type, by: seat, data };
      if (game.engine.accepts(position, event) !== undefined) yield event;
    }
  }
}

/** Every possible outcome of the chance event that is due, lazily; nothing where none is. */
export const possibleOutcomes = <Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
): Generator<GameEvent> => outcomesOf(game, position, "chance");

function* outcomesOf<Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
  kind: "chance" | "outside",
): Generator<GameEvent> {
  for (const type of due(game.table, position, game.classOf).may) {
    const { class: own, definition } = game.events.get(type)!;
    const { outcomes } = definition;
    if (outcomes === undefined || own !== kind) continue;
    for (const data of outcomes(position.context)) {
      const event = { type, data };
      if (game.engine.accepts(position, event) !== undefined) yield event;
    }
  }
}

/** The type of the chance event that is due, or null. */
export const chanceDue = (game: PreparedGame, position: Position<unknown>): string | null =>
  due(game.table, position, game.classOf).may.find((type) => game.classOf(type) === "chance") ??
  null;

/** The seats that have at least one legal decision now. */
export const seatsDue = (
  game: PreparedGame,
  position: Position<unknown>,
  seats: number,
): readonly SeatId[] => {
  if (isOver(game, position)) return [];
  const all = Array.from({ length: seats }, (_, seat) => SeatId(seat));
  return all.filter((seat) => !legalDecisions(game, position, seat).next().done);
};

/** Why an event is or is not accepted here, clause by clause. */
export const whyOrWhyNot = (
  game: PreparedGame,
  position: Position<unknown>,
  event: GameEvent,
): Explanation => explain(game.table, position, event);

/** The only outcome that chance can have here: the card on top of a pile whose order is known. */
export const onlyOutcome = (game: PreparedGame, position: Position<unknown>): GameEvent | null => {
  let only: GameEvent | null = null;
  for (const event of possibleOutcomes(game, position)) {
    if (only !== null) return null;
    only = event;
  }
  return only;
};

/** What settles itself here: the forced step, or the only outcome of chance; null where something is to be chosen, or at the end. */
export const settlingStep = (
  game: PreparedGame,
  position: Position<unknown>,
): Taken<unknown> | null => {
  if (isOver(game, position)) return null;
  const forced = forcedStep(game, position);
  if (forced !== null) return forced;
  const only = onlyOutcome(game, position);
  return only === null ? null : legally(game, position, only);
};
