// What rewards and units are worth to one seat now, in points of an assessment that matters fully.
// Knows the view; must not know programs or routes.
import type { SeatId } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import {
  allBards,
  type Bards,
  lead,
  regionPoints,
  type Standings,
  standings,
} from "./standings.ts";
import { type CityId, GUILD_HEIGHT, type RegionShare, type Shown } from "./table-words.ts";

export interface Worth {
  readonly gold: (gold: number) => number;
  readonly storeys: (city: CityId, storeys: number) => number;
  /** Of the best placing of so many bards around a city. */
  readonly bards: (city: CityId, bards: number) => number;
  readonly placing: (shares: readonly RegionShare[]) => number;
  /** Of the best two rewards. */
  readonly elimination: (city: CityId, shown: Shown) => number;
  readonly standings: Standings;
}

/** A lead of so many points makes an assessment worth half as much. */
const COMFORT = 12;

const urgency = (values: readonly number[], seat: SeatId): number =>
  Math.min(1.5, Math.max(0.6, 1 - lead(values, seat) / (2 * COMFORT)));

/** A place held counts, and so does coming nearer to one. */
const regionWorth = (
  bards: readonly number[],
  seat: SeatId,
  own: number,
  lyre: readonly [number, number],
): number => {
  let most = 0;
  for (let one = 0; one < bards.length; one++) if (one !== seat) most = Math.max(most, bards[one]!);
  const nearness = Math.min(1, own / (most + 2));
  return 0.6 * regionPoints(bards, seat, own, lyre) + 0.5 * lyre[0] * nearness;
};

const lyresOf = (view: XiditView): ReadonlyMap<number, readonly [number, number]> =>
  new Map(view.setting.edition.regions.map(({ id, lyre }) => [id, lyre]));

/** Bards one by one to where each adds most. */
const bestPlacing = (
  regions: readonly number[],
  bards: number,
  gain: (region: number, before: number) => number,
): number => {
  const placed = regions.map(() => 0);
  let sum = 0;
  for (let n = 0; n < bards; n++) {
    let best = -1;
    let bestGain = -Infinity;
    for (let i = 0; i < regions.length; i++) {
      const added = gain(regions[i]!, placed[i]!);
      if (added > bestGain) [best, bestGain] = [i, added];
    }
    if (best < 0) return sum;
    placed[best]!++;
    sum += bestGain;
  }
  return sum;
};

const makeGain =
  (view: XiditView, seat: SeatId, bards: Bards) =>
  (region: number, before: number, after: number): number => {
    const lyre = lyresOf(view).get(region) ?? [0, 0];
    const own = bards[region]![seat]!;
    return (
      regionWorth(bards[region]!, seat, own + after, lyre) -
      regionWorth(bards[region]!, seat, own + before, lyre)
    );
  };

const roomAt = (view: XiditView, seat: SeatId, city: CityId): number => {
  const guild = view.guilds[city] ?? null;
  if (guild === null) return GUILD_HEIGHT;
  return guild.seat === seat ? GUILD_HEIGHT - guild.storeys : 0;
};

/** What everything is worth to this seat. */
export const worthFor = (view: XiditView, seat: SeatId): Worth => {
  const own = view.seats[seat]!;
  const known = allBards(view, seat);
  const now = standings(view, seat, known);
  const gain = makeGain(view, seat, known);
  const weight = {
    wealth: urgency(now.wealth, seat),
    influence: urgency(now.influence, seat),
    reputation: urgency(now.reputation, seat),
  };
  const { closedRegions, board } = view.setting;
  const gold = (pieces: number): number => weight.wealth * Math.min(pieces, view.bank ?? Infinity);
  const storeys = (city: CityId, shown: number): number => {
    const room = roomAt(view, seat, city);
    const built = Math.min(shown, own.storeyStock, room);
    return weight.influence * (built === 0 ? 0 : built + Math.min(own.setAside, room - built));
  };
  const bards = (city: CityId, shown: number): number => {
    const regions = (board.regionsOf[city as keyof typeof board.regionsOf] ?? []).filter(
      (region) => !closedRegions.includes(region),
    );
    const placed = Math.min(shown, own.bardStock);
    return (
      weight.reputation *
      bestPlacing(regions, placed, (region, before) => gain(region, before, before + 1))
    );
  };
  return {
    gold,
    storeys,
    bards,
    placing: (shares) => shares.reduce((sum, share) => sum + gain(share.region, 0, share.bards), 0),
    elimination: (city, shown) => {
      const three = [gold(shown.gold), storeys(city, shown.storeys), bards(city, shown.bards)];
      return three[0]! + three[1]! + three[2]! - Math.min(...three);
    },
    standings: now,
  };
};

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

const MOST_OF_A_KIND = 20;
const UNIT_WORTH = 1.1;
const STRENGTH_WORTH = 0.12;
const DEMAND_WORTH = 0.12;
const NEXT_OF_A_KIND = 0.72;
const IN_LAST_YEAR = 0.3;

/** By kind times MOST_OF_A_KIND plus number: what holding so many of the kind is worth. */
export const unitWorth = (view: XiditView): Float64Array => {
  const asked = demand(view);
  const left = view.year >= view.setting.years ? IN_LAST_YEAR : 1;
  const table = new Float64Array(UNIT_KINDS.length * MOST_OF_A_KIND);
  for (let kind = 0; kind < UNIT_KINDS.length; kind++) {
    let next = left * (UNIT_WORTH + STRENGTH_WORTH * kind + DEMAND_WORTH * asked[kind]!);
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
