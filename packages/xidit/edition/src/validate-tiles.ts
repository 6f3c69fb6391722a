// Checks of the two tile sets and the Titans: how many, for which cities, how many units.
// Knows no map beyond the cities' ids.
import { TILE_SET_IDS, TITAN_ASKS, type Edition, type Tile, type TileSetId } from "./format.ts";
import { problem, type EditionProblem } from "./problem.ts";
import { repeatedAt } from "./repeated.ts";
import { countUnits, UNIT_KINDS } from "./units.ts";

/** What `comp.tiles` says of each set; `needs` are the tiles that `short.*` takes out of it. */
const TILE_SET_FACTS: Readonly<
  Record<TileSetId, { tiles: number; units: number; needs: readonly number[] }>
> = {
  "21": { tiles: 21, units: 5, needs: [19, 20, 21] },
  "18": { tiles: 18, units: 4, needs: [14, 18] },
};

/** No tile recruits more than two of a kind, so that setup is never short of units. */
const MOST_OF_A_KIND = 2;
const TITANS_IN_PILE = 2;

const recruitProblems = (tile: Tile, path: string, size: number): readonly EditionProblem[] => {
  const counts = countUnits(tile.recruit);
  const many = UNIT_KINDS.filter((kind) => counts[kind] > MOST_OF_A_KIND);
  return [
    ...(tile.recruit.length === size
      ? []
      : [
          problem(
            "recruit-size",
            path,
            `Tile ${tile.city} recruits ${tile.recruit.length} units; this set has ${size} each.`,
          ),
        ]),
    ...many.map((kind) =>
      problem(
        "recruit-too-many-of-a-kind",
        path,
        `Tile ${tile.city} recruits ${counts[kind]} ${kind}; at most ${MOST_OF_A_KIND} of a kind.`,
      ),
    ),
  ];
};

const setProblems = (edition: Edition, set: TileSetId): readonly EditionProblem[] => {
  const [tiles, facts, path] = [edition.tileSets[set], TILE_SET_FACTS[set], `tileSets.${set}`];
  const known = new Set(edition.cities.map(({ id }) => id));
  const present = new Set<number>(tiles.map(({ city }) => city));
  return [
    ...(tiles.length === facts.tiles
      ? []
      : [
          problem(
            "wrong-tile-count",
            path,
            `There are ${tiles.length} tiles; this set has ${facts.tiles}.`,
          ),
        ]),
    ...repeatedAt(tiles, ({ city }) => city).map((at) =>
      problem(
        "duplicate-tile",
        `${path}[${at}].city`,
        `City ${tiles[at]!.city} has a tile in this set already; give each city one.`,
      ),
    ),
    ...facts.needs
      .filter((city) => !present.has(city))
      .map((city) =>
        problem(
          "short-game-tile-missing",
          path,
          `A variant takes tile ${city} out of this set, but the set has none; add it.`,
        ),
      ),
    ...tiles.flatMap((tile, at) => [
      ...(known.has(tile.city)
        ? []
        : [
            problem(
              "tile-for-unknown-city",
              `${path}[${at}].city`,
              `There is no city ${tile.city}; add it or correct the tile.`,
            ),
          ]),
      ...recruitProblems(tile, `${path}[${at}].recruit`, facts.units),
    ]),
  ];
};

const titanProblems = ({ titans }: Edition): readonly EditionProblem[] => [
  ...repeatedAt(titans, ({ id }) => id).map((at) =>
    problem(
      "duplicate-titan",
      `titans[${at}].id`,
      `Titan ${titans[at]!.id} is listed before; number them 1 to 6.`,
    ),
  ),
  ...TITAN_ASKS.map((asks) => ({ asks, count: titans.filter((t) => t.asks === asks).length }))
    .filter(({ count }) => count !== TITANS_IN_PILE)
    .map(({ asks, count }) =>
      problem(
        "titan-count",
        "titans",
        `${count} Titans ask for ${asks} units; there are ${TITANS_IN_PILE} of each.`,
      ),
    ),
];

export const tileProblems = (edition: Edition): readonly EditionProblem[] => [
  ...TILE_SET_IDS.flatMap((set) => setProblems(edition, set)),
  ...titanProblems(edition),
];
