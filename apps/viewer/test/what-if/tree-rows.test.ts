// The tree of branches as it is read and walked, and the way back to the record.
import { expect, test } from "vitest";
import { sharedWithRecord } from "../../src/panels/what-if/leave-branch.ts";
import { rowAfterKey, treeRows } from "../../src/panels/what-if/tree-rows.ts";
import type { BranchFacts } from "../../src/protocol/protocol.ts";

const branch = (id: number, from: number, seq: number): BranchFacts => ({
  id,
  name: `Branch ${id}`,
  from: { branch: from, seq },
  events: 100,
  over: false,
  outcome: null,
});

/** 1 and 3 leave the record, 2 and 4 leave 1, 5 leaves 2. */
const BRANCHES = [
  branch(1, 0, 40),
  branch(2, 1, 60),
  branch(3, 0, 20),
  branch(4, 1, 50),
  branch(5, 2, 45),
];

test("rows stand depth first, by where they leave", () => {
  const rows = treeRows(BRANCHES);
  expect(rows.map(({ id }) => id)).toEqual([0, 3, 1, 4, 2, 5]);
  expect(rows.map(({ level }) => level)).toEqual([1, 2, 2, 3, 3, 4]);
  expect(rows.map(({ place, of }) => `${place}/${of}`).slice(1, 5)).toEqual([
    "1/2",
    "2/2",
    "1/2",
    "2/2",
  ]);
});

test("arrows walk the rows, into branches and out of them", () => {
  const rows = treeRows(BRANCHES);
  const walk = (from: number, ...keys: string[]): number =>
    keys.reduce((at, key) => rowAfterKey(rows, at, key) ?? at, from);
  expect(walk(0, "ArrowDown", "ArrowDown", "ArrowRight")).toBe(4);
  expect(walk(5, "ArrowLeft", "ArrowLeft")).toBe(1);
  expect(walk(5, "Home", "ArrowUp")).toBe(0);
  expect(walk(0, "End", "ArrowDown")).toBe(5);
  expect(rowAfterKey(rows, 0, "x")).toBeUndefined();
});

test("a branch of a branch goes back to where the record was left", () => {
  expect(sharedWithRecord(BRANCHES, 0)).toBeNull();
  expect(sharedWithRecord(BRANCHES, 1)).toBe(40);
  expect(sharedWithRecord(BRANCHES, 2)).toBe(40);
  // It leaves its parent while that still was the record.
  expect(sharedWithRecord([...BRANCHES, branch(6, 1, 30)], 6)).toBe(30);
  expect(sharedWithRecord(BRANCHES, 9)).toBeNull();
});
