// What is marked over a drawing, and how.
import { expect, test } from "vitest";
import {
  boundsOf,
  circle,
  group,
  joined,
  path,
  rect,
  type Shape,
  steps,
} from "@assize/kernel-drawing";
import { halos, handles, markedBy, withoutGrounds } from "../../src/board/emphasis.ts";

const SHAPES: readonly Shape[] = [
  group(
    "panel",
    "",
    [100, 200],
    [rect("panel:ground", "", [50, 30], [100, 60]), circle("panel:coin", "", [20, 20], 5)],
    { scale: 2 },
  ),
  path("road", "", steps("M 0 0 L 50 50")),
  group("highway", "", [10, 0], [path("highway:bed", "", steps("M 0 0 L 7 7"))], { scale: 2 }),
];
const marked = (...keys: string[]) => markedBy(SHAPES, new Set(keys));

test("bounds are the scene's, however deep the shape is", () => {
  expect(marked("panel:coin").get("panel:coin")!.box).toEqual({
    left: 130,
    top: 230,
    right: 150,
    bottom: 250,
  });
});

test("of one inside another the outer counts, and unknown keys do not", () => {
  expect([...marked("panel", "panel:coin", "nobody").keys()]).toEqual(["panel"]);
});

test("a ground that lights up is passed over, unless nothing else changed", () => {
  expect([...withoutGrounds(SHAPES, new Set(["panel:ground", "panel:coin"]))]).toEqual([
    "panel:coin",
  ]);
  expect([...withoutGrounds(SHAPES, new Set(["panel:ground"]))]).toEqual(["panel:ground"]);
});

test("outlines that touch become one; every outline lies outside what it is round", () => {
  const box = (left: number, right: number) => ({ left, top: 0, right, bottom: 10 });
  expect(joined([box(0, 10), box(30, 40), box(12, 28)])).toEqual([box(0, 40)]);
  expect(joined([box(0, 10), box(30, 40)])).toHaveLength(2);
  const { left, top, right, bottom } = boundsOf(halos(marked("panel:coin"), []))!;
  expect([left < 130, top < 230, right > 150, bottom > 250]).toEqual([true, true, true, true]);
});

test("a line that can be picked is marked along itself, anything else at its corners", () => {
  expect(boundsOf(handles(marked("road")))).toEqual({ left: 0, top: 0, right: 50, bottom: 50 });
  expect(boundsOf(handles(marked("highway")))).toEqual({ left: 10, top: 0, right: 24, bottom: 14 });
  expect(boundsOf(handles(marked("panel:coin")))).toEqual({
    left: 128,
    top: 228,
    right: 152,
    bottom: 252,
  });
});
