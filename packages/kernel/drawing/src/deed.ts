// One thing that an event did, as it is seen on the drawings before and after it. Knows shapes and where they stand; no game.
import { boxIn, middleOf } from "./boxes.ts";
import type { Bounds } from "./places.ts";
import type { Shape } from "./scene.ts";
import type { Spot, Stand, Stands } from "./travels.ts";

/** Somewhere on the drawing: where a thing stands there, and the box that it fills. */
export interface Place {
  readonly spot: Spot;
  readonly box: Bounds;
}

export interface Deed {
  /**
   * `moved`: the same thing elsewhere. `passed`: one goes and one comes, or is counted. `turned`: another side of what lies
   * there. `came`, `went`: nobody knows from where, whereto. `changed`: other words, figures or looks.
   */
  readonly kind: "moved" | "passed" | "came" | "went" | "turned" | "changed";
  /** Of the shape that says it in the drawing after; of what went, in the drawing before. */
  readonly key: string;
  readonly from: Place | null;
  readonly to: Place | null;
  /** The key of what it came from, where that went or was counted there. */
  readonly source: string | null;
  /** What is seen to go, as it would be drawn at the origin; null where only looks change. */
  readonly shape: Shape | null;
  /** True where it is only counted where it passed to. */
  readonly counted: boolean;
  /** True where it only makes room for others. */
  readonly slight: boolean;
}

/** Where things stand in the two drawings, and what says how to read that. */
export interface Walk {
  readonly before: Stands;
  readonly after: Stands;
  readonly isArranged: boolean;
  /** Rows of things of one look in which something came or went. */
  readonly stirred: ReadonlySet<string>;
}

/** Bold letters of a wide font are as much wider than is estimated; what is drawn round a text leaves room for them. */
const BOLD = 0.08;

const withBoldLetters = (shape: Shape, box: Bounds): Bounds => {
  if (shape.kind !== "text") return box;
  const { left, right } = box;
  const more = (right - left) * BOLD;
  const share = shape.anchor === "start" ? 0 : shape.anchor === "end" ? 1 : 0.5;
  return { ...box, left: left - more * share, right: right + more * (1 - share) };
};

export const placeOf = ({ shape, frame, spot }: Stand): Place => ({
  spot,
  box: withBoldLetters(shape, boxIn(shape, frame)),
});

/** A count stands on its line; what comes to it comes to its middle. */
export const middlePlace = (stand: Stand): Place => {
  const { spot, box } = placeOf(stand);
  const [x, y] = middleOf(box);
  return { spot: { x, y, scale: spot.scale }, box };
};

/** Without what only says where the game stands. */
const itself = (shape: Shape): Shape =>
  shape.kind === "group"
    ? {
        ...shape,
        children: shape.children.filter(({ aside }) => aside !== true).map(itself),
      }
    : shape;

/** The shape without its place, so that whoever draws it says where. */
const atOrigin = (shape: Shape, { x, y, scale }: Spot, frame: Spot): Shape => ({
  kind: "group",
  key: `${shape.key}:as-it-was`,
  roles: [],
  at: [(frame.x - x) / scale, (frame.y - y) / scale],
  ...(frame.scale === scale ? {} : { scale: frame.scale / scale }),
  children: [itself(shape)],
});

/** As it is drawn, wherever it stands. */
export const seen = ({ shape, frame, spot }: Stand): Shape => atOrigin(shape, spot, frame);
