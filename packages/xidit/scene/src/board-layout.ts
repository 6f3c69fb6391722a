// Where things lie on the map so that they cover neither roads nor one another: lyre plates, tiles, guilds.
// Searched from the edition's coordinates, so it also serves a transcribed board. Knows no state.
import type { ScenePoint } from "@assize/kernel-drawing";
import type { CityId, Edition, RegionId } from "@assize/xidit-edition";
import { roadPoints, samplesOf } from "./road-lines.ts";

export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 800;
/** How far the board reaches beyond the map on each side, so that tiles of cities at its edge find room. */
export const FRAME = [46, 22] as const;
/** Room for a tile beside its city, for a guild, for a region's plate with its bards. */
export const TILE_SIZE = [116, 55] as const;
export const GUILD_SIZE = [28, 58] as const;
export const PLATE_SIZE = [166, 80] as const;
export const BASTION_SIZE = [172, 146] as const;
export const CITY_RADIUS = 19;

export interface BoardLayout {
  /** Middles, by region. */
  readonly plates: ReadonlyMap<RegionId, ScenePoint>;
  /** Middles, by city. */
  readonly tiles: ReadonlyMap<CityId, ScenePoint>;
  readonly guilds: ReadonlyMap<CityId, ScenePoint>;
}

type Size = readonly [number, number];
interface Box {
  readonly at: ScenePoint;
  readonly size: Size;
}

/** The size of the smallest figures: 12 CSS pixels where the drawing is 880 by 540. */
export const FIGURE = 19.4;

/** In units of area. */
const CLASH = 150;

/** What two boxes that touch share: an area, and a flat amount so that even a corner counts. */
const overlap = (a: Box, b: Box, gap: number): number => {
  const width = (a.size[0] + b.size[0]) / 2 + gap - Math.abs(a.at[0] - b.at[0]);
  const height = (a.size[1] + b.size[1]) / 2 + gap - Math.abs(a.at[1] - b.at[1]);
  return width > 0 && height > 0 ? CLASH + width * height : 0;
};

/** Kept free between boxes. */
const GAP = 3;

/** Between the places that are tried. */
const STEP = 6;

const COST = { road: 140, area: 1, outside: 400, distance: 1 } as const;

/** Kept free along the map's frame. */
const EDGE = 16;

/** How much of the box hangs over the map's edge. */
const outside = ({ at, size }: Box): number => {
  const [x, y] = [size[0] / 2 + EDGE - FRAME[0], size[1] / 2 + EDGE - FRAME[1]];
  return (
    Math.max(0, x - at[0]) +
    Math.max(0, y - at[1]) +
    Math.max(0, at[0] + x - MAP_WIDTH) +
    Math.max(0, at[1] + y - MAP_HEIGHT)
  );
};

interface Search {
  readonly roads: readonly ScenePoint[];
  readonly taken: readonly Box[];
  readonly size: Size;
  readonly home: ScenePoint;
  readonly reach: number;
  /** Kept free between the box and a road's middle line. */
  readonly clear: number;
}

/** What a place costs; given up, and then too low, where it is not cheaper than `bound`. */
const costOf = (search: Search, at: ScenePoint, bound: number): number => {
  const { roads, taken, size, home, clear } = search;
  const box = { at, size };
  const [dx, dy] = [at[0] - home[0], at[1] - home[1]];
  let cost = outside(box) * COST.outside + Math.sqrt(dx * dx + dy * dy) * COST.distance;
  if (cost >= bound) return cost;
  for (const other of taken) cost += overlap(box, other, GAP) * COST.area;
  const [halfWidth, halfHeight] = [size[0] / 2 + clear, size[1] / 2 + clear];
  for (const [x, y] of roads) {
    if (cost >= bound) return cost;
    if (Math.abs(x - at[0]) < halfWidth && Math.abs(y - at[1]) < halfHeight) cost += COST.road;
  }
  return cost;
};

/** The search without the roads and the boxes that no place within reach can touch. */
const nearHome = (search: Search): Search => {
  const { home, reach, size, clear } = search;
  const isNear = ([x, y]: ScenePoint, [width, height]: Size): boolean =>
    Math.abs(x - home[0]) < reach + (size[0] + width) / 2 &&
    Math.abs(y - home[1]) < reach + (size[1] + height) / 2;
  const roads = search.roads.filter((point) => isNear(point, [2 * clear, 2 * clear]));
  const taken = search.taken.filter((box) =>
    isNear(box.at, [box.size[0] + 2 * GAP, box.size[1] + 2 * GAP]),
  );
  return { ...search, roads, taken };
};

interface Found {
  readonly at: ScenePoint;
  readonly cost: number;
}

/** The cheapest place of a grid around home that costs less than `bound`; the first where several cost the same. */
const cheapest = (search: Search, step: number, bound: number): Found => {
  const { home, reach } = search;
  let best: Found = { at: home, cost: bound };
  for (let dy = -reach; dy <= reach; dy += step)
    for (let dx = -reach; dx <= reach; dx += step) {
      const at: ScenePoint = [home[0] + dx, home[1] + dy];
      const cost = costOf(search, at, best.cost);
      if (cost < best.cost) best = { at, cost };
    }
  return best;
};

/** Every so many steps of the grid are tried first: what is cheap there spares most of the others. */
const COARSE = 3;

/** The cheapest place near home; the first found where several cost the same. */
const findPlace = (search: Search): ScenePoint => {
  const near = nearHome(search);
  const { cost } = cheapest(near, COARSE * STEP, Infinity);
  return cheapest(near, STEP, cost + 1).at;
};

/** Something that wants a place. */
interface Wish {
  readonly size: Size;
  readonly home: ScenePoint;
  readonly reach: number;
  readonly clear: number;
}

/** Each is placed once after the others, then again where all the others are, until that is done so often. */
const ROUNDS = 3;

const placed = (wishes: readonly Wish[], roads: readonly ScenePoint[], fixed: readonly Box[]) => {
  const places: (ScenePoint | undefined)[] = wishes.map(() => undefined);
  for (let round = 0; round < ROUNDS; round++)
    wishes.forEach((wish, index) => {
      const others = wishes.flatMap(({ size }, other): readonly Box[] => {
        const at = places[other];
        return other === index || at === undefined ? [] : [{ at, size }];
      });
      places[index] = findPlace({ ...wish, roads, taken: [...fixed, ...others] });
    });
  return places as readonly ScenePoint[];
};

const plan = (edition: Edition): BoardLayout => {
  const { cities, regions } = edition;
  const roads = edition.roads.flatMap((road) => samplesOf(roadPoints(edition, road)));
  // A city with its Idrakys above it stands higher than its disc.
  const standing: readonly Box[] = cities.map(({ x, y }) => ({ at: [x, y - 17], size: [46, 80] }));
  const places = placed(
    [
      ...regions.map(({ inside, central }): Wish => {
        const size = central === true ? BASTION_SIZE : PLATE_SIZE;
        return { size, home: inside, reach: 90, clear: 10 };
      }),
      ...cities.map(({ x, y }): Wish => ({ size: TILE_SIZE, home: [x, y], reach: 138, clear: 5 })),
      ...cities.map(({ x, y }): Wish => ({ size: GUILD_SIZE, home: [x, y], reach: 90, clear: 4 })),
    ],
    roads,
    standing,
  );
  const from = regions.length;
  return {
    plates: new Map(regions.map(({ id }, index) => [id, places[index]!])),
    tiles: new Map(cities.map(({ id }, index) => [id, places[from + index]!])),
    guilds: new Map(cities.map(({ id }, index) => [id, places[from + cities.length + index]!])),
  };
};

const plans = new WeakMap<Edition, BoardLayout>();

/** The same for the same edition; searched once. */
export const layOutBoard = (edition: Edition): BoardLayout => {
  const known = plans.get(edition);
  if (known !== undefined) return known;
  const layout = plan(edition);
  plans.set(edition, layout);
  return layout;
};
