// What is drawn over a drawing to say what an event did: one outline round what it changed, an arrow where something went, a faint
// picture of what was there. Knows deeds and boxes; no game.
import { around, grown, joined, touch } from "./boxes.ts";
import type { Deed } from "./deed.ts";
import { arrow, cornersOf, outlineOf, pictureAt, type Tone } from "./marks.ts";
import { type Bounds, boundsOf } from "./places.ts";
import type { Shape } from "./scene.ts";

/** More deeds than this have one outline for each group of them, and no arrows. */
const MOST_MARKS = 14;
/** What changed as near as this to something else that did is marked with it. */
const TOGETHER = 16;

/** A faint picture of what stood there, unless something else is there now that it would lie on. */
const ghost = (
  key: string,
  { kind, shape, from }: Deed,
  figures: readonly Bounds[],
): readonly Shape[] => {
  if (shape === null || kind === "changed" || kind === "turned" || from === null) return [];
  const picture = pictureAt(key, shape, from, "mark-ghost");
  const box = boundsOf([picture]);
  // What was only counted there, or hidden, is drawn larger than its place.
  return box === null || figures.some((figure) => touch(figure, around(box, from.box)))
    ? []
    : [picture];
};

type Way = readonly [from: Bounds, to: Bounds];

const wayOf = (deed: Deed): readonly Way[] =>
  deed.from === null || deed.to === null || deed.kind === "changed" || deed.kind === "turned"
    ? []
    : [[deed.from.box, deed.to.box]];

/** Ways that begin and end near one another, as one. */
const NEAR = 40;

const oneWay = (ways: readonly Way[]): readonly Way[] => {
  const apart: Way[] = [];
  for (const [from, to] of ways) {
    const like = apart.findIndex(
      (other) => touch(grown(from, NEAR), other[0]) && touch(grown(to, NEAR), other[1]),
    );
    if (like === -1) apart.push([from, to]);
    else apart[like] = [around(from, apart[like]![0]), around(to, apart[like]![1])];
  }
  return apart;
};

/** An outline round each box, or as much of one as there is room for. */
export const outlinesOf = (
  boxes: readonly Bounds[],
  figures: readonly Bounds[],
  tone: Tone = "event",
): readonly Shape[] =>
  boxes.flatMap((box, index) => {
    const mark = [`halo:${tone}:${index}`, box, `mark-${tone}`, figures] as const;
    const outline = outlineOf(...mark);
    return outline.length > 0 ? outline : cornersOf(...mark);
  });

/** What an event did, over the drawing after it. `figures` are those of that drawing. */
export const eventMarks = (
  deeds: readonly Deed[],
  figures: readonly Bounds[],
  tone: Tone = "event",
): readonly Shape[] => {
  const told = deeds.filter(({ slight }) => !slight);
  const boxes = joined(
    told.flatMap(({ to }) => (to === null ? [] : [to.box])),
    TOGETHER,
  );
  const isMuch = told.length > MOST_MARKS;
  const ways = isMuch ? [] : oneWay(told.flatMap(wayOf));
  return [
    ...(isMuch
      ? []
      : told.flatMap((deed, index) => ghost(`ghost:${tone}:${index}`, deed, figures))),
    ...ways.flatMap((way, index) => arrow(`arrow:${tone}:${index}`, way, tone, figures)),
    ...outlinesOf(boxes, figures, tone),
  ];
};
