// What a phone shows of the board at the table: never more than can be read, and what is asked about in it.
import { expect, test } from "vitest";
import { circle, NO_EVENT, rect, type Shape } from "@assize/kernel-drawing";
import { placeToPick } from "../../src/session/place-to-pick.ts";

const city = (name: string, x: number, y: number): Shape => ({
  ...circle(name, "", [x, y], 20),
  layer: "cities",
});
const LAND: Shape = { ...rect("land", "", [500, 400], [1_000, 800]), layer: "land" };
const PANEL: Shape = { ...rect("panel", "", [1_200, 100], [200, 100]), layer: "panel" };
const scene = {
  width: 1_320,
  height: 820,
  title: "",
  shapes: [LAND, city("a", 100, 100), city("b", 300, 200), city("c", 900, 700), PANEL],
};
const parts = [{ id: "map", title: "Map", layers: ["land", "cities"] }];
const WINDOW = { width: 470, height: 360 };

type Place = ReturnType<typeof placeToPick>;
const shown = (
  pickable: readonly string[],
  pointedOut: readonly string[] = [],
  before?: Place,
  event = NO_EVENT,
  foremost: readonly string[] = pickable,
  opens: readonly string[] = [],
): Place =>
  placeToPick(
    { scene, parts, event },
    {
      marked: () => new Set(pickable),
      foremost: () => new Set(foremost),
      opens: () => new Set(opens),
      pointedOut: () => pointedOut,
    },
    before,
  );
const sizeOf = (place: Place) => ({
  width: place!.right - place!.left,
  height: place!.bottom - place!.top,
});

test("where something near together is asked about, that is seen, and no more than can be read", () => {
  const place = shown(["a", "b"]);
  expect(sizeOf(place)).toEqual(WINDOW);
  expect([place!.left <= 80, place!.right >= 320, place!.top, place!.left]).toEqual([
    true,
    true,
    0,
    0,
  ]);
});

test("where all of the board is open, what is asked for first is seen, or what is pointed out; else all of it", () => {
  const corner = shown(["a", "b", "c"], ["c"]);
  expect([corner!.right, corner!.bottom]).toEqual([1_000, 800]);
  const first = shown(["a", "b", "c"], [], undefined, NO_EVENT, ["a", "b"]);
  expect([first!.left, first!.top]).toEqual([0, 0]);
  expect(shown(["a", "b", "c"])).toBeUndefined();
  // Of a thing that was picked the places are asked for, not the thing.
  expect(shown(["a", "b", "c"], ["a"], undefined, NO_EVENT, undefined, ["a"])).toBeUndefined();
  expect(sizeOf(shown([]))).toEqual(WINDOW);
});

test("what is seen already stays; what happened beside the board is looked at where it is", () => {
  const first = shown(["b"]);
  expect(shown(["b"], [], first)).toBe(first);
  expect(shown([], [], first)).toBe(first);
  const event = { marks: [rect("halo", "", [1_200, 100], [50, 40])], flights: [] };
  const beside = shown([], [], first, event);
  expect([beside!.right, beside!.left <= 1_175]).toEqual([1_320, true]);
});
