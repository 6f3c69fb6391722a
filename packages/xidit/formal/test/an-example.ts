// An example game followed event by event, and what is explored from a position of it, counted twice.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { expect } from "vitest";
import type { Position } from "@assize/kernel-chart-engine";
import { readLog } from "@assize/kernel-event-log";
import {
  explore,
  exploredOf,
  type PartOfGame,
  partsOf,
  propertiesOfEvery,
} from "@assize/kernel-exploration";
import { digestJson } from "@assize/kernel-integrity";
import type { Json } from "@assize/kernel-model";
import { nodeHash } from "@assize/kernel-integrity/node";
import {
  forcedStep,
  placeOf,
  prepare,
  type Start,
  start,
  statedAt,
  takeChoice,
} from "@assize/kernel-referee";
import { countSlowly } from "@assize/testkit";
import type { State } from "@assize/xidit-events";
import { xidit } from "@assize/xidit-game";
import { exploration } from "../src/index.ts";

/** A game, and its positions: before the first event, and after each. */
export interface Example {
  readonly start: Start<State>;
  readonly positions: readonly Position<State>[];
}

const digest = (value: Json): string => digestJson(value, nodeHash);

/** A game that begins at a position of the example, as its header states it. */
export const startAt = ({ start: from }: Example, position: Position<State>): Start<State> =>
  Result.getOrThrow(
    start(
      { ...from.header, position: statedAt(from, position, "the example") },
      { games: [xidit], digest },
    ),
  );

export const exampleOf = (name: string): Example => {
  const path = new URL(`../../../../docs/examples/games/${name}.jsonl`, import.meta.url);
  const log = readLog(readFileSync(path));
  if (!log.ok) throw new Error("the example cannot be read");
  const started: Start<State> = Result.getOrThrow(start(log.header, { games: [xidit], digest }));
  const { game, setup } = started;
  const positions = [started.position];
  for (const { envelope } of log.events) {
    const position = positions.at(-1)!;
    const situation = { game, seats: setup.seats.length, position };
    const step =
      forcedStep(game, position) ?? Result.getOrThrow(takeChoice(situation, envelope))[0];
    positions.push(step.position as Position<State>);
  }
  return { start: started, positions };
};

export const placeAt = ({ start: { game } }: Example, position: Position<State>): string =>
  placeOf(game, position);

/** What a key is told by in a second exploration of many positions: another hash than the first one's. */
const told = (key: string): string => createHash("blake2b512").update(key).digest("base64");

export const partNamed = (name: string): PartOfGame<State> =>
  partsOf<State>(exploration).find(({ id }) => id === name)!;

/** Explores a part from a position: every property holds, and a second exploration counts the same. */
export const countTwice = (
  { start }: Example,
  from: Position<State>,
  part?: PartOfGame<State>,
  isCountedTwice = true,
) => {
  const { seats } = from.context.setting;
  const properties = [...propertiesOfEvery<State>(xidit), ...exploration.properties];
  const explored = exploredOf({ game: start.game, seats, mostWays: 20_000 }, part, from);
  const bounds = { mostStates: 5_000_000, mostEvents: 1_000 };
  const found = explore<State>({ explored, start: from, properties, bounds, hash: nodeHash });
  expect(found.isExhaustive).toBe(true);
  expect(found.answers.map(({ property, kind }) => [property.id, kind])).toEqual(
    properties.map(({ id }) => [id, "holds"]),
  );
  if (!isCountedTwice) return found;
  const game = prepare<State>(xidit, "xstate");
  const { taken, ...counts } = countSlowly(game, seats, from, { ...explored, kept: told });
  expect(found).toMatchObject(counts);
  const rows = [...found.transitions].filter(([id]) => start.game.table.rows.has(id));
  expect(new Map(rows.map(([id, { events: fewest }]) => [id, fewest]))).toEqual(taken);
  return found;
};
