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
  text,
  withoutNext,
} from "@assize/kernel-drawing";
import { emphasised, halos, handles, markedBy, withoutGrounds } from "../../src/board/emphasis.ts";

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
  const { left, top, right, bottom } = boundsOf(halos(marked("panel:coin")))!;
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

test("a planned way is drawn beneath numbers and pieces: they stand once more over it, as they look there", () => {
  const city = (id: number, x: number): Shape =>
    group(`city:${id}`, "city", [x, 100], [text(`city:${id}:number`, "", [0, 0], id, 10)], {
      label: `City ${id}`,
    });
  const pawn = group("pawn", "seat", [50, 90], [circle("pawn:head", "", [0, 0], 6)], {
    label: "Pawn",
  });
  const board = [
    path("land", "", steps("M 0 80 L 400 80 L 400 120 L 0 120 Z"), { label: "Land" }),
    group("road", "", [0, 0], [path("road:bed", "", steps("M 50 100 L 150 100"))]),
    city(1, 50),
    city(2, 150),
    city(3, 350),
    group("far", "past", [340, 300], [text("far:word", "", [0, 0], "x", 9)], { scale: 2 }),
    pawn,
  ];
  const over = (
    pointedOut: readonly string[],
    pickable: readonly string[] = [],
    numbered: ReadonlyMap<string, string> = new Map(),
  ) =>
    emphasised({ width: 1_000, height: 800 }, board, {
      changed: new Set(),
      pointedOut: new Set(pointedOut),
      pickable: new Set(pickable),
      numbered,
    });
  const keys = over(["city:1", "road", "city:2"]).map(({ key }) => key);
  expect(keys.slice(-3)).toEqual(["lifted:city:1", "lifted:city:2", "lifted:pawn"]);
  expect(keys.filter((key) => key.startsWith("lifted"))).toHaveLength(3);
  // An area is tinted, not framed, and what lies deep in groups keeps its place and its roles.
  const area = over(["land"]);
  expect(area[0]).toMatchObject({
    key: "pointer:land",
    children: [{ roles: ["mark-area"] }, {}, {}],
  });
  const deep = over(["far"]).find(({ key }) => key.startsWith("lifted"));
  expect(deep).toMatchObject({ key: "lifted:far:word", roles: ["past"], scale: 2, at: [340, 300] });
  // Numbers stand beside what they are about, over all else; of what is not drawn there is none.
  const numbers = over(
    [],
    [],
    new Map([
      ["city:1", "1 3"],
      ["nowhere", "2"],
    ]),
  );
  expect(numbers.map(({ key }) => key)).toEqual(["number:city:1:ground", "number:city:1"]);
  expect(numbers[1]).toMatchObject({ kind: "text", text: "1 3" });
  // Nothing is marked: nothing is drawn twice.
  expect(over([])).toEqual([]);
});

test("at a finding whose turn comes is not drawn; what says nothing of it stays the very same", () => {
  const shapes = [
    group("seat", "", [0, 0], [rect("seat:ground", "panel next", [0, 0], [9, 9])]),
    rect("other", "panel", [0, 0], [9, 9]),
  ];
  const [seat, other] = withoutNext(shapes);
  expect(seat).toMatchObject({ children: [{ roles: ["panel"] }] });
  expect(other).toBe(shapes[1]);
  const others = shapes.slice(1);
  expect(withoutNext(others)).toBe(others);
});
