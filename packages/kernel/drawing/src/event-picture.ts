// An event as it is shown: marks over the drawing after it, and what flies there. Plain data, so that it may cross to a page.
// Knows deeds; no game and no DOM.
import { boxesOf, figuresOf, joined } from "./boxes.ts";
import type { Deed } from "./deed.ts";
import { deedsOf } from "./deeds.ts";
import { eventMarks, outlinesOf } from "./event-marks.ts";
import type { Scene, Shape } from "./scene.ts";
import type { Spot } from "./travels.ts";

/** What comes from somewhere, or turns. */
export interface Flight {
  /** Of the shape in the drawing after that comes, or that the thing goes into. */
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly turns: boolean;
  /** What flies where no shape of its own comes: a thing that is only counted now, or that is gone; else null. */
  readonly shape: Shape | null;
}

export interface EventPicture {
  readonly marks: readonly Shape[];
  readonly flights: readonly Flight[];
}

/** Before the first event there is none. */
export const NO_EVENT: EventPicture = { marks: [], flights: [] };

/** Things as near as this have one outline. */
const NEAR = 8;

/** A thing that is gone for good shrinks where it was. */
const GONE = 0.2;

const flightOf = ({ kind, key, from, to, shape, counted }: Deed): readonly Flight[] => {
  if (from === null || kind === "moved" || kind === "changed") return [];
  const start = from.spot;
  if (kind === "turned") return [{ key, from: start, to: start, turns: true, shape: null }];
  if (kind === "went") {
    const end = { ...start, scale: start.scale * GONE };
    return [{ key, from: start, to: end, turns: false, shape }];
  }
  if (to === null || (counted && shape === null)) return [];
  return [{ key, from: start, to: to.spot, turns: false, shape: counted ? shape : null }];
};

/**
 * What the event between two drawings did; where it did nothing that is seen, what it is about (keys). Requires that the later
 * drawing is made of the shapes that stay (`compareScenes`).
 */
export const eventPicture = (
  before: Scene,
  after: Scene,
  about: readonly string[] = [],
): EventPicture => {
  const deeds = deedsOf(before, after);
  const figures = figuresOf(after.shapes, after);
  const marks =
    deeds.length === 0
      ? outlinesOf(joined(boxesOf(after, about), NEAR), figures)
      : eventMarks(deeds, figures);
  return { marks, flights: deeds.flatMap(flightOf) };
};
