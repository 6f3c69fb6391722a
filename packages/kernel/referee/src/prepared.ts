// A game made ready to be stepped: its chart compiled, its decoders made. Knows no log and no verdict.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import {
  type Alternative,
  citedAs,
  clausesOfStep,
  compile,
  type Engine,
  goesOnBy,
  isSupposed,
  type Position,
  type Row,
  suppose,
  type Table,
  tableEngine,
  xstateEngine,
} from "@assize/kernel-chart-engine";
import {
  Defect,
  type EventClass,
  type EventDefinition,
  type GameEvent,
  GameMistake,
  type GameModel,
  type GameSetup,
  isHuge,
  isUnasked,
  type Misfit,
  misfitsOf,
} from "@assize/kernel-model";
import { citesOf } from "./earlier-rulebooks.ts";
import { checkGame } from "./sound-game.ts";
import { asWritten, withCheckedFunctions } from "./checked-functions.ts";
import { type DataWriter, dataWriter } from "./writer/data-writer.ts";

export const ENGINES = ["table", "xstate"] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * A decoder answers the event's data, or what is wrong with its shape; of nothing in it where all that is wrong may stem
 * from the values at the paths of `unknown`.
 */
export type DecodeData = (
  data: unknown,
  unknown?: readonly string[],
) => Result.Result<unknown, readonly Misfit[]>;

export interface PreparedEvent {
  readonly class: EventClass;
  readonly definition: EventDefinition;
  readonly decode: DecodeData;
  /** Holds derived data to the event's schema, and writes data down. */
  readonly writer: DataWriter;
}

export interface PreparedGame<Context = any> {
  /** Its functions throw GameMistake where they fail their author. */
  readonly model: GameModel<any, Context>;
  readonly engine: Engine;
  readonly table: Table;
  readonly events: ReadonlyMap<string, PreparedEvent>;
  readonly classOf: (type: string) => EventClass;
  /** False where all that may come is awaited: nothing then has to be looked for beside it. */
  readonly hasUnasked: boolean;
}

const tables = new WeakMap<object, Table>();

/** The table of a game's chart, which cites as the game's rulebook does. */
const tableOf = (model: GameModel): Table => {
  const cites = citesOf(model);
  return cites === null ? compiled(model) : citedAs(compiled(model), cites);
};

const compiled = (model: GameModel): Table => {
  const chart = model.chart as object;
  const known = tables.get(chart);
  if (known !== undefined) return known;
  const table = compile(model.chart as Parameters<typeof compile>[0]);
  tables.set(chart, table);
  return table;
};

/** A struct without members takes any member: a game has to say that there are none. */
const takesNoMembers = ({ definition, decode }: PreparedEvent): boolean =>
  Object.keys(definition.fields).length > 0 || Result.isFailure(decode({ surplus: true }));

const hasNone = (unknown: readonly string[] | undefined): boolean =>
  unknown === undefined || unknown.length === 0;

const prepareEvent = (game: string, type: string, definition: EventDefinition): PreparedEvent => {
  const decode = Schema.decodeUnknownResult(definition.data as Schema.Codec<unknown, unknown>, {
    onExcessProperty: "error",
    errors: "all",
  });
  const event: PreparedEvent = {
    class: definition.class,
    definition,
    writer: dataWriter(definition.data, (path, why) => {
      throw new GameMistake(game, `${type}, ${path}`, why);
    }),
    decode: (data, unknown) =>
      Result.mapError(
        decode(data, hasNone(unknown) && isHuge(data) ? { errors: "first" } : undefined),
        ({ issue }) => misfitsOf(issue, "$.data", unknown),
      ),
  };
  if (!takesNoMembers(event))
    throw new GameMistake(
      game,
      type,
      "it has no fields, and its schema takes any member; say with a check that there are none",
    );
  return event;
};

const prepared = new WeakMap<GameModel, Map<EngineName, PreparedGame>>();

/** Compiles the game's chart and its decoders, once. Throws GameMistake where the game contradicts itself. */
export const prepare = <Context>(
  model: GameModel<any, Context>,
  engineName: EngineName = "table",
): PreparedGame<Context> => {
  const own = asWritten(model);
  const games = prepared.get(own) ?? new Map<EngineName, PreparedGame>();
  const game = games.get(engineName) ?? makePrepared(own, engineName);
  prepared.set(own, games.set(engineName, game));
  return game as PreparedGame<Context>;
};

const makePrepared = (written: GameModel, engineName: EngineName): PreparedGame => {
  const table = tableOf(written);
  checkGame(written, table);
  const model = withCheckedFunctions(written);
  const events = new Map(
    Object.entries(model.events).map(([type, definition]) => [
      type,
      prepareEvent(model.id, type, definition),
    ]),
  );
  return {
    model,
    table,
    engine: engineName === "table" ? tableEngine(table) : xstateEngine(table),
    events,
    hasUnasked: Object.values(model.events).some(isUnasked),
    classOf: (type) => {
      const known = events.get(type);
      if (known === undefined) throw new Defect(`the chart knows ${type}, the game does not`);
      return known.class;
    },
  };
};

/** A step that was taken. */
export interface Taken<Context> {
  readonly row: Row;
  readonly event: GameEvent;
  readonly position: Position<Context>;
}

/** The position before one of these steps: a supposed one, where the step led to such. */
const beforeStep = (
  from: Position<unknown>,
  steps: readonly Taken<unknown>[],
  index: number,
): Position<unknown> => {
  const { at, context } = steps[index - 1]?.position ?? from;
  return isSupposed(steps[index]!.position.context)
    ? { at, context: suppose(context) }
    : { at, context };
};

/** Every transition of these steps, in order: each event's own, and those by which the chart went on at once. */
export const transitionsOf = (
  { table }: PreparedGame,
  from: Position<unknown>,
  steps: readonly Taken<unknown>[],
): readonly Alternative[] =>
  steps.flatMap(({ row, event }, index) => [
    row,
    ...goesOnBy(table, row, beforeStep(from, steps, index), event),
  ]);

/** The clauses that each of these steps applies. Reads rulings of the start alone: an audit notes none of it. */
export const clausesOfSteps = (
  { game, setup }: { readonly game: PreparedGame; readonly setup: Pick<GameSetup, "rulings"> },
  from: Position<unknown>,
  steps: readonly Taken<unknown>[],
): readonly (readonly string[])[] =>
  steps.map(({ row, event }, index) => {
    const { at, context } = beforeStep(from, steps, index);
    const plain: unknown = game.model.withRulings(context, setup.rulings);
    return clausesOfStep(game.table, row, { at, context: plain }, event);
  });

/** The place of a position in the chart, for example `play.resolution.turn`. */
export const placeOf = (game: PreparedGame, position: Position<unknown>): string =>
  game.table.leaves[position.at]!.path;

/** True where the game is over: nothing more may come but a statement that agrees. */
export const isOver = (game: PreparedGame, position: Position<unknown>): boolean =>
  game.table.leaves[position.at]!.final;
