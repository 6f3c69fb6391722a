// Aimless play on the board alone: tiles are emptied or eliminated in any order, for properties.
import fc from "fast-check";
import {
  addUnits,
  countUnits,
  hasUnits,
  NO_UNITS,
  subtractUnits,
  type State,
  type Side,
} from "@assize/xidit-events";
import { CityId, type TileId, UNITS_IN_BOX } from "@assize/xidit-edition";
import { settingOf, THREE_FOUR, VARIANTS, gameOf } from "./a-game.ts";
import type { Shuffle } from "./replace-step-by-step.ts";

export interface Move {
  readonly side: Side;
  /** Which of the tiles of that side on the board, counted from 0, modulo their number. */
  readonly which: number;
}

export interface Play {
  readonly start: State;
  readonly moves: readonly Move[];
  readonly shuffle: Shuffle;
  readonly reinforcements: number;
}

/** A shuffle that depends on a number and the tiles only. */
const shuffleBy =
  (salt: number): Shuffle =>
  (tiles) =>
    [...tiles].sort((a, b) => ((a * salt) % 101) - ((b * salt) % 101) || a - b);

/** Mostly one side, so that queues run out: aimless play almost never wakes a Titan. */
const moves = fc.integer({ min: 0, max: 10 }).chain((bias) =>
  fc.array(
    fc.record({
      side: fc.integer({ min: 0, max: 9 }).map((n): Side => (n < bias ? "threat" : "recruitment")),
      which: fc.nat(20),
    }),
    { minLength: 5, maxLength: 45 },
  ),
);

const barracks = fc.constantFrom(
  UNITS_IN_BOX,
  { militia: 9, archer: 8, infantry: 6, cleric: 5, mage: 4 },
  { ...NO_UNITS, militia: 3, cleric: 2 },
);

export const play: fc.Arbitrary<Play> = fc
  .record({
    variant: fc.constantFrom(...VARIANTS, ...THREE_FOUR),
    trigger: fc.constantFrom("queue-empty" as const, "pile-empty" as const),
    empty: fc.constantFrom("stays" as const, "passes" as const),
    barracks,
    moves,
    salt: fc.integer({ min: 1, max: 100 }),
  })
  .chain((drawn) => {
    const { tilesInPlay } = settingOf(drawn.variant);
    const rulings = { "titan-trigger": drawn.trigger, "empty-recruitment": drawn.empty };
    return fc
      .shuffledSubarray([...tilesInPlay], { minLength: tilesInPlay.length })
      .map((order): Play => ({
        start: gameOf(drawn.variant, order, rulings, drawn.barracks),
        moves: drawn.moves,
        shuffle: shuffleBy(drawn.salt),
        reinforcements: drawn.variant.reinforcements - (drawn.trigger === "pile-empty" ? 1 : 0),
      }));
  });

/** The tile that a move concerns. */
export const tileOf = (game: State, { side, which }: Move): TileId => {
  const tiles = game.cities.flatMap((lying, city) => (lying?.side === side ? [CityId(city)] : []));
  return tiles[which % tiles.length]!;
};

/** Before its tile goes: all its units recruited, or its threat paid for as far as possible. */
export const workOff = (game: State, tile: TileId): State => {
  const lying = game.cities[tile];
  const [screen, ...others] = game.screens;
  if (!lying || screen === undefined) return game;
  if (lying.side === "recruitment") {
    const cities = game.cities.with(tile, { side: "recruitment", units: NO_UNITS });
    return { ...game, cities, screens: [addUnits(screen, lying.units), ...others] };
  }
  const cost = countUnits(game.setting.tiles[tile]!.threat.units);
  if (!hasUnits(screen, cost)) return game;
  return {
    ...game,
    barracks: addUnits(game.barracks, cost),
    screens: [subtractUnits(screen, cost), ...others],
  };
};
