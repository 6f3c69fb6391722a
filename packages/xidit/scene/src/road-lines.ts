// The course of roads and borders on the drawing: the edition's lines, gently bent as if drawn by hand.
// Road and border bend alike, since both ask for the same stretch. Knows no colours and no pieces.
import type { PathStep, ScenePoint } from "@assize/kernel-drawing";
import type { Edition, Road } from "@assize/xidit-edition";

/** A stretch between two points: two control points of a cubic curve. */
type Bend = readonly [ScenePoint, ScenePoint];

const MOST_BEND = 11;
const BEND_BY_LENGTH = 0.055;

/** From -1 to 1, fixed by the two ends. */
export const chanceOf = (a: ScenePoint, b: ScenePoint, salt: number): number => {
  let bits = salt;
  for (const value of [a[0], a[1], b[0], b[1]]) {
    bits = Math.imul(bits ^ Math.round(value), 0x9e3779b1);
    bits ^= bits >>> 15;
  }
  return ((bits >>> 0) % 2001) / 1000 - 1;
};

const startsBefore = (a: ScenePoint, b: ScenePoint): boolean =>
  a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

const beside = (a: ScenePoint, b: ScenePoint, share: number, away: number): ScenePoint => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [
    Math.round(a[0] + dx * share - (dy / length) * away),
    Math.round(a[1] + dy * share + (dx / length) * away),
  ];
};

/** The same line in both directions. */
const bendOf = (a: ScenePoint, b: ScenePoint): Bend => {
  if (!startsBefore(a, b)) {
    const [first, second] = bendOf(b, a);
    return [second, first];
  }
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const most = Math.min(MOST_BEND, Math.sqrt(dx * dx + dy * dy) * BEND_BY_LENGTH);
  const away = (salt: number): number => {
    const chance = chanceOf(a, b, salt);
    return most * (chance < 0 ? chance - 0.6 : chance + 0.6);
  };
  return [beside(a, b, 0.3, away(1)), beside(a, b, 0.7, away(7))];
};

const curveTo = (from: ScenePoint, to: ScenePoint): PathStep => {
  const [[ax, ay], [bx, by]] = bendOf(from, to);
  return ["C", ax, ay, bx, by, to[0], to[1]];
};

/** An open line through the points. */
export const lineSteps = (points: readonly ScenePoint[]): readonly PathStep[] =>
  points.map((point, index): PathStep => {
    const before = points[index - 1];
    return before === undefined ? ["M", point[0], point[1]] : curveTo(before, point);
  });

/** A closed outline through the points. */
export const outlineSteps = (points: readonly ScenePoint[]): readonly PathStep[] => {
  const first = points[0];
  return first === undefined ? [] : [...lineSteps([...points, first]), ["Z"]];
};

/** From the first city to the second, with bend points; empty where a city is unknown. */
export const roadPoints = (edition: Edition, road: Road): readonly ScenePoint[] => {
  const [a, b] = road.between.map((id) => edition.cities.find((city) => city.id === id));
  return a === undefined || b === undefined ? [] : [[a.x, a.y], ...(road.via ?? []), [b.x, b.y]];
};

const SAMPLES = 24;

const pointOn = (a: ScenePoint, [b, c]: Bend, d: ScenePoint, t: number): ScenePoint => {
  const s = 1 - t;
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0],
    wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1],
  ];
};

/** Points close together along a drawn line, for finding out what lies on it. */
export const samplesOf = (points: readonly ScenePoint[]): readonly ScenePoint[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const bend = bendOf(from, to);
    return Array.from({ length: SAMPLES + 1 }, (_, i) => pointOn(from, bend, to, i / SAMPLES));
  });
