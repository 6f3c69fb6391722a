// What somebody could wrongly claim at a position: another event, another seat, other data. Most of it is illegal,
// some is not: the chart decides. Knows no rule of any game.
import { type GameEvent, isJsonObject, type Json, SeatId } from "@assize/kernel-model";
import { rowsAnsweredFor } from "@assize/kernel-chart-engine";
import type { PreparedEvent, PreparedGame } from "@assize/kernel-referee";
import type { Situation, Situations } from "./situations.ts";

const MOST_CHOICES = 8;

const firstOf = <T>(items: Iterable<T>, most: number): readonly T[] => {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === most) break;
    first.push(item);
  }
  return first;
};

/** Small changes of a value, one at a time. */
function* nearby(value: Json): Generator<Json> {
  if (typeof value === "number") {
    yield value + 1;
    if (value > 0) yield value - 1;
    if (value > 1) yield 0;
    return;
  }
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (list.length > 0) yield list.slice(0, -1);
    if (list.length > 0) yield [...list, list[0]!];
    if (list.length > 1) yield list.with(1, list[0]!);
    for (const [index, item] of list.entries())
      for (const other of nearby(item)) yield list.with(index, other);
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [key, item] of Object.entries(value))
    for (const other of nearby(item)) yield { ...value, [key]: other };
}

/** With single members taken from samples of the same type. */
function* mixed(data: Json, samples: readonly Json[]): Generator<Json> {
  if (!isJsonObject(data)) return;
  for (const sample of samples)
    if (isJsonObject(sample))
      for (const [key, value] of Object.entries(sample)) yield { ...data, [key]: value };
}

const derived = (prepared: PreparedEvent, context: unknown): readonly Json[] => {
  try {
    const data = prepared.definition.derive?.(context) as Json | undefined;
    return data === undefined ? [] : [data];
  } catch {
    // Asked where the event is not due, a derive may throw.
    return [];
  }
};

function* dataFor(
  type: string,
  prepared: PreparedEvent,
  situation: Situation,
  samples: readonly Json[],
): Generator<Json> {
  const { context } = situation.position;
  const { choices, outcomes } = prepared.definition;
  const plain: Json[] = [...derived(prepared, context), ...samples];
  if (outcomes !== undefined) plain.push(...(firstOf(outcomes(context), MOST_CHOICES) as Json[]));
  if (choices !== undefined)
    for (let seat = 0; seat < situation.header.seats.length; seat++)
      plain.push(...(firstOf(choices(context, SeatId(seat)), MOST_CHOICES) as Json[]));
  yield* plain;
  const near = type === situation.recorded.type ? [situation.recorded.data] : plain.slice(0, 2);
  for (const data of near) {
    yield* nearby(data);
    yield* mixed(data, samples);
  }
}

/** Everything that may be claimed here, of the types that this place of the chart answers for. */
export function* claimsAt(
  game: PreparedGame,
  situation: Situation,
  { samples }: Situations,
): Generator<GameEvent> {
  const seats = situation.header.seats.length;
  const { at } = situation.position;
  for (const [type, prepared] of game.events) {
    if (rowsAnsweredFor(game.table, at, type).length === 0) continue;
    for (const data of dataFor(type, prepared, situation, samples.get(type) ?? [])) {
      if (prepared.class !== "decision") yield { type, data };
      else for (let by = 0; by < seats; by++) yield { type, by: SeatId(by), data };
    }
  }
}
