// How a Recruitment tile coming to the board takes its units from the barracks.
// Knows units only; must not know where the tile lies or why it came.
import type { UnitKind } from "@assize/xidit-edition";
import { countUnits, NO_UNITS, subtractUnits, type Units } from "@assize/xidit-events";

export interface Filling {
  /** The units now on the tile. */
  readonly units: Units;
  /** What is left in the barracks. */
  readonly barracks: Units;
}

/** One unit for each symbol, as long as its kind lasts; no substitutes (recruit.fill). */
export const fill = (barracks: Units, symbols: readonly UnitKind[]): Filling => {
  const units = { ...NO_UNITS };
  const left = { ...barracks };
  for (const kind of symbols) {
    if (left[kind] <= 0) continue;
    left[kind]--;
    units[kind]++;
  }
  return { units, barracks: left };
};

/** The units that a record tells lie on the tile; the barracks lose no more than they have. */
export const fillAsTold = (barracks: Units, told: readonly UnitKind[]): Filling => {
  const { units } = fill(barracks, told);
  return { units: countUnits(told), barracks: subtractUnits(barracks, units) };
};
