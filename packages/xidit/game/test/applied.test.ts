// What is counted as applied in whole games: clauses of other games, units and assessments are not.
import { readFileSync } from "node:fs";
import type { ClauseId } from "@assize/xidit-rulebook";
import { audit } from "@assize/kernel-verifier/node";
import { expect, test } from "vitest";
import { xidit } from "../src/index.ts";

const countsOf = (name: string) => {
  const log = readFileSync(new URL(`../../../../docs/examples/games/${name}`, import.meta.url));
  const answer = audit(log, { games: [xidit], countTaken: true });
  if (answer.kind !== "audited") throw new Error(`${name} is not audited`);
  const { applied, taken } = answer.counts;
  const sumOf = (event: string): number =>
    [...taken].reduce((sum, [id, n]) => (id.split(/[/>]/)[1] === event ? sum + n : sum), 0);
  return { of: (clause: ClauseId) => applied.get(clause) ?? 0, taken: sumOf };
};

const OF_SHORT: readonly ClauseId[] = ["short.three", "short.four", "short.five", "short.years"];

test.each([
  ["long-4p.jsonl", [...OF_SHORT, "three.tiles", "three.regions", "closed.regions"]],
  ["long-3p.jsonl", OF_SHORT],
  ["short-4p.jsonl", ["short.three", "short.five", "three.tiles", "three.regions"]],
] as const)("in %s nothing applies that is said of other games", (name, others) => {
  const { of } = countsOf(name);
  expect(others.filter((clause) => of(clause) > 0)).toEqual([]);
  expect(of("setup.piles")).toBeGreaterThan(0);
});

test("a clause of this game, this unit, this pile or this assessment applies where it does", () => {
  const { of, taken } = countsOf("long-3p.jsonl");
  expect([of("three.tiles"), of("assess.wealth"), of("assess.influence")]).toEqual([1, 1, 1]);
  expect(of("three.regions")).toBeGreaterThan(0);
  const censuses = taken("census-called");
  expect(censuses).toBeGreaterThan(0);
  expect([of("census.militia"), of("census.archers")]).toEqual([censuses, censuses]);
  expect(of("census.tie")).toBeLessThan(taken("census-awarded"));
  expect(of("queue.flip-recruitment") + of("queue.flip-threat")).toBe(taken("pile-flipped"));
  expect(taken("pile-flipped")).toBeGreaterThan(0);
  expect(of("recruit.fill")).toBeLessThan(taken("tile-placed"));
});
