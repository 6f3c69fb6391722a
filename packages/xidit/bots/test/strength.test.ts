// How well the greedy bot plays: far better than chance, and games that look like games.
import { xidit } from "@assize/xidit-game";
import { expect, test } from "vitest";
import { greedyBot, randomBot } from "../src/index.ts";
import { countOf, everybody, playAt, times, type Variant, VARIANTS } from "./a-table.ts";

test("greedy bots beat aimless ones at a mixed table", () => {
  const games = times(48);
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const variant = VARIANTS[seed % VARIANTS.length]!;
    // One greedy bot among aimless ones, in each seat in turn.
    const greedy = Math.floor(seed / VARIANTS.length) % variant.seats;
    const bots = everybody(variant, randomBot).with(greedy, greedyBot);
    const played = playAt({ variant, bots, seed, firstPlayer: seed % variant.seats });
    const outcome = xidit.outcome(played.recording.position.context as never);
    if (outcome?.winners.includes(greedy as never)) won++;
  }
  expect(games).toBeGreaterThanOrEqual(40);
  expect(won / games).toBeGreaterThanOrEqual(0.7);
});

/** Averages a game: events, threats, recruits. Bounds about a third around an independent count. */
const FIGURES: readonly (Variant & { readonly figures: readonly [number, number, number] })[] = [
  { seats: 3, length: "long", figures: [520, 14, 49] },
  { seats: 3, length: "short", figures: [413, 9.6, 38] },
  { seats: 4, length: "long", figures: [637, 17, 68] },
  { seats: 4, length: "short", figures: [513, 11.7, 53] },
  { seats: 5, length: "long", figures: [767, 19.6, 80] },
  { seats: 5, length: "short", figures: [610, 14, 63] },
];

test.for(FIGURES)("$seats players, $length: games of a known size", ({ figures, ...variant }) => {
  const games = times(5);
  const sums = [0, 0, 0];
  for (let seed = 0; seed < games; seed++) {
    const played = playAt({ variant, bots: everybody(variant, greedyBot), seed });
    sums[0]! += played.recording.events;
    sums[1]! += countOf(played, "threat-paid");
    sums[2]! += countOf(played, "unit-recruited");
  }
  for (const [i, figure] of figures.entries()) {
    expect(sums[i]! / games).toBeGreaterThan(0.66 * figure);
    expect(sums[i]! / games).toBeLessThan(1.5 * figure);
  }
});
