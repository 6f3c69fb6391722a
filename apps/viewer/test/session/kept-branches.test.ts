// Which branches find room in the browser, and which are there already.
import { expect, test } from "vitest";
import type { KeptBranch } from "../../src/protocol/carried.ts";
import { joined, thatFit } from "../../src/session/kept-branches.ts";

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

test("what comes along is put behind what is there, and none of it twice, whatever it is called", () => {
  const there = [kept("a", null, 2), kept("of a", 0, 1)];
  const others = [kept("mine", null, 3), kept("a by another name", null, 2), kept("new", 1, 4)];
  expect(joined(there, others).map(({ name, parent }) => [name, parent])).toEqual([
    ["a", null],
    ["of a", 0],
    ["mine", null],
    ["new", 0],
  ]);
  expect(joined(there, there)).toEqual(there);
});
