// Which regions a city borders, and which of them take bards.
// Knows the board and the variant's closed regions; must not know stocks, seats or rulings.
import type { CityId, RegionId } from "@assize/xidit-edition";
import type { Setting } from "@assize/xidit-events";

const NO_REGIONS: readonly RegionId[] = [];

/** The regions that a city borders, ascending, closed ones included (comp.board). */
export const borderingRegions = (setting: Setting, city: CityId): readonly RegionId[] =>
  setting.board.regionsOf[city] ?? NO_REGIONS;

/** True for a region that takes bards and gives points in this variant (closed.regions). */
export const isOpen = (setting: Setting, region: RegionId): boolean =>
  !setting.closedRegions.includes(region);

/** The regions in which bards of a city may be placed, ascending (reward.bards, closed.regions). */
export const openBorderingRegions = (setting: Setting, city: CityId): readonly RegionId[] =>
  borderingRegions(setting, city).filter((region) => isOpen(setting, region));

/** True for the region whose bards go into the Bastion (comp.board, reward.bards). */
export const isCentral = (setting: Setting, region: RegionId): boolean =>
  setting.board.centralRegion === region;
