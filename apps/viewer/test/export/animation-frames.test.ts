// Which moments an animation shows, and what of its pictures is written.
import { expect, test } from "vitest";
import { momentsOf, MOST_PICTURES, onlyNew, sampled } from "../../src/export/animation-frames.ts";

test("every moment of a short range; of a long one as many as may be, with both ends", () => {
  expect(momentsOf({ from: 3, to: 7 })).toEqual([3, 4, 5, 6, 7]);
  expect(momentsOf({ from: 4, to: 4 })).toEqual([4]);
  const many = momentsOf({ from: 10, to: 2_000 });
  expect(many).toHaveLength(MOST_PICTURES);
  expect([many[0], many.at(-1)]).toEqual([10, 2_000]);
  expect(new Set(many).size).toBe(MOST_PICTURES);
  const steps = many.slice(1).map((seq, index) => seq - many[index]!);
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});

test("pixels that stay as they were become clear", () => {
  const before = Uint8Array.of(1, 2, 3, 3);
  expect(onlyNew(before, Uint8Array.of(1, 4, 3, 0), 255)).toEqual(Uint8Array.of(255, 4, 255, 0));
});

test("a sample holds every so many pixels of each picture", () => {
  const picture = Uint8ClampedArray.from({ length: 4 * 5 }, (_, index) => index);
  expect([...sampled([picture, picture], 2)].filter((_, index) => index % 4 === 0)).toEqual([
    0, 8, 16, 0, 8, 16,
  ]);
});
