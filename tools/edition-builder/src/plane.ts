// Geometry of the drawing board in floating point: lengths, distances, areas, crossings.
// Uses square roots only, which every engine rounds alike; no sines, no logarithms.

export type Spot = readonly [x: number, y: number];

export const BOARD = { width: 1000, height: 800, margin: 65 } as const;

export const distance = (a: Spot, b: Spot): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return Math.sqrt(dx * dx + dy * dy);
};

export const distanceToSegment = (p: Spot, a: Spot, b: Spot): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = along < 0 ? 0 : along > 1 ? 1 : along;
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
};

/** False only where `p` is at least `reach` from the segment: cheap, and not exact. */
export const mayBeNear = (p: Spot, a: Spot, b: Spot, reach: number): boolean =>
  !(
    (a[0] <= p[0] - reach && b[0] <= p[0] - reach) ||
    (a[0] >= p[0] + reach && b[0] >= p[0] + reach) ||
    (a[1] <= p[1] - reach && b[1] <= p[1] - reach) ||
    (a[1] >= p[1] + reach && b[1] >= p[1] + reach)
  );

/** Cosine of the angle at `corner` between the ways to `a` and `b`. */
export const cosineAt = (corner: Spot, a: Spot, b: Spot): number => {
  const [ax, ay, bx, by] = [a[0] - corner[0], a[1] - corner[1], b[0] - corner[0], b[1] - corner[1]];
  return (ax * bx + ay * by) / (distance(corner, a) * distance(corner, b) || 1);
};

const side = (a: Spot, b: Spot, c: Spot): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Proper crossing of segments without a common end. */
export const cross = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

/** Signed; positive when the outline turns from the x axis towards the y axis. */
export const areaOf = (outline: readonly Spot[]): number => {
  let sum = 0;
  let last = outline.at(-1)!;
  for (const spot of outline) {
    sum += last[0] * spot[1] - last[1] * spot[0];
    last = spot;
  }
  return sum / 2;
};

/** Centre of gravity of an outline with area. */
export const centreOf = (outline: readonly Spot[]): Spot => {
  let [x, y, last] = [0, 0, outline.at(-1)!];
  for (const spot of outline) {
    const weight = last[0] * spot[1] - last[1] * spot[0];
    x += (last[0] + spot[0]) * weight;
    y += (last[1] + spot[1]) * weight;
    last = spot;
  }
  const six = 6 * areaOf(outline);
  return [x / six, y / six];
};
