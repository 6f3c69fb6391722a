// The testkit's own small referee: from choices to the events they force. Written on the chart engine alone,
// since the kernel's referee is among what is tested.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  compile,
  due,
  type Engine,
  type Position,
  positionAt,
  tableEngine,
  xstateEngine,
} from "@assize/kernel-chart-engine";
import type { Header } from "@assize/kernel-event-log";
import {
  Defect,
  type GameEvent,
  type GameModel,
  type GameSetup,
  LIMITS,
  SeatId,
} from "@assize/kernel-model";

/** An event as a test writes it. */
export interface WrittenEvent {
  readonly type: string;
  readonly by?: number;
  readonly data: unknown;
}

export interface Play<Context> {
  readonly model: GameModel<any, Context>;
  readonly engine: Engine;
  readonly start: Position<Context>;
}

export interface PlayedStep<Context> {
  readonly event: GameEvent;
  readonly before: Position<Context>;
  readonly after: Position<Context>;
}

const setupOf = (model: GameModel, header: Header): GameSetup => {
  const { rulings, rulingSets } = model.rulebook;
  const set = rulingSets[header.rulings.set];
  if (set === undefined) throw new Defect(`no ruling set "${header.rulings.set}"`);
  const defaults = Object.fromEntries(rulings.map((one) => [one.id, one.options[0].id]));
  return {
    seats: header.seats,
    options: header.options,
    table: header.table,
    rulings: { ...defaults, ...set, ...header.rulings.overrides },
  };
};

/** The game before its first event, or at the header's position. Throws where the header is wrong. */
export const beginPlay = <Context>(
  model: GameModel<any, Context>,
  header: Header,
  options: { readonly engine?: "table" | "xstate" | undefined; readonly edition?: unknown },
): Play<Context> => {
  const table = compile(model.chart as Parameters<typeof compile>[0]);
  const engine = options.engine === "xstate" ? xstateEngine(table) : tableEngine(table);
  const setup = setupOf(model, header);
  const edition = options.edition ?? model.edition.reference;
  const position = header.position && (model.restate?.(header.position) ?? header.position);
  const context =
    position === undefined
      ? model.initial(setup, edition)
      : model.decodeContext(position.context, setup, edition, position.place);
  if (Result.isFailure(context)) throw new Defect(JSON.stringify(context.failure));
  const fresh = engine.start(context.success);
  if (position === undefined) return { model, engine, start: fresh };
  const start = positionAt(table, position.place, fresh.context);
  if (start === undefined) throw new Defect(`no place "${position.place}" in the chart`);
  return { model, engine, start };
};

/** The event as the chart sees it, or what is wrong with its shape. */
export const decodeEvent = (
  model: GameModel,
  written: WrittenEvent,
): Result.Result<GameEvent, string> => {
  const definition = model.events[written.type];
  if (definition === undefined) return Result.fail(`the game has no event "${written.type}"`);
  const schema = definition.data as Schema.Codec<unknown, unknown>;
  const decoded = Schema.decodeUnknownResult(schema, { onExcessProperty: "error" })(written.data);
  if (Result.isFailure(decoded)) return Result.fail(String(decoded.failure));
  const { type, by } = written;
  return Result.succeed(
    by === undefined
      ? { type, data: decoded.success }
      : { type, by: SeatId(by), data: decoded.success },
  );
};

/** One event, if the chart accepts it. */
export const playEvent = <Context>(
  { engine }: Play<Context>,
  before: Position<Context>,
  event: GameEvent,
): PlayedStep<Context> | undefined => {
  const row = engine.accepts(before, event);
  return row === undefined ? undefined : { event, before, after: engine.take(row, before, event) };
};

/** Everything that is forced from here on. */
export const playForced = <Context>(
  { model, engine }: Play<Context>,
  from: Position<Context>,
): readonly PlayedStep<Context>[] => {
  const steps: PlayedStep<Context>[] = [];
  let before = from;
  for (;;) {
    const { must } = due(engine.table, before, (type) => model.events[type]!.class);
    if (must === null) return steps;
    if (steps.length >= LIMITS.forcedInARow) throw new Defect("forced events without end");
    const event = { type: must.event, data: model.events[must.event]!.derive!(before.context) };
    const after = engine.take(must, before, event);
    steps.push({ event, before, after });
    before = after;
  }
};
