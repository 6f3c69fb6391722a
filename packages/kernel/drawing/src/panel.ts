// The frame that everything round the map stands in: a ground, a heading, and children in its own units.
// Knows no game.
import type { ScenePoint, Shape } from "./scene.ts";
import { group, rect, text } from "./shapes.ts";

/** A place on the drawing: top left corner and size. */
export interface Area {
  readonly at: ScenePoint;
  readonly size: readonly [width: number, height: number];
}

/** On a layer of its own, named by its key, so that it can be drawn alone. */
export const panel = (
  key: string,
  { at, size }: Area,
  heading: string,
  children: readonly Shape[],
): Shape =>
  group(
    `panel:${key}`,
    "",
    at,
    [
      rect(`panel:${key}:ground`, "panel", [size[0] / 2, size[1] / 2], size, 10),
      text(`panel:${key}:heading`, "heading", [14, 22], heading, 15, "start"),
      ...children,
    ],
    // Panels stand where there is room.
    { label: heading, layer: key, aside: true },
  );
