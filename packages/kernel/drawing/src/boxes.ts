// Upright rectangles in the scene's units: what touches what, and the box of a shape deep inside a drawing. Arithmetic;
// knows no game and no mark.
import { type Bounds, boundsOf } from "./places.ts";
import type { Scene, Shape } from "./scene.ts";
import { type Spot, spotOf } from "./travels.ts";

export const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const touch = (a: Bounds, b: Bounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Whether `inner` lies in `outer` with all its corners. */
export const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

export const around = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export const areaOf = ({ left, top, right, bottom }: Bounds): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

export const middleOf = ({ left, top, right, bottom }: Bounds): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** Boxes nearer to each other than this become one. */
const JOIN = 3;

/** Boxes that touch or nearly do become one box round both, until none do. */
export const joined = (boxes: readonly Bounds[], near = JOIN): readonly Bounds[] => {
  const apart: Bounds[] = [];
  for (const box of boxes) {
    let whole = box;
    const touching = (): number => apart.findIndex((one) => touch(grown(whole, near), one));
    // A box that has grown may touch those that it did not touch before.
    for (let index = touching(); index !== -1; index = touching()) {
      whole = around(whole, apart[index]!);
      apart.splice(index, 1);
    }
    apart.push(whole);
  }
  return apart;
};

const NOWHERE: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** The box of a shape when the group round it stands at a frame. */
export const boxIn = (shape: Shape, { x, y, scale }: Spot): Bounds => {
  const { left, top, right, bottom } = boundsOf([shape]) ?? NOWHERE;
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  };
};

const ORIGIN: Spot = { x: 0, y: 0, scale: 1 };

/** Calls for every shape with the frame that it stands in; where the answer is false, not for what stands in it. */
export const visitShapes = (
  shapes: readonly Shape[],
  look: (shape: Shape, frame: Spot) => boolean,
): void => {
  const visit = (list: readonly Shape[], frame: Spot): void => {
    for (const shape of list)
      if (look(shape, frame) && shape.kind === "group") visit(shape.children, spotOf(shape, frame));
  };
  visit(shapes, ORIGIN);
};

const isLabelledInside = (shape: Shape): boolean =>
  shape.kind === "group" &&
  shape.children.some((child) => child.label !== undefined || isLabelledInside(child));

/** A road, however short, is a place that marks may cross. */
const isLine = (shape: Shape): boolean =>
  shape.kind === "group"
    ? shape.children.every(isLine)
    : shape.kind === "path" && shape.steps.at(-1)?.[0] !== "Z";

/** A labelled thing larger than this share of the drawing is a place, not a piece. */
const LARGEST_PIECE = 1 / 150;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What nothing may be drawn over, by key, in drawing order: words, figures, and small labelled pieces. */
export const figuresByKey = (shapes: readonly Shape[], size: Size): ReadonlyMap<string, Bounds> => {
  const most = size.width * size.height * LARGEST_PIECE;
  const boxes = new Map<string, Bounds>();
  visitShapes(shapes, (shape, frame) => {
    if (shape.kind === "text") {
      if (shape.text !== "") boxes.set(shape.key, boxIn(shape, frame));
      return false;
    }
    if (shape.label === undefined || isLabelledInside(shape)) return true;
    const box = boxIn(shape, frame);
    if (areaOf(box) > most || isLine(shape)) return true;
    boxes.set(shape.key, box);
    return false;
  });
  return boxes;
};

/** Boxes that nothing may be drawn over. */
export const figuresOf = (shapes: readonly Shape[], size: Size): readonly Bounds[] => [
  ...figuresByKey(shapes, size).values(),
];

/** The boxes of the shapes of these keys, as far as they are drawn, in the order of the keys. */
export const boxesOf = (
  { shapes }: Pick<Scene, "shapes">,
  keys: readonly string[],
): readonly Bounds[] => {
  const found = new Map<string, Bounds>();
  visitShapes(shapes, (shape, frame) => {
    if (keys.includes(shape.key)) found.set(shape.key, boxIn(shape, frame));
    return true;
  });
  return keys.flatMap((key) => found.get(key) ?? []);
};
