// Settings for tests: the reference board with the closed regions of a variant.
import { CityId, deriveBoard, referenceEdition, RegionId } from "@assize/xidit-edition";
import type { Setting } from "@assize/xidit-events";

const BOARD = deriveBoard(referenceEdition);

export const settingWith = (closedRegions: readonly number[]): Setting => ({
  edition: referenceEdition,
  board: BOARD,
  seats: 4,
  colours: ["red", "green", "blue", "black"],
  length: "long",
  years: 12,
  censusYears: [4, 8, 12],
  tiles: [],
  tilesInPlay: [],
  titans: {},
  tilesOnBoard: 5,
  recruitmentQueue: 5,
  closedRegions: closedRegions.map(RegionId),
  dummy: null,
});

/** Ways to place as they are written on paper, regions by their numbers. */
export const shares = (...some: readonly (readonly [region: number, bards: number])[]) =>
  some.map(([region, bards]) => ({ region: RegionId(region), bards }));

export const CITIES = Array.from({ length: 21 }, (_, index) => CityId(index + 1));
export const REGIONS = Array.from({ length: 9 }, (_, index) => RegionId(index + 1));

/** Runs of a property; twenty times as many in a deep run. */
export const runs = (count: number): number =>
  process.env["ASSIZE_DEEP"] === undefined ? count : 20 * count;
