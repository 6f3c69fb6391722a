// Marks that are drawn over a drawing: an outline round a box, an arrow from one to another, a picture of what was there. No mark lies
// on a word, a figure or a piece. Knows boxes; no game and no event.
import { arrowPast } from "./bent-way.ts";
import { areaOf, around, grown, holds, middleOf, touch } from "./boxes.ts";
import type { Place } from "./deed.ts";
import { type Bounds, boundsOf } from "./places.ts";
import type { ScenePoint, Shape } from "./scene.ts";
import { group, path, polygon, rect } from "./shapes.ts";

/** In the scene's units: round what is marked, tried in turn. */
const PADS = [5, 3, 8, 1.5, 12] as const;
/** Half of an outline with its casing. */
const HALF = 3.2;
/** Half of an outline without its casing. */
const BARE = 1.4;

export type Tone = "event" | "recorded" | "forced";

const isClear = (
  box: Bounds,
  pad: number,
  figures: readonly Bounds[],
  half: number = HALF,
): boolean => {
  const [outer, inner] = [grown(box, pad + half), grown(box, pad - half)];
  return figures.every((figure) => !touch(outer, figure) || holds(inner, figure));
};

/** An outline that is so many times as large as what it is round, and larger than so much at all, says nothing of it. */
const MOST_GROWN = 5;
const SMALL_AREA = 9_000;

/** Where an outline crosses nothing, with as much of what stands near as it has to hold; null where there is no such place. */
const clearOutline = (box: Bounds, figures: readonly Bounds[]): Bounds | null => {
  let whole = box;
  const most = Math.max(SMALL_AREA, MOST_GROWN * areaOf(box));
  while (areaOf(whole) <= most) {
    const pad = PADS.find((one) => isClear(whole, one, figures));
    if (pad !== undefined) return grown(whole, pad);
    const outer = grown(whole, PADS[0] + HALF);
    const wider = figures.filter((figure) => touch(outer, figure)).reduce(around, whole);
    if (holds(whole, wider)) return null;
    whole = wider;
  }
  return null;
};

const framed = (key: string, box: Bounds, role: string): readonly Shape[] => {
  const size = [box.right - box.left, box.bottom - box.top] as const;
  const corner = Math.min(12, size[0] / 2, size[1] / 2);
  return [`${role}-casing`, role].map((part) =>
    rect(`${key}:${part}`, part, middleOf(box), size, corner),
  );
};

/** An outline round this box and no more, as near to it as it has to be to cross nothing; along its edge where it crosses something. */
export const outlinedClosely = (
  key: string,
  box: Bounds,
  role: string,
  figures: readonly Bounds[],
): readonly Shape[] => {
  const pad = PADS.find((one) => isClear(box, one, figures));
  return pad === undefined
    ? framed(key, grown(box, BARE), role).slice(1)
    : framed(key, grown(box, pad), role);
};

/** An outline round a box, where it crosses nothing. */
export const outlineOf = (
  key: string,
  box: Bounds,
  role: string,
  figures: readonly Bounds[],
): readonly Shape[] => {
  const clear = clearOutline(box, figures);
  if (clear !== null) return framed(key, clear, role);
  // Where there is hardly room, the line itself along the thing's own edge.
  return isClear(box, 0, figures, BARE) ? framed(key, box, role).slice(1) : [];
};

/** Of each side of a corner, in the scene's units. */
const CORNER = 12;

/** The corners of an outline that cross nothing: where there is no room for all of it. */
export const cornersOf = (
  key: string,
  box: Bounds,
  role: string,
  figures: readonly Bounds[],
): readonly Shape[] => {
  const { left, top, right, bottom } = grown(box, PADS[0]);
  return [left, right].flatMap((x) =>
    [top, bottom].flatMap((y) => {
      const across = x + (x === left ? CORNER : -CORNER);
      const down = y + (y === top ? CORNER : -CORNER);
      const steps = [
        ["M", across, y],
        ["L", x, y],
        ["L", x, down],
      ] as const;
      const corner = [`${role}-casing`, role].map((part) =>
        path(`${key}:${part}:${x}:${y}`, part, steps),
      );
      const reach = grown(boundsOf(corner)!, HALF);
      return figures.some((figure) => touch(reach, figure)) ? [] : corner;
    }),
  );
};

/** As the shape was, re-keyed, where it stood. */
export const pictureAt = (key: string, shape: Shape, { spot }: Place, roles: string): Shape =>
  group(key, roles, [spot.x, spot.y], [renamed(shape, `${key}:`)], { scale: spot.scale });

/** A picture of a shape beside the shape itself: keys are unique in a drawing. */
export const renamed = (shape: Shape, prefix: string): Shape =>
  shape.kind === "group"
    ? {
        ...shape,
        key: prefix + shape.key,
        children: shape.children.map((child) => renamed(child, prefix)),
      }
    : { ...shape, key: prefix + shape.key };

/** Where the way from one middle to another leaves a box. */
const edgeOf = (box: Bounds, towards: ScenePoint): ScenePoint => {
  const [x, y] = middleOf(box);
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  const [halfWidth, halfHeight] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  const share = Math.min(
    dx === 0 ? Infinity : halfWidth / Math.abs(dx),
    dy === 0 ? Infinity : halfHeight / Math.abs(dy),
    1,
  );
  return [x + dx * share, y + dy * share];
};

/** A shorter way is not drawn. */
const SHORTEST = 16;
/** Half of the line where it is widest, with its casing. */
const CLEARANCE = 6.5;

/** The way from one box to another, past the figures; it stops where it would lie on one, and goes on behind it. */
export const arrow = (
  key: string,
  [from, to]: readonly [Bounds, Bounds],
  tone: Tone,
  figures: readonly Bounds[],
): readonly Shape[] => {
  const [start, end] = [edgeOf(grown(from, 4), middleOf(to)), edgeOf(grown(to, 5), middleOf(from))];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (touch(from, to) || length < SHORTEST) return [];
  // What a box holds is what goes: the way may begin at it.
  const others = figures
    .filter((figure) => !holds(grown(from, 2), figure))
    .map((figure) => grown(figure, CLEARANCE));
  const parts = arrowPast(start, end, others);
  if (parts.length === 0) return [];
  return [
    group(
      key,
      "",
      [0, 0],
      parts.flatMap((points, index) => [
        polygon(`${key}:${index}:casing`, "mark-arrow-casing", points),
      ]),
    ),
    group(
      `${key}:line`,
      "",
      [0, 0],
      parts.map((points, index) =>
        polygon(`${key}:${index}`, `mark-arrow mark-arrow-${tone}`, points),
      ),
    ),
  ];
};
