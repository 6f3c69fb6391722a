// What moved, came and went between two drawings, by key: plain data for animations and trails. Knows no DOM, no time.
import type { ScenePoint, Shape } from "@assize/kernel-drawing";

/** A place in the scene's units, and how large one of the shape's own units is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a key stands. */
export interface Stand {
  readonly spot: Spot;
  /** The group round it; null at the top. */
  readonly parent: string | null;
  /** The group's own spot. */
  readonly frame: Spot;
  readonly isGroup: boolean;
}

export type Stands = ReadonlyMap<string, Stand>;

/** A shape that went from one spot to another. */
export interface Travel {
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
}

export interface Difference {
  /** Outermost only: what is inside something that moves goes with it. */
  readonly travels: readonly Travel[];
  /** Outermost only. */
  readonly came: readonly string[];
  readonly went: readonly string[];
}

const ORIGIN: Spot = { x: 0, y: 0, scale: 1 };

const anchorOf = (shape: Shape): ScenePoint => {
  switch (shape.kind) {
    case "path": {
      const [, x = 0, y = 0] = shape.steps[0] ?? ["Z"];
      return [x, y];
    }
    case "polygon":
      return shape.points[0] ?? [0, 0];
    case "rect":
      return [shape.at[0] + shape.width / 2, shape.at[1] + shape.height / 2];
    default:
      return shape.at;
  }
};

/** Where a shape stands in the scene, when the group round it stands at a frame. */
export const spotOf = (shape: Shape, frame: Spot): Spot => {
  const [x, y] = anchorOf(shape);
  return {
    x: frame.x + x * frame.scale,
    y: frame.y + y * frame.scale,
    scale: frame.scale * (shape.kind === "group" ? (shape.scale ?? 1) : 1),
  };
};

/** Where every key of a drawing stands. */
export const standsOf = (shapes: readonly Shape[]): Stands => {
  const stands = new Map<string, Stand>();
  const visit = (list: readonly Shape[], parent: string | null, frame: Spot): void => {
    for (const shape of list) {
      const spot = spotOf(shape, frame);
      stands.set(shape.key, { spot, parent, frame, isGroup: shape.kind === "group" });
      if (shape.kind === "group") visit(shape.children, shape.key, spot);
    }
  };
  visit(shapes, null, ORIGIN);
  return stands;
};

const NEAR = 0.01;
const apart = (a: Spot, b: Spot): boolean =>
  Math.abs(a.x - b.x) > NEAR || Math.abs(a.y - b.y) > NEAR || Math.abs(a.scale - b.scale) > NEAR;

/** A spot as the group round it sees it. */
export const within = (spot: Spot, frame: Spot): Spot => ({
  x: (spot.x - frame.x) / frame.scale,
  y: (spot.y - frame.y) / frame.scale,
  scale: spot.scale / frame.scale,
});

const moved = (was: Stand, is: Stand): boolean =>
  was.parent === is.parent
    ? apart(within(was.spot, was.frame), within(is.spot, is.frame))
    : apart(was.spot, is.spot);

export const differenceOf = (before: Stands, after: Stands): Difference => {
  const travels: Travel[] = [];
  const came: string[] = [];
  for (const [key, is] of after) {
    const was = before.get(key);
    if (was === undefined) {
      if (is.parent === null || before.has(is.parent)) came.push(key);
    } else if (moved(was, is)) travels.push({ key, from: was.spot, to: is.spot });
  }
  const went = [...before]
    .filter(([key, { parent }]) => !after.has(key) && (parent === null || after.has(parent)))
    .map(([key]) => key);
  return { travels, came, went };
};

/** Between two spots; 0 is the first, 1 the second. */
export const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  scale: from.scale + (to.scale - from.scale) * share,
});
