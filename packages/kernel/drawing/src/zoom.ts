// A place of a drawing as a drawing of its own, for paper. Knows no game.
import { type Bounds, boundsOf, moved } from "./places.ts";
import type { Scene } from "./scene.ts";

/** What lies in a rectangle of a scene, as a scene of that size. What only reaches into it is cut off at its edge. */
export const zoomTo = (scene: Scene, { left, top, right, bottom }: Bounds): Scene => {
  const shapes = scene.shapes.filter((shape) => {
    const box = boundsOf([shape]);
    return (
      box !== null &&
      box.left <= right &&
      box.right >= left &&
      box.top <= bottom &&
      box.bottom >= top
    );
  });
  const { title } = scene;
  return { width: right - left, height: bottom - top, title, shapes: moved(shapes, [-left, -top]) };
};
