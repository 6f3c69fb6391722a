// Arrows that bend past boxes: each has a head where it leads, or is not drawn.
import { expect, test } from "vitest";
import { arrowPast } from "../src/bent-way.ts";
import { eventMarks } from "../src/event-marks.ts";
import type { Deed, Place } from "../src/deed.ts";
import type { Bounds } from "../src/places.ts";

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

test("where nothing has room, whatever stands close together is outlined as one", () => {
  const place = (bounds: Bounds): Place => ({ box: bounds, spot: { x: 0, y: 0, scale: 1 } });
  const line = Array.from({ length: 7 }, (_, index) => box(300 + 12 * index, 100, 6));
  const deed = { kind: "moved", shape: null, slight: false } as const;
  const marks = eventMarks(
    [{ ...deed, from: place(box(20, 20, 8)), to: place(line[3]!) } as unknown as Deed],
    [...line, box(336, 60, 40), box(336, 140, 40)],
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.every(({ key }) => key.startsWith("halo:"))).toBe(true);
});
