// How a number of bards can be split over regions.
// Knows arithmetic only; must not know cities, stocks or who places.
import type { RegionId } from "@assize/xidit-edition";

export interface RegionShare {
  readonly region: RegionId;
  readonly bards: number;
}

function* splits(
  regions: readonly RegionId[],
  from: number,
  bards: number,
): Generator<readonly RegionShare[]> {
  if (bards === 0) yield [];
  for (let at = from; at < regions.length && bards > 0; at++) {
    for (let share = bards; share > 0; share--) {
      const first = { region: regions[at]!, bards: share };
      for (const rest of splits(regions, at + 1, bards - share)) yield [first, ...rest];
    }
  }
}

/**
 * Every way to place all the bards, each once: shares of at least one, regions ascending
 * (reward.bards). Requires ascending regions; lazy, since four bards in three regions give fifteen.
 */
export const waysToPlace = (
  regions: readonly RegionId[],
  bards: number,
): Iterable<readonly RegionShare[]> => splits(regions, 0, bards);

/** Is this one of `waysToPlace(regions, bards)`? Asked without listing them (reward.bards). */
export const isWayToPlace = (
  regions: readonly RegionId[],
  bards: number,
  shares: readonly RegionShare[],
): boolean => {
  let placed = 0;
  let before = -Infinity;
  for (const share of shares) {
    if (share.bards < 1 || share.region <= before || !regions.includes(share.region)) return false;
    placed += share.bards;
    before = share.region;
  }
  return placed === bards;
};
