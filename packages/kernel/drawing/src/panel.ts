// The frame that everything round the map stands in: a ground, a heading, and children in its own units.
// Knows no game.
import type { ScenePoint, Shape } from "./scene.ts";
import { group, rect, text } from "./shapes.ts";

/** A place on the drawing: top left corner and size. */
export interface Area {
  readonly at: ScenePoint;
  readonly size: readonly [width: number, height: number];
}

/** Of headings: large enough that drawings of some thousand units can be read at half their size. */
const SIZE = 21.4;

/**
 * On a layer of its own, named by its key, so that it can be drawn alone. Panels stand where there is room. One without a
 * heading is heard by its label.
 */
export const panel = (
  key: string,
  { at, size }: Area,
  heading: string,
  children: readonly Shape[],
  label = heading,
): Shape =>
  group(
    `panel:${key}`,
    "",
    at,
    [
      rect(`panel:${key}:ground`, "panel", [size[0] / 2, size[1] / 2], size, 10, { aside: true }),
      ...(heading === ""
        ? []
        : [text(`panel:${key}:heading`, "heading", [14, 24.5], heading, SIZE, "start")]),
      ...children,
    ],
    { label, layer: key, aside: true },
  );
