// All shapes of a drawing, those inside groups too. Knows no game.
import type { Scene, Shape } from "./scene.ts";

const within = (shape: Shape): readonly Shape[] =>
  shape.kind === "group" ? [shape, ...shape.children.flatMap(within)] : [shape];

/** A scene's shapes with those inside groups, in drawing order. */
export const everyShape = (scene: Scene): readonly Shape[] => scene.shapes.flatMap(within);
