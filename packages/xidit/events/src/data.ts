// The data of each event, as a schema and as a type. Strict in shape; legality is the charts' business.
import * as Schema from "effect/Schema";
import { ROAD_COLOURS, UNIT_KINDS } from "@assize/xidit-edition";
import { type EventOfGame, Nothing } from "@assize/kernel-model";
import { ASSESSMENTS, IGNORED_REASONS, LOST_REASONS, ORDERS, REWARDS, SIDES } from "./words.ts";

/** Most entries of any list in an event. */
const LONGEST_LIST = 64;

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }));
/** What the rules add up: from the most that a position states, over the longest game, it stays below this. */
const Total = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }));
const Seat = Count.pipe(Schema.brand("SeatId"));
const City = Count.pipe(Schema.brand("CityId"));
const Region = Count.pipe(Schema.brand("RegionId"));
/** A tile is named by its city. */
const TileNumber = City;
const TitanNumber = Count.pipe(Schema.brand("TitanId"));
const list = <S extends Schema.Constraint>(item: S) =>
  Schema.Array(item).check(Schema.isMaxLength(LONGEST_LIST));

const UnitName = Schema.Literals(UNIT_KINDS);
const strengthOf = (kind: (typeof UNIT_KINDS)[number]): number => UNIT_KINDS.indexOf(kind);
/** Units are written weakest first, so that one set of units has one spelling. */
const UnitList = list(UnitName).check(
  Schema.makeFilter(
    (units) => units.every((kind, i) => i === 0 || strengthOf(units[i - 1]!) <= strengthOf(kind)),
    {
      expected: "weakest-first",
      description: "Weakest first.",
      toJsonSchema: () => ({ "x-ascending": { of: UNIT_KINDS, repeats: true } }),
    },
  ),
);

const RegionShare = Schema.Struct({ region: Region, bards: Count });
/** Regions in ascending order, each once, so that one choice has one spelling. */
const RegionShares = list(RegionShare).check(
  Schema.makeFilter(
    (shares) => shares.every((share, i) => i === 0 || shares[i - 1]!.region < share.region),
    {
      expected: "ascending-regions",
      description: "Regions in ascending order, each once.",
      toJsonSchema: () => ({ "x-ascending": { by: "region", repeats: false } }),
    },
  ),
);

const Contestant = Schema.Union([Seat, Schema.Literal("dummy")]);

export const DATA = {
  "titans-shuffled": Schema.Struct({ piles: list(list(TitanNumber)) }),
  "tiles-shuffled": Schema.Struct({ order: list(TileNumber) }),
  "tiles-laid": Schema.Struct({
    recruitment: list(Schema.Struct({ tile: TileNumber, units: UnitList })),
    threat: list(TileNumber),
    nextRecruitment: TileNumber,
    nextThreat: TileNumber,
  }),
  "assessments-shuffled": Schema.Struct({ order: list(Schema.Literals(ASSESSMENTS)) }),
  "idrakys-placed": Schema.Struct({ city: City }),

  "orders-programmed": Schema.Struct({ orders: list(Schema.Literals(ORDERS)) }),
  "orders-revealed": Schema.Struct({ programs: list(list(Schema.Literals(ORDERS))) }),

  "idrakys-moved": Schema.Struct({
    seat: Seat,
    road: Schema.Literals(ROAD_COLOURS),
    from: City,
    to: City,
  }),
  "idrakys-stayed": Schema.Struct({ seat: Seat, road: Schema.Literals(ROAD_COLOURS) }),
  "order-waited": Schema.Struct({ seat: Seat }),
  "unit-recruited": Schema.Struct({ seat: Seat, city: City, unit: UnitName }),
  "threat-paid": Schema.Struct({ seat: Seat, city: City, units: UnitList }),
  "titan-paid": Schema.Struct({ titan: TitanNumber, units: UnitList }),
  "titan-declined": Nothing,
  "order-ignored": Schema.Struct({ seat: Seat, reason: Schema.Literals(IGNORED_REASONS) }),

  "rewards-chosen": Schema.Struct({ rewards: list(Schema.Literals(REWARDS)) }),
  "gold-taken": Schema.Struct({ seat: Seat, gold: Total }),
  "bards-placed": Schema.Struct({ regions: RegionShares }),
  "storeys-chosen": Schema.Struct({ storeys: Count }),
  "guild-built": Schema.Struct({ seat: Seat, city: City, storeys: Total }),
  "set-aside-built": Schema.Struct({ seat: Seat, city: City, storeys: Total }),
  "reward-lost": Schema.Struct({
    seat: Seat,
    reward: Schema.Literals(REWARDS),
    reason: Schema.Literals(LOST_REASONS),
  }),
  "dummy-raised": Schema.Struct({ assessment: Schema.Literals(ASSESSMENTS) }),
  "dummy-stayed": Schema.Struct({ seat: Seat }),
  "titan-removed": Schema.Struct({ titan: TitanNumber }),

  "tile-discarded": Schema.Struct({ side: Schema.Literals(SIDES), tile: TileNumber }),
  "pile-flipped": Schema.Struct({ pile: Schema.Literals(SIDES), tiles: Count }),
  "tile-placed": Schema.Struct({
    side: Schema.Literals(SIDES),
    tile: TileNumber,
    units: UnitList,
  }),
  "queue-advanced": Schema.Struct({ side: Schema.Literals(SIDES), tile: TileNumber }),
  "tile-borrowed": Schema.Struct({ tile: TileNumber }),
  "titans-awakened": Schema.Struct({ titans: list(TitanNumber) }),
  "reinforcements-collected": Schema.Struct({
    recruitment: list(TileNumber),
    threats: Total,
  }),
  "reinforcements-shuffled": Schema.Struct({ order: list(TileNumber) }),

  "census-called": Schema.Struct({ year: Total }),
  "hand-chosen": Schema.Struct({ units: Count }),
  "census-awarded": Schema.Struct({
    unit: UnitName,
    hands: list(Total),
    seats: list(Seat),
    reward: Schema.Literals(REWARDS),
    amounts: list(Total),
  }),
  "storey-added": Schema.Struct({ city: City }),
  "storey-set-aside": Schema.Struct({ seat: Seat }),
  "reward-declined": Nothing,
  "year-ended": Schema.Struct({ year: Total, firstPlayer: Seat }),

  "assessments-opened": Schema.Struct({ order: list(Schema.Literals(ASSESSMENTS)) }),
  "bastion-opened": Schema.Struct({ bards: list(Total) }),
  "assessment-held": Schema.Struct({
    assessment: Schema.Literals(ASSESSMENTS),
    scores: list(Total),
    dummy: Schema.NullOr(Total),
    ranking: list(Contestant),
    eliminated: list(Contestant),
  }),
  "game-ended": Schema.Struct({ winner: Contestant }),
} as const;

export const EVENT_TYPES = Object.keys(DATA) as readonly EventType[];
export type EventType = keyof typeof DATA;
export type DataOf<Type extends EventType> = (typeof DATA)[Type]["Type"];

/** Events that carry a seat of their own: a free choice. */
export const DECISIONS = [
  "idrakys-placed",
  "orders-programmed",
  "titan-paid",
  "titan-declined",
  "rewards-chosen",
  "bards-placed",
  "storeys-chosen",
  "dummy-raised",
  "hand-chosen",
  "storey-added",
  "reward-declined",
] as const satisfies readonly EventType[];
type DecisionType = (typeof DECISIONS)[number];

/** Shuffles: the outcome of chance, each one event with the full order. */
export const CHANCES = [
  "titans-shuffled",
  "tiles-shuffled",
  "assessments-shuffled",
  "reinforcements-shuffled",
] as const satisfies readonly EventType[];

/** An event of one type, as the charts see it. */
export type EventOf<Type extends EventType> = EventOfGame<typeof DATA, DecisionType, Type>;

export type XiditEvent = EventOf<EventType>;
