// What lies over a drawing besides what its event did: frames round what two sides differ in, what is pointed out and what
// can be picked. Figures stand over all of it. Drawings themselves, made from a drawing and keys. Told by form as well as
// colour. Knows no DOM, no game.
import {
  type Bounds,
  boundsOf,
  boxIn,
  group,
  type GroupShape,
  grown,
  joined,
  path,
  type PathStep,
  rect,
  type Scene,
  type Shape,
  type Spot,
  spotOf,
  text,
  widthOfText,
} from "@assize/kernel-drawing";
import { liftedOver } from "./lifted.ts";

/** Something that is marked: its bounds in the scene's units, and its line or its border where it is one or has one. */
export interface Marked {
  readonly box: Bounds;
  readonly line: readonly PathStep[] | null;
  readonly border: readonly PathStep[] | null;
  readonly frame: Spot;
}

const ORIGIN: Spot = { x: 0, y: 0, scale: 1 };

/** Of an open path, or of a group of nothing else, its line; of a closed path its border; with the frame that it is in. */
const lineOf = (shape: Shape, frame: Spot): Omit<Marked, "box"> => {
  const none = { line: null, border: null, frame };
  if (shape.kind === "path")
    return shape.steps.at(-1)?.[0] === "Z"
      ? { ...none, border: shape.steps }
      : { ...none, line: shape.steps };
  if (shape.kind !== "group") return none;
  const inside = spotOf(shape, frame);
  const lines = shape.children.map((child) => lineOf(child, inside));
  return lines.every(({ line }) => line !== null) ? (lines[0] ?? none) : none;
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

/** In the scene's units, between a thing and the frame round it. */
const PAD = 4;

const framed = (key: string, box: Bounds, pad: number, roles: readonly string[]) => {
  const { left, top, right, bottom } = grown(box, pad);
  const size = [right - left, bottom - top] as const;
  const corner = Math.min(8, size[0] / 2, size[1] / 2);
  return roles.map((role) =>
    rect(`${key}:${role}`, role, [(left + right) / 2, (top + bottom) / 2], size, corner),
  );
};

/** A line, or a border, in the frame that it is in. */
const traced = (
  key: string,
  steps: readonly PathStep[],
  { x, y, scale }: Spot,
  roles: readonly string[],
): Shape =>
  group(
    key,
    "",
    [x, y],
    roles.map((role) => path(`${key}:${role}`, role, steps)),
    { scale },
  );

/** Thin frames round what differs, on a faint ground. */
export const halos = (boxes: ReadonlyMap<string, Marked>): readonly Shape[] =>
  joined([...boxes.values()].map(({ box }) => box)).flatMap((box, index) =>
    framed(`halo:${index}`, box, PAD - 1, [
      "mark-differs-ground",
      "mark-differs-casing",
      "mark-differs",
    ]),
  );

/** What somebody points out: along it where it is a line, all of it where it has a border, else a frame round it. */
const pointers = (boxes: ReadonlyMap<string, Marked>): readonly Shape[] =>
  [...boxes].flatMap(([key, { box, line, border, frame }]) => {
    const name = `pointer:${key}`;
    if (line !== null) return [traced(name, line, frame, ["mark-way"])];
    return border === null
      ? framed(name, box, PAD, ["mark-next-casing", "mark-next"])
      : [traced(name, border, frame, ["mark-area", "mark-next-casing", "mark-next"])];
  });

/** What can be picked: marks at its corners; along it where it is a line, all of it faintly where it has a border. */
export const handles = (boxes: ReadonlyMap<string, Marked>): readonly Shape[] =>
  [...boxes].map(([key, { box, line, border, frame }]) => {
    const name = `handle:${key}`;
    if (line !== null) return traced(name, line, frame, ["mark-along"]);
    if (border !== null) return traced(name, border, frame, ["mark-open-area"]);
    const corners = cornersOf(grown(box, 2));
    return traced(name, corners, ORIGIN, ["mark-next-casing", "mark-next"]);
  });

/** In the scene's units. */
const NUMBER = { size: 22, height: 30 } as const;

/** Beside the upper edge of each thing, what stands there of it. */
const numbersBeside = (
  shapes: readonly Shape[],
  numbered: ReadonlyMap<string, string>,
): readonly Shape[] =>
  [...markedBy(shapes, new Set(numbered.keys()))].flatMap(([key, { box }]) => {
    const words = numbered.get(key)!;
    const width = Math.max(NUMBER.height, widthOfText(words, NUMBER.size) + NUMBER.size * 0.7);
    const at = [box.right + width / 2 - 8, box.top] as const;
    return [
      rect(`number:${key}:ground`, "mark-number", at, [width, NUMBER.height], NUMBER.height / 2),
      text(
        `number:${key}`,
        "mark-number-words",
        [at[0], at[1] + NUMBER.size * 0.36],
        words,
        NUMBER.size,
      ),
    ];
  });

/** What is marked by keys alone: what differs, what can be picked, what is pointed out; figures over it. */
export const emphasised = (
  size: Pick<Scene, "width" | "height">,
  shapes: readonly Shape[],
  keys: Readonly<Record<"changed" | "pointedOut" | "pickable", ReadonlySet<string>>> & {
    readonly numbered: ReadonlyMap<string, string>;
  },
): readonly Shape[] => {
  const marks = [
    ...halos(markedBy(shapes, withoutGrounds(shapes, keys.changed))),
    ...handles(markedBy(shapes, keys.pickable)),
    ...pointers(markedBy(shapes, keys.pointedOut)),
  ];
  const boxes = marks.flatMap((mark) => boundsOf([mark]) ?? []);
  return [...marks, ...liftedOver(size, shapes, boxes), ...numbersBeside(shapes, keys.numbered)];
};

/** How far the shapes of these keys reach; undefined where there is none of them. */
export const boundsOfKeys = (
  shapes: readonly Shape[],
  keys: ReadonlySet<string>,
): Bounds | undefined =>
  joined(
    [...markedBy(shapes, keys).values()].map(({ box }) => box),
    Infinity,
  )[0];
