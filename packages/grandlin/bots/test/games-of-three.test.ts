// Whole games of three greedy players, one winning condition after the other: none is found at fault.
import { expect, test } from "vitest";
import { conditionsFor, wholeGames } from "./whole-games.ts";

const CONDITIONS = conditionsFor(3);

test("there are three winning conditions", () => {
  expect(CONDITIONS).toHaveLength(3);
});

test.each(CONDITIONS)("three players, %s", (win) => {
  const ends = wholeGames(3, win);
  expect(ends.won).toBeGreaterThan(0);
});
