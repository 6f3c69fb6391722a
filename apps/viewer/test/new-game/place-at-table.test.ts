// What a phone shows of the board at the table: never more than can be read, and what is asked about in it.
import { expect, test } from "vitest";
import { circle, NO_EVENT, rect, type Shape } from "@assize/kernel-drawing";
import { placeAtTable } from "../../src/new-game/place-at-table.ts";

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

type Place = ReturnType<typeof placeAtTable>;
const shown = (
  pickable: readonly string[],
  pointedOut: readonly string[] = [],
  before?: Place,
  event = NO_EVENT,
): Place =>
  placeAtTable(
    { scene, parts, event },
    { pickable: () => new Set(pickable), pointedOut: () => pointedOut },
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

test("where all of the board is open, what is pointed out is seen; the middle, where nothing is", () => {
  const corner = shown(["a", "b", "c"], ["c"]);
  expect([corner!.right, corner!.bottom]).toEqual([1_000, 800]);
  const middle = shown(["a", "b", "c"]);
  expect(sizeOf(middle)).toEqual(WINDOW);
  expect(middle!.left + middle!.right).toBe(1_000);
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
