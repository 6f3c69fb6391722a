// Cases for year.*, assess.* and what variants change at the end of years and games.
import { expect } from "vitest";
import type { Contestant } from "@assize/xidit-events";
import type { PositionDescription } from "../a-position.ts";
import { type Seating, table } from "../a-table.ts";
import { showNothing } from "../census-play.ts";
import { event, type Given, givenYearEnd } from "../given.ts";
import type { ClauseCase } from "./clause-case.ts";

const BASE: PositionDescription = {
  year: 12,
  seats: [
    { gold: 9, units: { militia: 1 } },
    { gold: 8, units: { militia: 2 } },
    { gold: 8, units: { archer: 2 } },
    { gold: 7, units: { mage: 1 } },
  ],
  guilds: { 1: [0, 1], 2: [1, 2], 3: [2, 3], 4: [3, 4] },
  // Region 9 holds the Bastion. Values: 4/2 (1, 4), 5/2 (3), 6/3 (9).
  bards: { 1: [2, 1, 1, 0], 3: [2, 2, 1, 0], 9: [0, 1, 3, 0] },
};

/** The end of the last year, as far as the first assessment. */
const ended = (description: PositionDescription = {}, seating: Seating = {}): Given => {
  const at = givenYearEnd(table(seating), { ...BASE, ...description });
  return toTheEnd(at, "bastion-opened", "assessment-held");
};

/** Plays on until one of these types is due. */
const toTheEnd = (from: Given, ...types: readonly string[]): Given => {
  let at = from;
  for (;;) {
    const { due } = at;
    if (due !== null && types.includes(due.type)) return at;
    if (due === null)
      at = at.plays(
        ...at.context.programs.map((_, seat) => event("hand-chosen", { units: 0 }, seat)),
      );
    else at = at.plays(due);
  }
};

/** The nth assessment is due (from 0), the Bastion opened. */
const assessment = (
  n: number,
  description: PositionDescription = {},
  seating: Seating = {},
): Given => {
  let at = ended(description, seating);
  while (at.context.rankings.length < n || at.due?.type === "bastion-opened")
    at = at.plays(at.due!);
  return at;
};

const field = (at: Given, name: string): unknown => (at.due!.data as Record<string, unknown>)[name];

const REPUTATION_FIRST = { assessments: ["reputation", "wealth", "influence"] } as const;

const three: PositionDescription = {
  year: 12,
  seats: [{ gold: 9 }, { gold: 6 }, { gold: 8 }],
  guilds: {},
  bards: {},
  dummy: { wealth: 6, influence: 5, reputation: 4 },
};

const swap = (ranking: readonly Contestant[], a: number, b: number): readonly Contestant[] =>
  ranking.with(a, ranking[b]!).with(b, ranking[a]!);

export const END_CASES: readonly ClauseCase[] = [
  {
    clause: "year.advance",
    keeps: () =>
      givenYearEnd(table(), { year: 3, firstPlayer: 3 }).accepts(
        event("year-ended", { year: 3, firstPlayer: 0 }),
      ),
    breaks: () => {
      givenYearEnd(table(), { year: 3, firstPlayer: 3 }).isWrongWith(
        { firstPlayer: 3 },
        "year.advance",
      );

      const last = toTheEnd(givenYearEnd(table(), BASE), "assessments-opened");
      last.refuses(event("year-ended", { year: 12, firstPlayer: 1 }), "year.advance");
    },
  },
  {
    clause: "short.years",
    keeps: () => {
      givenYearEnd(table({ length: "short" }), { year: 3 }).accepts(
        event("census-called", { year: 3 }),
      );
      expect(
        showNothing(givenYearEnd(table({ length: "short" }), { year: 9 })).verdict(),
      ).toMatchObject({ kind: "compliant", finished: true });
    },
    breaks: () => {
      const year4 = givenYearEnd(table({ length: "short" }), { year: 4 });
      year4.refuses(event("census-called", { year: 4 }), "short.years");
      const year9 = givenYearEnd(table({ length: "short" }), { year: 9 });
      toTheEnd(year9, "assessments-opened").refuses(
        event("year-ended", { year: 9, firstPlayer: 1 }),
        "short.years",
      );
    },
  },
  {
    clause: "assess.order",
    keeps: () => {
      // The last census is over when the assessments are opened.
      const last = toTheEnd(givenYearEnd(table(), BASE), "assessments-opened");
      expect(last.plays(last.due!).context.census).toBeNull();
      const at = assessment(3);
      expect(at.due?.type).toBe("game-ended");
      at.forced().isCompliant();
      // Five players: the first assessment eliminates two.
      expect(field(assessment(0, {}, { seats: 5 }), "eliminated")).toHaveLength(2);
    },
    breaks: () => {
      assessment(0).isWrongWith({ assessment: "influence" }, "assess.order");
      assessment(0).isWrongWith({ eliminated: [] }, "assess.order");
      assessment(2).refuses(event("game-ended", { winner: 0 }), "assess.order");
      assessment(3).isWrongWith({ winner: 3 }, "assess.order");
    },
  },
  {
    clause: "assess.wealth",
    keeps: () => expect(field(assessment(0), "scores")).toEqual([9, 8, 8, 7]),
    breaks: () => assessment(0).isWrongWith({ scores: [9, 8, 8, 9] }, "assess.wealth"),
  },
  {
    clause: "assess.influence",
    keeps: () => {
      // A storey set aside does not count.
      const seats = [{ setAside: 3 }, {}, {}, {}];
      expect(field(assessment(1, { seats }), "scores")).toEqual([1, 2, 3, 4]);
    },
    breaks: () => assessment(1).isWrongWith({ scores: [4, 2, 3, 4] }, "assess.influence"),
  },
  {
    clause: "assess.reputation",
    keeps: () =>
      expect(field(assessment(2), "scores")).toEqual([4 + 5 + 0, 2 + 5 + 3, 2 + 0 + 6, 0]),
    breaks: () => assessment(2).isWrongWith({ scores: [9, 10, 8, 1] }, "assess.reputation"),
  },
  {
    clause: "assess.region-first",
    keeps: () =>
      // Three are tied for first: each the higher value, nobody the lower.
      expect(field(assessment(2, { bards: { 1: [2, 2, 2, 1] } }), "scores")).toEqual([4, 4, 4, 0]),
    breaks: () =>
      assessment(2, { bards: { 1: [2, 2, 2, 1] } }).isWrongWith(
        { scores: [4, 4, 4, 2] },
        "assess.region-first",
      ),
  },
  {
    clause: "assess.region-second",
    keeps: () =>
      expect(field(assessment(2, { bards: { 1: [3, 2, 2, 1] } }), "scores")).toEqual([4, 2, 2, 0]),
    breaks: () =>
      assessment(2, { bards: { 1: [3, 2, 2, 1] } }).isWrongWith(
        { scores: [4, 2, 0, 0] },
        "assess.region-second",
      ),
  },
  {
    clause: "assess.bards-of-the-out",
    keeps: () => {
      const at = assessment(2, { bards: { 1: [1, 0, 0, 2] } });
      expect(at.context.rankings[0]!.eliminated).toEqual([3]);
      expect(field(at, "scores")).toEqual([2, 0, 0, 4]);
    },
    breaks: () =>
      assessment(2, { bards: { 1: [1, 0, 0, 2] } }).isWrongWith(
        { scores: [4, 0, 0, 0] },
        "assess.bards-of-the-out",
      ),
  },
  {
    clause: "assess.bastion",
    keeps: () => ended(REPUTATION_FIRST).accepts(event("bastion-opened", { bards: [0, 1, 3, 0] })),
    breaks: () => {
      const at = ended(REPUTATION_FIRST);
      at.isWrongWith({ bards: [0, 3, 1, 0] }, "assess.bastion");
      at.finds(assessment(0, REPUTATION_FIRST).due!, "assess.bastion");
      ended().refuses(event("bastion-opened", { bards: [0, 1, 3, 0] }), "assess.bastion");
    },
  },
  {
    clause: "assess.tie-units",
    keeps: () => {
      const seats = [
        { gold: 3, units: { mage: 1 } },
        { gold: 3, units: { militia: 2 } },
      ];
      expect(field(assessment(0, { seats }), "ranking")).toEqual([1, 0, 3, 2]);
    },
    breaks: () => {
      const seats = [
        { gold: 3, units: { mage: 1 } },
        { gold: 3, units: { militia: 2 } },
      ];
      assessment(0, { seats }).isWrongWith({ ranking: [0, 1, 3, 2] }, "assess.tie-units");
    },
  },
  {
    clause: "assess.tie-seat",
    keeps: () => {
      const at = assessment(0, { firstPlayer: 2 });
      // Seats 1 and 2 have eight gold and two units; from seat 2, seat 1 is the furthest.
      expect(field(at, "ranking")).toEqual([0, 1, 2, 3]);
    },
    breaks: () => {
      const at = assessment(0, { firstPlayer: 2 });
      const ranking = swap(field(at, "ranking") as Contestant[], 1, 2);
      at.isWrongWith({ ranking }, "assess.tie-seat");
    },
  },
  {
    clause: "assess.dummy",
    keeps: () => {
      const at = assessment(0, three, { seats: 3 });
      expect(field(at, "ranking")).toEqual([0, 2, 1, "dummy"]);
      expect(field(at, "eliminated")).toEqual(["dummy"]);
    },
    breaks: () => assessment(0, three, { seats: 3 }).isWrongWith({ dummy: null }, "assess.dummy"),
  },
  {
    clause: "three.dummy",
    keeps: () => expect(field(assessment(1, three, { seats: 3 }), "dummy")).toBe(5),
    breaks: () => assessment(1, three, { seats: 3 }).isWrongWith({ dummy: 6 }, "three.dummy"),
  },
];
