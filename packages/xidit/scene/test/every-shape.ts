// A scene's shapes with those inside groups, in drawing order.
import type { Scene, Shape } from "@assize/kernel-model";

const within = (shape: Shape): readonly Shape[] =>
  shape.kind === "group" ? [shape, ...shape.children.flatMap(within)] : [shape];

export const everyShape = (scene: Scene): readonly Shape[] => scene.shapes.flatMap(within);
