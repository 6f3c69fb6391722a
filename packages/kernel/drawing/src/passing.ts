// What passes from one place to another: a thing that goes here and comes there, or is counted less here and more there. Gives and
// takes of one thing are matched in drawing order. Knows shapes; no game.
import { boxIn, middleOf, visitShapes } from "./boxes.ts";
import type { Deed, Place } from "./deed.ts";
import type { Scene, Shape } from "./scene.ts";
import { type Spot, spotOf } from "./travels.ts";

/** More things at once are seen as a change, not one by one. */
const MOST_PASSED = 12;

/** One thing, or so many of a kind, that is here no more, or is here now. */
export interface Share {
  readonly thing: string;
  readonly key: string;
  readonly place: Place;
  /** The thing itself; null where it is only counted. */
  readonly shape: Shape | null;
  left: number;
}

/** The things in a shape: itself, or those in it. */
export const thingsIn = (shape: Shape, frame: Spot, into: Share[]): void => {
  const { thing, key } = shape;
  if (thing !== undefined) {
    const isCount = shape.kind === "text";
    const place = { spot: spotOf(shape, frame), box: boxIn(shape, frame) };
    const left = isCount ? Number.parseInt(shape.text, 10) || 0 : 1;
    into.push({ thing, key, place, shape: isCount ? null : shape, left });
  } else if (shape.kind === "group")
    for (const child of shape.children) thingsIn(child, spotOf(shape, frame), into);
};

/** How much more a count says than before; null for what counts nothing. */
export const countedMore = (was: Shape, is: Shape): number | null => {
  if (was.kind !== "text" || is.kind !== "text" || is.thing === undefined) return null;
  const [before, now] = [was.text, is.text].map((text) => Number.parseInt(text, 10));
  return Number.isNaN(before!) || Number.isNaN(now!) ? null : now! - before!;
};

export interface Shares {
  readonly given: Share[];
  readonly taken: Share[];
}

const passedDeed = (give: Share, take: Share, picture: Shape | null): Deed => ({
  kind: "passed",
  key: take.key,
  from: give.place,
  to: take.place,
  source: give.key,
  shape: picture,
  counted: take.shape === null,
  slight: false,
});

const bare = (share: Share): Shape | null =>
  share.shape?.kind === "group" ? { ...share.shape, at: [0, 0], scale: 1 } : null;

/** With the keys of what passed from or to somewhere. */
export interface Passed {
  readonly deeds: readonly Deed[];
  readonly keys: ReadonlySet<string>;
}

const NOTHING_PASSED: Passed = { deeds: [], keys: new Set() };

/** Gives and takes of one thing, in drawing order. */
export const passedDeeds = (
  { given, taken }: Shares,
  pictureOf: (thing: string) => Shape | null,
): Passed => {
  const deeds: Deed[] = [];
  const keys = new Set<string>();
  for (const take of taken)
    for (const give of given) {
      if (give.thing !== take.thing) continue;
      while (give.left > 0 && take.left > 0 && deeds.length < MOST_PASSED) {
        give.left--;
        take.left--;
        const isSeen = deeds.some(({ key, source }) => key === take.key && source === give.key);
        if (!isSeen)
          deeds.push(passedDeed(give, take, bare(take) ?? bare(give) ?? pictureOf(take.thing)));
        keys.add(give.key).add(take.key);
      }
    }
  return { deeds, keys };
};

/** Where things go in and come out unseen, by thing; undefined where there are several such places. */
const coversIn = ({ shapes }: Scene): ReadonlyMap<string, Share | undefined> => {
  const covers = new Map<string, Share | undefined>();
  visitShapes(shapes, (shape, frame) => {
    const thing = shape.hides;
    if (thing === undefined) return true;
    const box = boxIn(shape, frame);
    const [x, y] = middleOf(box);
    const place = { spot: { x, y, scale: frame.scale }, box };
    const share = { thing, key: shape.key, place, shape: null, left: Infinity };
    covers.set(thing, covers.has(thing) ? undefined : share);
    return false;
  });
  return covers;
};

const ofThing = (covers: ReadonlyMap<string, Share | undefined>, left: readonly Share[]): Share[] =>
  [...new Set(left.map(({ thing }) => thing))].flatMap((thing) => covers.get(thing) ?? []);

/** What is left over once all that is seen has passed: it went into, or came out of, a place that hides it. */
export const hiddenDeeds = (
  shares: Shares,
  before: Scene,
  pictureOf: (thing: string) => Shape | null,
): Passed => {
  const given = shares.given.filter(({ left }) => left > 0);
  const taken = shares.taken.filter(({ left }) => left > 0);
  if (given.length + taken.length === 0) return NOTHING_PASSED;
  const covers = coversIn(before);
  const went = passedDeeds({ given, taken: ofThing(covers, given) }, pictureOf);
  const came = passedDeeds({ given: ofThing(covers, taken), taken }, pictureOf);
  return {
    deeds: [...went.deeds, ...came.deeds],
    keys: new Set([...went.keys, ...came.keys]),
  };
};
