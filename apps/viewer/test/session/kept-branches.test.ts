// Which branches find room in the browser.
import { expect, test } from "vitest";
import { type KeptBranch, thatFit } from "../../src/session/kept-branches.ts";

const kept = (name: string, parent: number | null, choices: number): KeptBranch => ({
  name,
  parent,
  seq: 5,
  choices: Array.from({ length: choices }, () => ({ type: "stepped", by: 0, data: {} })),
});

test("what fits is kept in order; what leaves a branch without room goes with it", () => {
  const all = [
    kept("a", null, 2),
    kept("long", null, 500),
    kept("of long", 1, 1),
    kept("of a", 0, 1),
  ];
  expect(thatFit(all, 1_000).map(({ name, parent }) => [name, parent])).toEqual([
    ["a", null],
    ["of a", 0],
  ]);
  expect(thatFit(all)).toEqual(all);
});
