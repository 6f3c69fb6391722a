// The city tiles at setup: from one shuffled order to the board and the two queues.
// Knows how many tiles go where; must not know who plays or what comes later.
import type { UnitKind, TileId } from "@assize/xidit-edition";
import {
  listUnits,
  repeated,
  type CityTile,
  type DataOf,
  type Queue,
  type Setting,
  type Side,
  type Units,
} from "@assize/xidit-events";
import { fill, fillAsTold } from "./filling.ts";

export interface LaidTiles {
  /** By city; index 0 is unused. */
  readonly cities: readonly (CityTile | null)[];
  readonly queues: Readonly<Record<Side, Queue>>;
  readonly barracks: Units;
  /** The Recruitment tiles on the board, in the order in which they were drawn and filled. */
  readonly recruitment: readonly { readonly tile: TileId; readonly units: Units }[];
  /** The Threat tiles on the board, in the order in which they were drawn. */
  readonly threat: readonly TileId[];
}

/** What a tile recruits when it comes to the board; nothing for a tile not in play. */
export const recruitSymbols = (setting: Setting, tile: TileId): readonly UnitKind[] =>
  setting.tiles[tile]?.recruit ?? [];

const queueOf = (tiles: readonly TileId[]): Queue => ({
  next: tiles[0] ?? null,
  pile: tiles.slice(1),
  discard: [],
});

/** Fills the drawn Recruitment tiles one after the other (setup.recruit). */
const fillDrawn = (
  setting: Setting,
  barracks: Units,
  tiles: readonly TileId[],
  recorded?: DataOf<"tiles-laid">,
) => {
  let left = barracks;
  const recruitment = tiles.map((tile, at) => {
    const units = recorded?.recruitment[at]?.units;
    const filling =
      units === undefined ? fill(left, recruitSymbols(setting, tile)) : fillAsTold(left, units);
    left = filling.barracks;
    return { tile, units: filling.units };
  });
  return { recruitment, barracks: left };
};

/** Each recorded tile lies where the record has it, in exchange for the one there; a tile not in play does not. */
const orderAsRecorded = (
  { tilesOnBoard, recruitmentQueue }: Setting,
  order: readonly TileId[],
  { recruitment, threat, nextRecruitment, nextThreat }: DataOf<"tiles-laid">,
): readonly TileId[] => {
  const recorded = [...order];
  const lay = (tile: TileId, at: number): void => {
    const from = recorded.indexOf(tile);
    if (from < 0 || at >= recorded.length) return;
    recorded[from] = recorded[at]!;
    recorded[at] = tile;
  };
  for (const [at, { tile }] of recruitment.entries()) lay(tile, at);
  for (const [at, tile] of threat.entries()) lay(tile, tilesOnBoard + at);
  lay(nextRecruitment, 2 * tilesOnBoard);
  lay(nextThreat, 2 * tilesOnBoard + recruitmentQueue);
  return recorded;
};

/**
 * Deals the tiles in play, top first: the board's Recruitment side, its Threat side, the
 * Recruitment queue, the Threat queue (setup.recruit, setup.threat, setup.piles). What a record tells is so.
 */
export const layTiles = (
  setting: Setting,
  barracks: Units,
  shuffled: readonly TileId[],
  recorded?: DataOf<"tiles-laid">,
): LaidTiles => {
  const order = recorded === undefined ? shuffled : orderAsRecorded(setting, shuffled, recorded);
  const onBoard = setting.tilesOnBoard;
  const queued = 2 * onBoard + setting.recruitmentQueue;
  const filled = fillDrawn(setting, barracks, order.slice(0, onBoard), recorded);
  const threat = order.slice(onBoard, 2 * onBoard);
  const cities: (CityTile | null)[] = repeated(setting.tiles.length, null);
  for (const { tile, units } of filled.recruitment) cities[tile] = { side: "recruitment", units };
  for (const tile of threat) cities[tile] = { side: "threat" };
  const queues = {
    recruitment: queueOf(order.slice(2 * onBoard, queued)),
    threat: queueOf(order.slice(queued)),
  };
  return { cities, queues, barracks: filled.barracks, recruitment: filled.recruitment, threat };
};

/** The claim of `tiles-laid` (setup.recruit, setup.threat, setup.piles). Requires a full order. */
export const tilesLaidData = (laid: LaidTiles): DataOf<"tiles-laid"> => ({
  recruitment: laid.recruitment.map(({ tile, units }) => ({ tile, units: listUnits(units) })),
  threat: laid.threat,
  nextRecruitment: laid.queues.recruitment.next!,
  nextThreat: laid.queues.threat.next!,
});
