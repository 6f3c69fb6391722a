// Which shapes changed between two drawings, and which are the same.
import { expect, test } from "vitest";
import {
  circle,
  compareScenes,
  group as grouped,
  rect,
  type Scene,
  type Shape,
  text,
} from "../src/index.ts";

const scene = (...shapes: readonly Shape[]): Scene => ({ width: 1, height: 1, title: "", shapes });
const dot = (key: string, x = 0): Shape => ({
  kind: "circle",
  key,
  roles: [],
  at: [x, 0],
  radius: 1,
});
const group = (key: string, x: number, ...children: readonly Shape[]): Shape => ({
  kind: "group",
  key,
  roles: [],
  at: [x, 0],
  children,
});
const changedIn = (before: Scene, after: Scene): readonly string[] =>
  compareScenes(before, after).changed;

test("what is new, moved or changed is named by its key", () => {
  const before = scene(dot("a"), dot("b"), dot("c"));
  expect(changedIn(before, scene(dot("a"), dot("b", 5), dot("d")))).toEqual(["b", "d"]);
  expect(changedIn(before, before)).toEqual([]);
  expect(changedIn(before, structuredClone(before))).toEqual([]);
  expect(changedIn(before, scene(dot("c"), dot("a")))).toEqual([]);
});

test("in a group only what differs is named, a new group once", () => {
  const before = scene(group("g", 0, dot("a"), dot("b")));
  expect(changedIn(before, scene(group("g", 0, dot("a"), dot("b", 2))))).toEqual(["b"]);
  expect(changedIn(before, scene(group("g", 3, dot("a"), dot("b"))))).toEqual(["g"]);
  expect(changedIn(scene(), before)).toEqual(["g"]);
});

test("shapes differ by place, looks, text, label, and where one side has none", () => {
  const bank = (gold: number): Shape =>
    grouped(
      "bank",
      "panel",
      [0, 0],
      [text("gold", "", [1, 1], gold, 10), circle("coin", "", [5, 5], 2)],
    );
  const left = scene(
    bank(7),
    rect("city:1", "city", [10, 10], [4, 4], 0, { label: "City 1" }),
    circle("piece", "red", [20, 20], 3),
    circle("left only", "", [1, 1], 1),
  );
  const right = scene(
    bank(8),
    rect("city:1", "city", [10, 10], [4, 4], 0, { label: "City one" }),
    circle("piece", "blue", [20, 21], 3),
    grouped("new", "", [0, 0], [circle("inside", "", [0, 0], 1)]),
  );
  expect(changedIn(right, left)).toEqual(["gold", "city:1", "piece", "left only"]);
  expect(changedIn(left, right)).toEqual(["gold", "city:1", "piece", "new"]);
});

test("in an arranged drawing a place says nothing: one longer word marks itself, not all that it pushes aside", () => {
  const word = (said: string, at: number): Shape => ({
    kind: "text",
    key: `word-${at}`,
    roles: [],
    at: [said.length, at],
    text: said,
    size: 9,
  });
  const drawn = (first: string, role: string): Scene => ({
    ...scene(
      word(first, 0),
      group("g", first.length, word("same", 1), { ...dot("a"), roles: [role] }),
    ),
    arranged: true,
  });
  const before = drawn("a", "cell");
  const longer = compareScenes(before, drawn("longer", "cell"));
  expect(longer.changed).toEqual(["word-0"]);
  expect(longer.scene).toEqual(drawn("longer", "cell"));
  expect(changedIn(before, drawn("a", "cell-none"))).toEqual(["a"]);
  const { arranged: _, ...placed } = drawn("longer", "cell");
  expect(changedIn(before, placed)).toEqual(["word-0", "g"]);
});

test("what is equal is shared, and the drawing is the same", () => {
  const before = scene(group("g", 0, dot("a"), dot("b")), group("h", 0, dot("c")), dot("d"));
  const after = scene(group("h", 0, dot("c")), group("g", 0, dot("b", 2), dot("a")), dot("e"));
  const { scene: shared, changed } = compareScenes(before, after);
  expect(shared).toEqual(after);
  expect(changed).toEqual(["b", "e"]);
  const [h, g] = shared.shapes;
  expect(h).toBe(before.shapes[1]);
  expect(g).not.toBe(before.shapes[0]);
  const children = (shape: Shape | undefined) => (shape?.kind === "group" ? shape.children : []);
  expect(children(g)[1]).toBe(children(before.shapes[0])[0]);
  // Compared once more, nothing is made anew.
  const again = compareScenes(before, shared);
  expect(again.scene.shapes).toBe(shared.shapes);
  expect(again.changed).toEqual(changed);
  expect(compareScenes(before, structuredClone(before)).scene.shapes).toBe(before.shapes);
});
