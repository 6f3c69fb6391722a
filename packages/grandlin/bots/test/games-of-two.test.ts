// Whole games of two greedy players, one winning condition after the other: none is found at fault.
import { expect, test } from "vitest";
import { conditionsFor, wholeGames } from "./whole-games.ts";

const CONDITIONS = conditionsFor(2);

test("there are three winning conditions", () => {
  expect(CONDITIONS).toHaveLength(3);
});

test.each(CONDITIONS)("two players, %s", (win) => {
  const ends = wholeGames(2, win);
  expect(ends.won).toBeGreaterThan(0);
});
