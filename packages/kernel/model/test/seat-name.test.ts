// A seat is called by what can be read.
import { expect, test } from "vitest";
import { isReadable, seatCalled } from "../src/index.ts";

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

test("seats with one name are told apart by what they are called otherwise", () => {
  const named = (...names: readonly (string | null)[]): readonly string[] => {
    const seats = names.map((name) => (name === null ? {} : { name }));
    return seats.map((_, seat) => seatCalled(seats, seat, `seat ${seat}`));
  };
  expect(named("Ann", "Bob", null)).toEqual(["Ann", "Bob", "seat 2"]);
  expect(named("Ann", "Ann", "Bob")).toEqual(["Ann (seat 0)", "Ann (seat 1)", "Bob"]);
  expect(named("Ann", "Ann\u200b ", "\uff21nn")).toEqual([
    "Ann (seat 0)",
    "Ann\u200b  (seat 1)",
    "\uff21nn (seat 2)",
  ]);
  expect(named("", "", " ")).toEqual(["seat 0", "seat 1", "seat 2"]);
});
