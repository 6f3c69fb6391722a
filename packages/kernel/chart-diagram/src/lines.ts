// Lines of an orthogonal drawing as shapes: rounded at their bends, with a head at their end. Knows no chart.
import { path, type PathStep, polygon, type ScenePoint, type Shape } from "@assize/kernel-drawing";

const BEND = 7;
const HEAD_LENGTH = 9;
const HEAD_WIDTH = 4;

const pointsOf = (numbers: readonly number[]): readonly ScenePoint[] =>
  numbers.flatMap((x, index): ScenePoint[] => (index % 2 === 0 ? [[x, numbers[index + 1]!]] : []));

const distance = ([ax, ay]: ScenePoint, [bx, by]: ScenePoint): number =>
  Math.hypot(bx - ax, by - ay);

/** The point so far from `from` on the way to `to`. */
const towards = (from: ScenePoint, to: ScenePoint, far: number): ScenePoint => {
  const whole = distance(from, to);
  if (whole === 0) return from;
  const share = far / whole;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** Cuts each corner off at the same distance on both sides, less where a side is short. */
const rounded = (points: readonly ScenePoint[]): readonly PathStep[] =>
  points.flatMap((point, index): readonly PathStep[] => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) return [["M", ...point]];
    if (after === undefined) return [["L", ...point]];
    const cut = Math.min(BEND, distance(before, point) / 2, distance(point, after) / 2);
    return [
      ["L", ...towards(point, before, cut)],
      ["Q", ...point, ...towards(point, after, cut)],
    ];
  });

const headOf = (tip: ScenePoint, from: ScenePoint): readonly ScenePoint[] => {
  const [x, y] = towards(tip, from, HEAD_LENGTH);
  const length = distance(tip, from) || 1;
  const [dx, dy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  return [
    tip,
    [x - dy * HEAD_WIDTH, y + dx * HEAD_WIDTH],
    [x + dy * HEAD_WIDTH, y - dx * HEAD_WIDTH],
  ];
};

/** A line with a head. Its roles come as two, for the line and for the head. */
export const arrow = (
  key: string,
  [line, head]: readonly [string, string],
  numbers: readonly number[],
): readonly Shape[] => {
  const points = pointsOf(numbers);
  const tip = points.at(-1)!;
  const from = points.at(-2)!;
  const shaft = [...points.slice(0, -1), towards(tip, from, HEAD_LENGTH - 1)];
  return [path(key, line, rounded(shaft)), polygon(`${key} head`, head, headOf(tip, from))];
};
