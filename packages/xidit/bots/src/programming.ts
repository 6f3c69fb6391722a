// Searches a year's program: a beam over the six orders, the best few ways to stand in each city kept.
// Knows the situation only; must not know the view.
import { type CityId, NO_CITY } from "@assize/xidit-edition";
import { roadFrom } from "./board-distances.ts";
import type { Situation, Threat } from "./situation.ts";
import { type Order, ORDERS_A_YEAR, ROAD_ORDERS } from "./table-words.ts";
import { cheapestSquad, worthOfUnits } from "./unit-worth.ts";

/** One way to have spent the orders so far. Cities as bits: board cities are few. */
interface Way {
  readonly city: CityId;
  readonly value: number;
  readonly units: readonly number[];
  readonly recruitedIn: number;
  readonly foughtIn: number;
  /** What the way itself has brought about: NEXT_RECRUIT, NEXT_THREAT, and a bit for each Titan fought. */
  readonly changes: number;
  readonly order: Order | null;
  readonly before: Way | null;
}

const NEXT_RECRUIT = 1;
const NEXT_THREAT = 2;
const FIRST_TITAN = 4;
/** Ways kept for each city. */
const KEPT = 3;

const bit = (city: CityId): number => 1 << city;
const has = (cities: number, city: CityId): boolean => (cities & bit(city)) !== 0;

const recruitHere = (s: Situation, way: Way): readonly number[] | null => {
  const tile = s.recruits[way.city] ?? null;
  if (tile !== null) return tile;
  const arrived = (way.changes & NEXT_RECRUIT) !== 0 && s.nextRecruit?.city === way.city;
  return arrived ? s.nextRecruit.units : null;
};

const threatHere = (s: Situation, way: Way): Threat | null => {
  const threat = s.threats[way.city] ?? null;
  if (threat !== null) return threat;
  const arrived = (way.changes & NEXT_THREAT) !== 0 && s.nextThreat?.city === way.city;
  return arrived ? s.nextThreat.threat : null;
};

/** What a way is worth after an action: its gain and the change in units, as far as rivals let it. */
const after = (s: Situation, way: Way, units: readonly number[], gain: number, chance: number) => {
  const change = worthOfUnits(s.unitWorth, units) - worthOfUnits(s.unitWorth, way.units);
  return way.value + (gain + change) * chance;
};

const recruit = (s: Situation, way: Way, at: number, tile: readonly number[]): Way | null => {
  if (has(way.recruitedIn, way.city)) return null;
  const kind = tile.findIndex((n) => n > 0);
  if (kind < 0) return null;
  const units = way.units.with(kind, way.units[kind]! + 1);
  const last = tile.reduce((sum, n) => sum + n, 0) === 1;
  return {
    ...way,
    value: after(s, way, units, 0, s.recruiting[way.city * ORDERS_A_YEAR + at]!),
    units,
    recruitedIn: way.recruitedIn | bit(way.city),
    changes: last ? way.changes | NEXT_RECRUIT : way.changes,
    order: "action",
    before: way,
  };
};

const fight = (s: Situation, way: Way, at: number, { cost, gain }: Threat): Way | null => {
  if (has(way.foughtIn, way.city)) return null;
  const units = way.units.map((n, kind) => n - cost[kind]!);
  if (units.some((n) => n < 0)) return null;
  return {
    ...way,
    value: after(s, way, units, gain, s.fighting[way.city * ORDERS_A_YEAR + at]!),
    units,
    foughtIn: way.foughtIn | bit(way.city),
    changes: way.changes | NEXT_THREAT,
    order: "action",
    before: way,
  };
};

const fightTitan = (s: Situation, way: Way, at: number): Way | null => {
  if (has(way.foughtIn, way.city)) return null;
  let best: Way | null = null;
  for (const [i, { asks, gainAt }] of s.titans.entries()) {
    const fought = FIRST_TITAN << i;
    if ((way.changes & fought) !== 0) continue;
    const units = cheapestSquad(s.unitWorth, way.units, asks);
    if (units === null) continue;
    const value = after(
      s,
      way,
      units,
      gainAt(way.city),
      s.fighting[way.city * ORDERS_A_YEAR + at]!,
    );
    if (value <= (best ?? way).value) continue;
    const foughtIn = way.foughtIn | bit(way.city);
    best = {
      ...way,
      value,
      units,
      foughtIn,
      changes: way.changes | fought,
      order: "action",
      before: way,
    };
  }
  return best;
};

const act = (s: Situation, way: Way, at: number): Way | null => {
  const tile = recruitHere(s, way);
  if (tile !== null) return recruit(s, way, at, tile);
  const threat = threatHere(s, way);
  return threat === null ? fightTitan(s, way, at) : fight(s, way, at, threat);
};

const keep = (byCity: Map<CityId, Way[]>, way: Way): void => {
  const ways = byCity.get(way.city);
  if (ways === undefined) {
    byCity.set(way.city, [way]);
    return;
  }
  let at = ways.length;
  while (at > 0 && ways[at - 1]!.value < way.value) at--;
  if (at >= KEPT) return;
  ways.splice(at, 0, way);
  if (ways.length > KEPT) ways.pop();
};

const followUp = (s: Situation, byCity: Map<CityId, Way[]>, way: Way, at: number): void => {
  const acted = act(s, way, at);
  if (acted !== null) keep(byCity, acted);
  for (const [colour, order] of ROAD_ORDERS.entries()) {
    const city = roadFrom(s.roads, way.city, colour);
    if (city !== NO_CITY) keep(byCity, { ...way, city, order, before: way });
  }
  keep(byCity, { ...way, order: "wait", before: way });
};

const ordersOf = (way: Way): readonly Order[] => {
  const orders: Order[] = [];
  for (let one: Way | null = way; one !== null; one = one.before)
    if (one.order !== null) orders.unshift(one.order);
  return orders;
};

/** Six orders, each road of which is there. Deterministic. */
export const bestProgram = (s: Situation): readonly Order[] => {
  const start: Way = {
    city: s.city,
    value: 0,
    units: s.units,
    recruitedIn: 0,
    foughtIn: 0,
    changes: 0,
    order: null,
    before: null,
  };
  let ways: readonly Way[] = [start];
  for (let at = 0; at < ORDERS_A_YEAR; at++) {
    const byCity = new Map<CityId, Way[]>();
    for (const way of ways) followUp(s, byCity, way, at);
    ways = [...byCity.values()].flat();
  }
  const final = (way: Way): number => way.value + s.prospects[way.city]!;
  return ordersOf(ways.reduce((best, way) => (final(way) > final(best) ? way : best)));
};
