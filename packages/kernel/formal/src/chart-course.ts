// The courses of the engines that step a game's own chart: that of the audit, as it told it, and another one, which is asked
// for each event again. Knows no tool.
import * as Result from "effect/Result";
import type { Position } from "@assize/kernel-chart-engine";
import {
  type ComparedEngine,
  type JsonObject,
  sameJson,
  type WrittenEvent,
} from "@assize/kernel-model";
import {
  deriveEvent,
  type EngineName,
  isOver,
  placeOf,
  prepare,
  type PreparedGame,
  readEvent,
  type Start,
} from "@assize/kernel-referee";
import type { EngineCourse, EngineStep } from "./course.ts";
import type { SoundPart } from "./record-steps.ts";

/** What is compared of an encoded state; null for all of it with its place in the chart. */
export type PartOf = ((encoded: JsonObject) => JsonObject) | null;

const stateAt = (game: PreparedGame, position: Position<unknown>, partOf: PartOf): JsonObject => {
  const encoded = game.model.encodeContext(position.context) as JsonObject;
  return partOf === null ? { place: placeOf(game, position), ...encoded } : partOf(encoded);
};

/** The course of the audit itself. */
export const auditedCourse = (
  engine: ComparedEngine,
  { game }: Start,
  { happenings, refused }: SoundPart,
  partOf: PartOf,
): EngineCourse => {
  const steps = happenings.map(({ after }): EngineStep => ({
    took: true,
    error: null,
    state: stateAt(game, after, partOf),
  }));
  const odd = refused === null ? [] : [{ ...steps.at(-1)!, took: false }];
  return { engine, version: null, steps: [...steps, ...odd] };
};

/** Where an event leads; null where the engine does not take it as it is written. */
const afterEvent = (
  game: PreparedGame,
  seats: number,
  position: Position<unknown>,
  written: WrittenEvent,
): Position<unknown> | null => {
  if (isOver(game, position)) return null;
  const read = readEvent(game, seats, written);
  if (Result.isFailure(read)) return null;
  const event = read.success;
  const row = game.engine.accepts(position, event);
  if (row === undefined) return null;
  const isForced = game.classOf(event.type) === "consequence";
  return isForced && !sameJson(deriveEvent(game, row, position)!.data, event.data)
    ? null
    : game.engine.take(row, position, event);
};

/** The course of another engine, which is asked for every event of the record. */
export const chartCourse = (
  engine: EngineName,
  start: Start,
  { happenings, refused }: SoundPart,
  partOf: PartOf,
): EngineCourse => {
  const game = prepare(start.game.model, engine);
  const seats = start.setup.seats.length;
  const steps: EngineStep[] = [];
  const positions: Position<unknown>[] = [];
  let position: Position<unknown> = start.position;
  const note = (took: boolean, error: string | null): boolean => {
    positions.push(position);
    steps.push({ took, error, state: stateAt(game, position, partOf) });
    return took;
  };
  const carryOut = (events: readonly WrittenEvent[], backTo: number | null): boolean => {
    let next: Position<unknown> | null = backTo === null ? position : positions[backTo]!;
    try {
      for (const event of events) {
        next = afterEvent(game, seats, next, event);
        if (next === null) return note(false, null);
      }
    } catch (cause) {
      return note(false, cause instanceof Error ? cause.message : String(cause));
    }
    position = next;
    return note(true, null);
  };
  const goesOn = happenings.every(({ events, backTo }) => carryOut(events, backTo));
  if (goesOn && refused !== null) carryOut([refused.event], null);
  return { engine, version: null, steps };
};
