// Each cost, by the smallest record that needs it; ties; who answers; where an audit stops.
import { nodeHash } from "@assize/kernel-integrity/node";
import {
  cut,
  drop,
  editData,
  editSeat,
  insert,
  swap,
  tamper,
  type Tampering,
  terse,
} from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { MARGIN, type RowName, TABLE } from "../../src/explain/costs.ts";
import { TRAILING } from "../../src/told/stops.ts";
import { linesOfGame, nimHeader, passed, takes, ended, verdictOn } from "../games.ts";
import { EDIT_CASES } from "./edit-cases.ts";
import { LINES, told } from "./told.ts";

const audited = (lines: readonly string[], ...done: readonly Tampering[]) =>
  verdictOn(tamper(lines, nodeHash, ...done));
const others = (lines: readonly string[], ...done: readonly Tampering[]) =>
  audited(lines, ...done).findings[0]!.explained!.others;

/** Rows that are told of no record here: of nothing that is found, or by the corpora of the real games. */
const ELSEWHERE: readonly RowName[] = [
  "drop-unasked",
  "drop-behind-end",
  "drop-late",
  "put-in-choice-earlier",
  "other-half",
  "put-in-earlier",
  "put-in-not-due",
  "value-repeated",
  "read-unknown",
  "end-unknown",
  "end-behind-unknown",
  "earlier-by-choice",
  "earlier-exchanged",
  "data-exchanged",
  "lines-missing-at-choice",
  "agrees-behind-gap",
  "taken-as-told",
  "gone-back-one",
];

describe("each row of the table", () => {
  test.each(EDIT_CASES)("$row: $what", ({ row, game, done, told: expected }) => {
    const verdict = audited(LINES[game], ...done);
    expect(told(verdict)).toEqual(expected);
    expect(verdict.findings.map(({ explained }) => explained?.edit)).toContain(row);
    expect(verdict.kind).toBe("violated");
    expect(verdict.covered.stopped).toBeNull();
  });

  test("has its case", () => {
    const held = new Set(EDIT_CASES.map(({ row }) => row));
    const names = Object.keys(TABLE) as RowName[];
    expect(names.filter((name) => !held.has(name))).toEqual(ELSEWHERE);
  });

  test("an innocent reading of a choice that stood costs more than it and the margin, or is named beside it", () => {
    const stood = TABLE["stood-choice"].cost;
    for (const beyond of ["gone-back-one", "lines-missing-at-choice"] as const)
      expect(TABLE[beyond].cost).toBeGreaterThan(stood + MARGIN);
    for (const beside of ["read-choice", "earlier-choice", "earlier-by-choice"] as const)
      expect(TABLE[beside].cost).toBeGreaterThanOrEqual(stood - MARGIN);
  });
});

describe("of equal explanations", () => {
  test("the one by the rules comes before the one by the record", () => {
    const last: Tampering = editData(17, { loser: 0 });
    expect(told(audited(LINES.nim, last))).toEqual(["17 value corrected 10 recorder"]);
    expect(others(LINES.nim, last)).toMatchObject([
      { more: 0, moves: [{ deviation: "surplus" }] },
      { more: 0, moves: [{ deviation: "value", held: "believed" }] },
    ]);
  });

  test("the one whose last edit is told earlier comes first", () => {
    expect(told(audited(LINES.auction, swap(4, 5)))).toEqual([
      "4 exchanged corrected 10 recorder",
      "  5 exchanged passed-over 1 recorder",
    ]);
    expect(others(LINES.auction, swap(4, 5))).toMatchObject([
      {
        more: 0,
        moves: [
          { seq: 4, deviation: "exchanged" },
          { seq: 6, deviation: "exchanged" },
        ],
      },
    ]);
  });
});

describe("who answers", () => {
  test("a seat, where each explanation within the margin accuses it", () => {
    expect(audited(LINES.nim, editData(4, { matches: 4 })).findings).toMatchObject([
      { blame: "player", by: 1, between: [] },
    ]);
  });

  test("not the seat of a line alone, where play went on as if another had chosen", () => {
    expect(audited(LINES.nim, editSeat(4, 0)).findings).toMatchObject([
      { blame: "undecided", by: 0, between: [0, "recorder"] },
    ]);
  });

  test("nobody for certain, where one of them does not", () => {
    const done = [editData(4, { matches: 4 }), editData(5, { left: 11 }), editData(7, { left: 9 })];
    const [first] = audited(LINES.nim, ...done).findings;
    expect(first!.between.length === 0 ? first!.blame : "undecided").toBe(first!.blame);
    const short = audited(linesOfGame(), drop(4), drop(4)).findings[0]!;
    expect(short).toMatchObject({ blame: "undecided", between: ["recorder", 0] });
  });

  test("nobody, where a line stands twice, in the wrong place or after another one of a run", () => {
    for (const done of [[swap(1, 2)], [insert(4, takes(0, 3)), swap(4, 5)]])
      expect(audited(LINES.nim, ...done).kind).toBe("violated");
    expect(audited(LINES.nim, swap(1, 2)).findings.map(({ blame }) => blame)).toEqual([
      "recorder",
      "recorder",
    ]);
  });
});

describe("where an audit stops, it accuses nobody", () => {
  test("of the first of many lines that are no part of the game", () => {
    const done = [cut(6), ...notes(6, TRAILING), insert(6, takes(0, 4))];
    const verdict = audited(LINES.nim, ...done);
    expect(verdict.covered.stopped).toMatchObject({ seq: 6, code: "nothing-fits" });
    expect(told(verdict)).toEqual([
      "6 choice-not-carried-out passed-over 12 between 0 and recorder",
    ]);
  });
});

describe("a game that is taken back near its end", () => {
  test("accuses nobody of playing on from there", () => {
    const again = [takes(0, 1), passed(2), takes(1, 2), ended(1)];
    const done = again.map((event, index) => insert(16 + index, event));
    expect(told(audited(LINES.nim, cut(16), ...done))).toEqual(["16 undone corrected 16 recorder"]);
  });
});

const note = (index: number) => ({ type: `note-${index}`, data: {} });
const notes = (from: number, count: number): readonly Tampering[] =>
  Array.from({ length: count }, (_, index) => insert(from + index, note(index)));

describe("an audit stops", () => {
  test("not where many deviations stand close together", () => {
    const done = [11, 9, 7, 5, 3].map((seq) => insert(seq, note(seq)));
    expect(audited(LINES.nim, ...done).covered.stopped).toBeNull();
  });

  test("where nothing fits up to the end", () => {
    const most = TRAILING;
    const whole = audited(LINES.nim, cut(6), ...notes(6, most));
    expect(whole.covered.stopped).toBeNull();
    expect(whole.findings).toHaveLength(most);
    const { findings, covered } = audited(LINES.nim, cut(6), ...notes(6, most + 1));
    expect(findings).toHaveLength(1);
    expect(covered.stopped).toEqual({
      seq: 6,
      resumes: null,
      code: "nothing-fits",
      values: { lines: most + 1 },
    });
  });

  test("not where the game is over: what comes after it is told line by line", () => {
    const { findings, covered } = audited(LINES.nim, ...notes(18, TRAILING + 4));
    expect(findings).toHaveLength(TRAILING + 4);
    expect(new Set(findings.map(({ code }) => code))).toEqual(new Set(["event-after-end"]));
    expect(covered.stopped).toBeNull();
  });
});

describe("a terse record", () => {
  const nim = terse(LINES.nim, ["turn-passed"]);
  const auction = terse(LINES.auction, [
    "bids-revealed",
    "lot-awarded",
    "round-closed",
    "auction-ended",
  ]);

  test("is told as a full one", () => {
    expect(told(audited(nim))).toEqual([]);
    expect(told(audited(nim, editData(3, { matches: 4 })))).toEqual([
      "3 choice-unknown corrected 15 seat 1",
    ]);
    expect(told(audited(nim, editSeat(3, 0)))).toEqual([
      "3 seat corrected 14 between 0 and recorder",
    ]);
    expect(told(audited(nim, insert(4, takes(1, 2))))).toEqual([
      "4 written-twice passed-over 8 recorder",
    ]);
  });

  test("tells play behind an end that it need not state as such, and accuses nobody of it", () => {
    const bare = terse(LINES.nim, ["turn-passed", "game-ended"]);
    const end = bare.length;
    const more = [1, 2, 3].map((at) => insert(end + at - 1, takes((end + at) % 2, 1)));
    const { findings } = audited(bare, ...more);
    expect(findings[0]).toMatchObject({
      seq: end,
      code: "event-after-end",
      clauses: ["nim.turn", "nim.last"],
      blame: "recorder",
      between: [],
    });
  });

  test("excuses no refused choice by what it need not state", () => {
    expect(audited(auction, editData(4, { amount: 6 })).findings).toMatchObject([
      { seq: 4, code: "decision-illegal", blame: "player", by: 2 },
    ]);
  });
});

describe("a record that starts from a position", () => {
  const position = { place: "play.turns", context: { matches: 4, onTurn: 1, taken: null } };
  const lines = linesOfGame([takes(1, 3), passed(1), takes(0, 1), ended(0)], {
    ...nimHeader(),
    position,
  });

  test.each([
    ["a value", editData(2, { left: 2 }), "2 value corrected 10 recorder"],
    ["the first choice", editData(1, { matches: 4 }), "1 choice-unknown corrected 15 seat 1"],
    ["the first seat", editSeat(1, 0), "1 seat corrected 14 between 0 and recorder"],
    ["a choice that is gone", drop(1), "1 left-out corrected 12 recorder"],
    [
      "another game's line",
      insert(1, { type: "note", data: {} }),
      "1 surplus passed-over 10 recorder",
    ],
  ] as const)("is explained from there: %s", (_, done, first) => {
    expect(told(audited(lines, done))[0]).toBe(first);
  });
});

describe("a choice that nobody knows", () => {
  const unknown = { $unknown: "illegible" };

  test("is told by the lines after it", () => {
    expect(audited(LINES.nim, drop(12)).findings).toMatchObject([
      { explained: { deviation: "left-out", supposed: { type: "matches-taken", by: 1 } } },
    ]);
    expect(told(audited(LINES.nim, drop(1)))).toEqual(["1 left-out corrected 12 recorder"]);
    expect(told(audited(LINES.auction, drop(2)))).toEqual(["3 left-out corrected 12 recorder"]);
  });

  test("explains what another alternative would, and no more", () => {
    expect(told(audited(LINES.nim, drop(1), editData(8, { left: 1 })))).toEqual([
      "1 left-out corrected 12 recorder",
      "8 value corrected 10 recorder",
    ]);
    const more = [editData(3, { amount: unknown }), editData(4, { bids: [2, 0, 9] })];
    expect(audited(LINES.auction, ...more)).toMatchObject({
      kind: "violated",
      findings: [{ seq: 4, code: "value-wrong" }],
    });
  });

  test("leaves a doubt and no finding where some value of it is legal", () => {
    for (const [lines, done] of [
      [LINES.nim, editData(4, { matches: unknown })],
      [LINES.nim, editData(1, { matches: unknown })],
      [LINES.auction, editData(3, { amount: unknown })],
    ] as const)
      expect(audited(lines, done)).toMatchObject({ kind: "undetermined", findings: [] });
  });
});
