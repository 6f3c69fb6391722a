// The rulebook's worked examples of the census and the assessments, as events of a log.
import { expect, test } from "vitest";
import type { State } from "@assize/xidit-events";
import type { PositionDescription } from "./a-position.ts";
import { table } from "./a-table.ts";
import { event, given, type Given, givenYearEnd } from "./given.ts";
import { showAll, showNothing } from "./census-play.ts";

const [PAUL, STEPHANIE, ALEX, STEVE] = [0, 1, 2, 3] as const;
const four = table();

test("ex.census-clerics: one, two, none and one cleric: two bards to Stephanie", () => {
  const one = { units: { cleric: 1 } };
  let position = givenYearEnd(four, {
    year: 4,
    seats: [one, { city: 17, units: { cleric: 2 } }, {}, one],
  }).forced();
  for (let kind = 0; kind < 3; kind++) position = showAll(position, [0, 0, 0, 0]).forced();
  const awarded = showAll(position, [1, 2, 0, 1]).accepts(
    event("census-awarded", {
      unit: "cleric",
      hands: [1, 2, 0, 1],
      seats: [STEPHANIE],
      reward: "bards",
      amounts: [2],
    }),
  );
  const [snowy, central] = [3, 9];
  const shares = [snowy, central].map((region) => ({ region, bards: 1 }));
  const both = [{ region: snowy, bards: 2 }];
  awarded.accepts(event("bards-placed", { regions: shares }, STEPHANIE));
  awarded.accepts(event("bards-placed", { regions: both }, STEPHANIE));
  const tooFew = event("bards-placed", { regions: shares.slice(1) }, STEPHANIE);
  awarded.refuses(tooFew, "census.clerics");
  awarded.refuses(event("bards-placed", { regions: shares }, PAUL), "census.tie-order");
});

/** Guilds of Paul 12, Stephanie 11, Alex 9, Steve 8 storeys. */
const guilds: NonNullable<PositionDescription["guilds"]> = Object.fromEntries(
  [
    [PAUL, [4, 4, 4]],
    [STEPHANIE, [4, 4, 3]],
    [ALEX, [4, 4, 1]],
    [STEVE, [4, 4]],
  ].flatMap(([seat, sizes], at) =>
    (sizes as number[]).map((storeys, i) => [1 + 3 * at + i, [seat as number, storeys] as const]),
  ),
);

/**
 * Bards that are worth Paul 16, Stephanie 18, Alex 15, Steve 12 with the reference edition's values:
 * 1, 2, 4, 6 and 8 count 4/2, 3 and 7 count 5/2, 5 counts 5/3, 9 counts 6/3.
 */
const bards: NonNullable<PositionDescription["bards"]> = {
  1: [2, 1, 0, 0],
  2: [2, 0, 1, 0],
  3: [0, 2, 0, 1],
  4: [0, 1, 0, 2],
  5: [2, 1, 0, 0],
  6: [0, 0, 1, 2],
  7: [0, 1, 2, 0],
  8: [0, 2, 0, 1],
  9: [1, 0, 2, 0],
};

/** The end of year 12: Alex and Steve are above 18 gold; how far is not told. */
const lastYear: PositionDescription = {
  year: 12,
  seats: [
    { gold: 18, units: { militia: 4 } },
    { gold: 18, units: { militia: 2 } },
    { gold: 25 },
    { gold: 21 },
  ],
  guilds,
  bards,
};

const assessed = (description: PositionDescription): Given =>
  showNothing(givenYearEnd(four, description)).isCompliant();

const held = (position: Given): State["rankings"] => position.context.rankings;

test("ex.assess-wealth: 18 and 18, units 4 and 2: Stephanie is out", () => {
  const [wealth] = held(assessed(lastYear));
  expect(wealth).toEqual({
    assessment: "wealth",
    scores: [18, 18, 25, 21],
    dummy: null,
    ranking: [ALEX, STEVE, PAUL, STEPHANIE],
    eliminated: [STEPHANIE],
  });
});

test("ex.assess-influence: 12, 11, 9, 8, Stephanie is out already: Steve is out", () => {
  const [, influence] = held(assessed(lastYear));
  expect(influence).toEqual({
    assessment: "influence",
    scores: [12, 11, 9, 8],
    dummy: null,
    ranking: [PAUL, STEPHANIE, ALEX, STEVE],
    eliminated: [STEVE],
  });
});

test("ex.assess-reputation: Stephanie 18, Paul 16, Alex 15, Steve 12: Paul wins", () => {
  const end = assessed(lastYear);
  expect(held(end)[2]).toEqual({
    assessment: "reputation",
    scores: [16, 18, 15, 12],
    dummy: null,
    ranking: [STEPHANIE, PAUL, ALEX, STEVE],
    eliminated: [ALEX],
  });
  expect(end.events.at(-1)).toEqual(event("game-ended", { winner: PAUL }));
  expect(end.verdict()).toMatchObject({
    kind: "compliant",
    finished: true,
    outcome: { winners: [PAUL], places: [[PAUL], [ALEX], [STEVE], [STEPHANIE]] },
  });
});

test("ex.dummy-wealth: whoever eliminates a threat raises the dummy's wealth", () => {
  const three = table({ seats: 3 });
  const paid = given(three, {
    seats: [{}, { city: 2, orders: ["action"], units: { militia: 1, archer: 1 } }],
    threats: [2],
    onTurn: STEPHANIE,
  })
    .forced()
    .accepts(event("rewards-chosen", { rewards: ["gold", "guild"] }, STEPHANIE))
    .forced();
  const wealth = paid.context.dummy!.wealth;
  const raised = paid.accepts(event("dummy-raised", { assessment: "wealth" }, STEPHANIE));
  expect(raised.context.dummy).toEqual({ ...paid.context.dummy, wealth: wealth + 1 });
  expect(paid.legal(STEPHANIE)).toHaveLength(3);
});
