// Traces the faces of the map that cities and roads make, from their coordinates.
// Knows no region and no rule; total on any input, meaningful where no two roads cross.
import { compareDirections, twiceArea } from "./geometry.ts";
import type { City, Point, Road } from "./format.ts";
import type { CityId } from "./ids.ts";

/** A walk round one face, the face always on the same side. */
export interface Face {
  /** The cities passed, in order; one passed twice (at a dead end) stands twice. */
  readonly walk: readonly CityId[];
  /** The walk with bend points, as a closed outline. */
  readonly outline: readonly Point[];
  /** The outer face of a piece of the map is not bounded. */
  readonly bounded: boolean;
}

/** One direction of one road; `twin` and `next` are places in the list of all. */
interface HalfRoad {
  readonly from: CityId;
  readonly points: readonly Point[];
  readonly twin: number;
  next: number;
}

/** The points of a road, from its first city to its second; undefined if a city is unknown. */
export const roadLine = (
  road: Road,
  cities: ReadonlyMap<CityId, City>,
): readonly Point[] | undefined => {
  const [a, b] = [cities.get(road.between[0]), cities.get(road.between[1])];
  if (a === undefined || b === undefined) return undefined;
  return [[a.x, a.y], ...(road.via ?? []), [b.x, b.y]];
};

export const citiesById = (cities: readonly City[]): ReadonlyMap<CityId, City> =>
  new Map(cities.map((city) => [city.id, city]));

const halfRoads = (cities: readonly City[], roads: readonly Road[]): HalfRoad[] => {
  const byId = citiesById(cities);
  const halves: HalfRoad[] = [];
  for (const road of roads) {
    const line = roadLine(road, byId);
    if (line === undefined) continue;
    const [at, [a, b]] = [halves.length, road.between];
    halves.push({ from: a, points: line, twin: at + 1, next: -1 });
    halves.push({ from: b, points: [...line].reverse(), twin: at, next: -1 });
  }
  return halves;
};

const direction = ({ points: [start, then] }: HalfRoad): Point =>
  start === undefined || then === undefined ? [0, 0] : [then[0] - start[0], then[1] - start[1]];

/** After arriving along a half road, the walk leaves by the one just before its twin. */
const link = (halves: HalfRoad[]): void => {
  const leaving = new Map<CityId, number[]>();
  halves.forEach((half, index) => {
    const list = leaving.get(half.from) ?? [];
    list.push(index);
    leaving.set(half.from, list);
  });
  for (const list of leaving.values()) {
    list.sort((a, b) => compareDirections(direction(halves[a]!), direction(halves[b]!)) || a - b);
    list.forEach((index, place) => {
      const before = list[(place + list.length - 1) % list.length]!;
      halves[halves[index]!.twin]!.next = before;
    });
  }
};

/** Every half road belongs to exactly one face. Cities without roads make none. */
export const traceFaces = (cities: readonly City[], roads: readonly Road[]): readonly Face[] => {
  const halves = halfRoads(cities, roads);
  link(halves);
  const seen = new Set<number>();
  const faces: Face[] = [];
  for (let start = 0; start < halves.length; start++) {
    const walk: CityId[] = [];
    const outline: Point[] = [];
    for (let at = start; !seen.has(at); at = halves[at]!.next) {
      seen.add(at);
      walk.push(halves[at]!.from);
      outline.push(...halves[at]!.points.slice(0, -1));
    }
    if (walk.length > 0) faces.push({ walk, outline, bounded: twiceArea(outline) > 0 });
  }
  return faces;
};
