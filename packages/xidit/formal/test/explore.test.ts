// The last census and the assessments of an example game, explored whole: every property holds, and a second exploration counts
// the same. Deep: also the last year, of all pairs of programs of one order.
import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { readLog } from "@assize/kernel-event-log";
import { explore, propertiesOfEvery } from "@assize/kernel-exploration";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type EngineName, forcedStep, type Start, start, takeChoice } from "@assize/kernel-referee";
import { countSlowly } from "@assize/testkit";
import type { State } from "@assize/xidit-events";
import { xidit } from "@assize/xidit-game";
import { exploration } from "../src/index.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const LOG = new URL("../../../../docs/examples/games/short-3p.jsonl", import.meta.url);
const SEATS = 3;
const LAST_CENSUS = 384;
const LAST_YEAR = 336;

/** The example after so many events. */
const reached = (events: number, engine: EngineName) => {
  const log = readLog(readFileSync(LOG));
  if (!log.ok) throw new Error("the example cannot be read");
  const digest = (value: Parameters<typeof digestJson>[0]) => digestJson(value, nodeHash);
  const started: Start<State> = Result.getOrThrow(
    start(log.header, { games: [xidit], digest, engine }),
  );
  const { game } = started;
  let { position } = started;
  for (const { envelope } of log.events.slice(0, events)) {
    const forced = forcedStep(game, position);
    const steps =
      forced ?? Result.getOrThrow(takeChoice({ game, seats: SEATS, position }, envelope))[0];
    position = steps.position as typeof position;
  }
  return { game, position };
};

const compare = (events: number, part?: string) => {
  const { game, position } = reached(events, "table");
  const offers = exploration.parts.find(({ id }) => id === part)?.offers ?? {};
  const properties = [...propertiesOfEvery<State>(xidit), ...exploration.properties];
  const found = explore<State>({
    explored: { game, seats: SEATS, mostWays: 20_000, offers },
    start: position,
    properties,
    bounds: { mostStates: 100_000, mostEvents: 1_000 },
    hash: nodeHash,
  });
  expect(found.answers.map(({ property, kind }) => [property.id, kind])).toEqual(
    properties.map(({ id }) => [id, "holds"]),
  );
  const slow = reached(events, "xstate");
  const { taken, ...counts } = countSlowly(slow.game, SEATS, slow.position, offers);
  expect(found).toMatchObject(counts);
  const rows = [...found.transitions].filter(([id]) => game.table.rows.has(id));
  expect(new Map(rows.map(([id, { events: fewest }]) => [id, fewest]))).toEqual(taken);
  return found;
};

test("the last census and the assessments", () => {
  const { states, ends } = compare(LAST_CENSUS);
  expect({ states, ends }).toEqual({ states: 1192, ends: 96 });
});

test.runIf(DEEP)("the last year, of all pairs of programs of one order", () => {
  const { states, ends } = compare(LAST_YEAR, "one-order");
  expect({ states, ends }).toEqual({ states: 1681, ends: 30 });
});
