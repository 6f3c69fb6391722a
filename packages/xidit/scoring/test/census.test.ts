// The military census: each kind's reward, ties, nothing shown, an empty bank.
import fc from "fast-check";
import { expect, test } from "vitest";
import { SeatId } from "@assize/kernel-model";
import { UNIT_KINDS } from "@assize/xidit-edition";
import type { Census, State } from "@assize/xidit-events";
import {
  deriveCensusAwarded,
  censusWinners,
  goldPaid,
  kindCounted,
  mostToShow,
} from "../src/index.ts";
import { anyGame, gameOf, reseated, rotation, runs, withItsBank } from "./a-game.ts";
import { slowCensus } from "./slow-scoring.ts";

const counting = (kind: number, hands: Census["hands"]): Census => ({
  kind,
  hands,
  placing: [],
  reward: null,
  amount: 0,
});

const award = (kind: number, hands: Census["hands"], given: Partial<State> = {}) =>
  deriveCensusAwarded(
    withItsBank({
      ...gameOf({ seats: hands.length, census: counting(kind, hands) }),
      ...given,
    }),
  );

/** census.militia to census.mages: the reward alone, and the reward of each when tied. */
const REWARDS = [
  ["militia", "gold", 1, 1],
  ["archer", "gold", 2, 1],
  ["infantry", "bards", 1, 1],
  ["cleric", "bards", 2, 1],
  ["mage", "guild", 1, 1],
] as const;

test("all five kinds have a reward", () => {
  expect(REWARDS.map(([kind]) => kind)).toEqual(UNIT_KINDS);
});

test.each(REWARDS)("%s: %s, %d alone, %d each on a tie", (kind, reward, alone, tied) => {
  const at = UNIT_KINDS.indexOf(kind);
  expect(award(at, [0, 2, 1, 1])).toMatchObject({
    unit: kind,
    reward,
    amounts: [alone],
    seats: [1],
  });
  expect(award(at, [2, 0, 2, 2])).toMatchObject({
    reward,
    amounts: [tied, tied, tied],
    seats: [0, 2, 3],
  });
});

test("census.tie-order: tied players come from this year's First Player clockwise", () => {
  expect(award(2, [1, 1, 0, 1], { firstPlayer: SeatId(3) }).seats).toEqual([3, 0, 1]);
});

test("ruling census-zero: nobody, or all with the reward of a tie", () => {
  const nobody = gameOf({ seats: 3, census: counting(1, [0, 0, 0]) });
  expect(deriveCensusAwarded(nobody)).toMatchObject({ seats: [], amounts: [], reward: "gold" });
  const all = { ...nobody, rulings: { ...nobody.rulings, "census-zero": "all-tied" as const } };
  expect(deriveCensusAwarded(all)).toMatchObject({ seats: [0, 1, 2], amounts: [1, 1, 1] });
});

test("ruling bank: winners take what is left, one after the other from the First Player", () => {
  const tied = [2, 2, 2];
  expect(award(0, tied, { bank: 2, firstPlayer: SeatId(1) })).toMatchObject({
    seats: [1, 2, 0],
    amounts: [1, 1, 0],
  });
  expect(award(1, [0, 1, 0], { bank: 1 }).amounts).toEqual([1]);
  expect(award(1, [0, 1, 0], { bank: 0 }).amounts).toEqual([0]);
  expect(award(1, [0, 1, 0], { bank: null }).amounts).toEqual([2]);
  expect([goldPaid(null, 5), goldPaid(3, 5), goldPaid(9, 5)]).toEqual([5, 3, 5]);
});

test("what a seat may show, and the kind, outside and after a census", () => {
  const screens = [{ militia: 1, archer: 0, infantry: 0, cleric: 4, mage: 0 }];
  const game = gameOf({ seats: 1, screens, census: counting(3, [null]) });
  expect([kindCounted(game), mostToShow(game, SeatId(0))]).toEqual(["cleric", 4]);
  const after = { ...game, census: counting(5, [null]) };
  expect([kindCounted(after), mostToShow(after, SeatId(0))]).toEqual([null, 0]);
  expect(censusWinners({ ...game, census: null })).toEqual([]);
});

test("the slow count agrees", () => {
  const winners = [0, 0, 0, 0, 0, 0];
  fc.assert(
    fc.property(anyGame, (game) => {
      const { seats, amounts, hands, unit } = deriveCensusAwarded(game);
      expect({ seats, amounts }).toEqual(slowCensus(game));
      expect(hands).toEqual(game.census!.hands);
      expect(unit).toBe(UNIT_KINDS[game.census!.kind]);
      winners[seats.length]!++;
    }),
    { numRuns: runs(1_000), seed: 41 },
  );
  for (const count of winners.slice(0, 5)) expect(count).toBeGreaterThanOrEqual(3);
});

test("turning the table turns the award", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(4), (game, steps) => {
      const to = rotation(game.setting.seats, steps);
      const [one, other] = [deriveCensusAwarded(game), deriveCensusAwarded(reseated(game, to))];
      expect(other.seats).toEqual(one.seats.map((seat) => to[seat]));
      expect(other.amounts).toEqual(one.amounts);
    }),
    { numRuns: runs(300) },
  );
});
