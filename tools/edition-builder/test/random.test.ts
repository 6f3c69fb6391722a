import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw, pick, seeded, shuffle } from "../src/random.ts";

describe("the generator", () => {
  test("is a value: drawing twice from it draws the same", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const random = seeded(seed);
        expect(draw(random, below)).toEqual(draw(random, below));
        const [value, next] = draw(random, below);
        expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
        expect(next).not.toEqual(random);
      }),
    );
  });

  test("draws each of six numbers about as often", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    let random = seeded(1);
    for (let i = 0; i < 60_000; i++) {
      const [value, next] = draw(random, 6);
      counts[value]!++;
      random = next;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test("shuffles without loss and leaves the list alone", () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        const [shuffled] = shuffle(seeded(seed), list);
        const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
        expect(sorted(shuffled)).toEqual(sorted(list));
        expect(list).toEqual(before);
      }),
    );
  });

  test("picks from the list", () => {
    expect(["a", "b"]).toContain(pick(seeded(5), ["a", "b"])[0]);
  });
});
