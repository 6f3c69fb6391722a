// What a seat weighs when it programs: what lies where, what it would bring, how likely it is still there.
// Knows the view; must not know how programs are searched.
import type { Draw, SeatId } from "@assize/kernel-model";
import type { XiditView } from "@assize/xidit-game";
import { distance, FAR, type Roads, roadsOf } from "./board-distances.ts";
import { ORDERS_A_YEAR } from "./table-words.ts";
import {
  listCounts,
  type UnitCounts,
  unitCounts,
  unitWorth,
  type Worth,
  worthFor,
} from "./worth.ts";

export interface Threat {
  readonly cost: UnitCounts;
  readonly gain: number;
}

export interface RagingTitan {
  readonly asks: number;
  readonly gainAt: (city: number) => number;
}

export interface Situation {
  readonly roads: Roads;
  readonly city: number;
  readonly units: UnitCounts;
  readonly unitWorth: Float64Array;
  /** By city: units left on its Recruitment tile. */
  readonly recruits: readonly (UnitCounts | null)[];
  readonly threats: readonly (Threat | null)[];
  readonly nextRecruit: { readonly city: number; readonly units: UnitCounts } | null;
  readonly nextThreat: { readonly city: number; readonly threat: Threat } | null;
  readonly titans: readonly RagingTitan[];
  /** By city times ORDERS_A_YEAR plus order: the share of a gain to expect, rivals being near. */
  readonly chances: Float64Array;
  /** By city: what standing there at the year's end is worth. */
  readonly prospects: Float64Array;
}

/** What a rival who may come first leaves of a gain. */
const LEFT_BY_A_RIVAL = 0.85;
/** Part of a tile's worth that one who stands on it expects next year, and what each road takes away. */
const PROSPECT = 0.35;
const PROSPECT_BY_ROAD = 0.55;
/** A city seems a little better or worse than it is, so that seats do not all think alike. */
const FANCY = 0.2;

const comesFirst = (view: XiditView, rival: number, seat: SeatId): boolean => {
  const seats = view.seats.length;
  const turn = (one: number): number => (one - view.firstPlayer + seats) % seats;
  return turn(rival) < turn(seat);
};

const chancesOf = (view: XiditView, seat: SeatId, roads: Roads, draw: Draw): Float64Array => {
  const chances = new Float64Array(roads.size * ORDERS_A_YEAR);
  for (let city = 1; city < roads.size; city++) {
    const fancy = 1 + (draw(1000) / 1000 - 0.5) * FANCY;
    for (let order = 0; order < ORDERS_A_YEAR; order++) {
      let chance = fancy;
      for (const [rival, { city: where }] of view.seats.entries()) {
        if (rival === seat || where === null) continue;
        const there = distance(roads, where, city);
        if (there < order || (there === order && comesFirst(view, rival, seat)))
          chance *= LEFT_BY_A_RIVAL;
      }
      chances[city * ORDERS_A_YEAR + order] = chance;
    }
  }
  return chances;
};

const threatAt = (view: XiditView, worth: Worth, city: number): Threat | null => {
  const threat = view.setting.tiles[city]?.threat;
  if (threat === undefined) return null;
  return { cost: listCounts(threat.units), gain: worth.elimination(city, threat.rewards) };
};

/** Strongest need first: how many of the units asked are still missing. */
const missing = (units: UnitCounts, cost: UnitCounts): number =>
  cost.reduce((sum, n, kind) => sum + Math.max(0, n - units[kind]!), 0);

const prospectsOf = (
  roads: Roads,
  units: UnitCounts,
  recruits: Situation["recruits"],
  threats: Situation["threats"],
): Float64Array => {
  const worthThere = recruits.map((tile, city) => {
    if (tile !== null) return 1.5;
    const threat = threats[city] ?? null;
    return threat === null ? 0 : (threat.gain * 0.4) / (1 + missing(units, threat.cost));
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
    tile?.side === "threat" ? threatAt(view, worth, city) : null,
  );
  const { recruitment, threat } = view.queues;
  const comingThreat = threat.next === null ? null : threatAt(view, worth, threat.next);
  return {
    roads,
    city: view.seats[seat]!.city ?? 0,
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
    chances: chancesOf(view, seat, roads, draw),
    prospects: prospectsOf(roads, units, recruits, threats),
  };
};
