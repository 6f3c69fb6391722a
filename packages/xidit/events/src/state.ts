// The state of a game of Lords of Xidit: plain data, and the fixed facts it is played with.
// Arrays by seat are indexed by SeatId. Knows no rule; every update lives with the rule it serves.
import type { SeatId } from "@assize/kernel-model";
import type {
  Board,
  CityId,
  Edition,
  RegionId,
  Tile,
  TileId,
  Titan,
  TitanId,
} from "@assize/xidit-edition";
import type { Rulings } from "@assize/xidit-rulebook";
import type {
  Assessment,
  ByAssessment,
  DummyLevel,
  Length,
  Order,
  Reward,
  Side,
  Units,
} from "./words.ts";

/** What the header and the edition fix for the whole game. Never part of an encoded state. */
export interface Setting {
  readonly edition: Edition;
  readonly board: Board;
  readonly seats: number;
  readonly colours: readonly string[];
  readonly length: Length;
  readonly years: number;
  readonly censusYears: readonly number[];
  /** Tiles in play, by city; null for a city whose tile is not (setup.piles, short.*, three.tiles). */
  readonly tiles: readonly (Tile | null)[];
  readonly tilesInPlay: readonly TileId[];
  readonly titans: Readonly<Record<TitanId, Titan>>;
  /** Recruitment tiles, and likewise Threat tiles, on the board (tile.invariant). */
  readonly tilesOnBoard: number;
  /** Tiles that make up the Recruitment queue at setup, the Next one included (setup.piles). */
  readonly recruitmentQueue: number;
  readonly closedRegions: readonly RegionId[];
  /** Three players only (three.dummy). */
  readonly dummy: DummyLevel | null;
}

/** What lies in a city: a Recruitment tile with the units left on it, or a Threat tile. */
export type CityTile =
  | { readonly side: "recruitment"; readonly units: Units }
  | { readonly side: "threat" };

/** One queue of the Path of Destiny. */
export interface Queue {
  readonly next: TileId | null;
  /** Top first. */
  readonly pile: readonly TileId[];
  /** Tiles of this side that left the board, the first discarded first. */
  readonly discard: readonly TileId[];
}

export interface TitanPile {
  /** What its Titans ask for: 3, 4 or 5 units. */
  readonly asks: number;
  /** Top first. */
  readonly titans: readonly TitanId[];
  /** True where the top one is raging. */
  readonly raging: boolean;
}

export interface Guild {
  readonly seat: SeatId;
  readonly storeys: number;
}

/** A threat or Titan that has been paid for and whose rewards are being handed out. */
export interface Elimination {
  readonly city: CityId;
  readonly titan: TitanId | null;
  /** Rewards chosen and not yet carried out, in order. */
  readonly rewards: readonly Reward[];
  /** Storeys to build, once chosen (ruling `storeys-up-to`). */
  readonly storeys: number | null;
}

/** A tile of one side that has left the board and is being replaced. */
export interface Replacement {
  readonly side: Side;
  readonly out: TileId;
  /** The tile placed for it, once it is. */
  readonly placed: TileId | null;
  /** Tiles placed before within this order (ruling `empty-recruitment`). */
  readonly before: readonly TileId[];
}

/** A census in progress: the kind being counted and the rewards still to be placed. */
export interface Census {
  /** Index of the kind in UNIT_KINDS; 5 when all have been counted. */
  readonly kind: number;
  readonly hands: readonly (number | null)[];
  /** Seats that still place their reward for the kind just counted, in order. */
  readonly placing: readonly SeatId[];
  readonly reward: "bards" | "storey" | null;
  /** Bards or storeys that each of them places. */
  readonly amount: number;
}

/** A seat, or the dummy of three players. */
export type Contestant = SeatId | "dummy";

export interface Ranking {
  readonly assessment: Assessment;
  /** Value by seat. */
  readonly scores: readonly number[];
  readonly dummy: number | null;
  /** Everybody, best first. */
  readonly ranking: readonly Contestant[];
  readonly eliminated: readonly Contestant[];
}

export interface State {
  readonly setting: Setting;
  readonly rulings: Rulings;
  /** From 1. */
  readonly year: number;
  readonly firstPlayer: SeatId;
  /** The order being resolved, from 0; ORDERS_A_YEAR when all are. */
  readonly order: number;
  readonly onTurn: SeatId;
  readonly programs: readonly (readonly Order[] | null)[];
  readonly idrakys: readonly (CityId | null)[];
  /** Cities where each seat has recruited this year (recruit.once). */
  readonly recruitedIn: readonly (readonly CityId[])[];
  /** Cities where each seat has eliminated a threat this year (threat.once). */
  readonly foughtIn: readonly (readonly CityId[])[];
  /** Cities where each seat has eliminated a Titan this year (threat.once). */
  readonly titansIn: readonly (readonly CityId[])[];
  /** By city; index 0 is unused. */
  readonly cities: readonly (CityTile | null)[];
  readonly queues: Readonly<Record<Side, Queue>>;
  readonly titans: readonly TitanPile[];
  /** Tiles to be shuffled into the new Threat pile (reinforce.threat). */
  readonly reinforcements: readonly TileId[];
  readonly barracks: Units;
  readonly screens: readonly Units[];
  readonly gold: readonly number[];
  /** Gold left in the bank; null where it cannot run out (ruling `bank`). */
  readonly bank: number | null;
  /** Bards by region, then by seat; index 0 is unused. The central region's are the Bastion's. */
  readonly bards: readonly (readonly number[])[];
  readonly bardStock: readonly number[];
  /** By city; index 0 is unused. */
  readonly guilds: readonly (Guild | null)[];
  readonly storeyStock: readonly number[];
  /** Storeys won in a census and not yet built (census.mages). */
  readonly setAside: readonly number[];
  readonly dummy: ByAssessment<number> | null;
  readonly assessments: readonly Assessment[];
  readonly elimination: Elimination | null;
  readonly replacement: Replacement | null;
  readonly census: Census | null;
  readonly bastionOpened: boolean;
  readonly rankings: readonly Ranking[];
  readonly over: boolean;
}
