// Whole games of four greedy players, one winning condition after the other: none is found at fault.
import { expect, test } from "vitest";
import { conditionsFor, wholeGames } from "./whole-games.ts";

const CONDITIONS = conditionsFor(4);

test("there are three winning conditions", () => {
  expect(CONDITIONS).toHaveLength(3);
});

test.each(CONDITIONS)("four players, %s", (win) => {
  const ends = wholeGames(4, win);
  expect(ends.won).toBeGreaterThan(0);
  // Three of a kind are soon scattered over four castles: many of these games nobody can win.
  if (win === "same:3") expect(ends["dead-end"]).toBeGreaterThan(0);
});
