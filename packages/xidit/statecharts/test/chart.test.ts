// The chart as such: it compiles, its names are the ones that logs and pages cite, its rules name real clauses.
// How it plays is tested with the whole game, in packages/xidit/game.
import { describe, expect, test } from "vitest";
import { alternativesOf, compile } from "@assize/kernel-chart-engine";
import { CHANCES, DECISIONS, EVENT_TYPES } from "@assize/xidit-events";
import { CLAUSE_IDS } from "@assize/xidit-rulebook";
import { gameChart } from "../src/index.ts";

const table = compile(gameChart);
const rows = [...table.rows.values()];

test("the places of a game, as logs and pages cite them", () => {
  expect(table.leaves.map(({ path }) => path)).toEqual([
    "play.setup.titans",
    "play.setup.tiles",
    "play.setup.laying",
    "play.setup.assessments",
    "play.setup.placement",
    "play.secret-orders.programming",
    "play.resolution.turn",
    "play.resolution.rewards.choosing",
    "play.resolution.rewards.gold",
    "play.resolution.rewards.bards",
    "play.resolution.rewards.choosing-storeys",
    "play.resolution.rewards.building",
    "play.resolution.rewards.set-aside",
    "play.resolution.rewards.losing",
    "play.resolution.rewards.dummy",
    "play.resolution.rewards.leaving",
    "play.tile-management.discarding",
    "play.tile-management.placing",
    "play.tile-management.refilling",
    "play.tile-management.settling",
    "play.tile-management.reinforcements.collecting",
    "play.tile-management.reinforcements.shuffling",
    "play.tile-management.reinforcements.drawing",
    "play.census.hands",
    "play.census.rewards",
    "play.assessment.ranking",
    "ended",
  ]);
  expect(table.transients.map(({ path }) => path)).toEqual([
    "play.resolution.rewards.handing-out",
    "play.resolution.rewards.built",
  ]);
  expect(table.leaves[table.initial]!.path).toBe("play.setup.titans");
  expect(table.leaves.filter((leaf) => leaf.final).map(({ path }) => path)).toEqual(["ended"]);
});

describe("every transition", () => {
  test("is for an event of the game, and every event has one", () => {
    expect(rows.length).toBeGreaterThanOrEqual(55);
    expect([...new Set(rows.map((row) => row.event))].sort()).toEqual([...EVENT_TYPES].sort());
  });

  test("cites clauses, and only those of the rulebook", () => {
    const known = new Set<string>(CLAUSE_IDS);
    for (const { id, clauses } of [...rows, ...alternativesOf(table)]) {
      if (id === "play.resolution.rewards.built/always>play.resolution.rewards.handing-out")
        continue;
      expect([id, clauses.length > 0]).toEqual([id, true]);
      expect(clauses.filter((clause) => !known.has(clause))).toEqual([]);
    }
  });

  test("asks questions that have names", () => {
    const parts = rows.flatMap((row) => row.parts);
    expect(parts.length).toBeGreaterThanOrEqual(110);
    for (const { name } of parts) expect(name).toMatch(/^[a-z]\w+$/i);
  });

  test("for a consequence asks about the state alone", () => {
    const choices = new Set<string>([...DECISIONS, ...CHANCES]);
    const consequences = rows.filter((row) => !choices.has(row.event));
    expect(consequences.length).toBeGreaterThanOrEqual(40);
    for (const { parts } of consequences)
      expect(parts.filter((part) => !part.stateOnly)).toEqual([]);
  });

  test("leaves the last way open to its rules alone, so that a refusal names a clause", () => {
    for (const leaf of table.leaves)
      for (const ways of leaf.rows.values()) {
        const chosen = ways.at(-1)!.parts.filter((part) => part.clauses.length === 0);
        expect(chosen).toEqual([]);
      }
  });
});
