// The slow referee's table at a year's start, written as the stated position of a header.
// Knows both spellings of the same things; only `tools/figures` needs to.
import type { Table, Unit } from "./table.ts";

/** Where in the chart a year begins. */
export const YEAR_START = "play.secret-orders.programming";

const counted = (units: readonly Unit[]): Record<Unit, number> => {
  const counts = { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 };
  for (const unit of units) counts[unit]++;
  return counts;
};

const numbered = <T>(most: number, make: (number: number) => T): T[] =>
  Array.from({ length: most + 1 }, (_, number) => make(number));

const MOST_CITIES = 21;

const cityTile = (table: Table, city: number) => {
  const units = table.recruiting.get(city);
  if (units !== undefined) return { side: "recruitment", units: counted(units) };
  return table.threatened.has(city) ? { side: "threat" } : null;
};

/** Requires a table at the start of a year. */
export const yearStartContext = (table: Table) => {
  const each = <T>(make: (seat: number) => T): T[] => numbered(table.seats - 1, make);
  const queue = (side: "recruitment" | "threat") => ({
    next: table.next[side],
    pile: [...table.pile[side]],
    discard: [...table.discard[side]],
  });
  const regions = Math.max(...table.regions.map(({ id }) => id));
  return {
    year: table.year,
    firstPlayer: table.firstPlayer,
    order: 0,
    onTurn: table.firstPlayer,
    programs: each(() => null),
    idrakys: [...table.idrakys],
    recruitedIn: each(() => []),
    foughtIn: each(() => []),
    titansIn: each(() => []),
    cities: numbered(MOST_CITIES, (city) => cityTile(table, city)),
    queues: { recruitment: queue("recruitment"), threat: queue("threat") },
    titans: table.lair.map(({ asks, ids, raging }) => ({ asks, titans: [...ids], raging })),
    reinforcements: [],
    barracks: counted(table.barracks),
    screens: table.screens.map(counted),
    gold: [...table.gold],
    bank: table.bank === Infinity ? null : table.bank,
    bards: numbered(regions, (region) =>
      each(
        (seat) => table.bards.filter((one) => one.region === region && one.seat === seat).length,
      ),
    ),
    bardStock: [...table.bardsLeft],
    guilds: numbered(MOST_CITIES, (city) => {
      const guild = table.guilds.get(city);
      return guild === undefined ? null : { seat: guild.seat, storeys: guild.storeys };
    }),
    storeyStock: [...table.storeysLeft],
    setAside: [...table.setAside],
    dummy: table.dummy === null ? null : { ...table.dummy },
    assessments: [...table.hall],
    elimination: null,
    replacement: null,
    census: null,
    bastionOpened: false,
    rankings: [],
    over: false,
  };
};
