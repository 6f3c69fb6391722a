// Rulings on the census and the assessments.
import { expect } from "vitest";
import type { RulingOptions } from "@assize/xidit-rulebook";
import type { PositionDescription } from "../a-position.ts";
import { type Seating, table } from "../a-table.ts";
import { censusOf } from "../clauses/census.ts";
import { showAll, showNothing } from "../census-play.ts";
import { event, type Given, givenYearEnd } from "../given.ts";
import type { Reading } from "./reading.ts";

type Rulings = Partial<RulingOptions>;

const allZero = (kind: "militia" | "infantry", rulings: Rulings): Given =>
  showAll(censusOf(kind, {}, { rulings }), [0, 0, 0, 0]);

const infantryAward = (rulings: Rulings): Given =>
  showAll(censusOf("infantry", {}, { rulings }), [2, 0, 0, 0]).forced();
const declined = event("reward-declined", {}, 0);

const ended = (
  rulings: Rulings,
  description: PositionDescription,
  seating: Seating = {},
): Given => {
  const at = givenYearEnd(table({ ...seating, rulings }), { year: 12, ...description });
  // Under `census-zero: all-tied` hidden units would be rewarded; these rulings stand alone.
  return showNothing(at).isCompliant();
};

/** Seats 0 and 1 have bards, 2 and 3 none; region 1 is worth 4 and 2, each of the others is empty. */
const scoresOf = (rulings: Rulings): readonly number[] =>
  ended(rulings, { bards: { 1: [1, 0, 0, 0] } }).context.rankings.find(
    ({ assessment }) => assessment === "reputation",
  )!.scores;

/** The dummy has wealth 6, level with seat 1; seat 2 is lower. */
const dummyLevel = (rulings: Rulings) =>
  ended(rulings, { seats: [{ gold: 9 }, { gold: 6 }, { gold: 2 }] }, { seats: 3 }).context
    .rankings[0]!;

/** The dummy's values are above everybody's. */
const dummyAbove = (rulings: Rulings) =>
  ended(
    rulings,
    {
      seats: [{ gold: 9 }, { gold: 6 }, { gold: 2 }],
      guilds: { 4: [0, 4], 5: [0, 4], 6: [1, 2] },
      dummy: { wealth: 20, influence: 20, reputation: 20 },
    },
    { seats: 3 },
  );

const MORE_BARDS = 5 + 4 + 5 + 4 + 5 + 4 + 6;

export const END_READINGS: readonly Reading[] = [
  {
    ruling: "census-zero",
    cases: {
      nobody: (rulings) => {
        const due = allZero("militia", rulings);
        expect(due.due!.data).toMatchObject({ seats: [], amounts: [] });
        due.isWrongWith({ seats: [0, 1, 2, 3], amounts: [1, 1, 1, 1] }, "census.most");
        due.forced().isCompliant();
      },
      "all-tied": (rulings) => {
        const due = allZero("militia", rulings);
        expect(due.due!.data).toMatchObject({ seats: [0, 1, 2, 3], amounts: [1, 1, 1, 1] });
        expect(due.forced().isCompliant().context.gold).toEqual([1, 1, 1, 1]);
      },
    },
  },
  {
    ruling: "census-optional",
    cases: {
      yes: (rulings) => {
        infantryAward(rulings).accepts(declined);
        // As a whole, also on a tie, each for themselves.
        showAll(censusOf("cleric", {}, { rulings }), [1, 1, 0, 0])
          .forced()
          .accepts(declined)
          .refuses(declined, "census.tie-order");
      },
      no: (rulings) => {
        infantryAward(rulings).refuses(declined, "census.infantry");
      },
    },
  },
  {
    ruling: "region-zero",
    cases: {
      nothing: (rulings) => expect(scoresOf(rulings)).toEqual([4, 0, 0, 0]),
      counts: (rulings) => {
        const empty = MORE_BARDS + 4;
        expect(scoresOf(rulings)).toEqual([4 + empty, 2 + empty, 2 + empty, 2 + empty]);
      },
    },
  },
  {
    ruling: "dummy-tie",
    cases: {
      "ranks-lower": (rulings) =>
        expect(dummyLevel(rulings)).toMatchObject({
          ranking: [0, 1, "dummy", 2],
          eliminated: [2],
        }),
      eliminated: (rulings) =>
        expect(dummyLevel(rulings)).toMatchObject({
          ranking: [0, 1, "dummy", 2],
          eliminated: ["dummy"],
        }),
    },
  },
  {
    ruling: "dummy-wins",
    cases: {
      "dummy-wins": (rulings) => {
        const end = dummyAbove(rulings);
        expect(end.events.at(-1)).toEqual(event("game-ended", { winner: "dummy" }));
        expect(end.verdict().outcome).toMatchObject({ winners: [], note: "dummy" });
      },
      "best-human": (rulings) => {
        const end = dummyAbove(rulings);
        const { outcome } = end.verdict();
        expect(end.events.at(-1)).toEqual(event("game-ended", { winner: 0 }));
        expect(outcome?.winners).toEqual([0]);
      },
    },
  },
  {
    ruling: "tie-seat",
    cases: {
      // Everybody is level. From seat 2, seat 1 is the furthest; from seat 3, seat 2.
      "not-passed": (rulings) =>
        expect(ended(rulings, { firstPlayer: 2 }).context.rankings[0]!.ranking).toEqual([
          1, 0, 3, 2,
        ]),
      passed: (rulings) =>
        expect(ended(rulings, { firstPlayer: 2 }).context.rankings[0]!.ranking).toEqual([
          2, 1, 0, 3,
        ]),
    },
  },
];
