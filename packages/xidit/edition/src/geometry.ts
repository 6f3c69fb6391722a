// Exact geometry on whole numbers: turning, touching, lying inside. No tolerance, no rounding.
// Knows no cities and no regions. Coordinates up to EDITION_LIMITS.coordinate keep products exact.
import type { Point } from "./format.ts";

export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Twice the signed area of the triangle; zero when the three points are in line. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Is `p` on the closed segment from `a` to `b`? */
export const onSegment = (p: Point, a: Point, b: Point): boolean =>
  turn(a, b, p) === 0 &&
  p[0] >= Math.min(a[0], b[0]) &&
  p[0] <= Math.max(a[0], b[0]) &&
  p[1] >= Math.min(a[1], b[1]) &&
  p[1] <= Math.max(a[1], b[1]);

/** Do the closed segments `a`–`b` and `c`–`d` have any point in common? */
export const segmentsMeet = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [t1, t2] = [Math.sign(turn(a, b, c)), Math.sign(turn(a, b, d))];
  const [t3, t4] = [Math.sign(turn(c, d, a)), Math.sign(turn(c, d, b))];
  if (t1 * t2 < 0 && t3 * t4 < 0) return true;
  return onSegment(c, a, b) || onSegment(d, a, b) || onSegment(a, c, d) || onSegment(b, c, d);
};

/** Do they meet anywhere else than in the one point `joint`? */
export const segmentsMeetBeyond = (
  joint: Point,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): boolean => {
  if (!onSegment(joint, a, b) || !onSegment(joint, c, d)) return segmentsMeet(a, b, c, d);
  if (turn(a, b, c) !== 0 || turn(a, b, d) !== 0) return false;
  return [a, b, c, d].some((p) => !samePoint(p, joint) && onSegment(p, a, b) && onSegment(p, c, d));
};

/** Twice the signed area; positive when the outline turns from the x axis towards the y axis. */
export const twiceArea = (outline: readonly Point[]): number => {
  let sum = 0;
  let last = outline.at(-1);
  for (const point of outline) {
    if (last !== undefined) sum += last[0] * point[1] - last[1] * point[0];
    last = point;
  }
  return sum;
};

/** Strictly inside by the even–odd rule; a point on the outline is not inside. */
export const isInside = (p: Point, outline: readonly Point[]): boolean => {
  let inside = false;
  let a = outline.at(-1);
  for (const b of outline) {
    if (a !== undefined) {
      if (onSegment(p, a, b)) return false;
      if (a[1] > p[1] !== b[1] > p[1] && turn(a, b, p) > 0 === b[1] > a[1]) inside = !inside;
    }
    a = b;
  }
  return inside;
};

/** Orders directions by angle without trigonometry, from the x axis towards the y axis. */
export const compareDirections = (a: Point, b: Point): number => {
  const half = ([x, y]: Point): number => (y < 0 || (y === 0 && x < 0) ? 1 : 0);
  return half(a) - half(b) || b[0] * a[1] - b[1] * a[0];
};
