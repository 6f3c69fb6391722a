// Figures once more over the marks that lie on them: a line, an area or a frame is drawn over the drawing and still hides no
// number and no piece. Drawings made from a drawing and boxes. Knows no DOM, no game.
import {
  type Bounds,
  figuresByKey,
  group,
  renamed,
  type Scene,
  type Shape,
  type Spot,
  spotOf,
  touch,
} from "@assize/kernel-drawing";

/** The shapes of these keys where they stand, as they look there; of one inside another the outer. */
export const copiesOf = (
  shapes: readonly Shape[],
  keys: ReadonlySet<string>,
  frame: Spot = { x: 0, y: 0, scale: 1 },
  roles: readonly string[] = [],
): readonly Shape[] =>
  shapes.flatMap((shape): readonly Shape[] => {
    if (keys.has(shape.key))
      return [
        group(
          `lifted:${shape.key}`,
          roles.join(" "),
          [frame.x, frame.y],
          [renamed(shape, "copy:")],
          { scale: frame.scale },
        ),
      ];
    return shape.kind === "group"
      ? copiesOf(shape.children, keys, spotOf(shape, frame), [...roles, ...shape.roles])
      : [];
  });

/** The figures that marks in these boxes may lie on, and what lies on those, in drawing order. */
export const liftedOver = (
  size: Pick<Scene, "width" | "height">,
  shapes: readonly Shape[],
  marks: readonly Bounds[],
): readonly Shape[] => {
  if (marks.length === 0) return [];
  const covered = [...marks];
  const keys = new Set<string>();
  for (const [key, box] of figuresByKey(shapes, size)) {
    if (!covered.some((one) => touch(one, box))) continue;
    keys.add(key);
    covered.push(box);
  }
  return copiesOf(shapes, keys);
};
