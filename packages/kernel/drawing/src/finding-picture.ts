// An event that is not what the rules say, as it is shown: what was recorded, red, dashed and struck; what the rules force,
// green; from the same source, with the thing that decided outlined and all else dimmed. Knows drawings; no rule and no game.
import {
  areaOf,
  boxesOf,
  boxIn,
  figuresOf,
  grown,
  joined,
  middleOf,
  touch,
  visitShapes,
} from "./boxes.ts";
import { type Deed, deedsOf, pictured, type Place } from "./deeds.ts";
import { arrow, outlinedClosely, pictureAt } from "./marks.ts";
import { asMedals, type Claimed, type Drawn } from "./medals.ts";
import { asSaid, type Said } from "./said.ts";
import type { Bounds } from "./places.ts";
import type { PathStep, Scene, Shape } from "./scene.ts";
import { path, steps } from "./shapes.ts";

export interface Sides {
  readonly before: Scene;
  /** The drawing that is shown: one of the two below, or neither. */
  readonly shown: Scene;
  readonly recorded: Scene | null;
  readonly forced: Scene | null;
  /** Keys of what decided, in the drawing before. */
  readonly decided?: readonly string[];
  /** What the two say in words; null where only one says anything. */
  readonly said: Said | null;
  /** What of the drawing that is shown the event is about, by keys. */
  readonly about: readonly string[];
}

/** One thing that a side did and the other did not. */
interface Claim extends Claimed {
  readonly deed: Deed;
  /** True where it stands in the drawing that is shown. */
  readonly isShown: boolean;
}

const textOf = (shape: Shape): string =>
  shape.kind === "text"
    ? shape.text
    : shape.kind === "group"
      ? shape.children.map(textOf).join(" ")
      : "";

const signature = ({ kind, key, source, to, shape }: Deed): string => {
  const at = to === null ? "" : middleOf(to.box).map(Math.round).join();
  return [kind, key, source, at, shape === null ? "" : textOf(shape)].join("|");
};

const thingOf = (scene: Scene, key: string): string | undefined => {
  let thing: string | undefined;
  visitShapes(scene.shapes, (shape) => {
    if (shape.key === key) ({ thing } = shape);
    return thing === undefined;
  });
  return thing;
};

/** A count is told by what passed to it; where nothing did, by the thing that it counts, or else by its figure. */
const pictureOf = (deed: Deed, scene: Scene, before: Scene): Shape | null => {
  if (deed.kind !== "changed") return deed.shape;
  const thing = thingOf(scene, deed.key);
  return (thing === undefined ? null : pictured(thing, [scene, before])) ?? deed.shape;
};

const told = (deeds: readonly Deed[]): readonly Deed[] => {
  const passed = new Set(
    deeds.flatMap(({ kind, key, source }) => (kind === "passed" ? [key, source] : [])),
  );
  return deeds.filter(
    ({ kind, key, slight, shape }) =>
      !slight && !(kind === "changed" && (shape === null || passed.has(key))),
  );
};

const claimsOf = ({ before, shown, recorded, forced }: Sides): readonly Claim[] => {
  const [mine, theirs] = [recorded, forced].map((scene) =>
    scene === null ? [] : deedsOf(before, scene),
  ) as [readonly Deed[], readonly Deed[]];
  const [left, right] = [mine, theirs].map(
    (deeds): ReadonlySet<string> => new Set(deeds.map(signature)),
  ) as [ReadonlySet<string>, ReadonlySet<string>];
  const claims = (
    tone: Claim["tone"],
    deeds: readonly Deed[],
    scene: Scene | null,
    others: ReadonlySet<string>,
  ): readonly Claim[] =>
    told(deeds)
      .filter((deed) => !others.has(signature(deed)))
      .map((deed) => {
        const picture = pictureOf(deed, scene!, before);
        return { tone, deed, picture, isShown: scene === shown };
      });
  const all = [
    ...claims("recorded", mine, recorded, right),
    ...claims("forced", theirs, forced, left),
  ];
  const sources = new Set(all.map(({ deed }) => deed.source));
  // What only went there is what the other side took.
  const own = all.filter(({ deed }) => deed.kind !== "went" || !sources.has(deed.key));
  return (["recorded", "forced"] as const).flatMap((tone) =>
    own.filter((claim) => claim.tone === tone).slice(0, MOST_CLAIMS),
  );
};

/** What differs in more than this is told in words alone. */
const MOST_CLAIMS = 3;

/** A thing larger than this share of the drawing is a place in which something happened, not what decided. */
const LARGEST_DECIDER = 1 / 20;

/** The thing that a source lies on, as far as it is a thing; else the source itself. */
const deciderOf = (scene: Scene, deed: Deed): Bounds | null => {
  const most = scene.width * scene.height * LARGEST_DECIDER;
  let found: Bounds | null = null;
  const inside = (shape: Shape): boolean =>
    shape.key === deed.source || (shape.kind === "group" && shape.children.some(inside));
  visitShapes(scene.shapes, (shape, frame) => {
    if (found !== null || shape.kind !== "group" || !inside(shape)) return false;
    const box = boxIn(shape, frame);
    if (areaOf(box) > most) return true;
    found = box;
    return false;
  });
  return found ?? deed.from?.box ?? null;
};

/** Where it would be, or is, on the board. */
const inPlace = (claim: Claim, index: number, figures: readonly Bounds[]): Drawn => {
  const { tone, deed, isShown, picture } = claim;
  const key = `finding:place-${index}`;
  const { from, to } = deed as Deed & { readonly to: Place };
  const way = from === null || deed.kind === "changed" ? null : ([from.box, to.box] as const);
  const picturedThere = isShown || picture === null ? [] : [pictureAt(key, picture, to, "")];
  const line: readonly PathStep[] = [
    ["M", to.box.left - 3, to.box.bottom + 3],
    ["L", to.box.right + 3, to.box.top - 3],
  ];
  return {
    shapes: [
      ...picturedThere,
      ...(way === null ? [] : arrow(`${key}:way`, way, tone, figures)),
      ...outlinedClosely(`${key}:frame`, to.box, `mark-${tone}`, figures),
      ...(tone === "recorded" ? [path(`${key}:strike`, "mark-strike", line)] : []),
    ],
    holes: [grown(to.box, 7), ...(from === null ? [] : [grown(from.box, 4)])],
  };
};

/** Of a hole, in the scene's units. */
const CORNER = 14;

/** All but the holes a little dimmed. */
const veil = ({ width, height }: Scene, holes: readonly Bounds[]): Shape => {
  const hole = ({ left, top, right, bottom }: Bounds): readonly PathStep[] => {
    const by = Math.min(CORNER, (right - left) / 2, (bottom - top) / 2);
    return [
      ["M", left + by, top],
      ["Q", left, top, left, top + by],
      ["L", left, bottom - by],
      ["Q", left, bottom, left + by, bottom],
      ["L", right - by, bottom],
      ["Q", right, bottom, right, bottom - by],
      ["L", right, top + by],
      ["Q", right, top, right - by, top],
      ["Z"],
    ];
  };
  const sheet = steps(`M 0 0 L ${width} 0 L ${width} ${height} L 0 ${height} Z`);
  return path("finding:veil", "mark-veil", [...sheet, ...joined(holes).flatMap(hole)]);
};

/** A claim that has a place of its own on the board: where that is free, or it stands there already. */
const hasPlace = ({ deed, isShown }: Claim, claims: readonly Claim[]): boolean => {
  if (deed.to === null || deed.kind === "changed" || deed.counted) return false;
  const { box } = deed.to;
  const isShared = claims.some(
    (other) =>
      other.isShown &&
      other.deed !== deed &&
      other.deed.to !== null &&
      touch(other.deed.to.box, box),
  );
  return isShown || !isShared;
};

/** What both sides say, where they say something else. */
const differing = ({ said }: Sides): Said | null =>
  said === null || said.recorded === said.forced ? null : said;

/** What no drawing shows to differ is told in words. */
const onlySaid = (sides: Sides): readonly Shape[] | null => {
  const { shown, about } = sides;
  const words = differing(sides);
  if (words === null) return null;
  const figures = figuresOf(shown.shapes, shown);
  const { shapes, holes } = asSaid(words, boxesOf(shown, about), shown, figures);
  return [veil(shown, holes), ...shapes];
};

/** What a record claims and what the rules force, over the drawing that is shown; null where the two do not differ there. */
export const findingPicture = (sides: Sides): readonly Shape[] | null => {
  const claims = claimsOf(sides);
  if (claims.length === 0) return onlySaid(sides);
  const { shown, before, decided = [] } = sides;
  const figures = figuresOf(shown.shapes, shown);
  const withSource = claims.find(({ deed }) => deed.from !== null && deed.kind !== "changed");
  const decider =
    withSource === undefined
      ? (claims[0]!.deed.to ?? claims[0]!.deed.from)!.box
      : deciderOf(before, withSource.deed)!;
  const beside = boxesOf(before, decided).filter((box) => !touch(box, decider));
  const placed = claims.filter((claim) => hasPlace(claim, claims));
  const others = claims.filter((claim) => !placed.includes(claim));
  const words = new Set(claims.map(({ tone }) => tone)).size < 2 ? differing(sides) : null;
  const drawn = [
    ...placed.map((claim, index) => inPlace(claim, index, figures)),
    ...(words === null && others.length > 0 ? [asMedals(others, decider, shown, figures)] : []),
    ...(words === null ? [] : [asSaid(words, [decider], shown, figures)]),
  ];
  return [
    veil(shown, [
      ...[decider, ...beside].map((box) => grown(box, 8)),
      ...drawn.flatMap(({ holes }) => holes),
    ]),
    ...(words === null ? outlinedClosely("finding:decider", decider, "mark-event", figures) : []),
    ...beside.flatMap((box, index) =>
      outlinedClosely(`finding:decided-${index}`, box, "mark-event", figures),
    ),
    ...drawn.flatMap(({ shapes }) => shapes),
  ];
};
