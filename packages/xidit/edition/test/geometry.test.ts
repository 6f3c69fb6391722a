import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Point } from "../src/index.ts";
import {
  compareDirections,
  isInside,
  segmentsMeet,
  segmentsMeetBeyond,
  turn,
  twiceArea,
} from "../src/geometry.ts";

const whole = fc.integer({ min: -6, max: 6 });
const points: fc.Arbitrary<Point> = fc.tuple(whole, whole);

/** Slow and different: all points with whole and half coordinates that lie on both segments. */
const meetByParameters = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const det = rx * sy - ry * sx;
  if (det === 0) {
    const on = (p: Point, q: Point, r: Point): boolean =>
      (q[0] - p[0]) * (r[1] - p[1]) === (q[1] - p[1]) * (r[0] - p[0]) &&
      (p[0] - q[0]) * (p[0] - r[0]) + (p[1] - q[1]) * (p[1] - r[1]) <= 0;
    return on(a, c, d) || on(b, c, d) || on(c, a, b) || on(d, a, b);
  }
  const t = (c[0] - a[0]) * sy - (c[1] - a[1]) * sx;
  const u = (c[0] - a[0]) * ry - (c[1] - a[1]) * rx;
  const sign = Math.sign(det);
  return [t, u].every((value) => value * sign >= 0 && value * sign <= det * sign);
};

describe("exact geometry", () => {
  test("segments meet as solving for their parameters says", () => {
    fc.assert(
      fc.property(points, points, points, points, (a, b, c, d) => {
        fc.pre(a.join() !== b.join() && c.join() !== d.join());
        expect(segmentsMeet(a, b, c, d)).toBe(meetByParameters(a, b, c, d));
      }),
      { numRuns: 2000 },
    );
  });

  test("a common end is no crossing, a common stretch is", () => {
    expect(
      segmentsMeetBeyond(
        [0, 0],
        [
          [0, 0],
          [4, 0],
        ],
        [
          [0, 0],
          [0, 4],
        ],
      ),
    ).toBe(false);
    expect(
      segmentsMeetBeyond(
        [0, 0],
        [
          [0, 0],
          [4, 0],
        ],
        [
          [0, 0],
          [-4, 0],
        ],
      ),
    ).toBe(false);
    expect(
      segmentsMeetBeyond(
        [0, 0],
        [
          [0, 0],
          [4, 0],
        ],
        [
          [0, 0],
          [2, 0],
        ],
      ),
    ).toBe(true);
    expect(
      segmentsMeetBeyond(
        [0, 0],
        [
          [4, 0],
          [0, 0],
        ],
        [
          [9, 0],
          [0, 0],
        ],
      ),
    ).toBe(true);
  });

  test("inside a triangle is on the same side of its three sides", () => {
    fc.assert(
      fc.property(points, points, points, points, (a, b, c, p) => {
        fc.pre(twiceArea([a, b, c]) !== 0);
        const sides = [turn(a, b, p), turn(b, c, p), turn(c, a, p)].map(Math.sign);
        expect(isInside(p, [a, b, c])).toBe(sides[0] !== 0 && sides.every((s) => s === sides[0]));
      }),
      { numRuns: 2000 },
    );
  });

  test("directions are ordered as their angles are", () => {
    const angle = ([x, y]: Point): number => (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
    fc.assert(
      fc.property(points, points, (a, b) => {
        fc.pre(a.join() !== "0,0" && b.join() !== "0,0");
        const gap = angle(a) - angle(b);
        expect(Math.sign(compareDirections(a, b))).toBe(Math.abs(gap) < 1e-9 ? 0 : Math.sign(gap));
      }),
    );
  });
});
