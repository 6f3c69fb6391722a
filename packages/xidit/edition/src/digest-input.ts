// What of an edition is hashed to name it in a log's header: all that rules read, nothing else.
// Places, titles, notes and scenery are left out; hashing itself is done elsewhere.
import type { JsonObject } from "@assize/kernel-model";
import { deriveBoard } from "./board.ts";
import { EDITION_FORMAT, type Edition, type Rewards, type Tile } from "./format.ts";
import { ROAD_COLOURS, weakestFirst } from "./units.ts";

const rewardsInput = ({ gold, bards, storeys }: Rewards): JsonObject => ({ gold, bards, storeys });

const tileInput = ({ city, recruit, threat }: Tile): JsonObject => ({
  city,
  recruit: weakestFirst(recruit),
  threat: { units: weakestFirst(threat.units), rewards: rewardsInput(threat.rewards) },
});

const tilesInput = (tiles: readonly Tile[]): readonly JsonObject[] =>
  [...tiles].sort((a, b) => a.city - b.city).map(tileInput);

/** Plain JSON in a fixed order, so that two files of the same board and tiles give the same. */
export const editionDigestInput = (edition: Edition): JsonObject => {
  const board = deriveBoard(edition);
  return {
    format: EDITION_FORMAT,
    cities: board.cities.map((city) => ({
      city,
      regions: board.regionsOf[city] ?? [],
      ...Object.fromEntries(
        ROAD_COLOURS.map((colour) => [colour, board.neighbours[city]?.[colour] ?? null]),
      ),
    })),
    regions: [...edition.regions]
      .sort((a, b) => a.id - b.id)
      .map(({ id, lyre, central }) => ({ region: id, lyre: [...lyre], central: central === true })),
    tileSets: {
      "21": tilesInput(edition.tileSets["21"]),
      "18": tilesInput(edition.tileSets["18"]),
    },
    titans: [...edition.titans]
      .sort((a, b) => a.id - b.id)
      .map(({ id, asks, rewards }) => ({ titan: id, asks, rewards: rewardsInput(rewards) })),
    dummyTop: {
      wealth: edition.dummyTop?.wealth ?? null,
      influence: edition.dummyTop?.influence ?? null,
      reputation: edition.dummyTop?.reputation ?? null,
    },
  };
};
