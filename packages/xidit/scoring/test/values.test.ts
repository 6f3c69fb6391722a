// Values: storeys on the board, regions with their ties, closed regions, empty places.
import fc from "fast-check";
import { expect, test } from "vitest";
import { SeatId } from "@assize/kernel-model";
import { RegionId } from "@assize/xidit-edition";
import { ASSESSMENTS } from "@assize/xidit-events";
import {
  bardsInBastion,
  deriveBastionOpened,
  influence,
  pointsIn,
  regionPoints,
  reputation,
  valuesIn,
} from "../src/index.ts";
import { anyGame, gameOf, reseated, runs } from "./a-game.ts";
import { slowValue } from "./slow-scoring.ts";

/** Bards, then points by lyre [5, 2] under region-zero `nothing` and `counts`. */
const MAJORITIES = [
  ["most and second", [3, 2, 1, 0], [5, 2, 0, 0], [5, 2, 0, 0]],
  ["tied for first: nobody second", [3, 3, 1, 0], [5, 5, 0, 0], [5, 5, 0, 0]],
  ["three tied for first", [2, 2, 2, 1], [5, 5, 5, 0], [5, 5, 5, 0]],
  ["all tied", [1, 1, 1, 1], [5, 5, 5, 5], [5, 5, 5, 5]],
  ["tied for second: each the lower value", [3, 1, 1, 0], [5, 2, 2, 0], [5, 2, 2, 0]],
  ["three tied for second", [3, 1, 1, 1], [5, 2, 2, 2], [5, 2, 2, 2]],
  ["one owner", [0, 4, 0, 0], [0, 5, 0, 0], [2, 5, 2, 2]],
  ["tied first, the others none", [4, 4, 0, 0], [5, 5, 0, 0], [5, 5, 0, 0]],
  ["nobody at all", [0, 0, 0, 0], [0, 0, 0, 0], [5, 5, 5, 5]],
] as const;

test("all nine patterns of a region are tried", () => {
  expect(MAJORITIES).toHaveLength(9);
});

test.each(MAJORITIES)("a region: %s", (_, bards, nothing, counts) => {
  expect(regionPoints(bards, [5, 2], false)).toEqual(nothing);
  expect(regionPoints(bards, [5, 2], true)).toEqual(counts);
});

const bardsIn = (region: number, row: readonly number[]) =>
  Array.from({ length: 10 }, (_, at) => (at === region ? row : [0, 0, 0, 0]));

test("closed regions give nothing, not even where empty places count", () => {
  const lyres = Array.from({ length: 9 }, () => [4, 2] as const);
  const open = gameOf({ seats: 4, bards: bardsIn(2, [1, 0, 0, 0]), lyres });
  expect(reputation(open)).toEqual([4, 0, 0, 0]);
  const closed = gameOf({
    seats: 4,
    bards: bardsIn(2, [1, 0, 0, 0]),
    lyres,
    closedRegions: [RegionId(2)],
  });
  expect(pointsIn(closed, RegionId(2))).toEqual([0, 0, 0, 0]);
  expect(reputation(closed)).toEqual([0, 0, 0, 0]);
  const counts = { ...closed, rulings: { ...closed.rulings, "region-zero": "counts" as const } };
  expect(reputation(counts)).toEqual([32, 32, 32, 32]);
});

test("the Bastion's bards are those of the central region, and count like any others", () => {
  const central = gameOf({ seats: 4 }).setting.board.centralRegion!;
  const lyres = Array.from({ length: 9 }, () => [6, 3] as const);
  const game = gameOf({ seats: 4, bards: bardsIn(central, [0, 3, 1, 0]), lyres });
  expect(bardsInBastion(game)).toEqual([0, 3, 1, 0]);
  expect(deriveBastionOpened(game)).toEqual({ bards: [0, 3, 1, 0] });
  expect(reputation(game)).toEqual([0, 6, 3, 0]);
});

test("influence counts storeys on the board, not those set aside (assess.influence)", () => {
  const guilds = [
    null,
    { seat: SeatId(1), storeys: 4 },
    null,
    { seat: SeatId(1), storeys: 2 },
    { seat: SeatId(2), storeys: 1 },
  ];
  expect(influence(gameOf({ seats: 3, guilds, setAside: [3, 0, 0] }))).toEqual([0, 6, 1]);
});

test("the slow values agree", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      for (const assessment of ASSESSMENTS)
        expect(valuesIn(game, assessment)).toEqual(
          game.gold.map((_, seat) => slowValue(game, assessment, SeatId(seat))),
        );
    }),
    { numRuns: runs(600) },
  );
});

test("values know no seats: with the seats changed about, they change about", () => {
  const seating = anyGame.chain((game) =>
    fc
      .shuffledSubarray([...game.gold.keys()], { minLength: game.setting.seats })
      .map((to) => [game, to] as const),
  );
  fc.assert(
    fc.property(seating, ([game, to]) => {
      for (const assessment of ASSESSMENTS) {
        const values = valuesIn(game, assessment);
        const moved = valuesIn(reseated(game, to), assessment);
        values.forEach((value, seat) => expect(moved[to[seat]!]).toBe(value));
      }
    }),
    { numRuns: runs(300) },
  );
});
