// Laws of the chart, held at every position of simulated games: one consequence or none, invariants, two
// engines with one answer, and every transition taken somewhere.
import { describe, expect, test } from "vitest";
import { alternativesOf, due, xstateEngine } from "@assize/kernel-chart-engine";
import { xidit } from "../src/index.ts";
import { COMPONENT_AND_SETUP_CASES } from "./clauses/components-and-setup.ts";
import { CENSUS_CASES } from "./clauses/census.ts";
import { END_CASES } from "./clauses/end.ts";
import { ORDER_AND_DEED_CASES } from "./clauses/orders-and-deeds.ts";
import { REWARD_CASES } from "./clauses/rewards.ts";
import { TILE_CASES } from "./clauses/tiles.ts";
import { corpus } from "./corpus.ts";
import { game, takenRows } from "./given.ts";
import { drawing } from "./quick-play.ts";
import { DEED_READINGS } from "./rulings/deeds.ts";
import { REWARD_READINGS } from "./rulings/rewards.ts";
import { TILE_READINGS } from "./rulings/tiles.ts";

const everyStep = corpus().flatMap(({ steps }) => steps);

test("the corpus is as large as it should be", () => {
  expect(corpus().length).toBeGreaterThanOrEqual(36);
  expect(everyStep.length).toBeGreaterThanOrEqual(15_000);
  for (const { end } of corpus()) expect(end.context.over).toBe(true);
});

describe("at every position of the corpus", () => {
  test("one consequence is due, or none and something may come", () => {
    for (const { before, event } of everyStep) {
      const { must, may } = due(game.table, before, game.classOf);
      if (must === null) expect(may).toContain(event.type);
      else expect({ must: must.event, may }).toEqual({ must: event.type, may: [] });
    }
  });

  test("the invariants hold", () => {
    for (const { before } of everyStep) expect(xidit.invariants(before.context)).toEqual([]);
    for (const { end } of corpus()) expect(xidit.invariants(end.context)).toEqual([]);
  });
});

test("the table and XState's interpreter take the same transitions to the same states", () => {
  const xstate = xstateEngine(game.table);
  const games = corpus().filter((_, index) => index % 6 === Math.floor(index / 6) % 6);
  expect(games.length).toBeGreaterThanOrEqual(6);
  for (const { steps, end } of games) {
    let at = xstate.start(steps[0]!.before.context);
    for (const { before, event, transitions } of steps) {
      expect(at.at).toBe(before.at);
      const taken = xstate.accepts(at, event);
      expect(taken?.id).toBe(transitions[0]);
      at = xstate.take(taken!, at, event);
    }
    expect(at).toEqual(end);
  }
});

test("the table and XState's interpreter refuse the same foreign events", () => {
  const xstate = xstateEngine(game.table);
  const draw = drawing(7);
  const any = () => everyStep[draw(everyStep.length)]!;
  let accepted = 0;
  for (let tried = 0; tried < 4_000; tried++) {
    const { before } = any();
    const { event } = any();
    const row = game.engine.accepts(before, event);
    expect(xstate.accepts(before, event)?.id).toBe(row?.id);
    if (row === undefined) continue;
    accepted++;
    const after = game.engine.take(row, before, event);
    expect(xstate.take(row, before, event)).toEqual(after);
  }
  expect(accepted).toBeGreaterThanOrEqual(50);
});

/** Transitions that no position of the game reaches, with the reason. */
const NEVER_TAKEN: Readonly<Record<string, string>> = {
  "play.tile-management.refilling/pile-flipped":
    "a tile is placed only when no flip is due, and placing it changes no pile",
};

test("every transition of the chart is taken, in the corpus or in a position made by hand", () => {
  const cases = [
    ...COMPONENT_AND_SETUP_CASES,
    ...ORDER_AND_DEED_CASES,
    ...REWARD_CASES,
    ...TILE_CASES,
    ...CENSUS_CASES,
    ...END_CASES,
  ];
  for (const { keeps } of cases) keeps();
  for (const { ruling, cases: options } of [...DEED_READINGS, ...REWARD_READINGS, ...TILE_READINGS])
    for (const [option, play] of Object.entries(options)) play({ [ruling]: option });
  const taken = new Set([...takenRows, ...everyStep.flatMap(({ transitions }) => transitions)]);
  const { table } = game;
  const every = [...table.rows.keys(), ...alternativesOf(table).map(({ id }) => id)];
  const never = every.filter((row) => !taken.has(row));
  expect(never).toEqual(Object.keys(NEVER_TAKEN));
});
