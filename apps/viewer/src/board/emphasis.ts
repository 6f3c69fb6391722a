// What lies over a drawing: outlines round what changed, what is pointed out and what can be picked, and trails behind
// what moved. Drawings themselves, made from a drawing and keys. Told by form as well as colour. Knows no DOM, no game.
import {
  type Bounds,
  boundsOf,
  circle,
  group,
  type GroupShape,
  path,
  type PathStep,
  polygon,
  rect,
  type SceneTheme,
  type Shape,
  type ShapeStyle,
} from "@assize/kernel-drawing";
import { type Spot, spotOf, type Travel } from "./travels.ts";

/** Free space round what is outlined, in the scene's units. */
const PAD = 5;
/** Boxes that come as near as this become one. */
const JOIN = 3;
/** A move shorter than this has no trail. */
const SHORTEST_TRAIL = 26;
const MOST_TRAILS = 16;

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const touch = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

const around = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Boxes that touch become one box round both, until none do. */
export const joined = (boxes: readonly Bounds[]): readonly Bounds[] => {
  const apart: Bounds[] = [];
  for (const box of boxes) {
    let whole = box;
    const touching = (): number => apart.findIndex((one) => touch(grown(whole, JOIN), one));
    // A box that has grown may touch those that it did not touch before.
    for (let index = touching(); index !== -1; index = touching()) {
      whole = around(whole, apart[index]!);
      apart.splice(index, 1);
    }
    apart.push(whole);
  }
  return apart;
};

/** Something that is marked: its bounds in the scene's units, and its line where it is one. */
export interface Marked {
  readonly box: Bounds;
  readonly line: readonly PathStep[] | null;
  readonly frame: Spot;
}

const NOWHERE: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

const boxIn = (shape: Shape, { x, y, scale }: Spot): Bounds => {
  const { left, top, right, bottom } = boundsOf([shape]) ?? NOWHERE;
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  };
};

const ORIGIN: Spot = { x: 0, y: 0, scale: 1 };

/** Of an open path, or of a group of nothing else: its line and the frame that it is in. */
const lineOf = (shape: Shape, frame: Spot): Omit<Marked, "box"> => {
  if (shape.kind === "path" && shape.steps.at(-1)?.[0] !== "Z") return { line: shape.steps, frame };
  if (shape.kind !== "group") return { line: null, frame };
  const inside = spotOf(shape, frame);
  const lines = shape.children.map((child) => lineOf(child, inside));
  return lines.every(({ line }) => line !== null)
    ? (lines[0] ?? { line: null, frame })
    : { line: null, frame };
};

/** What the keys name, in drawing order; of one inside another the outer. */
export const markedBy = (
  shapes: readonly Shape[],
  keys: ReadonlySet<string>,
): ReadonlyMap<string, Marked> => {
  const marked = new Map<string, Marked>();
  const visit = (list: readonly Shape[], frame: Spot): void => {
    for (const shape of list) {
      if (keys.has(shape.key)) {
        marked.set(shape.key, { box: boxIn(shape, frame), ...lineOf(shape, frame) });
      } else if (shape.kind === "group") visit(shape.children, spotOf(shape, frame));
    }
  };
  if (keys.size > 0) visit(shapes, ORIGIN);
  return marked;
};

const cornersOf = ({ left, top, right, bottom }: Bounds): readonly PathStep[] => {
  const reach = Math.min(9, (right - left) / 3, (bottom - top) / 3);
  const corner = (x: number, y: number, dx: number, dy: number): readonly PathStep[] => [
    ["M", x, y + dy * reach],
    ["L", x, y],
    ["L", x + dx * reach, y],
  ];
  return [
    ...corner(left, top, 1, 1),
    ...corner(right, top, -1, 1),
    ...corner(right, bottom, -1, -1),
    ...corner(left, bottom, 1, -1),
  ];
};

const sizeOf = (shape: Shape): number => {
  const { left, top, right, bottom } = boundsOf([shape]) ?? {
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  };
  return (right - left) * (bottom - top);
};

/**
 * Without the grounds of groups, unless nothing else is left: a frame that lights up says so by itself, and an outline
 * round it would hide what happened inside.
 */
export const withoutGrounds = (
  shapes: readonly Shape[],
  keys: ReadonlySet<string>,
): ReadonlySet<string> => {
  const grounds = new Set<string>();
  const visit = (list: readonly Shape[], round: GroupShape | null): void => {
    for (const shape of list) {
      if (shape.kind === "group") visit(shape.children, shape);
      else if (round !== null && keys.has(shape.key) && shape.label === undefined)
        if (sizeOf(shape) > sizeOf({ ...round, scale: 1 }) * 0.8) grounds.add(shape.key);
    }
  };
  if (keys.size > 0) visit(shapes, null);
  return grounds.size < keys.size ? new Set([...keys].filter((key) => !grounds.has(key))) : keys;
};

const outline = (key: string, box: Bounds, role: string): readonly Shape[] => {
  const { left, top, right, bottom } = grown(box, PAD);
  const at = [(left + right) / 2, (top + bottom) / 2] as const;
  const size = [right - left, bottom - top] as const;
  return ["casing", role].map((part) => rect(`${key}:${part}`, part, at, size, 9));
};

/** Outlines round what an event changed. */
export const halos = (boxes: ReadonlyMap<string, Marked>): readonly Shape[] =>
  joined([...boxes.values()].map(({ box }) => box)).flatMap((box, index) =>
    outline(`halo:${index}`, box, "halo"),
  );

/** Outlines round what somebody points out, each on its own. */
export const pointers = (boxes: ReadonlyMap<string, Marked>): readonly Shape[] =>
  [...boxes].flatMap(([key, { box }]) => outline(`pointer:${key}`, box, "pointer"));

/** Marks at the corners of what can be picked; a line along it where it is one. */
export const handles = (boxes: ReadonlyMap<string, Marked>): readonly Shape[] =>
  [...boxes].map(([key, { box, line, frame }]) => {
    const name = `handle:${key}`;
    const { x, y, scale } = frame;
    const steps = line ?? cornersOf(grown(box, 2));
    const [at, size] = line === null ? ([[0, 0], 1] as const) : ([[x, y], scale] as const);
    return group(
      name,
      "",
      at,
      line === null
        ? [path(`${name}:casing`, "casing", steps), path(`${name}:line`, "handle", steps)]
        : // What the line looks like has to be seen through it.
          [path(`${name}:line`, "along", steps)],
      { scale: size },
    );
  });

/** A curved line from where a thing was to where it is, with a ring at its start and a head at its end. */
const trail = ({ key, from, to }: Travel): Shape => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = Math.min(60, length / 5) * (dx < 0 ? -1 : 1);
  const middle = [
    (from.x + to.x) / 2 + (dy / length) * bend,
    (from.y + to.y) / 2 - (dx / length) * bend,
  ] as const;
  const [ux, uy] = [to.x - middle[0], to.y - middle[1]];
  const reach = Math.hypot(ux, uy);
  const [ex, ey] = [ux / reach, uy / reach];
  const tip = [to.x - ex * 8, to.y - ey * 8] as const;
  const foot = [tip[0] - ex * 13, tip[1] - ey * 13] as const;
  const steps: readonly PathStep[] = [
    ["M", from.x, from.y],
    ["Q", middle[0], middle[1], foot[0], foot[1]],
  ];
  const name = `trail:${key}`;
  return group(
    name,
    "",
    [0, 0],
    [
      path(`${name}:casing`, "casing", steps),
      path(`${name}:line`, "trail", steps),
      circle(`${name}:start`, "trail-end", [from.x, from.y], 5),
      polygon(`${name}:head`, "trail-head", [
        tip,
        [foot[0] - ey * 7, foot[1] + ex * 7],
        [foot[0] + ey * 7, foot[1] - ex * 7],
      ]),
    ],
  );
};

/** Trails of the farthest travellers among the keys that count. */
export const trails = (
  travels: readonly Travel[],
  counts: (key: string) => boolean,
): readonly Shape[] =>
  travels
    .filter(
      ({ key, from, to }) =>
        counts(key) && Math.hypot(to.x - from.x, to.y - from.y) >= SHORTEST_TRAIL,
    )
    .slice(0, MOST_TRAILS)
    .map(trail);

const stylesOf = (ink: string, ground: string): Readonly<Record<string, ShapeStyle>> => ({
  casing: {
    fill: "none",
    stroke: ground,
    strokeWidth: 6,
    ends: "round",
    joins: "round",
    opacity: 0.85,
  },
  halo: { fill: "none", stroke: ink, strokeWidth: 2.6, dash: [9, 5], ends: "butt" },
  pointer: { fill: "none", stroke: ink, strokeWidth: 3.4 },
  along: {
    fill: "none",
    stroke: ink,
    strokeWidth: 15,
    ends: "round",
    joins: "round",
    opacity: 0.45,
  },
  handle: { fill: "none", stroke: ink, strokeWidth: 2.6, ends: "round", joins: "round" },
  trail: { fill: "none", stroke: ink, strokeWidth: 3, dash: [1, 7], ends: "round" },
  "trail-end": { fill: ground, stroke: ink, strokeWidth: 2.4 },
  "trail-head": { fill: ink, stroke: ground, strokeWidth: 1.5, joins: "round" },
});

const INKS: Readonly<Record<string, readonly [ink: string, ground: string]>> = {
  light: ["#8a1466", "#ffffff"],
  dark: ["#ff9ad5", "#14110f"],
  print: ["#000000", "#ffffff"],
};

const themes = new Map<string, SceneTheme>();

/** What emphasis looks like over a theme. */
export const emphasisOf = (theme: SceneTheme): SceneTheme => {
  const known = themes.get(theme.name);
  if (known !== undefined) return known;
  const [ink, ground] = INKS[theme.name] ?? INKS["light"]!;
  const made = {
    ...theme,
    name: `${theme.name} emphasis`,
    styles: stylesOf(ink, ground),
    patterns: {},
  };
  themes.set(theme.name, made);
  return made;
};
