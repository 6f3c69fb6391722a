// Everything that lies on, under and around the table of the slow referee, as lists one could touch.
// Knows how a table is laid before anything is shuffled; mutable on purpose.
import { deriveBoard, type Edition } from "@assize/xidit-edition";
import { choose, type Choices } from "./rulings.ts";

export type Unit = "militia" | "archer" | "infantry" | "cleric" | "mage";
/** Weakest first (comp.units). */
export const UNITS: readonly Unit[] = ["militia", "archer", "infantry", "cleric", "mage"];
export type Side = "recruitment" | "threat";
export type Assessment = "wealth" | "influence" | "reputation";
export const ASSESSMENTS: readonly Assessment[] = ["wealth", "influence", "reputation"];
export type Reward = "gold" | "bards" | "guild";

/** What is read of a log's header. */
export interface PlainHeader {
  readonly seats: readonly unknown[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly table: Readonly<Record<string, unknown>>;
  readonly rulings: { readonly set: string; readonly overrides: Readonly<Record<string, string>> };
  /** What is forced stands in no line. */
  readonly terse?: true;
  /** A stated position, which the slow referee does not read. */
  readonly position?: unknown;
}

export interface Prizes {
  readonly gold: number;
  readonly bards: number;
  readonly storeys: number;
}

export interface CityTile {
  readonly city: number;
  readonly recruit: readonly Unit[];
  readonly threat: { readonly units: readonly Unit[]; readonly rewards: Prizes };
}

export interface Titan {
  readonly id: number;
  readonly asks: number;
  readonly rewards: Prizes;
}

/** What a player has brought off this year, and where (recruit.once, threat.once). */
export interface Deed {
  readonly seat: number;
  readonly city: number;
  readonly what: "recruit" | "threat" | "titan";
}

export interface Table {
  readonly seats: number;
  readonly years: number;
  readonly censusYears: readonly number[];
  readonly tiles: readonly CityTile[];
  readonly titans: readonly Titan[];
  readonly cities: readonly number[];
  /** Recruitment tiles, and as many Threat tiles, on the board. */
  readonly tilesASide: number;
  readonly recruitmentStart: number;
  readonly closed: readonly number[];
  readonly rulings: Choices;
  readonly dummyLevel: string | null;
  readonly dummyTop: Partial<Record<Assessment, number>>;
  readonly central: number | null;
  readonly regions: readonly { readonly id: number; readonly lyre: readonly [number, number] }[];
  readonly roadFrom: (city: number, colour: string) => number | null;
  readonly regionsAt: (city: number) => readonly number[];

  year: number;
  firstPlayer: number;
  idrakys: number[];
  deeds: Deed[];
  /** Units left on the Recruitment tile of a city. */
  recruiting: Map<number, Unit[]>;
  threatened: Set<number>;
  next: Record<Side, number | null>;
  /** Top first. */
  pile: Record<Side, number[]>;
  /** First discarded first. */
  discard: Record<Side, number[]>;
  lair: { asks: number; ids: number[]; raging: boolean }[];
  barracks: Unit[];
  screens: Unit[][];
  gold: number[];
  bank: number;
  bardsLeft: number[];
  /** One entry for every bard on the board. */
  bards: { seat: number; region: number }[];
  guilds: Map<number, { seat: number; storeys: number }>;
  storeysLeft: number[];
  setAside: number[];
  dummy: Record<Assessment, number> | null;
  hall: readonly Assessment[];
  /** The order that is being carried out. */
  resolving: OneOrder | null;
  /** The order that this table forgets (0 times) or carries out twice; null at a table that does not err. */
  mistake: { readonly order: OneOrder; readonly times: number } | null;
}

/** setup.*, three.*, short.*: which tiles are left out, and which regions are closed. */
const leftOut = (seats: number, short: boolean): { tiles: number[]; regions: number[] } => {
  // three.regions; short.three
  if (seats === 3) return { tiles: short ? [14, 18] : [], regions: [1, 2] };
  if (!short) return { tiles: [], regions: [] };
  // short.four, short.five
  return seats === 4 ? { tiles: [19, 20, 21], regions: [1, 2] } : { tiles: [20, 21], regions: [2] };
};

/** comp.units: 18 militia, 16 archers, 14 infantry, 12 clerics, 10 mages. */
const allUnits = (): Unit[] =>
  UNITS.flatMap((unit, i) => Array.from({ length: 18 - 2 * i }, () => unit));

/** One order of one seat. */
export interface OneOrder {
  readonly year: number;
  /** From 0. */
  readonly order: number;
  readonly seat: number;
}

/** A table with nothing shuffled yet. */
export const layTable = (header: PlainHeader, edition: Edition): Table => {
  const seats = header.seats.length;
  const short = header.options["length"] === "short";
  const rulings = choose(header.rulings.set, header.rulings.overrides);
  const out = leftOut(seats, short);
  const board = deriveBoard(edition);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  // three.tiles: the set of 18 with three players, else the set of 21 (comp.tiles)
  const set = edition.tileSets[seats === 3 ? "18" : "21"];
  return {
    seats,
    // short.years
    years: short ? 9 : 12,
    censusYears: short ? [3, 6, 9] : [4, 8, 12],
    tiles: set.filter(({ city }) => !out.tiles.includes(city)),
    titans: edition.titans,
    cities: board.cities,
    tilesASide: seats === 3 ? 4 : 5,
    // setup.piles; three-piles
    recruitmentStart: seats === 3 && rulings["three-piles"] === "four" ? 4 : 5,
    closed: out.regions,
    rulings,
    dummyLevel: seats === 3 ? String(header.options["dummy"]) : null,
    dummyTop: edition.dummyTop ?? {},
    central: board.centralRegion,
    regions: edition.regions.map(({ id, lyre }) => ({ id, lyre })),
    roadFrom: (city, colour) =>
      (board.neighbours as Record<number, Record<string, number | null>>)[city]![colour] ?? null,
    regionsAt: (city) => (board.regionsOf as Record<number, readonly number[]>)[city]!,
    year: 1,
    firstPlayer: header.table["firstPlayer"] as number,
    idrakys: [],
    deeds: [],
    recruiting: new Map(),
    threatened: new Set(),
    next: { recruitment: null, threat: null },
    pile: { recruitment: [], threat: [] },
    discard: { recruitment: [], threat: [] },
    lair: [],
    barracks: allUnits(),
    screens: each(() => []),
    gold: each(() => 0),
    bank: rulings.bank === "unlimited" ? Infinity : Number(rulings.bank.slice("limited:".length)),
    // comp.bards, comp.storeys
    bardsLeft: each(() => 20),
    bards: [],
    guilds: new Map(),
    storeysLeft: each(() => 15),
    setAside: each(() => 0),
    dummy: null,
    hall: [],
    resolving: null,
    mistake: null,
  };
};

/** Another table with the same things on it. */
export const copyTable = (table: Table): Table => {
  const { roadFrom, regionsAt, ...things } = table;
  return { ...structuredClone(things), roadFrom, regionsAt };
};

export const weakestFirst = (units: readonly Unit[]): Unit[] =>
  UNITS.flatMap((unit) => units.filter((one) => one === unit));

/** Takes one unit of a kind out of a heap; false where there is none. */
export const takeUnit = (heap: Unit[], unit: Unit): boolean => {
  const at = heap.indexOf(unit);
  if (at < 0) return false;
  heap.splice(at, 1);
  return true;
};

/** Every seat once, from the First Player clockwise (resolve.sequence). */
export const inTurn = (table: Table): readonly number[] =>
  Array.from({ length: table.seats }, (_, i) => (table.firstPlayer + i) % table.seats);

/** Regions at a city where bards may go (reward.bards, closed.regions), ascending. */
export const openRegionsAt = (table: Table, city: number): readonly number[] =>
  table
    .regionsAt(city)
    .filter((region) => !table.closed.includes(region))
    .sort((a, b) => a - b);

export const tileOf = (table: Table, city: number): CityTile =>
  table.tiles.find((tile) => tile.city === city)!;
