// What decides in Lords of Xidit, as data: the names of its facts and what each holds. Knows no rule and no sentence.
import type { Fact, SeatId } from "@assize/kernel-model";
import type { RoadColour, UnitKind } from "@assize/xidit-edition";
import type { Contestant } from "./state.ts";
import type { Assessment, IgnoredReason, LostReason, Order, Reward, Side } from "./words.ts";

/** What lies in one queue: the Next tile, and how many tiles are on its pile and on its discard pile. */
export interface QueueValues {
  readonly next: number | null;
  readonly pile: number;
  readonly discard: number;
}

/** What the sentence of each fact is made of. Names are public: they stand in reports. */
export type FactValues = {
  readonly "titan-piles": { readonly asks: readonly number[] };
  readonly "tiles-in-play": { readonly tiles: number };
  readonly "assessments-each-once": { readonly assessments: number };
  readonly "placing-next": { readonly seat: SeatId };
  readonly "city-on-board": { readonly city: number; readonly exists: boolean };
  readonly "city-occupied": { readonly city: number; readonly seat: SeatId | null };
  readonly "tiles-dealt": { readonly side: Side; readonly tiles: readonly number[] };
  readonly "tile-filled": { readonly tile: number; readonly units: readonly UnitKind[] };
  readonly "programs-missing": { readonly seats: readonly SeatId[] };
  readonly "program-made": { readonly seat: SeatId; readonly before: boolean };
  readonly "orders-given": {
    readonly seat: SeatId;
    readonly orders: number;
    readonly needed: number;
  };
  readonly "road-missing": {
    readonly number: number;
    readonly city: number;
    readonly road: RoadColour;
  };
  readonly "program-was": { readonly seat: SeatId; readonly orders: readonly Order[] };
  readonly "order-was": {
    readonly seat: SeatId;
    readonly number: number;
    readonly order: Order | null;
  };
  readonly "turn-was": { readonly seat: SeatId };
  readonly "road-led": {
    readonly city: number;
    readonly road: RoadColour;
    readonly to: number | null;
  };
  readonly "stood-in": { readonly seat: SeatId; readonly city: number };
  readonly "city-held": { readonly city: number; readonly tile: Side | null };
  readonly "recruited-before": {
    readonly seat: SeatId;
    readonly city: number;
    readonly before: boolean;
  };
  readonly "tile-held": { readonly city: number; readonly units: readonly UnitKind[] };
  readonly "weakest-present": { readonly units: readonly UnitKind[]; readonly unit: UnitKind };
  readonly "fought-before": {
    readonly seat: SeatId;
    readonly city: number;
    readonly threat: boolean;
    readonly titan: boolean;
  };
  readonly "threat-asked": { readonly city: number; readonly units: readonly UnitKind[] };
  readonly "units-owned": {
    readonly seat: SeatId;
    readonly owned: readonly UnitKind[];
    readonly asked: readonly UnitKind[];
  };
  readonly "titans-raging": { readonly titans: readonly number[] };
  readonly "titan-cheapest": {
    readonly seat: SeatId;
    readonly owned: number;
    readonly asks: number | null;
  };
  readonly "titan-asked": {
    readonly titan: number;
    readonly asks: number | null;
    readonly paid: number;
  };
  readonly "action-open": {
    readonly seat: SeatId;
    readonly city: number;
    readonly deed: "recruit" | "threat" | "titan" | null;
  };
  readonly "ignored-why": {
    readonly seat: SeatId;
    readonly city: number;
    readonly reason: IgnoredReason;
  };
  readonly "orders-left": { readonly resolved: number; readonly orders: number };
  readonly "census-year": { readonly year: number; readonly census: boolean };
  readonly "year-was": { readonly year: number; readonly years: number };
  readonly "first-player-moves": { readonly from: SeatId; readonly to: SeatId };
  readonly "rewards-possible": { readonly rewards: readonly Reward[]; readonly taken: number };
  readonly "bards-left": { readonly seat: SeatId; readonly bards: number };
  readonly "reward-next": { readonly seat: SeatId; readonly reward: Reward | null };
  readonly "storeys-free": { readonly free: boolean };
  readonly "bards-to-place": {
    readonly seat: SeatId;
    readonly bards: number;
    readonly city: number;
    readonly regions: readonly number[];
  };
  readonly "regions-closed": { readonly regions: readonly number[] };
  readonly "storeys-possible": { readonly seat: SeatId; readonly most: number };
  readonly "set-aside-fits": {
    readonly seat: SeatId;
    readonly city: number;
    readonly setAside: number;
    readonly storeys: number;
  };
  readonly "dummy-due": { readonly dummy: boolean; readonly due: boolean };
  readonly "dummy-raisable": { readonly assessments: readonly Assessment[] };
  readonly "eliminated-was": { readonly city: number; readonly titan: number | null };
  readonly "gold-shown": { readonly shown: number; readonly gold: number };
  readonly "storeys-shown": {
    readonly shown: number;
    readonly stock: number;
    readonly room: number;
    readonly storeys: number;
  };
  readonly "reward-lost-why": { readonly reward: Reward; readonly reason: LostReason };
  readonly "queues-held": { readonly recruitment: QueueValues; readonly threat: QueueValues };
  readonly "tile-going": { readonly side: Side | null; readonly tile: number | null };
  readonly "next-was": { readonly side: Side; readonly tile: number };
  readonly "pile-top": { readonly pile: Side; readonly next: Side; readonly tile: number };
  readonly "pile-renewed": { readonly pile: Side; readonly tiles: number };
  readonly "titans-top": { readonly titans: readonly number[] };
  readonly "tiles-to-shuffle": { readonly tiles: number };
  readonly "tiles-collected": { readonly tiles: number; readonly threats: number };
  readonly "hands-missing": { readonly seats: readonly SeatId[] };
  readonly "hand-made": { readonly seat: SeatId; readonly before: boolean };
  readonly "units-to-show": {
    readonly seat: SeatId;
    readonly held: readonly UnitKind[];
    readonly shown: number;
  };
  readonly "kind-counted": { readonly unit: UnitKind | null };
  readonly "placing-left": { readonly seats: readonly SeatId[] };
  readonly "guilds-with-room": {
    readonly seat: SeatId;
    readonly stock: number;
    readonly cities: readonly number[];
  };
  readonly "reward-declinable": { readonly optional: boolean };
  readonly "hands-shown": { readonly unit: UnitKind; readonly hands: readonly number[] };
  readonly "census-most": { readonly hands: readonly number[]; readonly seats: readonly SeatId[] };
  readonly "census-prize": {
    readonly unit: UnitKind;
    readonly reward: Reward;
    readonly winners: number;
    readonly amounts: readonly number[];
  };
  readonly "assessment-next": {
    readonly assessment: Assessment | null;
    readonly bastionOpened: boolean;
  };
  readonly "assessments-order": { readonly order: readonly Assessment[] };
  readonly "bastion-held": { readonly bards: readonly number[] };
  readonly "scores-were": { readonly assessment: Assessment; readonly scores: readonly number[] };
  readonly "dummy-was": { readonly value: number | null };
  readonly "ranking-was": {
    readonly scores: readonly number[];
    readonly ranking: readonly Contestant[];
  };
  readonly "eliminated-were": { readonly eliminated: readonly Contestant[] };
  readonly "winner-left": { readonly winner: Contestant };
};

export type FactName = keyof FactValues;

/** Without `knownTo` everybody at the table may know it. */
export const fact = <Name extends FactName>(
  name: Name,
  values: FactValues[Name],
  knownTo: Fact["knownTo"] = "public",
): Fact => ({ fact: name, values: values as Fact["values"], knownTo });

/** Known to a seat alone: what lies behind its screen, what it has programmed. */
export const secretOf = <Name extends FactName>(
  seat: SeatId,
  name: Name,
  values: FactValues[Name],
): Fact => fact(name, values, seat);
