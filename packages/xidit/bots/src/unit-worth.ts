// What holding units is worth to whoever plans with them, and which ones are spared most easily.
// Knows the view; must not know routes or rewards.
import { UNIT_KINDS } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";

export type UnitCounts = readonly number[];

/** Units as numbers in the order of UNIT_KINDS. */
export const unitCounts = (units: Readonly<Record<string, number>> | null): number[] =>
  UNIT_KINDS.map((kind) => units?.[kind] ?? 0);

export const listCounts = (units: readonly string[]): number[] =>
  UNIT_KINDS.map((kind) => units.filter((one) => one === kind).length);

/** How often each kind is asked for by the threats in sight. */
const demand = (view: XiditView): readonly number[] => {
  const asked = UNIT_KINDS.map(() => 0);
  const { tiles } = view.setting;
  const inSight = view.cities.flatMap((tile, city) => (tile?.side === "threat" ? [city] : []));
  if (view.queues.threat.next !== null) inSight.push(view.queues.threat.next);
  for (const city of inSight)
    listCounts(tiles[city]?.threat.units ?? []).forEach((n, kind) => (asked[kind]! += n));
  return asked;
};

/** One more than anybody can hold: the box has 18 militia (comp.units). */
const MOST_OF_A_KIND = 20;
/** Of the first unit of a kind, in the points of `worth.ts`. Tuned by playing many games. */
const UNIT_WORTH = 1.8;
const STRENGTH_WORTH = 0.28;
const DEMAND_WORTH = 0.12;
/** What each further unit of a kind is worth of the one before. */
const NEXT_OF_A_KIND = 0.72;
/** After the last orders units serve the census and break ties. */
const IN_LAST_YEAR = 0.3;
/** With three players there are more units for each, so that one is worth less. */
const AMONG_THREE = 0.5;

/** By kind times MOST_OF_A_KIND plus number: what holding so many of the kind is worth. */
export const unitWorth = (view: XiditView): Float64Array => {
  const asked = demand(view);
  const yearsLeft = view.setting.years - view.year;
  const scale = (yearsLeft > 0 ? 1 : IN_LAST_YEAR) * (view.seats.length > 3 ? 1 : AMONG_THREE);
  const table = new Float64Array(UNIT_KINDS.length * MOST_OF_A_KIND);
  for (let kind = 0; kind < UNIT_KINDS.length; kind++) {
    let next = scale * (UNIT_WORTH + STRENGTH_WORTH * kind + DEMAND_WORTH * asked[kind]!);
    for (let n = 1; n < MOST_OF_A_KIND; n++) {
      table[kind * MOST_OF_A_KIND + n] = table[kind * MOST_OF_A_KIND + n - 1]! + next;
      next *= NEXT_OF_A_KIND;
    }
  }
  return table;
};

export const worthOfUnits = (table: Float64Array, units: UnitCounts): number => {
  let sum = 0;
  for (let kind = 0; kind < units.length; kind++)
    sum += table[kind * MOST_OF_A_KIND + units[kind]!]!;
  return sum;
};

/** The units left after paying so many of the least worth; null where there are too few (titan.units). */
export const cheapestSquad = (
  table: Float64Array,
  units: UnitCounts,
  asks: number,
): number[] | null => {
  const left = [...units];
  for (let paid = 0; paid < asks; paid++) {
    let cheapest = -1;
    let least = Infinity;
    for (let kind = 0; kind < left.length; kind++) {
      const at = kind * MOST_OF_A_KIND + left[kind]!;
      if (left[kind]! > 0 && table[at]! - table[at - 1]! < least)
        [cheapest, least] = [kind, table[at]! - table[at - 1]!];
    }
    if (cheapest < 0) return null;
    left[cheapest]!--;
  }
  return left;
};
