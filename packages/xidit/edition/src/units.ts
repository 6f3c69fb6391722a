// The words of the printed pieces: unit kinds and road colours, with what the box holds.
// Knows no board and no rule of play.

/** Weakest first: the order of strength (`comp.units`). */
export const UNIT_KINDS = ["militia", "archer", "infantry", "cleric", "mage"] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export type ByUnitKind<T> = Readonly<Record<UnitKind, T>>;

/** How many units of each kind the box holds (`comp.units`), 70 in all. */
export const UNITS_IN_BOX: ByUnitKind<number> = {
  militia: 18,
  archer: 16,
  infantry: 14,
  cleric: 12,
  mage: 10,
};

/** 1 for the weakest kind to 5 for the strongest. */
export const strengthOf = (kind: UnitKind): number => UNIT_KINDS.indexOf(kind) + 1;

/** Requires nothing; counts each kind, zero where there is none. */
export const countUnits = (units: readonly UnitKind[]): ByUnitKind<number> => {
  const counts = { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 };
  for (const kind of units) counts[kind]++;
  return counts;
};

/** A copy, weakest first. */
export const weakestFirst = (units: readonly UnitKind[]): readonly UnitKind[] =>
  [...units].sort((a, b) => strengthOf(a) - strengthOf(b));

export const ROAD_COLOURS = ["black", "red", "blue"] as const;
export type RoadColour = (typeof ROAD_COLOURS)[number];
export type ByRoadColour<T> = Readonly<Record<RoadColour, T>>;
