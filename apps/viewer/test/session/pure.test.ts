// The session's pure parts: filters, steps, ranges, notes, languages, the shelf of frames.
import { describe, expect, test } from "vitest";
import type { Frame, Line } from "../../src/protocol/protocol.ts";
import { tidyRange } from "../../src/history-view/cursor.ts";
import { filterLines, isFiltering, NO_FILTERS } from "../../src/session/filters.ts";
import { createShelf } from "../../src/history-view/frames.ts";
import { areNotes } from "../../src/protocol/carried.ts";
import { besides, withNote } from "../../src/session/notes.ts";
import { languageFor } from "../../src/kit/preferences.ts";
import { markOrEnd, nearestMark } from "../../src/history-view/steps.ts";
import { textOfLines } from "../../src/kit/text-of-lines.ts";
import { eventsByClause } from "../../src/panels/rules/rulebook-search.ts";

const line = (seq: number, more: Partial<Line> = {}): Line => ({
  seq,
  type: "counter-taken",
  class: "decision",
  by: seq % 2,
  text: `takes ${seq}`,
  data: {},
  clauses: ["take.some"],
  findings: [],
  deviation: null,
  place: "play",
  taken: [],
  marks: [],
  outline: [`Round ${Math.ceil(seq / 3)}`],
  ...more,
});

const LINES = [
  line(1, { marks: ["chapter"] }),
  line(2),
  line(3, { findings: ["f1"], marks: ["finding"], clauses: ["take.some", "take.most"] }),
  line(4, { marks: ["turn"], class: "consequence", by: null }),
  line(5),
];

describe("filters", () => {
  const seqs = (
    change: Partial<typeof NO_FILTERS>,
    range: Parameters<typeof filterLines>[2] = null,
  ) => filterLines(LINES, { ...NO_FILTERS, ...change }, range).map(({ seq }) => seq);

  test("each narrows by itself, and all together", () => {
    expect(seqs({})).toEqual([1, 2, 3, 4, 5]);
    expect(seqs({ seat: 1 })).toEqual([1, 3, 5]);
    expect(seqs({ class: "consequence" })).toEqual([4]);
    expect(seqs({ clause: "take.most" })).toEqual([3]);
    expect(seqs({ findingsOnly: true })).toEqual([3]);
    expect(seqs({ words: "TAKES 5" })).toEqual([5]);
    expect(seqs({}, { from: 2, to: 3 })).toEqual([2, 3]);
    expect(seqs({ seat: 1, words: "some" }, { from: 2, to: 4 })).toEqual([3]);
  });

  test("know whether they do anything", () => {
    expect(isFiltering(NO_FILTERS)).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, words: "  " })).toBe(false);
    expect(isFiltering({ ...NO_FILTERS, seat: 0 })).toBe(true);
  });
});

test("steps lead to the nearest mark, or to the end", () => {
  expect(nearestMark(LINES, 1, 1, ["finding"])).toBe(3);
  expect(nearestMark(LINES, 3, 1, ["finding"])).toBeUndefined();
  expect(nearestMark(LINES, 5, -1, ["turn", "chapter"])).toBe(4);
  expect(markOrEnd(LINES, 4, 1, ["turn"], 5)).toBe(5);
  expect(markOrEnd(LINES, 1, -1, ["chapter"], 5)).toBe(0);
});

test("a range is in order, inside, and more than one event", () => {
  expect(tidyRange({ from: 8, to: 3 }, 5)).toEqual({ from: 3, to: 5 });
  expect(tidyRange({ from: 2, to: 2 }, 5)).toBeNull();
  expect(tidyRange({ from: 0, to: 99 }, 5)).toBeNull();
  expect(tidyRange(null, 5)).toBeNull();
});

test("notes are kept in order, one an event, and nothing else is taken for notes", () => {
  const notes = withNote(withNote([], { seq: 5, text: "late" }), { seq: 2, text: "" });
  expect(withNote(notes, { seq: 5, text: "changed" })).toEqual([
    { seq: 2, text: "" },
    { seq: 5, text: "changed" },
  ]);
  expect(areNotes(notes)).toBe(true);
  for (const other of [null, {}, [1], [{ seq: "1", text: "" }], [{ seq: 1 }]])
    expect(areNotes(other)).toBe(false);
});

test("what somebody else noted stands below what is there, and not twice", () => {
  const mine = [{ seq: 2, text: "mine" }];
  const theirs = [
    { seq: 2, text: "theirs" },
    { seq: 1, text: "" },
  ];
  const both = theirs.reduce(besides, mine);
  expect(both).toEqual([
    { seq: 1, text: "" },
    { seq: 2, text: "mine\n\ntheirs" },
  ]);
  expect(theirs.reduce(besides, both)).toEqual(both);
});

test("the first language that there is is chosen", () => {
  expect(languageFor(["pt-BR", "fr-CA", "en"])).toBe("fr");
  expect(languageFor(["pt"])).toBe("en");
});

test("the shelf forgets what was unused for longest", () => {
  const shelf = createShelf(2);
  const frame = {} as Frame;
  shelf.put("a", frame);
  shelf.put("b", frame);
  shelf.get("a");
  shelf.put("c", frame);
  expect(["a", "b", "c"].map((key) => shelf.get(key) !== undefined)).toEqual([true, false, true]);
});

test("lines are copied as text, with their clauses and findings", () => {
  expect(textOfLines(LINES.slice(1, 4))).toBe(
    [
      "— Round 1 —",
      "2. takes 2 [take.some]",
      "3. takes 3 [take.some, take.most] !f1",
      "— Round 2 —",
      "4. takes 4 [take.some]",
      "",
    ].join("\n"),
  );
});

test("clauses are counted by the events that apply them", () => {
  expect([...eventsByClause(LINES)]).toEqual([
    ["take.some", 5],
    ["take.most", 1],
  ]);
});
