// One order of one player, again and slowly: moving, waiting, recruiting, threats, Titans.
// Knows what an order does; what follows for tiles and rewards is told in tiles.ts and rewards.ts.
import { choice, due, must, type Script } from "./asking.ts";
import { reward } from "./rewards.ts";
import {
  type Deed,
  type Table,
  takeUnit,
  tileOf,
  type Unit,
  UNITS,
  weakestFirst,
} from "./table.ts";
import { replace } from "./tiles.ts";

const hasDone = (
  table: Table,
  seat: number,
  city: number,
  ...what: readonly Deed["what"][]
): boolean =>
  table.deeds.some((deed) => deed.seat === seat && deed.city === city && what.includes(deed.what));

const owns = (screen: readonly Unit[], wanted: readonly Unit[]): boolean => {
  const left = [...screen];
  return wanted.every((unit) => takeUnit(left, unit));
};

const payUnits = (table: Table, seat: number, units: readonly Unit[]): void => {
  for (const unit of units) if (takeUnit(table.screens[seat]!, unit)) table.barracks.push(unit);
};

/** titan.units: every different handful of so many units, weakest first. */
const handfuls = (units: readonly Unit[], size: number): readonly Unit[][] => {
  const found = new Map<string, Unit[]>();
  const pick = (from: number, held: readonly Unit[]): void => {
    if (held.length === size) return void found.set(held.join(), [...held]);
    for (let i = from; i < units.length; i++) pick(i + 1, [...held, units[i]!]);
  };
  pick(0, []);
  return [...found.values()];
};

/** Why no Titan may be fought here, the first reason that holds, or null (action.titan). */
const noTitanBecause = (table: Table, seat: number, city: number): string | null => {
  const raging = table.lair.filter((heap) => heap.raging);
  if (raging.length === 0) return "no-raging-titan";
  // threat.once, under either ruling: no Titan beside a threat or another Titan.
  if (hasDone(table, seat, city, "threat", "titan")) return "fought-here";
  const barred = table.rulings["titan-after-recruit"] === "barred";
  if (barred && hasDone(table, seat, city, "recruit")) return "recruited-before-titan";
  const enough = raging.some(({ asks }) => asks <= table.screens[seat]!.length);
  return enough ? null : "titan-units-missing";
};

/** action.titan: an offer; once a Titan is chosen there is no way back. */
function* offerTitan(table: Table, seat: number, city: number): Script {
  const screen = weakestFirst(table.screens[seat]!);
  const fights = table.lair
    .filter(({ raging }) => raging)
    .flatMap(({ asks, ids }) =>
      handfuls(screen, asks).map((units) => ({
        type: "titan-paid",
        data: { titan: ids[0], units },
      })),
    );
  const came = yield* choice(seat, [...fights, { type: "titan-declined", data: {} }]);
  if (came.type === "titan-declined") return;
  const { titan: id, units } = came.data as { titan: number; units: readonly Unit[] };
  payUnits(table, seat, units);
  table.deeds.push({ seat, city, what: "titan" });
  const { rewards } = table.titans.find((titan) => titan.id === id)!;
  yield* reward(table, seat, rewards, "titan");
  // tile.threat-out: it leaves the game; the one below sleeps on.
  yield* must("titan-removed", { titan: id });
  const heap = table.lair.find(({ ids }) => ids[0] === id)!;
  heap.ids.shift();
  heap.raging = false;
}

/** action.recruit, recruit.weakest. */
function* recruit(table: Table, seat: number, city: number): Script {
  const here = table.recruiting.get(city)!;
  const weakest = UNITS.find((one) => here.includes(one))!;
  const { unit } = yield* due("unit-recruited", { seat, city, unit: weakest });
  takeUnit(here, unit);
  table.screens[seat]!.push(unit);
  table.deeds.push({ seat, city, what: "recruit" });
  // tile.recruit-out
  if (here.length === 0) yield* replace(table, "recruitment", city);
}

/** action.threat, threat.units. */
function* eliminate(table: Table, seat: number, city: number): Script {
  const { units, rewards } = tileOf(table, city).threat;
  const paid = yield* due("threat-paid", { seat, city, units: weakestFirst(units) });
  payUnits(table, seat, paid.units);
  table.deeds.push({ seat, city, what: "threat" });
  yield* reward(table, seat, rewards, "threat");
  yield* replace(table, "threat", city);
}

/** Why what the city's tile asks for cannot be done, or null; undefined in a bare city (action.ignored). */
const noDeedBecause = (table: Table, seat: number, city: number): string | null | undefined => {
  const here = table.recruiting.get(city);
  if (here !== undefined) {
    // recruit.once
    if (hasDone(table, seat, city, "recruit")) return "recruited-here";
    return here.length === 0 ? "no-unit-left" : null;
  }
  if (!table.threatened.has(city)) return undefined;
  // threat.once: EN bars only what has a Titan in it.
  const mixesOnly = table.rulings["threat-once"] === "titan-mixes-only";
  if (hasDone(table, seat, city, "titan")) return "fought-here";
  if (!mixesOnly && hasDone(table, seat, city, "threat")) return "fought-here";
  return owns(table.screens[seat]!, tileOf(table, city).threat.units) ? null : "units-missing";
};

/** action.now: what lies in the city now decides. */
function* act(table: Table, seat: number): Script {
  const city = table.idrakys[seat]!;
  const reason = noDeedBecause(table, seat, city);
  if (reason === null) {
    if (table.recruiting.has(city)) yield* recruit(table, seat, city);
    else yield* eliminate(table, seat, city);
    return;
  }
  const noTitan = noTitanBecause(table, seat, city);
  const titansHere = reason === undefined || table.rulings["titan-anywhere"] === "any-city";
  if (titansHere && noTitan === null) yield* offerTitan(table, seat, city);
  else yield* must("order-ignored", { seat, reason: reason ?? noTitan });
}

/** resolve.sequence: one order, with everything it causes. */
export function* resolve(table: Table, seat: number, order: string): Script {
  if (order === "action") return yield* act(table, seat);
  // wait.nothing
  if (order === "wait") return yield* must("order-waited", { seat });
  // move.road, move.share; no-road
  const road = order.slice("road-".length);
  const from = table.idrakys[seat]!;
  const to = table.roadFrom(from, road);
  if (to === null) return yield* must("idrakys-stayed", { seat, road });
  const moved = yield* due("idrakys-moved", { seat, road, from, to });
  table.idrakys[seat] = moved.to;
}
