// Damage to numbers and chain, not hidden, and what is found.
import { Seq } from "@assize/kernel-model";
import { cut, drop, edit, editData } from "@assize/testkit";
import type { Case } from "./case.ts";

export const DAMAGE_CASES: readonly Case[] = [
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
