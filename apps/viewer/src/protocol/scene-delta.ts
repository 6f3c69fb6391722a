// How drawings cross from the worker to the page: as what differs from those before, so that little is copied, and the
// page keeps the very shapes that stay and need not compare them. Both ends keep the last shape of each key that crossed;
// messages come in order.
import { Defect } from "@assize/kernel-model";
import type { GroupShape, Scene, Shape } from "@assize/kernel-drawing";

/** A shape that is the last one with its key is only named. */
type SentShape = string | Shape | SentGroup;

interface SentGroup extends Omit<GroupShape, "children"> {
  readonly children: readonly SentShape[];
}

export interface SentScene extends Omit<Scene, "shapes"> {
  readonly shapes: readonly SentShape[];
}

/** The worker's end. */
export const createSceneSender = (): ((scene: Scene) => SentScene) => {
  const sent = new Map<string, Shape>();
  const pack = (shape: Shape): SentShape => {
    if (sent.get(shape.key) === shape) return shape.key;
    sent.set(shape.key, shape);
    return shape.kind === "group" ? { ...shape, children: shape.children.map(pack) } : shape;
  };
  return (scene) => ({ ...scene, shapes: scene.shapes.map(pack) });
};

/** The page's end; it has to see every drawing that was sent, in order. */
export const createSceneReceiver = (): ((scene: SentScene) => Scene) => {
  const received = new Map<string, Shape>();
  const unpack = (shape: SentShape): Shape => {
    if (typeof shape === "string") {
      const known = received.get(shape);
      if (known === undefined) throw new Defect(`the page never had the shape ${shape}`);
      return known;
    }
    const whole: Shape =
      shape.kind === "group" ? { ...shape, children: shape.children.map(unpack) } : shape;
    received.set(whole.key, whole);
    return whole;
  };
  return (scene) => ({ ...scene, shapes: scene.shapes.map(unpack) });
};
