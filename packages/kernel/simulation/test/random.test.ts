import { Defect } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { fork, nextBelow, nextBits, type Random, seeded } from "../src/index.ts";

const drawn = (seed: number, below: number, count: number): readonly number[] => {
  const values: number[] = [];
  let random: Random = seeded(seed);
  for (let i = 0; i < count; i++) {
    const [value, after] = nextBelow(random, below);
    values.push(value);
    random = after;
  }
  return values;
};

/** Pearson's chi-square of counts against equal shares. */
const chiSquare = (values: readonly number[], below: number): number => {
  const counts = Array.from({ length: below }, () => 0);
  for (const value of values) counts[value]!++;
  const share = values.length / below;
  return counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
};

describe("a seeded generator", () => {
  test("gives the same numbers for the same seed, for ever", () => {
    expect(drawn(1, 100, 12)).toEqual(drawn(1, 100, 12));
    expect(drawn(1, 100, 12)).not.toEqual(drawn(2, 100, 12));
    // Held fast: a change here changes every simulated game.
    const bits = [0, 1, -1].map((seed) => nextBits(seeded(seed))[0]);
    expect(bits).toEqual([1684164658, 1580013426, 3950124170]);
  });

  test("is a value: drawing twice from one generator draws the same", () => {
    const random = seeded(5);
    expect(nextBelow(random, 1000)).toEqual(nextBelow(random, 1000));
  });

  // Mean `below - 1`, standard deviation sqrt(2 (below - 1)); fixed seeds, so this never wavers.
  test.each([2, 3, 6, 7, 10, 52, 100])("draws evenly below %d", (below) => {
    const freedom = below - 1;
    const bound = freedom + 4 * Math.sqrt(2 * freedom);
    const seeds = Array.from({ length: 20 }, (_, index) => index * 7919);
    const all = seeds.map((seed) => chiSquare(drawn(seed, below, 200 * below), below));
    for (const one of all) expect(one).toBeLessThan(bound + 4);
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean).toBeGreaterThan(freedom * 0.5);
    expect(mean).toBeLessThan(freedom * 1.6);
  });

  test("stays below, up to the largest bound", () => {
    expect(drawn(3, 1, 50)).toEqual(Array.from({ length: 50 }, () => 0));
    const large = drawn(3, 4_294_967_296, 200);
    expect(large.every((value) => value >= 0 && value < 4_294_967_296)).toBe(true);
    // Rejection at work: a third of all bits lies above the largest multiple.
    const high = drawn(3, 3_000_000_000, 2000);
    expect(Math.max(...high)).toBeLessThan(3_000_000_000);
    const mean = high.reduce((sum, value) => sum + value, 0) / high.length;
    expect(Math.abs(mean / 3_000_000_000 - 0.5)).toBeLessThan(0.03);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, 4_294_967_297])(
    "below %d is our own mistake",
    (below) => {
      expect(() => nextBelow(seeded(1), below)).toThrow(Defect);
    },
  );

  test("forks by name into generators of their own", () => {
    const names = Array.from({ length: 1000 }, (_, name) => fork(seeded(1), name).state);
    expect(new Set(names).size).toBe(1000);
    expect(fork(seeded(1), 3)).toEqual(fork(seeded(1), 3));
    const firsts = names.map((state) => nextBelow({ state }, 10)[0]);
    expect(chiSquare(firsts, 10)).toBeLessThan(9 + 4 * Math.sqrt(18));
  });
});
