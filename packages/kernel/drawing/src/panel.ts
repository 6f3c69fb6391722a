// The frame that everything round the map stands in: a ground, a heading, and children in its own units.
// Knows no game.
import { boundsOf, widthOfText } from "./places.ts";
import type { ScenePoint, Shape } from "./scene.ts";
import { group, rect, text } from "./shapes.ts";

/** A place on the drawing: top left corner and size. */
export interface Area {
  readonly at: ScenePoint;
  readonly size: readonly [width: number, height: number];
}

/** Of headings: large enough that drawings of some thousand units can be read at half their size. */
const SIZE = 21.4;

const LEFT = 14;
/** Between a heading and what stands beside it. */
const GAP = 6;
/** What begins higher than this stands beside the heading. */
const HEADING_HEIGHT = 30;
/** Words as short as this say nothing at the end of a heading. */
const SHORT_WORD = 3;

/** How wide a heading may be: to what stands beside it. */
const roomFor = (width: number, children: readonly Shape[]): number => {
  const beside = children.flatMap((child) => {
    const bounds = boundsOf([child]);
    return bounds !== null && bounds.top < HEADING_HEIGHT && bounds.left > LEFT
      ? [bounds.left]
      : [];
  });
  return Math.min(width, ...beside) - LEFT - GAP;
};

/** What of a heading fits, in whole words; it is heard whole all the same. */
const fitting = (heading: string, room: number): string => {
  if (widthOfText(heading, SIZE) <= room) return heading;
  const words = heading.split(" ");
  while (words.length > 1 && widthOfText(`${words.join(" ")}…`, SIZE) > room) words.pop();
  while (words.length > 1 && words.at(-1)!.length <= SHORT_WORD) words.pop();
  const kept = words.join(" ");
  return kept === heading ? heading : `${kept}…`;
};

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
        : [
            text(
              `panel:${key}:heading`,
              "heading",
              [LEFT, 24.5],
              fitting(heading, roomFor(size[0], children)),
              SIZE,
              "start",
            ),
          ]),
      ...children,
    ],
    { label, layer: key, aside: true },
  );
