// Each thing the verifier can find, made by hand. The numbers and the chain are right again in every log of the
// first table, so that only the rules can find what was done.
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Finding, FINDING_CODES, type FindingCode, SeatId, Seq } from "@assize/kernel-model";
import {
  cut,
  drop,
  edit,
  editData,
  editSeat,
  insert,
  matchesFinding,
  rechain,
  repeat,
  swap,
  tamper,
  type Tampering,
} from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { ended, GAME, laid, linesOfGame, nimHeader, passed, takes, verdictOn } from "./games.ts";

const LINES = linesOfGame();

interface Case {
  readonly what: string;
  readonly done: readonly Tampering[];
  /** All findings, in order, with the members that matter. */
  readonly found: readonly Partial<Finding>[];
  /** Where the audit stopped; absent where it went to the end. */
  readonly stopped?: number;
}

const RULES_FIND: readonly Case[] = [
  {
    what: "a heap that is too high",
    done: [editData(1, { matches: 21 })],
    found: [
      {
        code: "chance-impossible",
        seq: Seq(1),
        type: "matches-laid",
        by: null,
        clauses: ["nim.heap"],
        expected: ["matches-laid"],
        recorded: laid(21),
        blame: "recorder",
        follows: null,
      },
    ],
    stopped: 2,
  },
  {
    what: "an impossible heap, then the real one",
    done: [insert(1, laid(3))],
    found: [{ code: "chance-impossible", seq: Seq(1), clauses: ["nim.heap"] }],
  },
  {
    what: "a heap laid twice",
    done: [repeat(1)],
    found: [
      {
        code: "chance-not-due",
        seq: Seq(2),
        clauses: ["nim.turn", "nim.take"],
        expected: ["matches-taken"],
        recorded: laid(7),
        blame: "recorder",
      },
    ],
  },
  {
    what: "a heap laid by a seat",
    done: [editSeat(1, 0)],
    found: [
      { code: "seat-unexpected", seq: Seq(1), recorded: 0, blame: "recorder", by: SeatId(0) },
    ],
  },
  {
    what: "a consequence brought about by a seat",
    done: [editSeat(3, 1)],
    found: [{ code: "seat-unexpected", seq: Seq(3), recorded: 1, blame: "recorder" }],
  },
  {
    what: "four matches taken, and the record goes on",
    done: [editData(2, { matches: 4 }), editData(3, { left: 3 })],
    found: [
      {
        code: "decision-illegal",
        seq: Seq(2),
        type: "matches-taken",
        by: SeatId(0),
        clauses: ["nim.take"],
        expected: ["matches-taken"],
        recorded: takes(0, 4),
        blame: "player",
        follows: null,
      },
    ],
    stopped: 3,
  },
  {
    what: "four matches taken, then corrected",
    done: [insert(2, takes(0, 4))],
    found: [{ code: "decision-illegal", seq: Seq(2), clauses: ["nim.take"] }],
  },
  {
    what: "corrected, and a second cheat later",
    done: [insert(2, takes(0, 4)), editData(5, { matches: 0 })],
    found: [
      { code: "decision-illegal", seq: Seq(2) },
      { code: "decision-illegal", seq: Seq(5), recorded: takes(1, 0) },
    ],
    stopped: 6,
  },
  {
    what: "an illegal decision too early, and another in its place",
    done: [insert(3, takes(1, 9)), editData(5, { matches: 0 })],
    found: [
      { code: "decision-illegal", seq: Seq(3), recorded: takes(1, 9) },
      { code: "decision-illegal", seq: Seq(5), recorded: takes(1, 0) },
    ],
    stopped: 6,
  },
  {
    what: "the same illegal decision twice",
    done: [insert(2, takes(0, 4)), insert(2, takes(0, 4))],
    found: [{ code: "decision-illegal", seq: Seq(2) }],
    stopped: 3,
  },
  {
    what: "more taken than are there",
    done: [editData(6, { matches: 2 })],
    found: [
      { code: "decision-illegal", seq: Seq(6), clauses: ["nim.take"], recorded: takes(0, 2) },
    ],
    stopped: 7,
  },
  {
    what: "a turn taken by the other seat",
    done: [editSeat(2, 1)],
    found: [
      {
        code: "seat-wrong",
        seq: Seq(2),
        by: SeatId(1),
        clauses: ["nim.turn"],
        expected: 0,
        recorded: takes(1, 3),
        blame: "player",
      },
    ],
    stopped: 3,
  },
  {
    what: "the other seat's try, then the right one's turn",
    done: [insert(2, takes(1, 3))],
    found: [{ code: "seat-wrong", seq: Seq(2), expected: 0 }],
  },
  {
    what: "an illegal number by the wrong seat",
    done: [insert(2, takes(1, 9))],
    found: [{ code: "decision-illegal", seq: Seq(2), clauses: ["nim.turn", "nim.take"] }],
  },
  {
    what: "a decision before the heap is laid",
    done: [swap(1, 2)],
    found: [
      {
        code: "decision-not-due",
        seq: Seq(1),
        clauses: ["nim.heap"],
        expected: ["matches-laid"],
        recorded: takes(0, 3),
        blame: "player",
      },
    ],
    stopped: 3,
  },
  {
    what: "a turn without a seat",
    done: [editSeat(2, null)],
    found: [
      {
        code: "seat-missing",
        seq: Seq(2),
        by: null,
        expected: [0],
        recorded: null,
        blame: "recorder",
      },
    ],
    stopped: 3,
  },
  {
    what: "a turn of a seat that is not at the table",
    done: [editSeat(2, 2)],
    found: [{ code: "seat-unknown", seq: Seq(2), expected: [0], recorded: 2, blame: "recorder" }],
    stopped: 3,
  },
  {
    what: "a wrong count",
    done: [editData(3, { left: 5 })],
    found: [
      {
        code: "value-wrong",
        seq: Seq(3),
        type: "turn-passed",
        clauses: ["nim.take"],
        expected: { left: 4 },
        recorded: { left: 5 },
        fields: ["left"],
        blame: "recorder",
      },
    ],
  },
  {
    what: "two wrong counts, told apart",
    done: [editData(3, { left: 5 }), editData(5, { left: 2 })],
    found: [
      { code: "value-wrong", seq: Seq(3), expected: { left: 4 } },
      { code: "value-wrong", seq: Seq(5), expected: { left: 1 }, follows: null },
    ],
  },
  {
    what: "the wrong loser",
    done: [editData(7, { loser: 1 })],
    found: [
      {
        code: "outcome-wrong",
        seq: Seq(7),
        clauses: ["nim.last"],
        rulings: ["last-match"],
        expected: { loser: 0 },
        recorded: { loser: 1 },
        fields: ["loser"],
        blame: "recorder",
      },
    ],
  },
  {
    what: "a count that is no number",
    done: [editData(3, { left: "four" })],
    found: [
      {
        code: "data-malformed",
        seq: Seq(3),
        expected: { left: 4 },
        recorded: { left: "four" },
        fields: ["left"],
        blame: "recorder",
      },
    ],
  },
  {
    what: "a consequence with a field too many",
    done: [editData(3, { seat: 1 })],
    found: [{ code: "data-malformed", seq: Seq(3), fields: ["seat"] }],
  },
  {
    what: "a field too many that nobody knows",
    done: [editData(3, { seat: { $unknown: "illegible" } })],
    found: [{ code: "data-malformed", seq: Seq(3), fields: ["seat"] }],
  },
  {
    what: "a consequence without its field",
    done: [edit(3, (draft) => ({ ...draft, data: {} }))],
    found: [{ code: "data-malformed", seq: Seq(3), fields: ["left"], recorded: {} }],
  },
  {
    what: "a decision that is no number",
    done: [editData(2, { matches: "three" })],
    found: [
      {
        code: "data-malformed",
        seq: Seq(2),
        by: SeatId(0),
        recorded: { matches: "three" },
        blame: "recorder",
      },
    ],
    stopped: 3,
  },
  {
    what: "a malformed decision, then the sound one",
    done: [insert(2, { ...takes(0, 3), data: { matches: 3, of: "mine" } })],
    found: [{ code: "data-malformed", seq: Seq(2) }],
  },
  {
    what: "a consequence left out",
    done: [drop(3)],
    found: [
      {
        code: "consequence-missing",
        seq: Seq(3),
        type: "turn-passed",
        clauses: ["nim.turn", "nim.last"],
        expected: passed(4),
        recorded: null,
        blame: "recorder",
      },
    ],
  },
  {
    what: "a consequence told twice",
    done: [repeat(3)],
    found: [
      {
        code: "consequence-surplus",
        seq: Seq(4),
        type: "turn-passed",
        clauses: ["nim.turn"],
        expected: ["matches-taken"],
        recorded: passed(4),
        blame: "recorder",
        follows: null,
      },
    ],
  },
  {
    what: "a consequence told too late",
    done: [swap(3, 4)],
    found: [
      { code: "consequence-missing", seq: Seq(3), expected: passed(4) },
      { code: "consequence-surplus", seq: Seq(4), recorded: passed(4), follows: "f1" },
    ],
  },
  {
    what: "a lost decision: nobody is accused of what follows",
    done: [drop(4)],
    found: [{ code: "consequence-surplus", seq: Seq(4), blame: "recorder", recorded: passed(1) }],
    stopped: 5,
  },
  {
    what: "an end that has not come",
    done: [cut(3), insert(3, ended(0))],
    found: [
      {
        code: "consequence-wrong",
        seq: Seq(3),
        type: "game-ended",
        clauses: ["nim.last", "nim.turn"],
        expected: passed(4),
        recorded: ended(0),
        blame: "recorder",
      },
    ],
  },
  {
    what: "an end before the turn has passed",
    done: [insert(3, ended(0))],
    found: [{ code: "consequence-surplus", seq: Seq(3), recorded: ended(0) }],
  },
  {
    what: "an event after the end",
    done: [insert(8, takes(1, 1)), insert(9, passed(0))],
    found: [
      {
        code: "event-after-end",
        id: "f1",
        seq: Seq(8),
        recorded: takes(1, 1),
        blame: "recorder",
        follows: null,
      },
      { code: "event-after-end", id: "f2", seq: Seq(9), follows: "f1" },
    ],
  },
  {
    what: "an event of another game",
    done: [insert(4, { type: "unit-recruited", data: {} })],
    found: [{ code: "type-unknown", seq: Seq(4), recorded: "unit-recruited", blame: "recorder" }],
  },
  {
    what: "an event named like a part of every object",
    done: [insert(4, { type: "constructor", data: {} })],
    found: [{ code: "type-unknown", seq: Seq(4), recorded: "constructor" }],
  },
];

describe("the rules find", () => {
  test("the table is complete", () => expect(RULES_FIND.length).toBeGreaterThanOrEqual(32));

  test.each(RULES_FIND)("$what", ({ done, found, stopped }) => {
    const lines = tamper(LINES, nodeHash, ...done);
    for (const engine of ["table", "xstate"] as const) {
      const verdict = verdictOn(lines, { engine });
      expect(verdict.findings.map((one) => one.code)).toEqual(found.map((one) => one.code));
      for (const [index, expected] of found.entries())
        expect(verdict.findings[index]).toMatchObject(expected);
      expect(verdict.kind).toBe("violated");
      expect(verdict.assurance).toBe("chained");
      expect(verdict.compliantPrefix).toBe(found[0]!.seq! - 1);
      expect(verdict.covered.stopped?.seq).toBe(stopped);
    }
  });
});

const DAMAGE: readonly Omit<Case, "stopped">[] = [
  {
    what: "a changed line, by the line after it",
    done: [edit(2, (draft) => ({ ...draft, "x-note": "hm" }))],
    found: [
      { code: "chain-broken", seq: Seq(3), clauses: [], blame: "record-damage", fields: ["prev"] },
    ],
  },
  {
    what: "a changed header",
    done: [edit(0, (draft) => ({ ...draft, "x-table": "kitchen" }))],
    found: [{ code: "chain-broken", seq: Seq(1) }],
  },
  {
    what: "a link that is missing",
    done: [edit(7, (draft) => ({ ...draft, prev: undefined }))],
    found: [
      {
        code: "chain-missing",
        seq: Seq(7),
        expected: null,
        recorded: null,
        blame: "record-damage",
      },
    ],
  },
  {
    what: "a number left out",
    done: [edit(7, (draft) => ({ ...draft, seq: 9 }))],
    found: [{ code: "seq-gap", seq: Seq(7), expected: 7, recorded: 9, blame: "record-damage" }],
  },
  {
    what: "a number given twice",
    done: [edit(7, (draft) => ({ ...draft, seq: 6 }))],
    found: [
      { code: "seq-duplicate", seq: Seq(7), expected: 7, recorded: 6, blame: "record-damage" },
    ],
  },
  {
    what: "a number that runs back",
    done: [edit(7, (draft) => ({ ...draft, seq: 2 }))],
    found: [
      { code: "seq-out-of-order", seq: Seq(7), expected: 7, recorded: 2, blame: "record-damage" },
    ],
  },
  {
    what: "a line cut out, not renumbered",
    done: [drop(6), cut(6)],
    found: [],
  },
  {
    what: "chain and rules at once, each line's damage first",
    done: [editData(3, { left: 9 }), editData(5, { left: 9 })],
    found: [
      { id: "f1", code: "value-wrong", seq: Seq(3) },
      { id: "f2", code: "chain-broken", seq: Seq(4) },
      { id: "f3", code: "value-wrong", seq: Seq(5) },
      { id: "f4", code: "chain-broken", seq: Seq(6) },
    ],
  },
];

describe("numbers and chain find", () => {
  test("the table is complete", () => expect(DAMAGE.length).toBeGreaterThanOrEqual(8));

  test.each(DAMAGE)("$what", ({ done, found }) => {
    const verdict = verdictOn(done.reduce((lines, one) => one(lines), LINES));
    expect(verdict.findings).toHaveLength(found.length);
    for (const [index, expected] of found.entries())
      expect(verdict.findings[index]).toMatchObject(expected);
    expect(verdict.kind).toBe(found.length > 0 ? "violated" : "compliant");
  });

  test("a chain without any link only states", () => {
    const lines = LINES.map((line, seq) =>
      seq === 0 ? line : JSON.stringify({ ...JSON.parse(line), prev: undefined }),
    );
    expect(verdictOn(lines)).toMatchObject({ kind: "compliant", assurance: "stated" });
  });
});

test("every code of finding is made by one of the tables", () => {
  // A torn last line is a doubt, never a finding.
  const never: readonly FindingCode[] = ["line-torn"];
  const made = new Set([...RULES_FIND, ...DAMAGE].flatMap(({ found }) => found.map((f) => f.code)));
  expect(FINDING_CODES.filter((code) => !made.has(code))).toEqual(never);
});

test("under the ruling that the last match wins, the same log names the wrong loser", () => {
  const header = nimHeader({ rulings: { set: "normal", overrides: {} } });
  const verdict = verdictOn(linesOfGame(GAME, header));
  expect(verdict.findings).toHaveLength(1);
  const expected = {
    code: "outcome-wrong",
    expected: { loser: 1 },
    rulings: ["last-match"],
  } as const;
  expect(matchesFinding(verdict.findings[0]!, expected)).toBe(true);
  const override = nimHeader({ rulings: { set: "default", overrides: { "last-match": "wins" } } });
  expect(verdictOn(linesOfGame(GAME, override)).findings).toEqual(verdict.findings);
  const replaced = verdictOn(LINES, { rulings: { set: "normal", overrides: {} } });
  expect(replaced.rulings).toMatchObject({ set: "normal", replaced: true, read: ["last-match"] });
  expect(replaced.findings).toEqual(verdict.findings);
});

test("findings stop at their limit", () => {
  const many = Array.from({ length: 1200 }, () => ({ type: "x", data: {} }));
  const lines = rechain(linesOfGame([laid(7), ...many]), nodeHash);
  const verdict = verdictOn(lines);
  expect(verdict.findings).toHaveLength(1000);
  expect(verdict.covered.stopped).toEqual({ seq: 1002, reason: "1000 findings" });
});
