// Events along a line.
import fc from "fast-check";
import { expect, test } from "vitest";
import { following, seqAt, stretchBetween, xOf, zoomRound } from "../../src/timeline/scale.ts";

test("an event's place leads back to the event, where there is a pixel for each", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 300 }), fc.nat(300), (from, length, at) => {
      const scale = { from, to: from + length, width: 900 };
      const seq = from + Math.min(at, length);
      expect(seqAt(scale, xOf(scale, seq))).toBe(seq);
    }),
  );
});

test("beside the line there is its end", () => {
  const scale = { from: 10, to: 20, width: 100 };
  expect([-50, 500].map((x) => seqAt(scale, x))).toEqual([10, 20]);
  expect(seqAt({ from: 3, to: 9, width: 0 }, 5)).toBe(3);
});

test("a range has its ends in order; a single event is none", () => {
  expect(stretchBetween(9, 4)).toEqual({ from: 4, to: 9 });
  expect(stretchBetween(4, 4)).toBeNull();
});

test("zooming keeps to the branch and to a few events at least", () => {
  expect(zoomRound({ from: 0, to: 1_000 }, 500, 0.5, 1_000)).toEqual({ from: 250, to: 750 });
  expect(zoomRound({ from: 0, to: 1_000 }, 0, 0.5, 1_000)).toEqual({ from: 0, to: 500 });
  expect(zoomRound({ from: 200, to: 400 }, 300, 100, 1_000)).toEqual({ from: 0, to: 1_000 });
  const { from, to } = zoomRound({ from: 0, to: 1_000 }, 990, 0.0001, 1_000);
  expect(to - from).toBe(10);
});

test("what is shown follows the event that is shown", () => {
  const stretch = { from: 100, to: 200 };
  expect(following(stretch, 150, 1_000)).toBe(stretch);
  for (const seq of [0, 40, 99, 201, 600, 1_000]) {
    const { from, to } = following(stretch, seq, 1_000);
    expect(to - from).toBe(100);
    expect(seq >= from && seq <= to && from >= 0 && to <= 1_000).toBe(true);
  }
});
