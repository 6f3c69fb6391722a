// What is drawn over a drawing to say what an event did: one outline round what it changed, an arrow where something went, a
// faint picture of what was there. Three weights of line: the event, the next, the rest. No mark lies on a word, a figure or
// a piece. Knows deeds and boxes; no game.
import { around, grown, holds, joined, middleOf, touch } from "./boxes.ts";
import type { Deed, Place } from "./deeds.ts";
import type { Bounds } from "./places.ts";
import type { ScenePoint, SceneTheme, Shape, ShapeStyle } from "./scene.ts";
import { group, polygon, rect } from "./shapes.ts";

/** Widths of lines, in CSS pixels: what happened, whose turn comes or what is pointed at, what may be picked. */
export const WEIGHTS = { event: 2.8, next: 1.8, rest: 1.2 } as const;

/** In the scene's units: round what is marked, tried in turn. */
const PADS = [5, 3, 8, 1.5, 12] as const;
/** Half of an outline with its casing. */
const HALF = 3.2;
/** Half of an outline without its casing. */
const BARE = 1.4;
/** More deeds than this have one outline for each group of them, and no arrows. */
const MOST_MARKS = 14;
/** What changed as near as this to something else that did is marked with it. */
const TOGETHER = 16;

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

/** The box with all that its outline would cross; a few times, then no more. */
const GROWTHS = 4;

/** Where an outline crosses nothing; null where there is no such place. */
const clearOutline = (box: Bounds, figures: readonly Bounds[]): Bounds | null => {
  let whole = box;
  for (let tried = 0; tried < GROWTHS; tried++) {
    const pad = PADS.find((one) => isClear(whole, one, figures));
    if (pad !== undefined) return grown(whole, pad);
    const outer = grown(whole, PADS[0] + HALF);
    whole = figures.filter((figure) => touch(outer, figure)).reduce(around, whole);
  }
  return null;
};

export const framed = (key: string, box: Bounds, role: string): readonly Shape[] => {
  const size = [box.right - box.left, box.bottom - box.top] as const;
  const corner = Math.min(12, size[0] / 2, size[1] / 2);
  return [`${role}-casing`, role].map((part) =>
    rect(`${key}:${part}`, part, middleOf(box), size, corner),
  );
};

/** An outline round a box, where it crosses nothing; the box's own edge where there is no such place. */
export const outlinedAnyway = (
  key: string,
  box: Bounds,
  role: string,
  figures: readonly Bounds[],
): readonly Shape[] => {
  const outline = outlineOf(key, box, role, figures);
  return outline.length > 0 ? outline : framed(key, box, role).slice(1);
};

/** An outline round a box, where it crosses nothing. */
const outlineOf = (
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

interface Curve {
  readonly from: ScenePoint;
  readonly bend: ScenePoint;
  readonly to: ScenePoint;
}

const on = ({ from, bend, to }: Curve, share: number): ScenePoint => {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]];
};

const SAMPLES = 40;
/** How far the way bends aside, as a share of its length. */
const BENDS = [0.16, -0.16, 0.3, -0.3, 0.06, -0.06, 0.45, -0.45] as const;
const HEAD = 17;
const SHORTEST = 16;
/** Half of the line where it is widest, with its casing. */
const CLEARANCE = 5.5;

/** A way of which more than this share would lie on figures is not drawn: its ends say enough. */
const MOST_HIDDEN = 0.4;

const isIn = ([x, y]: ScenePoint, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

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

const headOf = (curve: Curve): readonly ScenePoint[] => {
  const [tip, before] = [curve.to, on(curve, 0.96)];
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
  return runs.filter(([first, end]) => end > first);
};

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
  const ways = BENDS.map((share) => bent(start, end, share));
  const counted = ways.map((curve) => hitsOf(curve, others));
  const cost = (hits: readonly boolean[]): number => hits.filter(Boolean).length;
  const best = counted.reduce(
    (least, hits, index) => (cost(hits) < cost(counted[least]!) ? index : least),
    0,
  );
  const [curve, hits] = [ways[best]!, counted[best]!];
  if (cost(hits) > SAMPLES * MOST_HIDDEN) return [];
  // The line ends within the head.
  const last = Math.max(1, Math.floor(SAMPLES * (1 - (HEAD * 0.7) / length)));
  const head = headOf(curve);
  const isFree = head.every((point) => others.every((figure) => !isIn(point, figure)));
  const parts = [
    ...runsOf(hits, last).map(([first, until]) => stretch(curve, first, until)),
    ...(isFree ? [head] : []),
  ];
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

/** A faint picture of what stood there, unless something else is there now. */
const ghost = (
  key: string,
  { kind, shape, from }: Deed,
  figures: readonly Bounds[],
): readonly Shape[] => {
  if (
    shape === null ||
    kind === "changed" ||
    kind === "turned" ||
    from === null ||
    figures.some((figure) => touch(figure, from.box))
  )
    return [];
  return [pictureAt(key, shape, from, "mark-ghost")];
};

type Way = readonly [from: Bounds, to: Bounds];

const wayOf = (deed: Deed): readonly Way[] =>
  deed.from === null || deed.to === null || deed.kind === "changed" || deed.kind === "turned"
    ? []
    : [[deed.from.box, deed.to.box]];

/** Ways that begin and end near one another, as one. */
const NEAR = 40;

const oneWay = (ways: readonly Way[]): readonly Way[] => {
  const apart: Way[] = [];
  for (const [from, to] of ways) {
    const like = apart.findIndex(
      (other) => touch(grown(from, NEAR), other[0]) && touch(grown(to, NEAR), other[1]),
    );
    if (like === -1) apart.push([from, to]);
    else apart[like] = [around(from, apart[like]![0]), around(to, apart[like]![1])];
  }
  return apart;
};

/** What an event did, over the drawing after it. `figures` are those of that drawing. */
export const eventMarks = (
  deeds: readonly Deed[],
  figures: readonly Bounds[],
  tone: Tone = "event",
): readonly Shape[] => {
  const told = deeds.filter(({ slight }) => !slight);
  const boxes = joined(
    told.flatMap(({ to }) => (to === null ? [] : [to.box])),
    TOGETHER,
  );
  const isMuch = told.length > MOST_MARKS;
  const ways = isMuch ? [] : oneWay(told.flatMap(wayOf));
  return [
    ...(isMuch
      ? []
      : told.flatMap((deed, index) => ghost(`ghost:${tone}:${index}`, deed, figures))),
    ...ways.flatMap((way, index) => arrow(`arrow:${tone}:${index}`, way, tone, figures)),
    ...boxes.flatMap((box, index) =>
      outlineOf(`halo:${tone}:${index}`, box, `mark-${tone}`, figures),
    ),
  ];
};

interface Inks {
  readonly event: string;
  readonly ground: string;
  readonly recorded: string;
  readonly forced: string;
}

const INKS: Readonly<Record<string, Inks>> = {
  light: { event: "#33206b", ground: "#fffdf6", recorded: "#b3161b", forced: "#0f7040" },
  dark: { event: "#ffd7f2", ground: "#120f0c", recorded: "#ff6b61", forced: "#5fe09a" },
  print: { event: "#000000", ground: "#ffffff", recorded: "#a00000", forced: "#00582c" },
};

const line = (stroke: string, strokeWidth: number, more: ShapeStyle = {}): ShapeStyle => ({
  fill: "none",
  stroke,
  strokeWidth,
  ends: "round",
  joins: "round",
  steady: true,
  ...more,
});

const stylesOf = (
  { event, ground, recorded, forced }: Inks,
  page: string,
): Readonly<Record<string, ShapeStyle>> => {
  const casing = line(ground, WEIGHTS.event + 2.6, { opacity: 0.8 });
  const arrows = { strokeWidth: 0, joins: "round" } as const;
  return {
    "mark-event": line(event, WEIGHTS.event),
    "mark-event-casing": casing,
    "mark-recorded": line(recorded, WEIGHTS.event, { dash: [6, 5] }),
    "mark-recorded-casing": casing,
    "mark-forced": line(forced, WEIGHTS.event),
    "mark-forced-casing": casing,
    "mark-next": line(event, WEIGHTS.next),
    "mark-next-casing": line(ground, WEIGHTS.next + 2, { opacity: 0.7 }),
    "mark-rest": line(event, WEIGHTS.rest),
    "mark-along": line(event, 12, { opacity: 0.4 }),
    "mark-strike": line(recorded, WEIGHTS.next),
    "mark-badge": { fill: forced },
    "mark-tick": line(ground, WEIGHTS.next),
    "mark-ghost": { opacity: 0.38 },
    // It is seen while it flies.
    "mark-flyer": { opacity: 0 },
    "mark-ground": { fill: page, stroke: ground, strokeWidth: 1, steady: true },
    "mark-veil": { fill: page, opacity: 0.42 },
    "mark-arrow": arrows,
    "mark-arrow-casing": {
      fill: ground,
      stroke: ground,
      strokeWidth: 3.2,
      joins: "round",
      opacity: 0.85,
    },
    "mark-arrow-event": { fill: event },
    "mark-arrow-recorded": { fill: recorded },
    "mark-arrow-forced": { fill: forced },
  };
};

const themes = new WeakMap<SceneTheme, SceneTheme>();

/** The theme with what marks look like over it. */
export const withMarks = (theme: SceneTheme): SceneTheme => {
  const known = themes.get(theme);
  if (known !== undefined) return known;
  const inks = INKS[theme.name] ?? INKS["light"]!;
  const made = { ...theme, styles: { ...theme.styles, ...stylesOf(inks, theme.background) } };
  themes.set(theme, made);
  return made;
};
