// What nim has not: choices at the same time, in two ways, and consequences in a row.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding } from "@assize/kernel-model";
import {
  drop,
  editData,
  editSeat,
  insert,
  repeat,
  specification,
  swap,
  tamper,
  type Tampering,
  terse,
} from "@assize/testkit";
import { auction } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { auctionHeader, auditOf, linesOfGame, verdictOn } from "./games.ts";

const bids = (by: number, amount: number) => ({ type: "bid-made", by, data: { amount } });
const declines = (by: number) => ({ type: "bid-declined", by, data: {} });
const CONSEQUENCES = ["bids-revealed", "lot-awarded", "round-closed", "auction-ended"];

const HEADER = auctionHeader(3);
const { given } = specification(auction, HEADER, {
  audit: (log) => auditOf(new TextDecoder().decode(log).trimEnd().split("\n")),
  hash: nodeHash,
});
const ROUND = [bids(0, 2), declines(1), bids(2, 4)];
const GAME = given([...ROUND, bids(2, 1), bids(1, 5), bids(0, 5)]).events;
// 1-3 choices, 4 revealed, 5 awarded, 6 closed, 7-9 choices, 10 revealed, 11 awarded, 12 ended.
const LINES = linesOfGame(GAME, HEADER);

const CASES: readonly (readonly [
  what: string,
  done: readonly Tampering[],
  found: readonly (readonly [seq: number, code: Finding["code"], follows?: string])[],
])[] = [
  ["the first of three left out", [drop(4)], [[4, "consequence-missing"]]],
  ["the second left out", [drop(5)], [[5, "consequence-missing"]]],
  [
    "two left out",
    [drop(4), drop(4)],
    [
      [4, "consequence-missing"],
      [4, "consequence-missing", "f1"],
    ],
  ],
  [
    "all three left out",
    [drop(4), drop(4), drop(4)],
    [
      [4, "consequence-missing"],
      [4, "consequence-missing", "f1"],
      [4, "consequence-missing", "f1"],
    ],
  ],
  [
    "two of them changed round",
    [swap(4, 5)],
    [
      [4, "consequence-missing"],
      [5, "consequence-surplus", "f1"],
    ],
  ],
  [
    "one too early and with a seat: told once each",
    [drop(4), editSeat(4, 1)],
    [
      [4, "seat-unexpected"],
      [4, "consequence-missing"],
    ],
  ],
  [
    "the second left out, and another end",
    [drop(5), editData(11, { lots: [1, 0, 0] })],
    [[5, "consequence-wrong"]],
  ],
  ["one of them twice", [repeat(5)], [[6, "consequence-surplus"]]],
  ["a wrong price, as ruled from there", [editData(5, { price: 3 })], [[5, "value-wrong"]]],
  ["the wrong seat's lot", [editData(5, { seat: 0 })], [[5, "value-wrong"]]],
  ["a wrong end", [editData(12, { lots: [9, 0, 0] })], [[12, "outcome-wrong"]]],
  [
    "the other end",
    [drop(6), insert(6, { type: "auction-ended", data: { lots: [] } })],
    [[6, "consequence-wrong"]],
  ],
  ["too high a bid", [editData(1, { amount: 6 })], [[1, "decision-illegal"]]],
  ["corrected by a second bid", [insert(1, bids(0, 6))], [[1, "decision-illegal"]]],
  [
    "corrected by declining, and another seat's cheat at once",
    [
      editData(3, { amount: 7 }),
      editData(4, { bids: [0, 0, 4] }),
      drop(1),
      insert(1, declines(0)),
      insert(1, bids(0, 6)),
    ],
    [
      [1, "decision-illegal"],
      [4, "decision-illegal"],
    ],
  ],
  ["a second choice in the same round", [insert(2, bids(0, 3))], [[2, "decision-illegal"]]],
  [
    "a second choice, and a cheat after it",
    [insert(2, bids(0, 3)), editData(4, { amount: 9 })],
    [
      [2, "decision-illegal"],
      [4, "decision-illegal"],
    ],
  ],
  [
    "a choice without a seat, then with it",
    [insert(3, { type: "bid-made", data: { amount: 4 } })],
    [[3, "seat-missing"]],
  ],
  [
    "a choice without a seat in each round",
    [insert(3, { type: "bid-made", data: { amount: 4 } }), insert(10, bids(7, 4))],
    [
      [3, "seat-missing"],
      [10, "seat-unknown"],
    ],
  ],
  ["a choice without a seat, and its round goes on", [editSeat(3, null)], [[3, "seat-missing"]]],
  ["a seatless choice where two were due", [editSeat(2, null)], [[2, "seat-missing"]]],
  ["a lost choice: nobody is accused of what follows", [drop(2)], [[3, "consequence-surplus"]]],
];

describe.each(["table", "xstate"] as const)("an auction on the %s engine", (engine) => {
  test("is compliant", () => {
    expect(verdictOn(LINES, { engine })).toMatchObject({ kind: "compliant", finished: true });
    expect(verdictOn(LINES, { engine }).outcome?.winners).toEqual([0, 2]);
  });

  test("the table is complete", () => expect(CASES.length).toBeGreaterThanOrEqual(20));

  test.each(CASES)("%s", (_, done, found) => {
    const verdict = verdictOn(tamper(LINES, nodeHash, ...done), { engine });
    const seen = verdict.findings.map(({ seq, code, follows }) =>
      follows === null ? [seq, code] : [seq, code, follows],
    );
    expect(seen).toEqual(found);
    expect(verdict.kind).toBe("violated");
    expect(verdict.covered.stopped).toBeNull();
  });
});

describe("a terse log", () => {
  const lines = terse(LINES, CONSEQUENCES);
  const taken = (done: readonly Tampering[]) => verdictOn(tamper(lines, nodeHash, ...done));

  test("leaves consequences out and is compliant to its end", () => {
    const verdict = taken([]);
    expect(verdict).toMatchObject({ kind: "compliant", finished: true });
    expect(verdict.covered).toEqual({ events: 6, audited: 6, stopped: null });
    expect(verdict.outcome).toEqual(verdictOn(LINES).outcome);
  });

  test("may state some of them, which are then checked", () => {
    const some = terse(LINES, ["bids-revealed", "round-closed"]);
    expect(verdictOn(tamper(some, nodeHash))).toMatchObject({ kind: "compliant", findings: [] });
    expect(verdictOn(tamper(some, nodeHash, editData(4, { price: 1 }))).findings).toMatchObject([
      { code: "value-wrong", seq: 4, expected: { seat: 2, price: 4 } },
    ]);
  });

  test("tells wrong choices as a full one does", () => {
    expect(taken([editData(4, { amount: 6 })])).toMatchObject({
      findings: [{ code: "decision-illegal", seq: 4, clauses: ["auction.limit"] }],
    });
    expect(taken([editSeat(4, null)])).toMatchObject({
      findings: [{ code: "seat-missing", seq: 4, expected: [0, 1, 2] }],
    });
    expect(taken([editSeat(4, 3)]).findings[0]).toMatchObject({ expected: [0, 1, 2] });
    expect(taken([insert(7, bids(0, 1))])).toMatchObject({ kind: "violated" });
  });
});

test("given, when, found", () => {
  expect(
    given(ROUND)
      .when(bids(0, 6))
      .found([{ code: "decision-illegal", clauses: ["auction.limit"] }]).kind,
  ).toBe("violated");
  given(ROUND)
    .when({ type: "lot-awarded", data: { seat: 1, price: 4 } })
    .found(["value-wrong"]);
  expect(given(ROUND).when(bids(0, 5)).found([])).toMatchObject({ kind: "compliant" });
});
