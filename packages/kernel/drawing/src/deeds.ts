// What an event did, read off the drawings before and after it: what moved, passed from hand to hand, came, went, was turned,
// and which words and figures changed. From the shapes' keys and things alone, so that every game has it. Knows no game.
import { areaOf, boxIn, middleOf, touch } from "./boxes.ts";
import { sameItself } from "./compare.ts";
import type { Bounds } from "./places.ts";
import type { Scene, Shape } from "./scene.ts";
import { hasMoved, type Spot, spotOf, type Stand, type Stands, standsApart } from "./travels.ts";

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

/** More things at once are seen as a change, not one by one. */
const MOST_PASSED = 12;

const placeOf = ({ shape, frame, spot }: Stand): Place => ({ spot, box: boxIn(shape, frame) });

/** A count stands on its line; what comes to it comes to its middle. */
const middlePlace = (stand: Stand): Place => {
  const { spot, box } = placeOf(stand);
  const [x, y] = middleOf(box);
  return { spot: { x, y, scale: spot.scale }, box };
};

/** Things of one look in one group, or on one layer. */
const rowOf = ({ shape, parent }: Stand): string =>
  [parent ?? `layer ${shape.layer ?? ""}`, shape.kind, ...shape.roles].join(" ");

const outermost = (own: Stands, other: Stands): readonly (readonly [string, Stand])[] =>
  [...own].filter(([key, { parent }]) => !other.has(key) && (parent === null || other.has(parent)));

/** One thing, or so many of a kind, that is here no more, or is here now. */
interface Share {
  readonly thing: string;
  readonly key: string;
  readonly place: Place;
  /** The thing itself; null where it is only counted. */
  readonly shape: Shape | null;
  left: number;
}

/** The things in a shape: itself, or those in it. */
const thingsIn = (shape: Shape, frame: Spot, into: Share[]): void => {
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
const countedMore = (was: Shape, is: Shape): number | null => {
  if (was.kind !== "text" || is.kind !== "text" || is.thing === undefined) return null;
  const [before, now] = [was.text, is.text].map((text) => Number.parseInt(text, 10));
  return Number.isNaN(before!) || Number.isNaN(now!) ? null : now! - before!;
};

interface Shares {
  readonly given: Share[];
  readonly taken: Share[];
}

const isAtOnce = (a: Place, b: Place): boolean => {
  const [[ax, ay], [bx, by]] = [middleOf(a.box), middleOf(b.box)];
  const [one, other] = [areaOf(a.box), areaOf(b.box)];
  const near = Math.sqrt(Math.min(one, other)) * 0.3;
  return Math.hypot(ax - bx, ay - by) <= near && Math.min(one, other) * 2 >= Math.max(one, other);
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

const seen = ({ shape, frame, spot }: Stand): Shape => atOrigin(shape, spot, frame);

interface Walk {
  readonly before: Stands;
  readonly after: Stands;
  readonly isArranged: boolean;
  /** Rows of things of one look in which something came or went. */
  readonly stirred: ReadonlySet<string>;
}

const movedDeed = (key: string, was: Stand, is: Stand, { stirred }: Walk): Deed => {
  const [from, to] = [placeOf(was), placeOf(is)];
  const makesRoom = was.parent === is.parent && stirred.has(rowOf(is));
  const slight = makesRoom || touch(from.box, to.box);
  return { kind: "moved", key, from, to, source: key, shape: seen(is), counted: false, slight };
};

/** Whether a leaf looks otherwise where it stands; of a group only its look counts, its parts speak for themselves. */
const isOther = (was: Shape, is: Shape, isArranged: boolean): boolean => {
  if (was.kind !== is.kind || was.roles.join(" ") !== is.roles.join(" ")) return true;
  if (is.kind === "text") return is.text !== (was as typeof is).text;
  return is.kind !== "group" && !isArranged && !sameItself(unheard(was), unheard(is));
};

/** Without what is only heard. */
const unheard = (shape: Shape): Shape => {
  const { label: _, ...rest } = shape;
  return rest;
};

/** Of what stands in both drawings: what moved and what changed; counts go into the shares. */
const keptDeeds = (walk: Walk, { given, taken }: Shares): Deed[] => {
  const deeds: Deed[] = [];
  for (const [key, is] of walk.after) {
    const was = walk.before.get(key);
    if (was === undefined || was.shape === is.shape || is.shape.aside === true) continue;
    if (!walk.isArranged && hasMoved(was, is)) deeds.push(movedDeed(key, was, is, walk));
    else if (isOther(was.shape, is.shape, walk.isArranged)) {
      const [from, place] = [placeOf(was), placeOf(is)];
      deeds.push({
        kind: "changed",
        key,
        from,
        to: place,
        source: null,
        shape: is.shape.kind === "text" ? seen(is) : null,
        counted: false,
        slight: false,
      });
    }
    const more = countedMore(was.shape, is.shape) ?? 0;
    if (more === 0) continue;
    const share = { thing: is.shape.thing!, key, shape: null };
    if (more < 0) given.push({ ...share, place: middlePlace(was), left: -more });
    else taken.push({ ...share, place: middlePlace(is), left: more });
  }
  return deeds;
};

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

/** A thing that is only counted, as it is drawn anywhere. */
export const pictured = (thing: string, scenes: readonly Scene[]): Shape | null => {
  let found: Shape | null = null;
  const look = (shape: Shape): void => {
    if (found !== null) return;
    if (shape.thing === thing && shape.kind !== "text")
      found = shape.kind === "group" ? { ...shape, at: [0, 0] } : null;
    else if (shape.kind === "group") shape.children.forEach(look);
  };
  for (const scene of scenes) scene.shapes.forEach(look);
  return found;
};

const bare = (share: Share): Shape | null =>
  share.shape?.kind === "group" ? { ...share.shape, at: [0, 0], scale: 1 } : null;

/** Gives and takes of one thing, in drawing order. Keys of what passed from or to somewhere. */
const passedDeeds = (
  { given, taken }: Shares,
  pictureOf: (thing: string) => Shape | null,
): { readonly deeds: readonly Deed[]; readonly keys: ReadonlySet<string> } => {
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

const isWithin = (key: string, group: string, stands: Stands): boolean => {
  for (let at: string | null = key; at !== null; at = stands.get(at)?.parent ?? null)
    if (at === group) return true;
  return false;
};

const COVERS = 0.8;

/** The group of which another side is shown, where the two sides fill it; else the shape itself. */
const turnedGroup = ({ after }: Walk, key: string, came: Stand): readonly [string, Stand] => {
  const round = came.parent === null ? undefined : after.get(came.parent);
  if (round === undefined || came.parent === null) return [key, came];
  const share = areaOf(placeOf(came).box) / Math.max(1, areaOf(placeOf(round).box));
  return share >= COVERS ? [came.parent, round] : [key, came];
};

/** What came where something went lies there with another side up. */
const turnedDeeds = (walk: Walk, came: Stands, went: Stands): readonly Deed[] => {
  const left = new Map(went);
  return [...came].flatMap(([key, is]): readonly Deed[] => {
    const to = placeOf(is);
    const other = [...left].find(
      ([, was]) => was.parent === is.parent && isAtOnce(placeOf(was), to),
    );
    if (other === undefined) return [];
    left.delete(other[0]);
    const [group, round] = turnedGroup(walk, key, is);
    const place = placeOf(round);
    const from = placeOf(other[1]);
    const deed = {
      kind: "turned",
      key: group,
      source: other[0],
      counted: false,
      slight: false,
    } as const;
    return [{ ...deed, from, to: place, shape: seen(round) }];
  });
};

const without = (list: readonly (readonly [string, Stand])[], keys: ReadonlySet<string>): Stands =>
  new Map(list.filter(([key, { shape }]) => !keys.has(key) && shape.aside !== true));

const holdsPassed = (shape: Shape, keys: ReadonlySet<string>): boolean =>
  keys.has(shape.key) ||
  (shape.kind === "group" && shape.children.some((child) => holdsPassed(child, keys)));

/** What went from `before` to `after`, in drawing order; what only stands for another reason in another place is no deed. */
export const deedsOf = (before: Scene, after: Scene): readonly Deed[] => {
  const apart = standsApart(before.shapes, after.shapes);
  const came = outermost(apart.after, apart.before);
  const went = outermost(apart.before, apart.after);
  const stirred = new Set([...came, ...went].map(([, stand]) => rowOf(stand)));
  for (const [key, is] of apart.after) {
    const was = apart.before.get(key);
    if (was !== undefined && was.parent !== is.parent) stirred.add(rowOf(was)).add(rowOf(is));
  }
  const walk: Walk = { ...apart, isArranged: after.arranged === true, stirred };
  const shares: Shares = { given: [], taken: [] };
  for (const [, { shape, frame }] of went) thingsIn(shape, frame, shares.given);
  for (const [, { shape, frame }] of came) thingsIn(shape, frame, shares.taken);
  const kept = keptDeeds(walk, shares);
  const passed = passedDeeds(shares, (thing) => pictured(thing, [before, after]));
  // What came with a thing in it that passed is seen by that.
  const seenBy = new Set(
    [...came, ...went]
      .filter(([, { shape }]) => holdsPassed(shape, passed.keys))
      .map(([key]) => key),
  );
  const [comes, goes] = [without(came, seenBy), without(went, seenBy)];
  const turned = turnedDeeds(walk, comes, goes);
  const sides = new Set(turned.map(({ key }) => key));
  const turnedFrom = new Set(turned.map(({ source }) => source));
  const isSide = (key: string, stands: Stands): boolean =>
    [...sides].some((side) => isWithin(key, side, stands));
  const bareDeed = { source: null, counted: false, slight: false } as const;
  const isOwnSide = ({ key }: Deed, index: number): boolean =>
    turned.findIndex((one) => one.key === key) === index &&
    ![...sides].some((side) => side !== key && isWithin(key, side, apart.after));
  return [
    ...kept.filter(({ key }) => !isSide(key, apart.after)),
    ...passed.deeds,
    ...turned.filter(isOwnSide),
    ...[...comes]
      .filter(([key]) => !isSide(key, apart.after))
      .map(([key, is]): Deed => {
        const shape = seen(is);
        return { ...bareDeed, kind: "came", key, from: null, to: placeOf(is), shape };
      }),
    ...[...goes]
      .filter(([key]) => !turnedFrom.has(key) && !isSide(key, apart.before))
      .map(([key, was]): Deed => {
        const shape = seen(was);
        return { ...bareDeed, kind: "went", key, from: placeOf(was), to: null, shape };
      }),
  ];
};
