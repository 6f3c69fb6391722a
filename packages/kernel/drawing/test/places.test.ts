// How far shapes reach, and a part of a drawing drawn alone.
import { expect, test } from "vitest";
import type { Scene } from "../src/index.ts";
import {
  boundsOf,
  circle,
  cropTo,
  everyShape,
  group,
  moved,
  panel,
  path,
  polygon,
  rect,
  steps,
  text,
  zoomTo,
} from "../src/index.ts";

const ALL = [
  circle("circle", "", [10, 20], 5),
  rect("rect", "", [30, 20], [10, 6]),
  path("path", "", steps("M 1 2 C 3 4 5 60 7 8 Z")),
  polygon("polygon", "", [
    [0, 0],
    [80, 3],
  ]),
  text("text", "", [50, 40], "ab", 10, "start"),
  group("group", "", [100, 100], [circle("inner", "", [1, 1], 2)], { scale: 10 }),
];

test("bounds take in every kind of shape", () => {
  expect(boundsOf([])).toBeNull();
  expect(boundsOf(ALL.slice(0, 1))).toEqual({ left: 5, top: 15, right: 15, bottom: 25 });
  expect(boundsOf(ALL.slice(1, 2))).toEqual({ left: 25, top: 17, right: 35, bottom: 23 });
  expect(boundsOf(ALL.slice(2, 3))).toEqual({ left: 1, top: 2, right: 7, bottom: 60 });
  expect(boundsOf(ALL.slice(4, 5))).toEqual({ left: 50, top: 32, right: 62, bottom: 42.5 });
  expect(boundsOf(ALL)).toEqual({ left: 0, top: 0, right: 130, bottom: 130 });
});

test("what is moved keeps its size, its key and its kind", () => {
  for (const shape of ALL) {
    const before = boundsOf([shape])!;
    const [after] = moved([shape], [7, -3]);
    expect(after).toMatchObject({ key: shape.key, kind: shape.kind });
    const { left, top, right, bottom } = boundsOf([after!])!;
    expect([left - 7, top + 3, right - 7, bottom + 3]).toEqual(Object.values(before));
  }
});

test("a part drawn alone holds its layers only, and fits", () => {
  const scene: Scene = {
    width: 400,
    height: 300,
    title: "all",
    shapes: [
      panel("stock", { at: [200, 100], size: [80, 60] }, "Stock", []),
      { ...circle("far", "", [20, 20], 5), layer: "board" },
    ],
  };
  const part = cropTo(scene, ["stock"], "Stock");
  expect(everyShape(part).map(({ key }) => key)).toEqual(
    everyShape(scene)
      .slice(0, 3)
      .map(({ key }) => key),
  );
  expect(part).toMatchObject({ width: 92, height: 72, title: "Stock" });
  expect(boundsOf(part.shapes)).toEqual({ left: 6, top: 6, right: 86, bottom: 66 });
  expect(cropTo(scene, ["nowhere"]).shapes).toEqual([]);
});

test("a place is taken out with what reaches into it, moved to its corner; all else is left", () => {
  const scene: Scene = { width: 200, height: 200, title: "All", shapes: ALL };
  const place = zoomTo(scene, { left: 8, top: 10, right: 28, bottom: 26 });
  expect([place.width, place.height, place.title]).toEqual([20, 16, "All"]);
  expect(place.shapes.map(({ key }) => key)).toEqual(["circle", "rect"]);
  expect(place.shapes[0]).toMatchObject({ at: [2, 10], radius: 5 });
});
