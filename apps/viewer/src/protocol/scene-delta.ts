// How drawings cross from the worker to the page: as what differs from the drawing before, so that little is copied, and
// the page keeps the very shapes that stay and need not compare them. Both ends keep the last one; messages come in order.
import { Defect, type GroupShape, type Scene, type Shape } from "@assize/kernel-model";

/** A shape that is the same as in the drawing before is only named. */
type SentShape = string | Shape | SentGroup;

interface SentGroup extends Omit<GroupShape, "children"> {
  readonly children: readonly SentShape[];
}

export interface SentScene extends Omit<Scene, "shapes"> {
  readonly shapes: readonly SentShape[];
}

const keyed = (
  shapes: readonly Shape[],
  into: Map<string, Shape> = new Map(),
): ReadonlyMap<string, Shape> => {
  for (const shape of shapes) {
    into.set(shape.key, shape);
    if (shape.kind === "group") keyed(shape.children, into);
  }
  return into;
};

/** The worker's end. */
export const createSceneSender = (): ((scene: Scene) => SentScene) => {
  let sent: ReadonlyMap<string, Shape> = new Map();
  const pack = (shape: Shape): SentShape => {
    if (sent.get(shape.key) === shape) return shape.key;
    return shape.kind === "group" ? { ...shape, children: shape.children.map(pack) } : shape;
  };
  return (scene) => {
    const packed = { ...scene, shapes: scene.shapes.map(pack) };
    sent = keyed(scene.shapes);
    return packed;
  };
};

/** The page's end; it has to see every drawing that was sent, in order. */
export const createSceneReceiver = (): ((scene: SentScene) => Scene) => {
  let received: ReadonlyMap<string, Shape> = new Map();
  const unpack = (shape: SentShape): Shape => {
    if (typeof shape !== "string")
      return shape.kind === "group" ? { ...shape, children: shape.children.map(unpack) } : shape;
    const known = received.get(shape);
    if (known === undefined) throw new Defect(`the page never had the shape ${shape}`);
    return known;
  };
  return (scene) => {
    const whole = { ...scene, shapes: scene.shapes.map(unpack) };
    received = keyed(whole.shapes);
    return whole;
  };
};
