// Editions for tests: the reference edition with some tiles or Titans altered.
import { type Edition, referenceEdition, type Tile, type TileSetId } from "@assize/xidit-edition";

interface TileChange {
  readonly recruit?: Tile["recruit"];
  readonly units?: Tile["threat"]["units"];
  readonly rewards?: Partial<Tile["threat"]["rewards"]>;
}

const alter = (tile: Tile, { recruit, units, rewards }: TileChange): Tile => ({
  ...tile,
  recruit: recruit ?? tile.recruit,
  threat: {
    units: units ?? tile.threat.units,
    rewards: { ...tile.threat.rewards, ...rewards },
  },
});

/** The reference edition with these cities' tiles changed. */
export const withTiles = (
  changes: Readonly<Record<number, TileChange>>,
  set: TileSetId = "21",
): Edition => ({
  ...referenceEdition,
  tileSets: {
    ...referenceEdition.tileSets,
    [set]: referenceEdition.tileSets[set].map((tile) => alter(tile, changes[tile.city] ?? {})),
  },
});

export const tileOf = (city: number, set: TileSetId = "21"): Tile =>
  referenceEdition.tileSets[set].find((tile) => tile.city === city)!;
