// Arrows that bend past boxes: each has a head where it leads, or is not drawn.
import { expect, test } from "vitest";
import { arrowPast } from "../src/bent-way.ts";
import { eventMarks } from "../src/event-marks.ts";
import type { Deed, Place } from "../src/deed.ts";
import { figuresOf, touch } from "../src/boxes.ts";
import { type Bounds, boundsOf } from "../src/places.ts";
import { circle, group, path, steps } from "../src/shapes.ts";

const box = (x: number, y: number, half: number): Bounds => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const END = [400, 100] as const;

/** How far the tip of the head is from where the arrow leads to. */
const missedBy = (boxes: readonly Bounds[]): number => {
  const parts = arrowPast([0, 100], END, boxes);
  const [[x, y] = [0, 0], ...rest] = parts.at(-1) ?? [];
  expect(rest).toHaveLength(2);
  return Math.hypot(x - END[0], y - END[1]);
};

test("the head is where the way ends, or as near to it as there is room", () => {
  expect(missedBy([])).toBeCloseTo(0);
  expect(missedBy([box(200, 100, 20)])).toBeCloseTo(0);
  const near = missedBy([box(404, 100, 6)]);
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(30);
});

test("where a head has no room near the end, no line is drawn that leads nowhere", () => {
  expect(arrowPast([0, 100], END, [box(400, 100, 60)])).toEqual([]);
});

const place = (bounds: Bounds): Place => ({ box: bounds, spot: { x: 0, y: 0, scale: 1 } });
const moved = (from: Bounds, to: Bounds): Deed =>
  ({
    kind: "moved",
    shape: null,
    slight: false,
    from: place(from),
    to: place(to),
  }) as unknown as Deed;

test("where an outline would have to hold half of the board, the free corners are marked", () => {
  const field = Array.from({ length: 400 }, (_, index) =>
    box(100 + 24 * (index % 20), 100 + 24 * Math.floor(index / 20), 8),
  );
  const marks = eventMarks([moved(box(20, 20, 8), field[190]!)], field);
  const corners = marks.filter(({ key }) => key.startsWith("halo:"));
  expect(corners).toHaveLength(marks.length);
  expect(corners.length).toBeLessThan(9);
  for (const mark of corners) {
    const reach = boundsOf([mark])!;
    expect(reach.right - reach.left).toBeLessThan(20);
    expect(field.some((figure) => touch(figure, reach))).toBe(false);
  }
});

test("a road is no figure: an outline round a piece on it may cross it, and stays as near", () => {
  const road = group("road", "", [0, 0], [path("road:bed", "", steps("M 100 0 L 104 150"))], {
    label: "Road",
  });
  const pawn = group("pawn", "", [100, 20], [circle("pawn:head", "", [0, 0], 8)], {
    label: "Pawn",
  });
  expect(figuresOf([road, pawn], { width: 1_000, height: 800 })).toEqual([box(100, 20, 8)]);
});
