// What moved and came between two drawings, by key: plain data for animations and trails. What is the very same
// shape in both is not looked at. Knows no DOM, no time.
import type { ScenePoint, Shape } from "./scene.ts";

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
  readonly shape: Shape;
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

const addStands = (
  shapes: readonly Shape[],
  parent: string | null,
  frame: Spot,
  into: Map<string, Stand>,
): void => {
  for (const shape of shapes) {
    const spot = addStand(shape, parent, frame, into);
    if (shape.kind === "group") addStands(shape.children, shape.key, spot, into);
  }
};

const addStand = (
  shape: Shape,
  parent: string | null,
  frame: Spot,
  into: Map<string, Stand>,
): Spot => {
  const spot = spotOf(shape, frame);
  into.set(shape.key, { spot, parent, frame, isGroup: shape.kind === "group", shape });
  return spot;
};

/** Where every key of a drawing stands. */
export const standsOf = (shapes: readonly Shape[]): Stands => {
  const stands = new Map<string, Stand>();
  addStands(shapes, null, ORIGIN, stands);
  return stands;
};

/** Where things stand in two drawings. */
export interface TwoStands {
  readonly before: Stands;
  readonly after: Stands;
}

const childrenOf = (shape: Shape): readonly Shape[] =>
  shape.kind === "group" ? shape.children : [];

/** Of two drawings, where everything stands but what is the very same shape in the same group: that has not moved. */
export const standsApart = (was: readonly Shape[], is: readonly Shape[]): TwoStands => {
  const before = new Map<string, Stand>();
  const after = new Map<string, Stand>();
  const visit = (
    old: readonly Shape[],
    now: readonly Shape[],
    parent: string | null,
    [oldFrame, nowFrame]: readonly [Spot, Spot],
  ): void => {
    if (old === now) return;
    const there = new Set(now);
    const left = new Map<string, Shape>();
    const stays = new Set<Shape>();
    for (const shape of old) {
      if (there.has(shape)) stays.add(shape);
      else left.set(shape.key, shape);
    }
    for (const shape of now) {
      if (stays.has(shape)) continue;
      const known = left.get(shape.key);
      left.delete(shape.key);
      const spot = addStand(shape, parent, nowFrame, after);
      const from = known === undefined ? ORIGIN : addStand(known, parent, oldFrame, before);
      visit(known === undefined ? [] : childrenOf(known), childrenOf(shape), shape.key, [
        from,
        spot,
      ]);
    }
    addStands([...left.values()], parent, oldFrame, before);
  };
  visit(was, is, null, [ORIGIN, ORIGIN]);
  return { before, after };
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

/** Whether it stands elsewhere: seen from the group round it, where that is the same. */
export const hasMoved = (was: Stand, is: Stand): boolean =>
  was.parent === is.parent
    ? apart(within(was.spot, was.frame), within(is.spot, is.frame))
    : apart(was.spot, is.spot);

export const differenceOf = ({ before, after }: TwoStands): Difference => {
  const travels: Travel[] = [];
  const came: string[] = [];
  for (const [key, is] of after) {
    const was = before.get(key);
    if (was === undefined) {
      if (is.parent === null || before.has(is.parent)) came.push(key);
    } else if (hasMoved(was, is)) travels.push({ key, from: was.spot, to: is.spot });
  }
  return { travels, came };
};

/** Between two spots; 0 is the first, 1 the second. */
export const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  scale: from.scale + (to.scale - from.scale) * share,
});
