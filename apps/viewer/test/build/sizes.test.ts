// A build that weighs too much is told, with the game that is open counted in.
import { expect, test } from "vitest";
import { overweight, type Sizes, told } from "../../build/sizes.ts";

const LIGHT: Sizes = {
  page: 60_000,
  worker: 90_000,
  embed: 60_000,
  later: [
    ["heavy-game.js", 100_000],
    ["another.js", 1],
  ],
};

test("what keeps to the budgets is not told", () => {
  expect(overweight(LIGHT)).toEqual([]);
  expect(told(LIGHT)).toContain("worker with heavy-game.js 190.0 kB, at most 190.0 kB");
});

test.each([
  [{ ...LIGHT, page: 60_001 }, ["first page"]],
  [{ ...LIGHT, embed: 60_001 }, ["a replay in another page"]],
  [{ ...LIGHT, worker: 90_001 }, ["worker with heavy-game.js"]],
  [{ ...LIGHT, worker: 190_001, later: [] }, ["worker"]],
] as const)("too much of %#", (sizes, what) => {
  const told = overweight(sizes);
  expect(told.length).toBe(what.length);
  for (const [index, one] of what.entries())
    expect(told[index]).toMatch(new RegExp(`^${one} weighs`));
});
