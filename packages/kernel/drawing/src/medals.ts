// What two sides claim, beside what decided: each claim as a medal, struck or ticked, and one line that says what they belong to.
// Knows boxes; no rule and no game.
import { freeWay } from "./bent-way.ts";
import { grown, holds, middleOf, touch } from "./boxes.ts";
import { pictureAt, type Tone } from "./marks.ts";
import { type Bounds, boundsOf } from "./places.ts";
import type { PathStep, Scene, ScenePoint, Shape } from "./scene.ts";
import { circle, path, rect, steps } from "./shapes.ts";

export interface Claimed {
  readonly tone: Exclude<Tone, "event">;
  /** What is seen of it. */
  readonly picture: Shape | null;
}

export interface Drawn {
  readonly shapes: readonly Shape[];
  /** What stays bright. */
  readonly holes: readonly Bounds[];
}

/** In the scene's units: half of a medal's height, and of its width where it holds nothing wide. */
const RADIUS = 25;
/** What a picture fills of it; a wide one's height and width. */
const FILLED = 32;
const FILLED_WIDE = { height: 40, width: 90 } as const;
/** Width by height: what is wider has a wider medal, so that it can be read. */
const WIDE = 1.6;
/** Beside a wide picture. */
const ROOM = 12;
const BETWEEN = 14;
const LARGEST_SCALE = 2.2;

interface Medal extends Claimed {
  /** Half of its width. */
  readonly reach: number;
  readonly scale: number;
  readonly box: Bounds;
}

const NOTHING: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

const medalOf = ({ tone, picture }: Claimed): Medal => {
  const box = (picture === null ? null : boundsOf([picture])) ?? NOTHING;
  const [width, height] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const isWide = width > height * WIDE;
  const fitting = isWide
    ? Math.min(FILLED_WIDE.height / height, FILLED_WIDE.width / width)
    : FILLED / Math.max(width, height);
  const scale = Math.min(LARGEST_SCALE, fitting);
  const reach = isWide ? Math.max(RADIUS, (width * scale) / 2 + ROOM) : RADIUS;
  return { tone, picture, reach, scale, box };
};

const TICK = steps("M -6 0 L -2 4.5 L 6 -5");

/** What says that something is as it should be. */
export const tickAt = (key: string, at: ScenePoint): readonly Shape[] => [
  circle(`${key}:badge`, "mark-badge", at, 10),
  path(`${key}:tick`, "mark-tick", moved(TICK, at)),
];

const moved = (line: readonly PathStep[], [x, y]: ScenePoint): readonly PathStep[] =>
  line.map(([letter, dx = 0, dy = 0]) => [letter, dx + x, dy + y] as PathStep);

const pictureIn = (key: string, { box, picture, scale }: Medal, at: ScenePoint): Shape => {
  const [x, y] = middleOf(box);
  const spot = { x: at[0] - x * scale, y: at[1] - y * scale, scale };
  return pictureAt(key, picture!, { spot, box }, "");
};

const drawn = (key: string, medal: Medal, at: ScenePoint): readonly Shape[] => {
  const [x, y] = at;
  const { picture, reach, tone } = medal;
  const size = [2 * reach, 2 * RADIUS] as const;
  const badge: ScenePoint = [x + reach - 7, y - 18];
  const across = reach - 8;
  return [
    rect(`${key}:ground`, "mark-ground", at, size, RADIUS),
    ...(picture === null ? [] : [pictureIn(`${key}:picture`, medal, at)]),
    rect(`${key}:ring`, `mark-${tone}`, at, size, RADIUS),
    ...(tone === "recorded"
      ? [
          path(
            `${key}:strike`,
            "mark-strike",
            moved(
              [
                ["M", -across, 17],
                ["L", across, -17],
              ],
              at,
            ),
          ),
        ]
      : tickAt(key, badge)),
  ];
};

const boxAt = ([x, y]: ScenePoint, width: number, height: number): Bounds => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** In the scene's units. */
const REACH = 260;
const STEP = 20;

/** How far two boxes are apart. */
const gapOf = (one: Bounds, other: Bounds): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );

/** Of the way between middles, beside that between edges: in the middle of a long side is nearer than at its end. */
const ASIDE = 0.2;

/** Near a box, where the least is covered: never past the drawing's edge. */
const freePlace = (
  home: Bounds,
  size: readonly [number, number],
  taken: readonly Bounds[],
  { width, height }: Scene,
): ScenePoint => {
  const [x, y] = middleOf(home);
  let best: ScenePoint = [x, y];
  let least = Infinity;
  for (let dy = -REACH; dy <= REACH; dy += STEP)
    for (let dx = -REACH; dx <= REACH; dx += STEP) {
      const box = boxAt([x + dx, y + dy], ...size);
      if (touch(grown(box, 12), home)) continue;
      if (!holds({ left: 6, top: 6, right: width - 6, bottom: height - 6 }, box)) continue;
      const covers = taken.filter((figure) => touch(box, figure)).length;
      const cost = covers * 150 + gapOf(box, home) + ASIDE * Math.hypot(dx, dy);
      if (cost < least) [best, least] = [[x + dx, y + dy], cost];
    }
  return best;
};

/** From figures, in the scene's units. */
const CLEARANCE = 4;
/** What is nearer to a box belongs to it by standing there. */
const NEAR = 26;

/** From what decided to the medals, past all figures; nothing where there is no such way. */
const lead = (home: Bounds, medals: Bounds, figures: readonly Bounds[]): readonly Shape[] => {
  if (touch(grown(home, NEAR), medals)) return [];
  const others = figures
    .filter((figure) => !holds(grown(home, 2), figure) && !touch(medals, figure))
    .map((figure) => grown(figure, CLEARANCE));
  const way = freeWay(grown(home, 6), medals, others);
  return way === null
    ? []
    : ["mark-next-casing", "mark-next"].map((role) => path(`finding:lead:${role}`, role, way));
};

export interface Beside {
  readonly at: ScenePoint;
  readonly box: Bounds;
  /** A line from home to it. */
  readonly way: readonly Shape[];
}

/** Room of this size near a box, where the least is covered. */
export const beside = (
  home: Bounds,
  size: readonly [number, number],
  scene: Scene,
  figures: readonly Bounds[],
): Beside => {
  const at = freePlace(home, size, figures, scene);
  const box = boxAt(at, ...size);
  return { at, box, way: lead(home, grown(box, -6), figures) };
};

/** Beside what decided, each claim as a medal, with a line to them. */
export const asMedals = (
  claims: readonly Claimed[],
  home: Bounds,
  scene: Scene,
  figures: readonly Bounds[],
): Drawn => {
  const medals = claims.map(medalOf);
  const width = medals.reduce((sum, { reach }) => sum + 2 * reach + BETWEEN, 8);
  const size = [width, 2 * RADIUS + 22] as const;
  const { at, box, way } = beside(home, size, scene, figures);
  let left = box.left + (8 + BETWEEN) / 2;
  const shapes = medals.flatMap((medal, index) => {
    const middle: ScenePoint = [left + medal.reach, at[1]];
    left += 2 * medal.reach + BETWEEN;
    return drawn(`finding:medal-${index}`, medal, middle);
  });
  return {
    shapes: [...way, rect("finding:medals", "mark-ground", at, size, size[1] / 2), ...shapes],
    holes: [box],
  };
};
