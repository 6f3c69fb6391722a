// Where things lie on the map so that they cover neither roads nor one another: lyre plates, tiles, guilds.
// Searched from the edition's coordinates, so it also serves a transcribed board. Knows no state.
import type { ScenePoint } from "@assize/kernel-drawing";
import type { CityId, Edition, RegionId } from "@assize/xidit-edition";
import { roadPoints, samplesOf } from "./road-lines.ts";

export const MAP_WIDTH = 1000;
export const MAP_HEIGHT = 800;
/** Room for a tile beside its city, for a guild, for a region's plate with its bards. */
export const TILE_SIZE = [104, 50] as const;
export const GUILD_SIZE = [28, 58] as const;
export const PLATE_SIZE = [140, 66] as const;
export const BASTION_SIZE = [150, 128] as const;
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

/** In units of area. */
const CLASH = 150;

/** What two boxes that touch share: an area, and a flat amount so that even a corner counts. */
const overlap = (a: Box, b: Box, gap: number): number => {
  const width = (a.size[0] + b.size[0]) / 2 + gap - Math.abs(a.at[0] - b.at[0]);
  const height = (a.size[1] + b.size[1]) / 2 + gap - Math.abs(a.at[1] - b.at[1]);
  return width > 0 && height > 0 ? CLASH + width * height : 0;
};

const COST = { road: 140, area: 1, outside: 40, distance: 1 } as const;

/** Kept free along the map's frame. */
const EDGE = 11;

/** How much of the box hangs over the map's edge. */
const outside = ({ at, size }: Box): number =>
  Math.max(0, size[0] / 2 + EDGE - at[0]) +
  Math.max(0, size[1] / 2 + EDGE - at[1]) +
  Math.max(0, at[0] + size[0] / 2 + EDGE - MAP_WIDTH) +
  Math.max(0, at[1] + size[1] / 2 + EDGE - MAP_HEIGHT);

interface Search {
  readonly roads: readonly ScenePoint[];
  readonly taken: readonly Box[];
  readonly size: Size;
  readonly home: ScenePoint;
  readonly reach: number;
  readonly step: number;
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
  for (const other of taken) cost += overlap(box, other, 3) * COST.area;
  const [halfWidth, halfHeight] = [size[0] / 2 + clear, size[1] / 2 + clear];
  for (const [x, y] of roads) {
    if (cost >= bound) return cost;
    if (Math.abs(x - at[0]) < halfWidth && Math.abs(y - at[1]) < halfHeight) cost += COST.road;
  }
  return cost;
};

/** The cheapest place near home; the first found where several cost the same. */
const findPlace = (search: Search): ScenePoint => {
  const { home, reach, step, size, clear } = search;
  const near = search.roads.filter(
    ([x, y]) =>
      Math.abs(x - home[0]) < reach + size[0] / 2 + clear &&
      Math.abs(y - home[1]) < reach + size[1] / 2 + clear,
  );
  let best = home;
  let bestCost = Infinity;
  for (let dy = -reach; dy <= reach; dy += step)
    for (let dx = -reach; dx <= reach; dx += step) {
      const at: ScenePoint = [home[0] + dx, home[1] + dy];
      const cost = costOf({ ...search, roads: near }, at, bestCost);
      if (cost < bestCost) [best, bestCost] = [at, cost];
    }
  return best;
};

const plan = (edition: Edition): BoardLayout => {
  const roads = edition.roads.flatMap((road) => samplesOf(roadPoints(edition, road)));
  // A city with its Idrakys on it stands higher than its disc.
  const taken: Box[] = edition.cities.map(({ x, y }) => ({ at: [x, y - 15], size: [48, 70] }));
  const place = (size: Size, home: ScenePoint, reach: number, clear: number): ScenePoint => {
    const at = findPlace({ roads, taken, size, home, reach, step: 6, clear });
    taken.push({ at, size });
    return at;
  };
  const plates = new Map(
    edition.regions.map(({ id, inside, central }) => [
      id,
      place(central === true ? BASTION_SIZE : PLATE_SIZE, inside, 90, 12),
    ]),
  );
  const tiles = new Map(
    edition.cities.map(({ id, x, y }) => [id, place(TILE_SIZE, [x, y], 126, 8)]),
  );
  const guilds = new Map(
    edition.cities.map(({ id, x, y }) => [id, place(GUILD_SIZE, [x, y], 90, 5)]),
  );
  return { plates, tiles, guilds };
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
