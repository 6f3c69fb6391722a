// One step of a game: what the rules derive, what they let come, and what was carried out though they refuse it. In a supposed
// state (kernel-chart-engine) a game's function that throws refuses the step; in every other it is its author's mistake.
import { answered, type Position, type Row, suppose } from "@assize/kernel-chart-engine";
import { type GameEvent, GameMistake, isJson } from "@assize/kernel-model";
import { placeOf, type PreparedGame, type Taken } from "./prepared.ts";

const underived = (
  game: PreparedGame,
  row: Row,
  position: Position<unknown>,
  what: string,
  cause?: unknown,
): GameMistake =>
  new GameMistake(
    game.model.id,
    `${row.event} at ${placeOf(game, position)}`,
    `${what}; correct the derive, or the event's schema where that is too narrow`,
    { cause },
  );

/** The event's own schema refuses what was derived. */
class Underivable extends Error {}

const whyUnderived = (cause: unknown): string =>
  cause instanceof Underivable
    ? cause.message
    : `its derive throws (${cause instanceof Error ? cause.message : typeof cause})`;

/**
 * The derived data of a consequence, held to the event's own schema: the one door by which it comes in. Requires that
 * `row` is due. Where the game's `derive` throws or answers data of another shape: null in a supposed state; in every other
 * GameMistake is thrown.
 */
export const deriveEvent = <Context>(
  game: PreparedGame<Context>,
  row: Row,
  position: Position<Context>,
): GameEvent | null => {
  const type = row.event;
  const { definition, writer } = game.events.get(type)!;
  const derive = (): GameEvent => {
    const data: unknown = definition.derive!(position.context);
    if (writer.holds(data)) return { type, data };
    throw new Underivable(`its derive answers ${writer.misfit(data)}`);
  };
  const mistake = (cause: unknown): GameMistake =>
    underived(game, row, position, whyUnderived(cause), cause);
  return answered(position.context, derive, mistake, null);
};

/** An event carried out by a transition that accepts it. Null in a supposed state whose update throws. */
export const takeBy = <Context>(
  game: PreparedGame<Context>,
  row: Row,
  position: Position<Context>,
  event: GameEvent,
): Taken<Context> | null =>
  answered(
    position.context,
    () => ({ row, event, position: game.engine.take(row, position, event) }),
    (cause) => cause as GameMistake,
    null,
  );

/** A consequence as the rules derive it, carried out. Requires that `row` is due. Null only in a supposed state. */
export const deriveBy = <Context>(
  game: PreparedGame<Context>,
  row: Row,
  position: Position<Context>,
): Taken<Context> | null => {
  const event = deriveEvent(game, row, position);
  return event === null ? null : takeBy(game, row, position, event);
};

/** A choice, an outcome or a statement that the rules let come here, carried out; null for one that they refuse. */
export const legally = <Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
  event: GameEvent,
): Taken<Context> | null => {
  const row = game.engine.accepts(position, event);
  return row === undefined ? null : takeBy(game, row, position, event);
};

/**
 * Where an event leads that the rules refuse, by one of its transitions: the one place that carries such a thing out. The
 * position is supposed, and so are all that follow from it. Null where the game cannot carry it out, or cannot write down
 * what comes of it.
 */
export const carryOut = <Context>(
  game: PreparedGame<Context>,
  { at, context }: Position<Context>,
  { row, event }: Pick<Taken<unknown>, "row" | "event">,
): Position<Context> | null => {
  const taken = takeBy(game, row, { at, context: suppose(context) }, event);
  return taken !== null && canBeWritten(game, taken.position) ? taken.position : null;
};

const canBeWritten = ({ model }: PreparedGame, { context }: Position<unknown>): boolean =>
  answered(
    context,
    () => isJson(model.encodeContext(context)),
    (cause) => cause as GameMistake,
    false,
  );
