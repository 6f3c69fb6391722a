// What lies over a drawing besides what its event did: outlines round what two sides differ in, what is pointed out and what
// can be picked. Drawings themselves, made from a drawing and keys. Told by form as well as colour. Knows no DOM, no game.
import {
  type Bounds,
  boundsOf,
  boxIn,
  figuresOf,
  group,
  type GroupShape,
  grown,
  joined,
  outlinedAnyway,
  path,
  type PathStep,
  type Scene,
  type Shape,
  type Spot,
  spotOf,
} from "@assize/kernel-drawing";

/** Something that is marked: its bounds in the scene's units, and its line where it is one. */
export interface Marked {
  readonly box: Bounds;
  readonly line: readonly PathStep[] | null;
  readonly frame: Spot;
}

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

/** Outlines round what differs, past words and figures. */
export const halos = (
  boxes: ReadonlyMap<string, Marked>,
  figures: readonly Bounds[],
): readonly Shape[] =>
  joined([...boxes.values()].map(({ box }) => box)).flatMap((box, index) =>
    outlinedAnyway(`halo:${index}`, box, "mark-event", figures),
  );

/** Outlines round what somebody points out, each on its own; along it where it is a line. */
const pointers = (
  boxes: ReadonlyMap<string, Marked>,
  figures: readonly Bounds[],
): readonly Shape[] =>
  [...boxes].flatMap(([key, { box, line, frame }]) =>
    line === null
      ? outlinedAnyway(`pointer:${key}`, box, "mark-next", figures)
      : [
          group(
            `pointer:${key}`,
            "",
            [frame.x, frame.y],
            [
              path(`pointer:${key}:casing`, "mark-event-casing", line),
              path(`pointer:${key}:line`, "mark-event", line),
            ],
            { scale: frame.scale },
          ),
        ],
  );

/** What is marked by keys alone: what differs, what is pointed out, what can be picked. */
export const emphasised = (
  scene: Pick<Scene, "width" | "height">,
  shapes: readonly Shape[],
  keys: Readonly<Record<"changed" | "pointedOut" | "pickable", ReadonlySet<string>>>,
): readonly Shape[] => {
  const changed = markedBy(shapes, withoutGrounds(shapes, keys.changed));
  const pointedOut = markedBy(shapes, keys.pointedOut);
  const figures = changed.size + pointedOut.size === 0 ? [] : figuresOf(shapes, scene);
  return [
    ...halos(changed, figures),
    ...handles(markedBy(shapes, keys.pickable)),
    ...pointers(pointedOut, figures),
  ];
};

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
        ? [
            path(`${name}:casing`, "mark-next-casing", steps),
            path(`${name}:line`, "mark-next", steps),
          ]
        : // What the line looks like has to be seen through it.
          [path(`${name}:line`, "mark-along", steps)],
      { scale: size },
    );
  });
