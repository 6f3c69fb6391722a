// The column beside the map: parts one below the other, each a line while it is idle and open while it matters. Knows no
// part.
import type { Area, ScenePoint, Shape } from "@assize/kernel-drawing";

/** The height of a part that is folded to a line. */
export const LINE = 34;
const GAP = 6;

export interface Part {
  readonly height: number;
  readonly draw: (area: Area) => readonly Shape[];
}

/** Where the words of a line stand in it. */
export const startOf = (height: number): number => height / 2 + 6.6;

export const heightOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { height }) => sum + height + GAP, -GAP);

/** One below the other from a corner, of one width. */
export const stacked = (
  parts: readonly Part[],
  [x, top]: ScenePoint,
  width: number,
): readonly Shape[] => {
  let y = top;
  return parts.flatMap(({ height, draw }) => {
    const at: ScenePoint = [x, y];
    y += height + GAP;
    return draw({ at, size: [width, height] });
  });
};
