// The smallest record that needs each row of the table of costs, and what is told of it.
import type { WrittenEvent } from "@assize/kernel-model";
import {
  cut,
  drop,
  edit,
  editData,
  editSeat,
  insert,
  repeat,
  swap,
  type Tampering,
} from "@assize/testkit";
import type { RowName } from "../../src/explain/costs.ts";
import { ended, laid, passed, takes } from "../games.ts";

export interface EditCase {
  readonly what: string;
  readonly row: RowName;
  readonly game: "nim" | "auction";
  readonly done: readonly Tampering[];
  readonly told: readonly string[];
}

/** The record from a line on is another one. */
const fromOn =
  (seq: number, ...events: readonly WrittenEvent[]): Tampering =>
  (lines) =>
    events.reduce<readonly string[]>(
      (now, event) => insert(now.length, event)(now),
      cut(seq)(lines),
    );

const unknownType = (name: string): WrittenEvent => ({ type: name, data: {} });

export const EDIT_CASES: readonly EditCase[] = [
  {
    what: "a wrong value, and play went on by the derived one",
    row: "value-due",
    game: "nim",
    done: [editData(5, { left: 9 })],
    told: ["5 value corrected 10 recorder"],
  },
  {
    what: "a wrong value, and play went on by it",
    row: "value-believed",
    game: "nim",
    done: [
      fromOn(5, passed(9), takes(0, 3), passed(6), takes(1, 3), passed(3), takes(0, 3), ended(0)),
    ],
    told: ["5 value believed 10 recorder"],
  },
  {
    what: "another consequence in the place of the one due",
    row: "replaced-consequence",
    game: "nim",
    done: [edit(5, (draft) => ({ ...draft, ...ended(0) }))],
    told: ["5 replaced corrected 10 recorder"],
  },
  {
    what: "the turn passed by itself",
    row: "not-due-took-place",
    game: "nim",
    done: [fromOn(4, passed(12), takes(0, 3), passed(9), takes(1, 3), passed(6), takes(0, 3))],
    told: ["4 surplus believed 13 recorder"],
  },
  {
    what: "a consequence is gone",
    row: "put-in-consequence",
    game: "nim",
    done: [drop(5)],
    told: ["5 left-out corrected 10 recorder"],
  },
  {
    what: "three consequences in a row are gone",
    row: "put-in-consequence",
    game: "auction",
    done: [drop(4), drop(4), drop(4)],
    told: [
      "4 left-out corrected 10 recorder",
      "  4 left-out corrected 1 recorder",
      "  4 left-out corrected 1 recorder",
    ],
  },
  {
    what: "a line of nothing",
    row: "drop-consequence",
    game: "nim",
    done: [insert(4, ended(1))],
    told: ["4 surplus passed-over 10 recorder"],
  },
  {
    what: "two lines of nothing",
    row: "drop-consequence",
    game: "nim",
    done: [insert(4, unknownType("one")), insert(4, unknownType("other"))],
    told: ["4 surplus passed-over 10 recorder", "  5 surplus passed-over 4 recorder"],
  },
  {
    what: "a refused choice, and a legal one after it",
    row: "drop-choice",
    game: "nim",
    done: [insert(4, takes(1, 4))],
    told: ["4 choice-not-carried-out passed-over 12 seat 1"],
  },
  {
    what: "two refused choices, and a legal one after them",
    row: "drop-choice",
    game: "nim",
    done: [insert(4, takes(1, 4)), insert(4, takes(1, 5))],
    told: [
      "4 choice-not-carried-out passed-over 12 seat 1",
      "  5 choice-not-carried-out passed-over 5 recorder",
    ],
  },
  {
    what: "a line written twice",
    row: "drop-twice",
    game: "nim",
    done: [repeat(4)],
    told: ["5 written-twice passed-over 8 recorder"],
  },
  {
    what: "a line three lines late",
    row: "line-moved",
    game: "nim",
    done: [(lines) => lines.toSpliced(5, 1).toSpliced(8, 0, lines[5]!)],
    told: ["5 moved corrected 10 recorder", "  8 moved passed-over 1 recorder"],
  },
  {
    what: "two lines changed round",
    row: "line-moved",
    game: "nim",
    done: [swap(5, 6)],
    told: ["5 exchanged corrected 10 recorder", "  6 exchanged passed-over 1 recorder"],
  },
  {
    what: "a choice three lines late",
    row: "line-moved",
    game: "auction",
    done: [(lines) => lines.toSpliced(1, 1).toSpliced(4, 0, lines[1]!)],
    told: [
      "3 exchanged corrected 10 between recorder and 0",
      "  4 exchanged passed-over 1 recorder",
    ],
  },
  {
    what: "a secret choice under another seat's name",
    row: "earlier-seat",
    game: "auction",
    done: [editSeat(1, 2)],
    told: ["3 earlier-choice corrected 16 recorder"],
  },
  {
    what: "a seat beside a consequence",
    row: "seat-none",
    game: "nim",
    done: [editSeat(5, 0)],
    told: ["5 seat corrected 10 recorder"],
  },
  {
    what: "the other seat's turn",
    row: "read-seat",
    game: "nim",
    done: [editSeat(4, 0)],
    told: ["4 seat corrected 14 between 0 and recorder"],
  },
  {
    what: "a refused choice, and the next line tells of another one",
    row: "read-choice",
    game: "nim",
    done: [editData(4, { matches: 4 })],
    told: ["4 choice-unknown corrected 15 seat 1"],
  },
  {
    what: "no match taken, and the turn passes",
    row: "stood-choice",
    game: "nim",
    done: [fromOn(4, takes(1, 0), passed(12), takes(0, 3), passed(9), takes(1, 3), passed(6))],
    told: ["4 choice-stood stood 20 seat 1"],
  },
  {
    what: "three matches are laid out",
    row: "stood-chance",
    game: "nim",
    done: [fromOn(1, laid(3), takes(0, 2), passed(1), takes(1, 1), ended(1))],
    told: ["1 choice-stood stood 16 recorder"],
  },
  {
    what: "a choice is gone",
    row: "put-in-choice",
    game: "nim",
    done: [drop(12)],
    told: ["12 left-out corrected 12 recorder"],
  },
  {
    what: "a choice, a consequence and a choice are gone",
    row: "put-in-choice",
    game: "nim",
    done: [drop(10), drop(10), drop(10)],
    told: [
      "10 left-out corrected 12 recorder",
      "  10 left-out corrected 1 recorder",
      "  10 left-out corrected 3 recorder",
    ],
  },
  {
    what: "play went back, and nobody wrote that down",
    row: "gone-back",
    game: "nim",
    done: [(lines) => [...lines.slice(0, 3), ...lines.slice(1)]],
    told: ["3 undone corrected 16 recorder"],
  },
  {
    what: "a block of lines stands there twice, and fits the second time",
    row: "gone-back-twice",
    game: "nim",
    done: [(lines) => [...lines.slice(0, 6), ...lines.slice(2)]],
    told: ["7 undone passed-over 8 recorder"],
  },
  {
    what: "a block of lines stands there twice",
    row: "drop-twice",
    game: "nim",
    done: [(lines) => [...lines.slice(0, 10), ...lines.slice(5)]],
    told: ["10 written-twice passed-over 8 recorder"],
  },
  {
    what: "a seat plays twice in a row, and that is not undone",
    row: "drop-choice",
    game: "nim",
    done: [insert(5, takes(1, 1))],
    told: ["5 choice-not-carried-out passed-over 12 seat 1"],
  },
  {
    what: "a bid is written wrong and legal",
    row: "earlier-choice",
    game: "auction",
    done: [editData(3, { amount: 1 })],
    told: ["4 earlier-choice corrected 15 recorder"],
  },
  {
    what: "a refused choice that the lines behind it carry on",
    row: "stood-choice",
    game: "nim",
    done: [
      fromOn(
        4,
        takes(1, 4),
        passed(8),
        takes(0, 3),
        passed(5),
        takes(1, 3),
        passed(2),
        takes(0, 1),
      ),
    ],
    told: ["4 choice-stood stood 20 seat 1"],
  },
  {
    what: "another outcome of chance",
    row: "drop-chance",
    game: "nim",
    done: [insert(2, laid(9))],
    told: ["2 choice-not-carried-out passed-over 12 recorder"],
  },
  {
    what: "an outcome of chance before the true one",
    row: "drop-earlier",
    game: "nim",
    done: [insert(1, laid(9))],
    told: ["2 surplus corrected 12 recorder"],
  },
  {
    what: "a legal choice before another legal one of the same seat",
    row: "drop-earlier-by-choice",
    game: "nim",
    done: [insert(2, takes(0, 1))],
    told: ["3 surplus corrected 15 recorder"],
  },
  {
    what: "two blocks of lines have changed places",
    row: "blocks-exchanged",
    game: "nim",
    done: [(lines) => [lines[0]!, ...lines.slice(3, 5), ...lines.slice(1, 3), ...lines.slice(5)]],
    told: ["1 exchanged corrected 11 recorder"],
  },
  {
    what: "the first two lines have changed places",
    row: "line-moved",
    game: "nim",
    done: [swap(1, 2)],
    told: ["1 exchanged corrected 10 recorder", "  2 exchanged passed-over 1 recorder"],
  },
  {
    what: "nine matches are laid out in the place of the turn",
    row: "replaced-choice",
    game: "nim",
    done: [cut(7), insert(7, laid(9))],
    told: ["7 replaced corrected 12 recorder"],
  },
  {
    what: "lines are gone that nobody can name",
    row: "lines-missing",
    game: "nim",
    done: [(lines) => lines.toSpliced(4, 3), editSeat(14, 0)],
    told: ["4 lines-missing corrected 21 recorder"],
  },
];
