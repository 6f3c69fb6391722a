// What rewards are worth to one seat now, in points of an assessment that matters fully.
// Knows the view; must not know units, programs or routes.
import type { SeatId } from "@assize/kernel-model";
import type { CityId, RegionId } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import {
  allBards,
  type Bards,
  lead,
  regionPoints,
  type Standings,
  standings,
} from "./standings.ts";
import { GUILD_HEIGHT, type RegionShare, type Shown } from "./table-words.ts";

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

/** A place held counts, and so does coming nearer to the first: two more than any rival is safe. */
const PLACE_HELD = 0.6;
const NEARNESS = 0.5;
const SAFE_LEAD = 2;

const regionWorth = (
  bards: readonly number[],
  seat: SeatId,
  own: number,
  lyre: readonly [number, number],
): number => {
  let most = 0;
  for (let one = 0; one < bards.length; one++) if (one !== seat) most = Math.max(most, bards[one]!);
  const nearness = Math.min(1, own / (most + SAFE_LEAD));
  return PLACE_HELD * regionPoints(bards, seat, own, lyre) + NEARNESS * lyre[0] * nearness;
};

const lyresOf = (view: XiditView): ReadonlyMap<RegionId, readonly [number, number]> =>
  new Map(view.setting.edition.regions.map(({ id, lyre }) => [id, lyre]));

/** Bards one by one to where each adds most. */
const bestPlacing = (
  regions: readonly RegionId[],
  bards: number,
  gain: (region: RegionId, before: number) => number,
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

const makeGain = (view: XiditView, seat: SeatId, bards: Bards) => {
  const lyres = lyresOf(view);
  return (region: RegionId, before: number, after: number): number => {
    const lyre = lyres.get(region) ?? [0, 0];
    const all = bards[region]!;
    const own = all[seat]!;
    return regionWorth(all, seat, own + after, lyre) - regionWorth(all, seat, own + before, lyre);
  };
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
    const regions = (board.regionsOf[city] ?? []).filter(
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
