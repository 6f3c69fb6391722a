// Wrong decisions and outcomes of chance in a game of nim, and what is found.
import { SeatId, Seq } from "@assize/kernel-model";
import { editData, editSeat, insert, repeat, swap } from "@assize/testkit";
import { laid, passed, takes } from "./games.ts";
import type { Case } from "./case.ts";

export const CHOICE_CASES: readonly Case[] = [
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
        explained: {
          deviation: "choice-unknown",
          held: "corrected",
          cost: 15,
          supposed: { type: "matches-laid" },
          others: [],
        },
      },
    ],
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
        clauses: ["nim.heap", "nim.turn", "nim.take"],
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
    what: "four matches taken, and the record goes on by them",
    done: [editData(2, { matches: 4 }), editData(3, { left: 3 }), editData(4, { matches: 2 })],
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
        explained: { deviation: "choice-stood", held: "stood", cost: 20 },
      },
    ],
  },
  {
    what: "no match taken, and the record goes on by that",
    done: [
      editData(2, { matches: 0 }),
      editData(3, { left: 7 }),
      editData(5, { left: 4 }),
      insert(6, takes(0, 3)),
      insert(7, passed(1)),
      editSeat(8, 1),
      editData(9, { loser: 1 }),
    ],
    found: [
      {
        code: "decision-illegal",
        seq: Seq(2),
        clauses: ["nim.take"],
        blame: "player",
        explained: { deviation: "choice-stood", held: "stood", cost: 20, supposed: null },
      },
    ],
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
      { code: "decision-illegal", seq: Seq(5), recorded: takes(1, 0), blame: "player" },
    ],
  },
  {
    what: "an illegal decision too early, and another in its place",
    done: [insert(3, takes(1, 9)), editData(5, { matches: 0 })],
    found: [
      { code: "decision-illegal", seq: Seq(3), recorded: takes(1, 9) },
      { code: "decision-illegal", seq: Seq(5), recorded: takes(1, 0), blame: "player" },
    ],
  },
  {
    what: "the same illegal decision twice",
    done: [insert(2, takes(0, 4)), insert(2, takes(0, 4))],
    found: [
      { code: "decision-illegal", seq: Seq(2), blame: "player" },
      {
        code: "decision-illegal",
        seq: Seq(3),
        blame: "recorder",
        follows: "f1",
        explained: { deviation: "written-twice", held: "passed-over", cost: 4 },
      },
    ],
  },
  {
    what: "more taken than are there",
    done: [editData(6, { matches: 2 })],
    found: [
      {
        code: "decision-illegal",
        seq: Seq(6),
        clauses: ["nim.take"],
        recorded: takes(0, 2),
        blame: "player",
        explained: { deviation: "choice-unknown", held: "corrected" },
      },
    ],
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
        blame: "undecided",
        between: [SeatId(1), "recorder"],
        explained: { deviation: "seat", held: "corrected", cost: 14, supposed: takes(0, 3) },
      },
    ],
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
        clauses: ["nim.turn", "nim.take", "nim.heap"],
        expected: ["matches-laid"],
        recorded: takes(0, 3),
        blame: "recorder",
        explained: { deviation: "exchanged", held: "corrected", supposed: laid(7) },
      },
      {
        code: "chance-not-due",
        seq: Seq(2),
        follows: "f1",
        explained: { deviation: "exchanged", held: "passed-over", cost: 1 },
      },
    ],
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
        explained: { deviation: "choice-unknown", supposed: { type: "matches-taken", by: 0 } },
      },
    ],
  },
  {
    what: "a turn of a seat that is not at the table",
    done: [editSeat(2, 2)],
    found: [{ code: "seat-unknown", seq: Seq(2), expected: [0], recorded: 2, blame: "recorder" }],
  },
];
