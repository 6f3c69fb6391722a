// Where two drawings of one size differ, as a few stretches of board that each can be read at one look. Pure; knows no game.
import type { Bounds, Scene, ScenePart, Shape } from "@assize/kernel-drawing";
import { markedBy, withoutGrounds } from "../../board/emphasis.ts";

/** One look at both boards. */
export interface PlaceApart {
  /** What differs there, in the scene's units. */
  readonly bounds: Bounds;
  /** Of which parts of the drawing that is, the first named first. */
  readonly titles: readonly string[];
}

/** What can be read of a board at one time, in the scene's units. */
interface Room {
  readonly width: number;
  readonly height: number;
}

interface Apart {
  readonly box: Bounds;
  readonly layer: string | undefined;
}

const apartIn = ({ shapes }: Scene, keys: readonly string[]): readonly Apart[] => {
  const wanted = withoutGrounds(shapes, new Set(keys));
  return shapes.flatMap((shape: Shape) =>
    [...markedBy([shape], wanted).values()].map(({ box }) => ({ box, layer: shape.layer })),
  );
};

const around = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const fits = ({ left, top, right, bottom }: Bounds, { width, height }: Room): boolean =>
  right - left <= width && bottom - top <= height;

interface Look {
  readonly bounds: Bounds;
  readonly of: readonly Apart[];
}

/** All that finds room in one look with the first of them; what is left over. */
const lookFrom = (apart: readonly Apart[], room: Room): readonly [Look, readonly Apart[]] => {
  let { box: bounds } = apart[0]!;
  const of: Apart[] = [];
  const rest: Apart[] = [];
  for (const one of apart) {
    const whole = around(bounds, one.box);
    const isIn = one === apart[0] || fits(whole, room);
    if (isIn) bounds = whole;
    (isIn ? of : rest).push(one);
  }
  return [{ bounds, of }, rest];
};

/** The places where the drawings differ, where most does first. */
export const placesApart = (
  sides: readonly (readonly [scene: Scene, differing: readonly string[]])[],
  parts: readonly ScenePart[],
  room: Room,
): readonly PlaceApart[] => {
  const all = sides.flatMap(([scene, keys]) => apartIn(scene, keys));
  // From the left to the right, so that neighbours come together.
  let rest: readonly Apart[] = all.toSorted((one, other) => one.box.left - other.box.left);
  const looks: Look[] = [];
  while (rest.length > 0) {
    const [look, others] = lookFrom(rest, room);
    looks.push(look);
    rest = others;
  }
  return looks
    .toSorted((one, other) => other.of.length - one.of.length)
    .map(({ bounds, of }) => {
      const layers = new Set(of.map(({ layer }) => layer));
      const shown = parts.filter((part) => part.layers.some((layer) => layers.has(layer)));
      return { bounds, titles: shown.map(({ title }) => title) };
    });
};
