// Where shapes lie: how far they reach, moving them, and a part of a drawing as a drawing of its own.
// Knows no game and no theme. Lines have no width here, and a text's width is estimated from its letters.
import { unreachable } from "@assize/kernel-model";
import type { PathStep, Scene, ScenePoint, Shape, TextShape } from "./scene.ts";

/** The smallest upright rectangle round something, in the scene's units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of a letter, as a share of the text's size: a little more than most letters of any font need. */
const LETTER_WIDTH = 0.6;
const WIDE_LETTER_WIDTH = 1;
/** From here on there are scripts, signs and halves of pictures that are as wide as they are high. */
const FIRST_WIDE = 0x1100;
const ASCENT = 0.8;
const DESCENT = 0.25;

/** Points of curves that steer and are not passed count too, so bounds may be a little too large. */
const pointsOfPath = (steps: readonly PathStep[]): readonly ScenePoint[] =>
  steps.flatMap(([, ...numbers]) =>
    numbers.flatMap((x, index): ScenePoint[] =>
      index % 2 === 0 ? [[x, numbers[index + 1]!]] : [],
    ),
  );

/** How wide a text of this size is, about. */
export const widthOfText = (text: string, size: number): number => {
  let width = 0;
  for (let index = 0; index < text.length; index++)
    width += text.charCodeAt(index) < FIRST_WIDE ? LETTER_WIDTH : WIDE_LETTER_WIDTH;
  return width * size;
};

const cornersOfText = ({ at, text, size, anchor = "middle" }: TextShape): readonly ScenePoint[] => {
  const width = widthOfText(text, size);
  const left = at[0] - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  return [
    [left, at[1] - size * ASCENT],
    [left + width, at[1] + size * DESCENT],
  ];
};

const cornersOf = (shape: Shape): readonly ScenePoint[] => {
  switch (shape.kind) {
    case "group":
      return shape.children
        .flatMap(cornersOf)
        .map(([x, y]): ScenePoint => [
          shape.at[0] + x * (shape.scale ?? 1),
          shape.at[1] + y * (shape.scale ?? 1),
        ]);
    case "path":
      return pointsOfPath(shape.steps);
    case "circle":
      return [
        [shape.at[0] - shape.radius, shape.at[1] - shape.radius],
        [shape.at[0] + shape.radius, shape.at[1] + shape.radius],
      ];
    case "rect":
      return [shape.at, [shape.at[0] + shape.width, shape.at[1] + shape.height]];
    case "polygon":
      return shape.points;
    case "text":
      return cornersOfText(shape);
    default:
      return unreachable(shape, "shape");
  }
};

/** How far shapes reach; null where there is nothing. */
export const boundsOf = (shapes: readonly Shape[]): Bounds | null => {
  const corners = shapes.flatMap(cornersOf);
  if (corners.length === 0) return null;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of corners) {
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
};

const moveStep = ([letter, ...numbers]: PathStep, [dx, dy]: ScenePoint): PathStep =>
  [letter, ...numbers.map((n, index) => n + (index % 2 === 0 ? dx : dy))] as unknown as PathStep;

const moveShape = (shape: Shape, by: ScenePoint): Shape => {
  switch (shape.kind) {
    case "path":
      return { ...shape, steps: shape.steps.map((step) => moveStep(step, by)) };
    case "polygon":
      return { ...shape, points: shape.points.map(([x, y]) => [x + by[0], y + by[1]]) };
    default:
      return { ...shape, at: [shape.at[0] + by[0], shape.at[1] + by[1]] };
  }
};

/** Shapes moved to where a larger drawing has them; each keeps its key and its layer. */
export const moved = (shapes: readonly Shape[], by: ScenePoint): readonly Shape[] =>
  shapes.map((shape) => moveShape(shape, by));

/** Kept free round a part that is drawn alone. */
const MARGIN = 6;

/**
 * Only these layers of a scene, as a scene of their size: for screens that have no room for all of it.
 * Keys stay. A scene without any of the layers becomes an empty one.
 */
export const cropTo = (scene: Scene, layers: readonly string[], title = scene.title): Scene => {
  const shapes = scene.shapes.filter(({ layer }) => layer !== undefined && layers.includes(layer));
  const { left, top, right, bottom } = boundsOf(shapes) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    title,
    shapes: moved(shapes, [MARGIN - left, MARGIN - top]),
  };
};
