// Positions for tests, described as on a table: what is said lies where it is said, the rest of the box is laid
// out so that nothing is lost. Every position that comes out keeps the game's invariants.
import { SeatId } from "@assize/kernel-model";
import { CityId, type TileId, TitanId, type UnitKind, UNITS_IN_BOX } from "@assize/xidit-edition";
import {
  addUnits,
  type Assessment,
  type CityTile,
  type State,
  hasUnits,
  NO_UNITS,
  type Order,
  ORDERS_A_YEAR,
  type Queue,
  type Side,
  SIDES,
  subtractUnits,
  type Units,
} from "@assize/xidit-events";
import { titanPiles } from "@assize/xidit-statecharts";
import { fill } from "@assize/xidit-tile-queues";
import type { Table } from "./a-table.ts";

export type SomeUnits = Partial<Record<UnitKind, number>>;

/** One seat; what is left out is as at the start of a game. */
export interface SeatDescription {
  readonly city?: number;
  readonly units?: SomeUnits;
  readonly gold?: number;
  /** The first orders of the year; the rest are waits. */
  readonly orders?: readonly Order[];
  readonly setAside?: number;
  readonly recruitedIn?: readonly number[];
  readonly foughtIn?: readonly number[];
  readonly titansIn?: readonly number[];
}

/** One queue of the Path of Destiny, tiles by their numbers. */
export interface QueueDescription {
  readonly next?: number | null;
  readonly pile?: readonly number[];
  readonly discard?: readonly number[];
}

export interface PositionDescription {
  readonly seats?: readonly SeatDescription[];
  readonly year?: number;
  readonly firstPlayer?: number;
  readonly onTurn?: number;
  readonly order?: number;
  /** City to the units on its Recruitment tile; `"full"` as the tile shows. */
  readonly recruitment?: Readonly<Record<number, SomeUnits | "full">>;
  /** Cities with a Threat tile. */
  readonly threats?: readonly number[];
  /** Cities whose tile lies in a queue. */
  readonly bare?: readonly number[];
  readonly queues?: Partial<Record<Side, QueueDescription>>;
  /** The Titans' numbers by pile, and which piles rage. */
  readonly titans?: readonly (readonly number[])[];
  readonly raging?: readonly boolean[];
  /** Region to bards by seat. */
  readonly bards?: Readonly<Record<number, readonly number[]>>;
  /** City to seat and storeys. */
  readonly guilds?: Readonly<Record<number, readonly [seat: number, storeys: number]>>;
  /** Gold left in a bank that can run out. */
  readonly bank?: number;
  readonly assessments?: readonly Assessment[];
  readonly dummy?: State["dummy"];
}

const units = (some: SomeUnits): Units => ({ ...NO_UNITS, ...some });

const cityNamed = (key: string): CityId => CityId(Number(key));

/** What is said of a queue; a member that nothing is said of is missing. */
const saidOf = ({ queues }: PositionDescription, side: Side): Partial<Queue> => {
  const { next, pile, discard } = queues?.[side] ?? {};
  return {
    ...(next === undefined ? {} : { next: next === null ? null : CityId(next) }),
    ...(pile === undefined ? {} : { pile: pile.map(CityId) }),
    ...(discard === undefined ? {} : { discard: discard.map(CityId) }),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const bySeat = <T>(table: Table, of: (seat: number) => T): readonly T[] =>
  table.setup.seats.map((_, seat) => of(seat));

/** Takes tiles from what is left: those named, or the lowest cities that are not asked for elsewhere. */
interface Heap {
  readonly left: Set<TileId>;
  readonly reserved: ReadonlySet<TileId>;
}

const takeOne = ({ left, reserved }: Heap, usable: (tile: TileId) => boolean): TileId => {
  const tile = [...left].find((one) => !reserved.has(one) && usable(one));
  if (tile === undefined) throw new Error("this position needs more tiles than there are");
  left.delete(tile);
  return tile;
};

const layBoard = (table: Table, description: PositionDescription, heap: Heap) => {
  const { tilesOnBoard } = table.fresh.setting;
  const bare = new Set(description.bare?.map(CityId));
  const lie = (named: readonly TileId[]): readonly TileId[] => {
    for (const tile of named)
      if (!heap.left.delete(tile)) throw new Error(`tile ${tile} lies somewhere else already`);
    const more = Array.from({ length: tilesOnBoard - named.length }, () =>
      takeOne(heap, (tile) => !bare.has(tile)),
    );
    return [...named, ...more];
  };
  const recruitment = lie(Object.keys(description.recruitment ?? {}).map(cityNamed));
  return { recruitment, threat: lie((description.threats ?? []).map(CityId)) };
};

/** Queues as at setup, but for what is said of them; tiles left over join a pile nobody spoke of. */
const layQueues = (table: Table, description: PositionDescription, heap: Heap): State["queues"] => {
  const said = {
    recruitment: saidOf(description, "recruitment"),
    threat: saidOf(description, "threat"),
  };
  for (const side of SIDES) {
    const { next, pile = [], discard = [] } = said[side];
    for (const tile of [...(typeof next !== "number" ? [] : [next]), ...pile, ...discard])
      if (!heap.left.delete(tile)) throw new Error(`tile ${tile} lies somewhere else already`);
  }
  const free = { left: heap.left, reserved: new Set<TileId>() };
  const next = (side: Side): TileId | null => {
    const named = said[side].next;
    return named === undefined ? takeOne(free, () => true) : named;
  };
  const nexts = { recruitment: next("recruitment"), threat: next("threat") };
  const wanted = table.fresh.setting.recruitmentQueue - 1;
  const pile = (side: Side, most: number): readonly TileId[] =>
    said[side].pile ??
    Array.from({ length: Math.min(most, free.left.size) }, () => takeOne(free, () => true));
  const threatSaid = said.threat.pile !== undefined;
  const recruitmentPile = pile("recruitment", threatSaid ? Infinity : wanted);
  const queues = {
    recruitment: {
      next: nexts.recruitment,
      pile: recruitmentPile,
      discard: said.recruitment.discard ?? [],
    },
    threat: {
      next: nexts.threat,
      pile: pile("threat", Infinity),
      discard: said.threat.discard ?? [],
    },
  };
  if (free.left.size > 0) throw new Error(`tiles ${[...free.left].join()} have no place`);
  return queues;
};

const tilesAndUnits = (table: Table, description: PositionDescription) => {
  const { setting } = table.fresh;
  const screens = bySeat(table, (seat) => units(description.seats?.[seat]?.units ?? {}));
  const named = description.recruitment ?? {};
  const spoken = Object.values(named).flatMap((one) => (one === "full" ? [] : [units(one)]));
  let barracks = subtractUnits(UNITS_IN_BOX, [...screens, ...spoken].reduce(addUnits, NO_UNITS));
  if (!hasUnits(barracks, NO_UNITS)) throw new Error("this position has more units than the box");
  const queued = SIDES.flatMap((side) => {
    const { next, pile = [], discard = [] } = saidOf(description, side);
    return [...(typeof next !== "number" ? [] : [next]), ...pile, ...discard];
  });
  const heap: Heap = {
    left: new Set(setting.tilesInPlay),
    reserved: new Set([
      ...Object.keys(named).map(cityNamed),
      ...(description.threats ?? []).map(CityId),
      ...queued,
    ]),
  };
  const board = layBoard(table, description, heap);
  const cities: (CityTile | null)[] = setting.tiles.map(() => null);
  for (const tile of board.recruitment) {
    const said = named[tile];
    if (said !== undefined && said !== "full")
      cities[tile] = { side: "recruitment", units: units(said) };
    else {
      const filled = fill(barracks, setting.tiles[tile]!.recruit);
      barracks = filled.barracks;
      cities[tile] = { side: "recruitment", units: filled.units };
    }
  }
  for (const tile of board.threat) cities[tile] = { side: "threat" };
  return { screens, barracks, cities, queues: layQueues(table, description, heap) };
};

const bardsAndStoreys = (table: Table, description: PositionDescription) => {
  const bards = table.fresh.bards.map((none, region) =>
    none.map((_, seat) => description.bards?.[region]?.[seat] ?? 0),
  );
  const guilds = table.fresh.guilds.map((none, city) => {
    const said = description.guilds?.[city];
    return said === undefined ? none : { seat: SeatId(said[0]), storeys: said[1] };
  });
  const setAside = bySeat(table, (seat) => description.seats?.[seat]?.setAside ?? 0);
  return {
    bards,
    guilds,
    setAside,
    bardStock: table.fresh.bardStock.map(
      (all, seat) => all - sum(bards.map((region) => region[seat]!)),
    ),
    storeyStock: table.fresh.storeyStock.map(
      (all, seat) =>
        all -
        setAside[seat]! -
        sum(guilds.map((guild) => (guild?.seat === seat ? guild.storeys : 0))),
    ),
  };
};

const program = (orders: readonly Order[] = []): readonly Order[] => [
  ...orders,
  ...Array.from({ length: ORDERS_A_YEAR - orders.length }, (): Order => "wait"),
];

/** The context of a position that is described; programs are all in, order 1 is due unless said otherwise. */
export const contextOf = (table: Table, description: PositionDescription): State => {
  const { fresh } = table;
  const seat = (index: number): SeatDescription => description.seats?.[index] ?? {};
  const firstPlayer = SeatId(description.firstPlayer ?? fresh.firstPlayer);
  const assessments = description.assessments ?? ["wealth", "influence", "reputation"];
  return {
    ...fresh,
    ...tilesAndUnits(table, description),
    ...bardsAndStoreys(table, description),
    year: description.year ?? 1,
    firstPlayer,
    order: description.order ?? 0,
    onTurn: SeatId(description.onTurn ?? firstPlayer),
    programs: bySeat(table, (index) => program(seat(index).orders)),
    idrakys: bySeat(table, (index) => CityId(seat(index).city ?? index + 1)),
    recruitedIn: bySeat(table, (index) => (seat(index).recruitedIn ?? []).map(CityId)),
    foughtIn: bySeat(table, (index) => (seat(index).foughtIn ?? []).map(CityId)),
    titansIn: bySeat(table, (index) => (seat(index).titansIn ?? []).map(CityId)),
    titans: titanPiles(fresh).map((pile, index) => ({
      ...pile,
      titans: description.titans?.[index]?.map(TitanId) ?? pile.titans,
      raging: description.raging?.[index] ?? false,
    })),
    gold: bySeat(table, (index) => seat(index).gold ?? 0),
    bank: description.bank ?? fresh.bank,
    assessments,
    dummy:
      description.dummy ??
      (fresh.setting.dummy === null ? null : { wealth: 6, influence: 5, reputation: 4 }),
  };
};
