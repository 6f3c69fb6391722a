// The rulebook's own examples of census and assessments.
import { expect, test } from "vitest";
import { SeatId } from "@assize/kernel-model";
import { NO_UNITS, type State } from "@assize/xidit-events";
import {
  deriveCensusAwarded,
  dummyAtStart,
  holdAssessment,
  rank,
  remaining,
  raiseDummy,
  valuesIn,
  wealth,
  winner,
  type Lyre,
} from "../src/index.ts";
import { gameOf } from "./a-game.ts";

const [PAUL, STEPHANIE, ALEX, STEVE] = [0, 1, 2, 3].map((seat) => SeatId(seat)) as [
  SeatId,
  SeatId,
  SeatId,
  SeatId,
];

test("ex.census-clerics: Steve 1, Paul 1, Alex 0, Stephanie 2", () => {
  const census = { kind: 3, hands: [1, 2, 0, 1], placing: [], reward: null, amount: 0 };
  expect(deriveCensusAwarded(gameOf({ seats: 4, census }))).toEqual({
    unit: "cleric",
    hands: [1, 2, 0, 1],
    seats: [STEPHANIE],
    reward: "bards",
    amounts: [2],
  });
});

/** Storeys of a seat as guilds of at most four. */
const guilds = (storeys: readonly number[]): State["guilds"] =>
  storeys.flatMap((total, seat) =>
    Array.from({ length: Math.ceil(total / 4) }, (_, at) => ({
      seat: SeatId(seat),
      storeys: Math.min(4, total - 4 * at),
    })),
  );

const units = (militia: number) => ({ ...NO_UNITS, militia });

/** Alex and Steve are above 18 gold; who has which is not told. */
const AFTER_12_YEARS = {
  seats: 4,
  gold: [18, 18, 25, 21],
  screens: [units(4), units(2), units(1), units(1)],
  guilds: guilds([12, 11, 9, 8]),
};

test("ex.assess-wealth: 18 and 18, units 4 and 2: Stephanie is out", () => {
  const { scores, ranking, eliminated } = rank(gameOf(AFTER_12_YEARS), "wealth");
  expect(scores).toEqual([18, 18, 25, 21]);
  expect(ranking).toEqual([ALEX, STEVE, PAUL, STEPHANIE]);
  expect(eliminated).toEqual([STEPHANIE]);
});

test("ex.assess-influence: 12, 11, 9, 8, Stephanie ranked but out already: Steve is out", () => {
  const second = holdAssessment(gameOf(AFTER_12_YEARS));
  const { scores, ranking, eliminated } = rank(second, "influence");
  expect(scores).toEqual([12, 11, 9, 8]);
  expect(ranking).toEqual([PAUL, STEPHANIE, ALEX, STEVE]);
  expect(eliminated).toEqual([STEVE]);
  expect(remaining(holdAssessment(second))).toEqual([PAUL, ALEX]);
});

/** Of this edition's making: lyre values, and bards by seat, that give the example's reputations. */
const LYRES: readonly Lyre[] = [
  [4, 2],
  [4, 2],
  [5, 2],
  [4, 2],
  [5, 3],
  [4, 2],
  [5, 2],
  [4, 2],
  [6, 3],
];
const BARDS: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0, 1, 2, 0],
  [2, 0, 1, 0],
  [0, 2, 0, 1],
  [1, 2, 0, 0],
  [0, 0, 2, 1],
  [0, 1, 2, 0],
  [1, 2, 0, 0],
  [1, 0, 0, 2],
  [2, 0, 0, 1],
];

test("ex.assess-reputation: 18, 16, 15, 12; of Paul and Alex Paul ranks higher and wins", () => {
  const game = gameOf({ ...AFTER_12_YEARS, bards: BARDS, lyres: LYRES });
  const third = holdAssessment(holdAssessment(game));
  expect(valuesIn(third, "reputation")).toEqual([16, 18, 15, 12]);
  const { ranking, eliminated } = rank(third, "reputation");
  expect(ranking).toEqual([STEPHANIE, PAUL, ALEX, STEVE]);
  expect(eliminated).toEqual([ALEX]);
  expect(winner(third)).toBeNull();
  expect(winner(holdAssessment(third))).toBe(PAUL);
});

test("ex.dummy-wealth: Stephanie raises the dummy's wealth by one", () => {
  const order = ["wealth", "reputation", "influence"] as const;
  const dummy = dummyAtStart("normal", order);
  expect(dummy).toEqual({ wealth: 6, reputation: 5, influence: 4 });
  expect(dummyAtStart("harder", order)).toEqual({ wealth: 7, reputation: 6, influence: 5 });
  const game = gameOf({ seats: 3, dummy, gold: [7, 8, 9] });
  expect(rank(game, "wealth").eliminated).toEqual(["dummy"]);
  const raised = raiseDummy(raiseDummy(game, "wealth"), "wealth");
  expect(raised.dummy).toEqual({ wealth: 8, reputation: 5, influence: 4 });
  expect(rank(raised, "wealth").eliminated).toEqual([PAUL]);
  expect(wealth(raised)).toEqual([7, 8, 9]);
});
