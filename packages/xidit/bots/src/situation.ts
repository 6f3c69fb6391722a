// What a seat weighs when it programs: what lies where, what it would bring, how likely it is still there.
// Knows the view; must not know how programs are searched.
import type { Draw, SeatId } from "@assize/kernel-model";
import { CityId, NO_CITY } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import { distance, FAR, type Roads, roadsOf } from "./board-distances.ts";
import { ORDERS_A_YEAR } from "./table-words.ts";
import { listCounts, type UnitCounts, unitCounts, unitWorth } from "./unit-worth.ts";
import { type Worth, worthFor } from "./worth.ts";

export interface Threat {
  readonly cost: UnitCounts;
  readonly gain: number;
}

export interface RagingTitan {
  readonly asks: number;
  readonly gainAt: (city: CityId) => number;
}

export interface Situation {
  readonly roads: Roads;
  readonly city: CityId;
  readonly units: UnitCounts;
  readonly unitWorth: Float64Array;
  /** By city: units left on its Recruitment tile. */
  readonly recruits: readonly (UnitCounts | null)[];
  readonly threats: readonly (Threat | null)[];
  readonly nextRecruit: { readonly city: CityId; readonly units: UnitCounts } | null;
  readonly nextThreat: { readonly city: CityId; readonly threat: Threat } | null;
  readonly titans: readonly RagingTitan[];
  /** By city times ORDERS_A_YEAR plus order: the share of a recruit to expect, rivals being near. */
  readonly recruiting: Float64Array;
  /** The same for what a threat or Titan brings: one rival is enough to lose all of it. */
  readonly fighting: Float64Array;
  /** By city: what standing there at the year's end is worth. */
  readonly prospects: Float64Array;
}

/** What a rival who may come first leaves of a recruit, and of a fight. */
const RECRUIT_LEFT = 0.9;
const FIGHT_LEFT = 0.8;
/** Part of a tile's worth that one who stands on it expects next year, and what each road takes away. */
const PROSPECT = 0.1;
const PROSPECT_BY_ROAD = 0.55;
/** What a tile in sight counts for: a recruit, and the part of a threat's gain. */
const A_RECRUIT = 1.5;
const A_THREAT = 0.4;
/** A city seems a little better or worse than it is, so that seats do not all think alike. */
const FANCY = 0.2;

const comesFirst = (view: XiditView, rival: number, seat: SeatId): boolean => {
  const seats = view.seats.length;
  const turn = (one: number): number => (one - view.firstPlayer + seats) % seats;
  return turn(rival) < turn(seat);
};

/** By city times ORDERS_A_YEAR plus order: rivals who could act there first. */
const rivalsFirst = (view: XiditView, seat: SeatId, roads: Roads): Uint8Array => {
  const rivals = new Uint8Array(roads.size * ORDERS_A_YEAR);
  for (const [rival, { city: where }] of view.seats.entries()) {
    if (rival === seat || where === null) continue;
    const first = comesFirst(view, rival, seat) ? 0 : 1;
    for (let city = 1; city < roads.size; city++)
      for (let order = distance(roads, where, city) + first; order < ORDERS_A_YEAR; order++)
        rivals[city * ORDERS_A_YEAR + order]!++;
  }
  return rivals;
};

const fanciesOf = (roads: Roads, draw: Draw): Float64Array =>
  new Float64Array(roads.size).map(() => 1 + (draw(1000) / 1000 - 0.5) * FANCY);

const chances = (rivals: Uint8Array, fancies: Float64Array, left: number): Float64Array =>
  Float64Array.from(
    rivals,
    (first, at) => fancies[Math.floor(at / ORDERS_A_YEAR)]! * left ** first,
  );

const threatAt = (view: XiditView, worth: Worth, city: CityId): Threat | null => {
  const threat = view.setting.tiles[city]?.threat;
  if (threat === undefined) return null;
  return { cost: listCounts(threat.units), gain: worth.elimination(city, threat.rewards) };
};

/** How many of the units asked are still missing. */
const missing = (units: UnitCounts, cost: UnitCounts): number =>
  cost.reduce((sum, n, kind) => sum + Math.max(0, n - units[kind]!), 0);

const prospectsOf = (
  roads: Roads,
  units: UnitCounts,
  recruits: Situation["recruits"],
  threats: Situation["threats"],
): Float64Array => {
  const worthThere = recruits.map((tile, city) => {
    if (tile !== null) return A_RECRUIT;
    const threat = threats[city] ?? null;
    return threat === null ? 0 : (A_THREAT * threat.gain) / (1 + missing(units, threat.cost));
  });
  const prospects = new Float64Array(roads.size);
  for (let from = 1; from < roads.size; from++)
    for (let to = 1; to < roads.size; to++) {
      const away = distance(roads, from, to);
      if (away < FAR && worthThere[to]! > 0)
        prospects[from]! += PROSPECT * worthThere[to]! * PROSPECT_BY_ROAD ** away;
    }
  return prospects;
};

/** Everything a program is weighed by. */
export const situationOf = (view: XiditView, seat: SeatId, draw: Draw): Situation => {
  const roads = roadsOf(view.setting.board);
  const worth = worthFor(view, seat);
  const units = unitCounts(view.seats[seat]!.units);
  const recruits = view.cities.map((tile) =>
    tile?.side === "recruitment" ? unitCounts(tile.units) : null,
  );
  const threats = view.cities.map((tile, city) =>
    tile?.side === "threat" ? threatAt(view, worth, CityId(city)) : null,
  );
  const { recruitment, threat } = view.queues;
  const rivals = rivalsFirst(view, seat, roads);
  const fancies = fanciesOf(roads, draw);
  const comingThreat = threat.next === null ? null : threatAt(view, worth, threat.next);
  return {
    roads,
    city: view.seats[seat]!.city ?? NO_CITY,
    units,
    unitWorth: unitWorth(view),
    recruits,
    threats,
    nextRecruit:
      recruitment.next === null
        ? null
        : {
            city: recruitment.next,
            units: listCounts(view.setting.tiles[recruitment.next]?.recruit ?? []),
          },
    nextThreat: comingThreat === null ? null : { city: threat.next!, threat: comingThreat },
    titans: view.titans.flatMap(({ asks, raging }) =>
      raging === null
        ? []
        : [
            {
              asks,
              gainAt: (city) => worth.elimination(city, view.setting.titans[raging]!.rewards),
            },
          ],
    ),
    recruiting: chances(rivals, fancies, RECRUIT_LEFT),
    fighting: chances(rivals, fancies, FIGHT_LEFT),
    prospects: prospectsOf(roads, units, recruits, threats),
  };
};
