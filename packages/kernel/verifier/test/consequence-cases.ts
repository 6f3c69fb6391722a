// Wrong, lost and surplus lines in a game of nim, and what is found.
import { SeatId, Seq } from "@assize/kernel-model";
import { cut, drop, edit, editData, insert, repeat, swap } from "@assize/testkit";
import { ended, passed, takes } from "./games.ts";
import type { Case } from "./case.ts";

export const CONSEQUENCE_CASES: readonly Case[] = [
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
    done: [editData(3, { left: 5 }), editData(5, { left: 3 })],
    found: [
      { code: "value-wrong", seq: Seq(3), expected: { left: 4 } },
      { code: "value-wrong", seq: Seq(5), expected: { left: 1 }, follows: null },
    ],
  },
  {
    what: "a wrong count, and play went on by it",
    done: [editData(3, { left: 5 }), editData(5, { left: 2 }), editData(6, { matches: 2 })],
    found: [
      {
        code: "value-wrong",
        seq: Seq(3),
        expected: { left: 4 },
        explained: { deviation: "value", held: "believed", cost: 10, supposed: null },
      },
    ],
  },
  {
    what: "a wrong count and the next one as it follows, but the end by the right ones",
    done: [editData(3, { left: 5 }), editData(5, { left: 2 })],
    found: [
      { code: "value-wrong", seq: Seq(3), explained: { held: "corrected" } },
      {
        code: "value-wrong",
        seq: Seq(5),
        expected: { left: 1 },
        follows: "f1",
        explained: { held: "corrected" },
      },
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
        explained: { deviation: "choice-unknown", held: "corrected" },
      },
    ],
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
    found: [
      {
        code: "consequence-surplus",
        seq: Seq(4),
        blame: "recorder",
        recorded: passed(1),
        explained: {
          deviation: "left-out",
          held: "corrected",
          cost: 12,
          supposed: { type: "matches-taken", by: 1 },
        },
      },
    ],
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
