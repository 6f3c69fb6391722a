// Which shapes of a drawing an event added, moved or changed. Compares two drawings by the keys of their shapes;
// knows no game and no renderer.
import { sameJson, type Scene, type Shape } from "@assize/kernel-model";

const childrenOf = (shape: Shape): readonly Shape[] =>
  shape.kind === "group" ? shape.children : [];

/** The shape by itself, without what stands in it. */
const withoutChildren = (shape: Shape): unknown =>
  shape.kind === "group" ? { ...shape, children: null } : shape;

const addChanges = (before: readonly Shape[], after: readonly Shape[], changed: string[]): void => {
  const known = new Map(before.map((shape) => [shape.key, shape]));
  for (const shape of after) {
    const old = known.get(shape.key);
    if (old === shape || (old !== undefined && sameJson(old, shape))) continue;
    if (old === undefined || !sameJson(withoutChildren(old), withoutChildren(shape)))
      changed.push(shape.key);
    // What is new as a whole is named once.
    if (old !== undefined) addChanges(childrenOf(old), childrenOf(shape), changed);
  }
};

/** Keys of shapes of `after` that are not in `before`, or not so; of groups only what differs in them. */
export const changedShapes = (before: Scene, after: Scene): readonly string[] => {
  const changed: string[] = [];
  addChanges(before.shapes, after.shapes, changed);
  return changed;
};
