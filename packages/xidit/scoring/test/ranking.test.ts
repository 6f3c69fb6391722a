// Ranking and elimination: every tie, every ruling, and the slow Hall of Fame.
import fc from "fast-check";
import { expect, test } from "vitest";
import { SeatId } from "@assize/kernel-model";
import { NO_UNITS, totalUnits, type Contestant, type State } from "@assize/xidit-events";
import {
  contestants,
  deriveAssessmentHeld,
  deriveAssessmentsOpened,
  deriveGameEnded,
  finalPlaces,
  holdAssessment,
  nextAssessment,
  rank,
  remaining,
  valuesIn,
  winner,
} from "../src/index.ts";
import { anyGame, gameOf, reseated, rotation, runs, type Given } from "./a-game.ts";
import { slowEnd } from "./slow-scoring.ts";

const screens = (...counts: number[]) => counts.map((archer) => ({ ...NO_UNITS, archer }));
const wealthRanking = (given: Given): readonly Contestant[] =>
  rank(gameOf(given), "wealth").ranking;

const atEnd = (start: State): State => {
  let game = start;
  while (nextAssessment(game) !== null) game = holdAssessment(game);
  return game;
};

/** What decides between seats 0 and 1 of three: gold, units, then the way from the First Player. */
const TIES: readonly (readonly [
  why: string,
  gold: readonly [number, number],
  units: readonly [number, number],
  first: number,
  tieSeat: State["rulings"]["tie-seat"],
  above: number,
])[] = [
  ["more gold", [5, 4], [0, 9], 0, "not-passed", 0],
  ["more gold", [4, 5], [9, 0], 0, "not-passed", 1],
  ["level, more units", [5, 5], [3, 2], 0, "not-passed", 0],
  ["level, more units", [5, 5], [2, 3], 1, "not-passed", 1],
  ["all level, the First Player is lowest", [5, 5], [2, 2], 0, "not-passed", 1],
  ["all level, the First Player is lowest", [5, 5], [2, 2], 1, "not-passed", 0],
  ["all level, seat 1 is further from seat 2", [5, 5], [2, 2], 2, "not-passed", 1],
  ["the token passed from 0 to 1", [5, 5], [2, 2], 0, "passed", 0],
  ["the token passed from 1 to 2", [5, 5], [2, 2], 1, "passed", 1],
  ["the token passed from 2 to 0", [5, 5], [2, 2], 2, "passed", 1],
];

test("ten ties are tried", () => {
  expect(TIES).toHaveLength(10);
});

test.each(TIES)(
  "%s: gold %j, units %j, First Player %d, %s",
  (_, gold, units, first, tieSeat, above) => {
    const ranking = wealthRanking({
      seats: 3,
      gold: [...gold, 99],
      screens: screens(...units, 0),
      firstPlayer: SeatId(first),
      rulings: { "tie-seat": tieSeat },
    });
    expect(ranking).toEqual([2, above, 1 - above]);
  },
);

test("five players: the two lowest fall first, then one, then one", () => {
  const gold = [1, 2, 3, 4, 5];
  const game = gameOf({ seats: 5, gold, assessments: ["wealth", "influence", "reputation"] });
  const first = holdAssessment(game);
  expect(first.rankings[0]?.eliminated).toEqual([1, 0]);
  expect(remaining(first)).toEqual([2, 3, 4]);
  const end = atEnd(game);
  expect(end.rankings.map(({ eliminated }) => eliminated.length)).toEqual([2, 1, 1]);
  expect(end.rankings.map(({ ranking }) => ranking.length)).toEqual([5, 5, 5]);
});

test("those already out are ranked but cannot fall again", () => {
  const guilds = [1, 2, 3].map((seat) => ({ seat: SeatId(seat), storeys: seat }));
  const game = gameOf({ seats: 4, gold: [0, 9, 9, 9], guilds });
  const second = holdAssessment(holdAssessment(game)).rankings[1]!;
  expect(second.ranking).toEqual([3, 2, 1, 0]);
  expect(second.eliminated).toEqual([1]);
});

const DUMMY = { wealth: 5, influence: 0, reputation: 0 };

test("the dummy loses a tie with a human, whatever units and seats say (assess.dummy)", () => {
  const given = { seats: 3, dummy: DUMMY, gold: [5, 9, 5] };
  expect(wealthRanking(given)).toEqual([1, 2, 0, "dummy"]);
  expect(rank(gameOf(given), "wealth").dummy).toBe(5);
  expect(rank(gameOf({ seats: 3, gold: [5, 9, 5] }), "wealth").dummy).toBeNull();
});

test("ruling dummy-tie: level with a human still in, while another is lower", () => {
  const given = { seats: 3, dummy: DUMMY, gold: [5, 9, 3] };
  const lower = rank(gameOf(given), "wealth");
  const instead = rank(gameOf({ ...given, rulings: { "dummy-tie": "eliminated" } }), "wealth");
  expect(lower.eliminated).toEqual([2]);
  expect(instead.eliminated).toEqual(["dummy"]);
  expect(instead.ranking).toEqual(lower.ranking);
});

test("ruling dummy-tie: a human already out does not count", () => {
  const given = {
    seats: 3,
    dummy: { wealth: 9, influence: 2, reputation: 0 },
    gold: [1, 5, 6],
    guilds: [
      { seat: SeatId(0), storeys: 2 },
      { seat: SeatId(1), storeys: 1 },
      { seat: SeatId(2), storeys: 3 },
    ],
    rulings: { "dummy-tie": "eliminated" as const },
  };
  const second = holdAssessment(holdAssessment(gameOf(given)));
  expect(second.rankings.map(({ eliminated }) => eliminated)).toEqual([[0], [1]]);
});

test("ruling dummy-wins: the dummy itself, or the human who fell last", () => {
  const given = {
    seats: 3,
    dummy: { wealth: 9, influence: 9, reputation: 99 },
    gold: [1, 2, 3],
    guilds: [{ seat: SeatId(2), storeys: 1 }],
  };
  const end = atEnd(gameOf(given));
  expect(deriveGameEnded(end)).toEqual({ winner: "dummy" });
  expect(finalPlaces(end)).toEqual(["dummy", 2, 1, 0]);
  const human = atEnd(gameOf({ ...given, rulings: { "dummy-wins": "best-human" } }));
  expect(winner(human)).toBe(2);
  expect(finalPlaces(human)).toEqual([2, "dummy", 1, 0]);
});

test("the derived events: order, and the next assessment's ranking", () => {
  const assessments = ["reputation", "wealth", "influence"] as const;
  const game = gameOf({ seats: 4, assessments, gold: [1, 2, 3, 4] });
  expect(deriveAssessmentsOpened(game)).toEqual({ order: assessments });
  expect(deriveAssessmentHeld(game).assessment).toBe("reputation");
  expect(holdAssessment(game).rankings).toEqual([deriveAssessmentHeld(game)]);
  const end = atEnd(game);
  expect(nextAssessment(end)).toBeNull();
  expect(holdAssessment(end)).toBe(end);
  expect(winner(game)).toBeNull();
});

test("the slow Hall of Fame agrees to the end, under any rulings", () => {
  let dummyWins = 0;
  let seatTies = 0;
  let insteadOfLowest = 0;
  fc.assert(
    fc.property(anyGame, (game) => {
      const end = atEnd(game);
      const slow = slowEnd(game);
      const held = end.rankings.map(({ ranking, eliminated }) => ({ ranking, eliminated }));
      expect(held).toEqual(slow.held);
      expect(winner(end)).toBe(slow.winner);
      expect(new Set(finalPlaces(end))).toEqual(new Set(contestants(game)));
      expect(finalPlaces(end)).toHaveLength(contestants(game).length);
      expect(finalPlaces(end)[0]).toBe(slow.winner);
      if (remaining(end)[0] === "dummy") dummyWins++;
      if (hasSeatTie(game)) seatTies++;
      if (
        held.some(
          ({ ranking, eliminated }) => eliminated[0] === "dummy" && ranking.at(-1) !== "dummy",
        )
      )
        insteadOfLowest++;
    }),
    { numRuns: runs(1_500), seed: 1_913 },
  );
  expect(dummyWins).toBeGreaterThanOrEqual(20);
  expect(seatTies).toBeGreaterThanOrEqual(100);
  expect(insteadOfLowest).toBeGreaterThanOrEqual(20);
});

/** Two seats level in value and units: only the way round the table parts them. */
const hasSeatTie = (game: State): boolean =>
  game.assessments.some((assessment) => {
    const values = valuesIn(game, assessment);
    const standing = values.map((value, seat) => `${value}/${totalUnits(game.screens[seat]!)}`);
    return new Set(standing).size < standing.length;
  });

const moved = (to: readonly number[], list: readonly Contestant[]): readonly Contestant[] =>
  list.map((one) => (one === "dummy" ? one : SeatId(to[one]!)));

test("turning the table with its First Player turns every ranking", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(4), (game, steps) => {
      const to = rotation(game.setting.seats, steps);
      const [one, other] = [atEnd(game), atEnd(reseated(game, to))];
      one.rankings.forEach(({ ranking, eliminated }, at) => {
        expect(other.rankings[at]?.ranking).toEqual(moved(to, ranking));
        expect(other.rankings[at]?.eliminated).toEqual(moved(to, eliminated));
      });
      expect(winner(other)).toEqual(moved(to, [winner(one)!])[0]);
    }),
    { numRuns: runs(300) },
  );
});

test("where no seat tie is left, any change of seats changes nothing else", () => {
  const seating = anyGame
    .filter((game) => !hasSeatTie(game))
    .chain((game) =>
      fc
        .shuffledSubarray([...game.gold.keys()], { minLength: game.setting.seats })
        .map((to) => [game, to] as const),
    );
  fc.assert(
    fc.property(seating, ([game, to]) => {
      const [one, other] = [atEnd(game), atEnd(reseated(game, to))];
      one.rankings.forEach(({ ranking }, at) =>
        expect(other.rankings[at]?.ranking).toEqual(moved(to, ranking)),
      );
      expect(winner(other)).toEqual(moved(to, [winner(one)!])[0]);
    }),
    { numRuns: runs(200) },
  );
});

/** Each ruling that is read here must change the result of some game. */
const READ_HERE = {
  "tie-seat": ["not-passed", "passed"],
  "dummy-tie": ["ranks-lower", "eliminated"],
  "dummy-wins": ["dummy-wins", "best-human"],
  "region-zero": ["nothing", "counts"],
} as const;

test.each(Object.entries(READ_HERE))("ruling %s changes some winner", (ruling, options) => {
  const games = fc.sample(anyGame, { numRuns: 400, seed: 7 });
  const differing = games.filter((game) => {
    const [one, other] = options.map((option) =>
      winner(atEnd({ ...game, rulings: { ...game.rulings, [ruling]: option } })),
    );
    return one !== other;
  });
  expect(differing.length).toBeGreaterThanOrEqual(3);
});
