// Marks: thinned to what fits, none lost for good, each kind in a form of its own.
import { expect, test } from "vitest";
import {
  chapterAt,
  chapterLabels,
  interestPath,
  MARK_KINDS,
  markPath,
  signOf,
  thinMarks,
} from "../../src/timeline/marks.ts";
import { lineWith } from "./a-line.ts";

const MANY = Array.from({ length: 5_000 }, (_, index) =>
  lineWith({
    seq: index + 1,
    marks: index % 3 === 0 ? ["finding"] : index % 500 === 1 ? ["chapter"] : [],
    outline: [`Year ${index}`],
  }),
);
const SCALE = { from: 0, to: 5_000, width: 600 };

test("no more marks than fit, and together they stand for all", () => {
  const marks = thinMarks(MANY, "finding", SCALE);
  expect(marks.length).toBeGreaterThan(40);
  expect(marks.length).toBeLessThanOrEqual(600 / 8 + 1);
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(1_667);
  for (const [index, { x }] of marks.entries())
    if (index > 0) expect(x - marks[index - 1]!.x).toBeGreaterThanOrEqual(8);
});

test("zoomed in, only what is in the stretch, at its place", () => {
  expect(thinMarks(MANY, "finding", { from: 4, to: 10, width: 60 })).toEqual([
    { x: 0, seq: 4, count: 1 },
    { x: 30, seq: 7, count: 1 },
    { x: 60, seq: 10, count: 1 },
  ]);
});

test("every kind has a form of its own, on the line and in the key", () => {
  const forms = MARK_KINDS.map((kind) => markPath(kind, [{ x: 50, seq: 1, count: 1 }]));
  expect(MARK_KINDS.length).toBe(6);
  expect(new Set(forms).size).toBe(6);
  expect(new Set(MARK_KINDS.map(signOf)).size).toBe(6);
  expect(markPath("finding", [])).toBe("");
});

test("names of chapters leave room for one another", () => {
  const labels = chapterLabels(MANY, { ...SCALE, width: 200 });
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.length).toBeLessThan(10);
  // A click on a name leads to where its chapter begins, wherever on the name it falls.
  for (const label of labels) {
    expect(chapterAt(labels, label.x + label.text.length * 6, 8)).toBe(label);
    expect(chapterAt(labels, label.x + 2, 30)).toBeUndefined();
    expect(MANY.find(({ seq }) => seq === label.seq)?.marks).toContain("chapter");
  }
  for (const [index, { x }] of labels.entries())
    if (index > 0)
      expect(x - labels[index - 1]!.x).toBeGreaterThan(6.5 * labels[index - 1]!.text.length);
});

test("the curve of interest is closed, and absent where nothing happens", () => {
  expect(interestPath(MANY, SCALE)).toMatch(/^M0 \d+L.*Z$/);
  expect(interestPath([lineWith({})], SCALE)).toBe("");
});
