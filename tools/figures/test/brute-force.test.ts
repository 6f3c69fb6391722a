// Brute force over small records: its two little referees agree with the charts of the toys, its answers are those that one can
// count by hand, and nearly all of its records are small enough for a final answer.
import { describe, expect, it } from "vitest";
import type { GameModel } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { nodeHash } from "@assize/kernel-integrity/node";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { auction, nim } from "@assize/toys";
import { smallAuction } from "../src/brute-force/auction.ts";
import { bruteForce } from "../src/brute-force/brute-force.ts";
import type { CostRow, Costs } from "../src/brute-force/edits.ts";
import { smallNim } from "../src/brute-force/nim.ts";
import { smallRecord } from "../src/brute-force/records.ts";
import type { Toy, ToyEvent } from "../src/brute-force/toy.ts";
import { judgeByChart } from "../src/chart-subject.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const JUDGED = DEEP ? 20_000 : 1_000;
const FORCED = DEEP ? 2_000 : 12;
const MARGIN = 5;

const row = (cost: number, more: number, accuses: CostRow["accuses"] = "nobody"): CostRow => ({
  cost,
  more,
  accuses,
});

const COSTS: Costs = {
  "drop-consequence": row(10, 4),
  "drop-choice": row(12, 5),
  "drop-chance": row(12, 5),
  "drop-twice": row(8, 4),
  "insert-consequence": row(10, 1),
  "insert-choice": row(12, 4),
  "insert-chance": row(12, 4),
  "read-consequence": row(10, 4),
  "read-choice": row(15, 4),
  "read-chance": row(15, 4),
  "read-seat": row(14, 14),
  "read-as-choice": row(17, 17),
  "read-as-consequence": row(17, 17),
  "read-choice-as-consequence": row(17, 17),
  believed: row(10, 10),
  "surplus-took-place": row(13, 13),
  "stood-choice": row(20, 20, "event"),
  "stood-chance": row(16, 16),
  continue: row(16, 16),
  exchange: row(11, 11),
  "exchange-data": row(11, 11),
  move: row(11, 11),
  "block-twice": row(9, 9),
};

const firstIllegal = <State>(toy: Toy<State>, record: readonly ToyEvent[]): number | null => {
  let state = toy.start;
  for (const [at, event] of record.entries()) {
    if (!toy.isLegal(state, event)) return at;
    state = toy.step(state, event);
  }
  return null;
};

const TOYS = [
  { toy: smallNim, model: nim as GameModel },
  { toy: smallAuction, model: auction as GameModel },
] as const;

const laid = (matches: number): ToyEvent => ({ type: "matches-laid", data: { matches } });
const taken = (by: number, matches: number): ToyEvent => ({
  type: "matches-taken",
  by,
  data: { matches },
});
const passed = (left: number): ToyEvent => ({ type: "turn-passed", data: { left } });

describe("brute force", () => {
  it.each(TOYS)("judges as the chart does: $toy.id", ({ toy, model }) => {
    const judge = judgeByChart(model);
    const seats = Array.from({ length: toy.seats }, (_, seat) => ({ colour: `seat-${seat}` }));
    const rulings = { set: "default", overrides: {} };
    const header = newHeader(model, { seats, rulings, options: {}, table: {} }, nodeHash);
    const lot = drawFrom(seeded(1));
    const seen = { legal: 0, illegal: 0 };
    for (let time = 0; time < JUDGED; time++) {
      const record = smallRecord(toy as Toy<unknown>, lot);
      const judged = judge(header, record);
      const at = firstIllegal(toy as Toy<unknown>, record);
      expect(judged.legal ? null : judged.at).toBe(at);
      if (at === null) seen.legal++;
      else seen.illegal++;
    }
    expect(seen.legal).toBeGreaterThan(JUDGED / 5);
    expect(seen.illegal).toBeGreaterThan(JUDGED / 5);
  });

  it.each([
    ["a record that keeps the rules needs nothing", [laid(5), taken(0, 1), passed(4)], 0, []],
    ["a line written twice", [laid(5), taken(0, 1), taken(0, 1), passed(4)], 8, ["drop"]],
    ["a value read otherwise", [laid(5), taken(0, 1), passed(3), taken(1, 3)], 10, ["takes-place"]],
    ["a consequence left out", [laid(9), taken(0, 1), taken(1, 3), passed(5)], 10, ["insert"]],
    ["a seat read otherwise", [laid(9), taken(1, 3), passed(6), taken(1, 2)], 14, ["read"]],
  ] as const)("finds what one can count by hand: %s", (_, record, least, edits) => {
    const answer = bruteForce(smallNim, record, COSTS, MARGIN)!;
    expect(answer.least).toBe(least);
    expect(answer.isFinal).toBe(true);
    expect(answer.sets[0]!.edits.map(({ edit }) => edit)).toEqual(edits);
  });

  it("accuses whom every set within the margin accuses, and no other", () => {
    const cheap: Costs = { ...COSTS, "stood-choice": row(9, 9, "event") };
    const record = [laid(12), taken(0, 4), passed(8), taken(1, 2), passed(6)];
    const far = bruteForce(smallNim, record, cheap, 2)!;
    expect([far.accusedByAll, far.accusedBySome]).toEqual([[0], [0]]);
    const near = bruteForce(smallNim, record, cheap, 20)!;
    expect([near.accusedByAll, near.accusedBySome]).toEqual([[], [0]]);
  });

  it.each(TOYS)("gives final answers to most small records: $toy.id", ({ toy }) => {
    const lot = drawFrom(seeded(2));
    let final = 0;
    for (let time = 0; time < FORCED; time++) {
      const answer = bruteForce(
        toy as Toy<unknown>,
        smallRecord(toy as Toy<unknown>, lot),
        COSTS,
        MARGIN,
      );
      if (answer?.isFinal === true) final++;
    }
    expect(final).toBeGreaterThanOrEqual(0.6 * FORCED);
  });
});
