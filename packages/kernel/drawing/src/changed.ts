// Which shapes of a drawing an event added, moved or changed, and which are the same: compares two drawings by the keys
// of their shapes. Knows no game and no renderer.
import { sameJson } from "@assize/kernel-model";
import type { Scene, Shape } from "./scene.ts";

const childrenOf = (shape: Shape): readonly Shape[] =>
  shape.kind === "group" ? shape.children : [];

/** What a shape says by itself, without what stands in it. */
type Saying = (shape: Shape) => unknown;

const wholly: Saying = (shape) => (shape.kind === "group" ? { ...shape, children: null } : shape);

/** In an arranged drawing one longer word moves all that stands behind it: only words and signs count. */
const inWordsAndSigns: Saying = (shape) => {
  const { kind, roles, label = null } = shape;
  return { kind, roles, label, text: kind === "text" ? shape.text : null };
};

const addChanges = (
  before: readonly Shape[],
  after: readonly Shape[],
  says: Saying,
  changed: string[],
): void => {
  const known = new Map(before.map((shape) => [shape.key, shape]));
  for (const shape of after) {
    const old = known.get(shape.key);
    if (old === shape) continue;
    if (old === undefined || !sameJson(says(old), says(shape))) changed.push(shape.key);
    // What is new as a whole is named once.
    if (old !== undefined) addChanges(childrenOf(old), childrenOf(shape), says, changed);
  }
};

/** Keys of shapes of `after` that are not in `before`, or not so; of groups only what differs in them. */
export const changedShapes = (before: Scene, after: Scene): readonly string[] => {
  const changed: string[] = [];
  const says = after.arranged === true ? inWordsAndSigns : wholly;
  addChanges(before.shapes, after.shapes, says, changed);
  return changed;
};

const sharedShape = (before: Shape, after: Shape): Shape => {
  if (before === after) return before;
  if (before.kind !== "group" || after.kind !== "group")
    return sameJson(before, after) ? before : after;
  const made = { ...after, children: sharedList(before.children, after.children) };
  return made.children === before.children && sameJson(before, made) ? before : made;
};

/** Most shapes stand where they stood, so that is where to look first. */
const sharedList = (before: readonly Shape[], after: readonly Shape[]): readonly Shape[] => {
  let byKey: ReadonlyMap<string, Shape> | undefined;
  let isSame = before.length === after.length;
  const shapes = after.map((shape, index) => {
    const here = before[index];
    if (here?.key !== shape.key) byKey ??= new Map(before.map((each) => [each.key, each]));
    const old = here?.key === shape.key ? here : byKey?.get(shape.key);
    const shared = old === undefined ? shape : sharedShape(old, shape);
    if (shared !== here) isSame = false;
    return shared;
  });
  return isSame ? before : shapes;
};

/** The drawing `after` made of the very shapes of `before`, wherever they are equal: then nobody has to compare them. */
export const withSharedShapes = (before: Scene, after: Scene): Scene => ({
  ...after,
  shapes: sharedList(before.shapes, after.shapes),
});
