// Compares two drawings, once, by the keys of their shapes: what is equal becomes the very same shape, or the very same
// member of a shape, so that whoever comes after sees by identity what stays. Knows no game and no renderer.
import { sameJson } from "@assize/kernel-model";
import type { Scene, Shape, TextShape } from "./scene.ts";

/** A drawing beside the one before it. */
export interface ComparedScene {
  /** The drawing, made of the very shapes of the one before wherever they are equal. */
  readonly scene: Scene;
  /** Keys of shapes that the one before lacks, or has otherwise; of groups only what differs in them. */
  readonly changed: readonly string[];
}

/** In an arranged drawing one longer word moves all that stands behind it: only words and signs count. */
const saysTheSame = (one: Shape, other: Shape): boolean =>
  one.kind === other.kind &&
  one.label === other.label &&
  sameJson(one.roles, other.roles) &&
  (one.kind !== "text" || one.text === (other as TextShape).text);

type Members = Readonly<Record<string, unknown>>;
const membersOf = (shape: Shape): Members => shape as unknown as Members;

/** Whether two shapes are equal but for what stands in them. */
export const sameItself = (one: Shape, other: Shape): boolean => {
  const [mine, others] = [membersOf(one), membersOf(other)];
  let members = 0;
  for (const name in mine) {
    members++;
    if (name !== "children" && !sameJson(mine[name], others[name])) return false;
  }
  for (const _ in others) members--;
  return members === 0;
};

/** The shape `after` with the very members of `before` wherever they are equal, what stands in it left as it is. */
const withSharedMembers = <Kind extends Shape>(before: Shape, after: Kind): Kind => {
  const [old, now] = [membersOf(before), membersOf(after)];
  let isAfter = true;
  const made: Record<string, unknown> = {};
  for (const name in now) {
    const isShared = name !== "children" && sameJson(old[name], now[name]);
    made[name] = isShared ? old[name] : now[name];
    if (made[name] !== now[name]) isAfter = false;
  }
  return isAfter ? after : (made as unknown as Kind);
};

const childrenOf = (shape: Shape): readonly Shape[] =>
  shape.kind === "group" ? shape.children : [];

interface Walk {
  readonly isArranged: boolean;
  readonly changed: string[];
}

const comparedShape = (before: Shape, after: Shape, walk: Walk): Shape => {
  if (before === after) return before;
  const isEqual = sameItself(before, after);
  if (!isEqual && !(walk.isArranged && saysTheSame(before, after))) walk.changed.push(after.key);
  if (after.kind !== "group") return isEqual ? before : withSharedMembers(before, after);
  const children = comparedList(childrenOf(before), after.children, walk);
  if (isEqual && children === childrenOf(before)) return before;
  return withSharedMembers(before, children === after.children ? after : { ...after, children });
};

/** The list `before` or `after` itself where all its shapes are the same. */
const comparedList = (
  before: readonly Shape[],
  after: readonly Shape[],
  walk: Walk,
): readonly Shape[] => {
  let byKey: ReadonlyMap<string, Shape> | undefined;
  let isBefore = before.length === after.length;
  let isAfter = true;
  const shapes = after.map((shape, index) => {
    // Most shapes stand where they stood, so that is where to look first.
    const here = before[index];
    if (here?.key !== shape.key) byKey ??= new Map(before.map((each) => [each.key, each]));
    const old = here?.key === shape.key ? here : byKey?.get(shape.key);
    // What is new as a whole is named once.
    if (old === undefined) walk.changed.push(shape.key);
    const made = old === undefined ? shape : comparedShape(old, shape, walk);
    if (made !== here) isBefore = false;
    if (made !== shape) isAfter = false;
    return made;
  });
  if (isBefore) return before;
  return isAfter ? after : shapes;
};

export const compareScenes = (before: Scene, after: Scene): ComparedScene => {
  const walk: Walk = { isArranged: after.arranged === true, changed: [] };
  const shapes = comparedList(before.shapes, after.shapes, walk);
  return { scene: { ...after, shapes }, changed: walk.changed };
};
