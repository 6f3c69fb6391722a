// Sizes of an edition file, each with a name. Beyond them a file is refused, never worked on.
// Knows nothing of what the numbers mean to the rules.

export const CITY_COUNT = 21;
export const REGION_COUNT = 9;
export const TITAN_COUNT = 6;

export const EDITION_LIMITS = {
  /** Coordinates run from 0 to this, in units of the owner's own scale. */
  coordinate: 100_000,
  /** Characters of a title, id or scenery. */
  wordLength: 200,
  /** Characters of the note. */
  noteLength: 2_000,
  /** Entries of any list but units: cities, roads, regions, tiles, Titans. */
  listLength: 100,
  /** Bend points of one road. */
  bends: 20,
  /** Units on one tile. */
  unitsOnTile: 5,
  /** The largest reward or lyre value, and the highest space of a dummy column. */
  value: 40,
  /** Most problems reported of one file; the rest are left out. */
  problems: 100,
} as const;
