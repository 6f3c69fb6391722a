// A game in the hands of a test: begun from a header whose digests may be stand-ins, and stepped by the kernel's referee.
import * as Result from "effect/Result";
import type { Position } from "@assize/kernel-chart-engine";
import type { Header } from "@assize/kernel-event-log";
import { Defect, type GameEvent, type GameModel, type GameSetup } from "@assize/kernel-model";
import {
  type EngineName,
  forcedSteps,
  prepare,
  type PreparedGame,
  resolveRulings,
  type Taken,
} from "@assize/kernel-referee";

export interface Play<Context> {
  readonly game: PreparedGame<Context>;
  readonly seats: number;
  readonly start: Position<Context>;
}

export interface PlayedStep<Context> {
  readonly event: GameEvent;
  readonly before: Position<Context>;
  readonly after: Position<Context>;
}

const setupOf = (model: GameModel, header: Header): GameSetup => {
  const { choices, problems } = resolveRulings(model.rulebook, header.rulings);
  if (problems.length > 0) throw new Defect(JSON.stringify(problems));
  return { seats: header.seats, options: header.options, table: header.table, rulings: choices };
};

/** The game before its first event, or at the header's position. Throws where the header is wrong. */
export const beginPlay = <Context>(
  model: GameModel<any, Context>,
  header: Header,
  options: { readonly engine?: EngineName | undefined; readonly edition?: unknown },
): Play<Context> => {
  const game = prepare(model, options.engine);
  const setup = setupOf(model, header);
  const edition = options.edition ?? model.edition.reference;
  const { position } = header;
  const context =
    position === undefined
      ? model.initial(setup, edition)
      : model.decodeContext(position.context, setup, edition, position.place);
  if (Result.isFailure(context)) throw new Defect(JSON.stringify(context.failure));
  const fresh = game.engine.start(context.success);
  const seats = header.seats.length;
  if (position === undefined) return { game, seats, start: fresh };
  const leaf = game.table.leafOf.get(position.place);
  if (leaf === undefined) throw new Defect(`no place "${position.place}" in the chart`);
  return { game, seats, start: { at: leaf.index, context: fresh.context } };
};

/** One event, if the chart accepts it. */
export const playEvent = <Context>(
  { game: { engine } }: Play<Context>,
  before: Position<Context>,
  event: GameEvent,
): PlayedStep<Context> | undefined => {
  const row = engine.accepts(before, event);
  return row === undefined ? undefined : { event, before, after: engine.take(row, before, event) };
};

/** Everything that is forced from here on. */
export const playForced = <Context>(
  { game }: Play<Context>,
  from: Position<Context>,
): readonly PlayedStep<Context>[] =>
  forcedSteps(game, from).map(({ event, position }: Taken<Context>, index, all) => ({
    event,
    before: all[index - 1]?.position ?? from,
    after: position,
  }));
