// A seat is called by what can be read.
import { expect, test } from "vitest";
import { isReadable } from "../src/index.ts";

test("what shows nothing is no name", () => {
  const unreadable = [
    undefined,
    null,
    7,
    "",
    " ",
    "\t\n",
    "\u00a0",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\ud800",
    " \u200d ",
  ];
  expect(unreadable.length).toBeGreaterThanOrEqual(12);
  expect(unreadable.filter(isReadable)).toEqual([]);
  for (const name of ["A", "0", " Ann ", "安", "🦊", "\u200bBo", "-"])
    expect(isReadable(name)).toBe(true);
});
