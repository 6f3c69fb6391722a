// Games for tests: every variant's tiles, laid out in a given order, on the reference edition.
import {
  CityId,
  deriveBoard,
  referenceEdition,
  type TileId,
  TitanId,
  UNITS_IN_BOX,
} from "@assize/xidit-edition";
import { SeatId } from "@assize/kernel-model";
import { totalUnits, type State, type Setting } from "@assize/xidit-events";
import { layTiles } from "../src/index.ts";

const BOARD = deriveBoard(referenceEdition);

interface Variant {
  readonly name: string;
  readonly seats: number;
  readonly length: "long" | "short";
  readonly left: readonly TileId[];
  readonly onBoard: number;
  /** Sizes of the two piles at setup, without the Next tiles. */
  readonly piles: readonly [recruitment: number, threat: number];
  /** Tiles to divide at reinforcements. */
  readonly reinforcements: number;
}

const row = (
  name: string,
  left: readonly number[],
  onBoard: number,
  piles: readonly [number, number],
  reinforcements: number,
): Variant => ({
  name,
  seats: Number(name[0]),
  length: name.endsWith("long") ? "long" : "short",
  left: left.map(CityId),
  onBoard,
  piles,
  reinforcements,
});

/** setup.piles, short.*, three.*, tile.invariant. */
export const VARIANTS: readonly Variant[] = [
  row("5 long", [], 5, [4, 5], 10),
  row("5 short", [20, 21], 5, [4, 3], 8),
  row("4 long", [], 5, [4, 5], 10),
  row("4 short", [19, 20, 21], 5, [4, 2], 7),
  row("3 long", [19, 20, 21], 4, [4, 4], 9),
  row("3 short", [14, 18, 19, 20, 21], 4, [4, 2], 7),
];

/** The variants of three players once more, under ruling `three-piles: four`. */
export const THREE_FOUR: readonly Variant[] = [
  row("3 long", [19, 20, 21], 4, [3, 5], 9),
  row("3 short", [14, 18, 19, 20, 21], 4, [3, 3], 7),
];

export const settingOf = (variant: Variant): Setting => {
  const set = referenceEdition.tileSets[variant.seats === 3 ? "18" : "21"];
  const tiles = Array.from(
    { length: 22 },
    (_, city) =>
      set.find((tile) => tile.city === city && !variant.left.includes(tile.city)) ?? null,
  );
  return {
    edition: referenceEdition,
    board: BOARD,
    seats: variant.seats,
    colours: ["red", "green", "blue", "black", "yellow"].slice(0, variant.seats),
    length: variant.length,
    years: variant.length === "long" ? 12 : 9,
    censusYears: variant.length === "long" ? [4, 8, 12] : [3, 6, 9],
    tiles,
    tilesInPlay: tiles.flatMap((tile) => (tile === null ? [] : [tile.city])),
    titans: {},
    tilesOnBoard: variant.onBoard,
    recruitmentQueue: variant.piles[0] + 1,
    closedRegions: [],
    dummy: variant.seats === 3 ? "normal" : null,
  };
};

const DEFAULT_RULINGS: State["rulings"] = {
  "no-road": "stay",
  bank: "unlimited",
  "empty-recruitment": "stays",
  "threat-once": "one",
  "titan-after-recruit": "allowed",
  "titan-anywhere": "bare-cities",
  "titan-trigger": "queue-empty",
  "impossible-reward": "barred",
  "storeys-up-to": "maximum",
  "bonus-storey": "no-room",
  "dummy-titan": "yes",
  "census-zero": "nobody",
  "census-optional": "yes",
  "region-zero": "nothing",
  "dummy-tie": "ranks-lower",
  "dummy-wins": "dummy-wins",
  "three-piles": "five",
  "tie-seat": "not-passed",
};

/** A game just after its tiles were laid; one screen takes all units for all players. */
export const gameOf = (
  variant: Variant,
  order: readonly number[],
  rulings: Partial<State["rulings"]> = {},
  barracks: State["barracks"] = UNITS_IN_BOX,
): State => {
  const setting = settingOf(variant);
  const laid = layTiles(setting, barracks, order.map(CityId));
  const seats = Array.from({ length: variant.seats }, () => 0);
  return {
    setting,
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    year: 1,
    firstPlayer: SeatId(0),
    order: 0,
    onTurn: SeatId(0),
    programs: seats.map(() => null),
    idrakys: seats.map(() => null),
    recruitedIn: seats.map(() => []),
    foughtIn: seats.map(() => []),
    titansIn: seats.map(() => []),
    cities: laid.cities,
    queues: laid.queues,
    titans: [3, 4, 5].map((asks) => ({
      asks,
      titans: [2 * asks - 5, 2 * asks - 4].map(TitanId),
      raging: false,
    })),
    reinforcements: [],
    barracks: laid.barracks,
    screens: seats.map(() => ({ militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 })),
    gold: seats,
    bank: null,
    bards: [],
    bardStock: seats.map(() => 20),
    guilds: [],
    storeyStock: seats.map(() => 15),
    setAside: seats,
    dummy: null,
    assessments: ["wealth", "influence", "reputation"],
    elimination: null,
    replacement: null,
    census: null,
    bastionOpened: false,
    rankings: [],
    over: false,
  };
};

/** Every tile of the game, wherever it lies, ascending. */
export const allTiles = (game: State): readonly TileId[] => {
  const { recruitment, threat } = game.queues;
  const onBoard = game.cities.flatMap((lying, city) => (lying === null ? [] : [CityId(city)]));
  const queued = [recruitment, threat].flatMap(({ next, pile, discard }) => [
    ...(next === null ? [] : [next]),
    ...pile,
    ...discard,
  ]);
  return [...onBoard, ...queued, ...game.reinforcements].sort((a, b) => a - b);
};

/** Every unit of the game, wherever it is. */
export const allUnits = (game: State): number => {
  const onTiles = game.cities.map((lying) =>
    lying?.side === "recruitment" ? totalUnits(lying.units) : 0,
  );
  return [totalUnits(game.barracks), ...game.screens.map(totalUnits), ...onTiles].reduce(
    (sum, units) => sum + units,
    0,
  );
};

/** Runs of a property; twenty times as many in a deep run. */
export const runs = (count: number): number =>
  process.env["ASSIZE_DEEP"] === undefined ? count : 20 * count;
