// Games for tests: what census and assessments look at can be set, the rest is plain.
import fc from "fast-check";
import {
  CityId,
  deriveBoard,
  RegionId,
  referenceEdition,
  UNITS_IN_BOX,
} from "@assize/xidit-edition";
import { SeatId } from "@assize/kernel-model";
import { ASSESSMENTS, NO_UNITS, type State, type Setting } from "@assize/xidit-events";
import { seatsOf, type Lyre } from "../src/index.ts";

const BOARD = deriveBoard(referenceEdition);
const REGION_COUNT = 9;

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

export interface Given extends Partial<Omit<State, "setting" | "rulings">> {
  readonly seats: number;
  readonly rulings?: Partial<State["rulings"]>;
  readonly closedRegions?: Setting["closedRegions"];
  /** Of regions 1 to 9, instead of the reference edition's. */
  readonly lyres?: readonly Lyre[];
}

const editionWith = (lyres: readonly Lyre[]): Setting["edition"] => ({
  ...referenceEdition,
  regions: referenceEdition.regions.map((region) => ({
    ...region,
    lyre: lyres[region.id - 1] ?? region.lyre,
  })),
});

const settingOf = (seats: number, closed: Setting["closedRegions"], lyres: readonly Lyre[]) => ({
  edition: editionWith(lyres),
  board: BOARD,
  seats,
  colours: ["red", "green", "blue", "black", "yellow"].slice(0, seats),
  length: "long" as const,
  years: 12,
  censusYears: [4, 8, 12],
  tiles: [],
  tilesInPlay: [],
  titans: {},
  tilesOnBoard: seats === 3 ? 4 : 5,
  recruitmentQueue: 5,
  closedRegions: closed,
  dummy: seats === 3 ? ("normal" as const) : null,
});

/** Bards of no seat in any region; index 0 is unused. */
const noBards = (seats: number): number[][] =>
  Array.from({ length: REGION_COUNT + 1 }, () => Array.from({ length: seats }, () => 0));

export const gameOf = ({ seats, rulings, closedRegions, lyres, ...given }: Given): State => {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    setting: settingOf(seats, closedRegions ?? [], lyres ?? []),
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    year: 12,
    firstPlayer: SeatId(0),
    order: 0,
    onTurn: SeatId(0),
    programs: each(null),
    idrakys: each(CityId(1)),
    recruitedIn: each([]),
    foughtIn: each([]),
    titansIn: each([]),
    cities: [],
    queues: {
      recruitment: { next: null, pile: [], discard: [] },
      threat: { next: null, pile: [], discard: [] },
    },
    titans: [],
    reinforcements: [],
    barracks: UNITS_IN_BOX,
    screens: each(NO_UNITS),
    gold: each(0),
    bank: null,
    bards: noBards(seats),
    bardStock: each(20),
    guilds: [],
    storeyStock: each(15),
    setAside: each(0),
    dummy: null,
    assessments: ASSESSMENTS,
    elimination: null,
    replacement: null,
    census: null,
    bastionOpened: false,
    rankings: [],
    over: false,
    ...given,
  };
};

const each = <T>(seats: number, one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: seats, maxLength: seats });

/** Small numbers, so that ties are common. */
const few = fc.nat(3);

const screen = fc.record({
  militia: few,
  archer: fc.nat(1),
  infantry: fc.constant(0),
  cleric: fc.constant(0),
  mage: fc.constant(0),
});

const rulings = fc.record({
  "tie-seat": fc.constantFrom("not-passed" as const, "passed" as const),
  "dummy-tie": fc.constantFrom("ranks-lower" as const, "eliminated" as const),
  "dummy-wins": fc.constantFrom("dummy-wins" as const, "best-human" as const),
  "region-zero": fc.constantFrom("nothing" as const, "counts" as const),
  "census-zero": fc.constantFrom("nobody" as const, "all-tied" as const),
});

const guild = (seats: number) =>
  fc.option(
    fc.record({
      seat: fc.nat(seats - 1).map((seat) => SeatId(seat)),
      storeys: fc.integer({ min: 1, max: 4 }),
    }),
    { nil: null },
  );

/** The ruling that fits the gold left in the bank. */
export const withItsBank = (game: State): State => ({
  ...game,
  rulings: { ...game.rulings, bank: game.bank === null ? "unlimited" : "limited:60" },
});

const gameWith = (seats: number): fc.Arbitrary<State> =>
  fc
    .record({
      rulings,
      firstPlayer: fc.nat(seats - 1).map((seat) => SeatId(seat)),
      screens: each(seats, screen),
      gold: each(seats, few),
      bards: fc.array(each(seats, few), { minLength: REGION_COUNT + 1, maxLength: 10 }),
      guilds: fc.array(guild(seats), { minLength: 0, maxLength: 6 }),
      closedRegions: fc.constantFrom([], [2], [1, 2]).map((some) => some.map(RegionId)),
      bank: fc.option(fc.nat(5), { nil: null }),
      assessments: fc.shuffledSubarray([...ASSESSMENTS], { minLength: 3 }),
      dummy:
        seats === 3
          ? fc.record({ wealth: few, influence: fc.nat(9), reputation: fc.nat(30) })
          : fc.constant(null),
      census: fc.record({
        kind: fc.nat(4),
        hands: each(seats, few),
        placing: fc.constant([]),
        reward: fc.constant(null),
        amount: fc.constant(0),
      }),
    })
    .map((given) => withItsBank(gameOf({ seats, ...given })));

/** A game at its end, of three, four or five, full of ties, under any rulings. */
export const anyGame: fc.Arbitrary<State> = fc.constantFrom(3, 4, 5).chain(gameWith);

/** The same game with each seat `s` sitting at `to[s]`. The First Player moves along. */
export const reseated = (game: State, to: readonly number[]): State => {
  const move = <T>(bySeat: readonly T[]): T[] => {
    const moved = [...bySeat];
    bySeat.forEach((value, seat) => {
      moved[to[seat]!] = value;
    });
    return moved;
  };
  return {
    ...game,
    firstPlayer: SeatId(to[game.firstPlayer]!),
    screens: move(game.screens),
    gold: move(game.gold),
    bards: game.bards.map(move),
    guilds: game.guilds.map((one) => one && { ...one, seat: SeatId(to[one.seat]!) }),
    census: game.census && { ...game.census, hands: move(game.census.hands) },
  };
};

/** Every seat goes `steps` places on round the table. */
export const rotation = (seats: number, steps: number): readonly number[] =>
  seatsOf(seats).map((seat) => (seat + steps) % seats);

/** Runs of a property; twenty times as many in a deep run. */
export const runs = (count: number): number =>
  process.env["ASSIZE_DEEP"] === undefined ? count : 20 * count;
