// What the rules read of a board: who neighbours whom by which colour, and who borders what.
// Derived from coordinates and roads alone; knows no tiles, no variants and no drawing.
import { citiesById, roadLine, traceFaces, type Face } from "./faces.ts";
import type { Edition, Point, Region } from "./format.ts";
import { isInside } from "./geometry.ts";
import type { CityId, RegionId } from "./ids.ts";
import type { ByRoadColour } from "./units.ts";

export interface Board {
  /** Ascending. */
  readonly cities: readonly CityId[];
  /** Ascending. */
  readonly regions: readonly RegionId[];
  /** The city at the other end of the road of each colour, or null where there is no such road. */
  readonly neighbours: Readonly<Record<CityId, ByRoadColour<CityId | null>>>;
  /** The regions a city borders, ascending. */
  readonly regionsOf: Readonly<Record<CityId, readonly RegionId[]>>;
  /** The cities that border a region, in the order of its border. */
  readonly citiesOf: Readonly<Record<RegionId, readonly CityId[]>>;
  /** The region that holds the Bastion; null only in an edition that has problems. */
  readonly centralRegion: RegionId | null;
  /** Each region's border with bend points: closed outlines, but a line along an open region. */
  readonly borders: Readonly<Record<RegionId, readonly Point[]>>;
}

type Neighbours = Record<CityId, Record<keyof ByRoadColour<unknown>, CityId | null>>;

const deriveNeighbours = (edition: Edition): Neighbours => {
  const neighbours: Neighbours = {};
  for (const { id } of edition.cities) neighbours[id] = { black: null, red: null, blue: null };
  for (const { colour, between } of edition.roads) {
    const [a, b] = [neighbours[between[0]], neighbours[between[1]]];
    if (a === undefined || b === undefined) continue;
    a[colour] ??= between[1];
    b[colour] ??= between[0];
  }
  return neighbours;
};

interface Border {
  readonly cities: readonly CityId[];
  readonly outline: readonly Point[];
}

/** An open region's border runs along its listed cities, by road where there is one. */
const openBorder = (edition: Edition, along: readonly CityId[]): Border => {
  const byId = citiesById(edition.cities);
  const outline = along.flatMap((city, index): readonly Point[] => {
    const place = byId.get(city);
    const next = along[index + 1];
    const road = edition.roads.find(
      ({ between: [a, b] }) => (a === city && b === next) || (a === next && b === city),
    );
    const line = road === undefined ? undefined : roadLine(road, byId);
    if (line === undefined) return place === undefined ? [] : [[place.x, place.y]];
    return (road?.between[0] === city ? line : [...line].reverse()).slice(0, -1);
  });
  return { cities: [...new Set(along)], outline };
};

const borderOf = (edition: Edition, faces: readonly Face[], region: Region): Border => {
  if (region.openAlong !== undefined) return openBorder(edition, region.openAlong);
  const face = faceOf(faces, region);
  return face === undefined
    ? { cities: [], outline: [] }
    : { cities: [...new Set(face.walk)], outline: face.outline };
};

/** The bounded face that a closed region names by its inner point. */
export const faceOf = (faces: readonly Face[], region: Region): Face | undefined =>
  faces.find(({ bounded, outline }) => bounded && isInside(region.inside, outline));

const ascending = <T extends number>(ids: Iterable<T>): readonly T[] =>
  [...new Set(ids)].sort((a, b) => a - b);

/** Total on every edition; faithful to the board where `validateEdition` finds no problem. */
export const deriveBoard = (edition: Edition): Board => {
  const faces = traceFaces(edition.cities, edition.roads);
  const regionsOf: Record<CityId, RegionId[]> = {};
  const citiesOf: Record<RegionId, readonly CityId[]> = {};
  const borders: Record<RegionId, readonly Point[]> = {};
  for (const { id } of edition.cities) regionsOf[id] = [];
  const regions = [...edition.regions].sort((a, b) => a.id - b.id);
  for (const region of regions) {
    const border = borderOf(edition, faces, region);
    citiesOf[region.id] = border.cities;
    borders[region.id] = border.outline;
    for (const city of border.cities) regionsOf[city]?.push(region.id);
  }
  return {
    cities: ascending(edition.cities.map(({ id }) => id)),
    regions: ascending(regions.map(({ id }) => id)),
    neighbours: deriveNeighbours(edition),
    regionsOf,
    citiesOf,
    centralRegion: regions.find(({ central }) => central === true)?.id ?? null,
    borders,
  };
};
