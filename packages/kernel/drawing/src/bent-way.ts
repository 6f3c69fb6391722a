// An arrow from one point to another that bends aside, so that as little of it as can be lies on boxes. Arithmetic; knows no mark.
import { grown } from "./boxes.ts";
import type { Bounds } from "./places.ts";
import type { PathStep, ScenePoint } from "./scene.ts";

interface Curve {
  readonly from: ScenePoint;
  readonly bend: ScenePoint;
  readonly to: ScenePoint;
}

const on = ({ from, bend, to }: Curve, share: number): ScenePoint => {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]];
};

const SAMPLES = 72;
/** How far the way bends aside, as a share of its length. */
const BENDS = [0.16, -0.16, 0.3, -0.3, 0.06, -0.06, 0.45, -0.45] as const;
const HEAD = 17;
/** A way of which more than this share would lie on figures is not drawn: its ends say enough. */
const MOST_HIDDEN = 0.2;
/** In samples: a shorter piece between two figures says nothing. */
const SHORTEST_PIECE = 6;

const isIn = ([x, y]: ScenePoint, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const bent = (from: ScenePoint, to: ScenePoint, share: number): Curve => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = dx < 0 ? -share : share;
  return {
    from,
    to,
    bend: [(from[0] + to[0]) / 2 + dy * side, (from[1] + to[1]) / 2 - dx * side],
  };
};

/** Samples of the way that lie on a figure. */
const hitsOf = (curve: Curve, figures: readonly Bounds[]): readonly boolean[] =>
  Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const at = on(curve, index / SAMPLES);
    return figures.some((figure) => isIn(at, figure));
  });

const halfWidthAt = (share: number): number => 1.3 + 2.9 * share;

/** A piece of the way, thin where it begins and wide where it ends. */
const stretch = (curve: Curve, first: number, last: number): readonly ScenePoint[] => {
  const sides: [ScenePoint[], ScenePoint[]] = [[], []];
  for (let index = first; index <= last; index++) {
    const share = index / SAMPLES;
    const [x, y] = on(curve, share);
    const [ax, ay] = on(curve, Math.max(0, share - 0.01));
    const [bx, by] = on(curve, Math.min(1, share + 0.01));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(ay - by) / length, (bx - ax) / length];
    const half = halfWidthAt(share);
    sides[0].push([x + nx * half, y + ny * half]);
    sides[1].unshift([x - nx * half, y - ny * half]);
  }
  return [...sides[0], ...sides[1]];
};

/** The head with its tip at this share of the way. */
const headOf = (curve: Curve, share: number): readonly ScenePoint[] => {
  const [tip, before] = [on(curve, share), on(curve, share - 0.04)];
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [ux, uy] = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length];
  const [x, y] = [tip[0] - ux * HEAD, tip[1] - uy * HEAD];
  return [
    tip,
    [x - uy * HEAD * 0.55, y + ux * HEAD * 0.55],
    [x + uy * HEAD * 0.55, y - ux * HEAD * 0.55],
  ];
};

/** Runs of samples that are free, as first and last. */
const runsOf = (hits: readonly boolean[], last: number): readonly (readonly [number, number])[] => {
  const runs: [number, number][] = [];
  hits.slice(0, last + 1).forEach((hit, index) => {
    const run = runs.at(-1);
    if (hit) return;
    if (run !== undefined && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  });
  return runs.filter(([first, end]) => end - first >= SHORTEST_PIECE);
};

/** Corners, and points between them. */
const alongEdges = (points: readonly ScenePoint[]): readonly ScenePoint[] =>
  points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return [0, 0.25, 0.5, 0.75].map((share): ScenePoint => [
      x + (nextX - x) * share,
      y + (nextY - y) * share,
    ]);
  });

const countOf = (hits: readonly boolean[]): number => hits.filter(Boolean).length;

/** A head that comes to lie before this share of the way would point at something else. */
const NEAREST_TIP = 0.93;

/** The share of the way, at its end or as near to it as there is room, where a head lies on no box; null where there is none. */
const tipOf = (curve: Curve, boxes: readonly Bounds[]): number | null => {
  for (let index = SAMPLES; index >= SAMPLES * NEAREST_TIP; index--) {
    const head = alongEdges(headOf(curve, index / SAMPLES));
    if (head.every((point) => boxes.every((box) => !isIn(point, box)))) return index / SAMPLES;
  }
  return null;
};

/**
 * The arrow as areas, its head last; it stops where it would lie on a box, and goes on behind it. None where most of it would, and
 * where a head has no room: a line without one says nothing of where it leads.
 */
export const arrowPast = (
  start: ScenePoint,
  end: ScenePoint,
  boxes: readonly Bounds[],
): readonly (readonly ScenePoint[])[] => {
  const [way] = BENDS.flatMap((share) => {
    const curve = bent(start, end, share);
    const hits = hitsOf(curve, boxes);
    const hidden = countOf(hits);
    const tip = hidden > SAMPLES * MOST_HIDDEN ? null : tipOf(curve, boxes);
    return tip === null ? [] : [{ curve, tip, hits, hidden }];
  }).toSorted((one, other) => other.tip - one.tip || one.hidden - other.hidden);
  if (way === undefined) return [];
  const { curve, tip, hits } = way;
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  // The line ends within the head.
  const last = Math.max(1, Math.floor(SAMPLES * (tip - (HEAD * 0.7) / length)));
  return [
    ...runsOf(hits, last).map(([first, until]) => stretch(curve, first, until)),
    headOf(curve, tip),
  ];
};

/** The middles of a box's sides. */
const sidesOf = ({ left, top, right, bottom }: Bounds): readonly ScenePoint[] => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [x, top],
    [right, y],
    [x, bottom],
    [left, y],
  ];
};

/** The shortest line from one box to another that lies on no other box; null where every one would. */
export const freeWay = (
  from: Bounds,
  to: Bounds,
  boxes: readonly Bounds[],
): readonly PathStep[] | null => {
  const ways = sidesOf(from).flatMap((start) =>
    sidesOf(to).flatMap((end) =>
      [0, ...BENDS].map((share) => {
        const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
        return { curve: bent(start, end, share), cost: length * (1 + Math.abs(share)) };
      }),
    ),
  );
  const free = ways
    .toSorted((one, other) => one.cost - other.cost)
    .find(({ curve }) => !hitsOf(curve, [...boxes, grown(from, -1)]).includes(true));
  if (free === undefined) return null;
  const { from: start, bend, to: end } = free.curve;
  return [
    ["M", ...start],
    ["Q", ...bend, ...end],
  ];
};
