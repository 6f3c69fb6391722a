// How a Recruitment tile coming to the board takes its units from the barracks.
// Knows units only; must not know where the tile lies or why it came.
import type { UnitKind } from "@assize/xidit-edition";
import { countUnits, subtractUnits, type Units, unitsInBoth } from "@assize/xidit-events";

export interface Filling {
  /** The units now on the tile. */
  readonly units: Units;
  /** What is left in the barracks. */
  readonly barracks: Units;
}

/** One unit for each symbol, as long as its kind lasts; no substitutes (recruit.fill). */
export const fill = (barracks: Units, symbols: readonly UnitKind[]): Filling => {
  const units = unitsInBoth(countUnits(symbols), barracks);
  return { units, barracks: subtractUnits(barracks, units) };
};

/** The units that a record tells lie on the tile; the barracks lose no more than they have. */
export const fillAsTold = (barracks: Units, told: readonly UnitKind[]): Filling => ({
  units: countUnits(told),
  barracks: fill(barracks, told).barracks,
});
