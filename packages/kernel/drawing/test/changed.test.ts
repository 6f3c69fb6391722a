// Which shapes changed between two drawings.
import { expect, test } from "vitest";
import { changedShapes, type Scene, type Shape, withSharedShapes } from "../src/index.ts";

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

test("what is new, moved or changed is named by its key", () => {
  const before = scene(dot("a"), dot("b"), dot("c"));
  expect(changedShapes(before, scene(dot("a"), dot("b", 5), dot("d")))).toEqual(["b", "d"]);
  expect(changedShapes(before, before)).toEqual([]);
  expect(changedShapes(before, structuredClone(before))).toEqual([]);
  expect(changedShapes(before, scene(dot("c"), dot("a")))).toEqual([]);
});

test("in a group only what differs is named, a new group once", () => {
  const before = scene(group("g", 0, dot("a"), dot("b")));
  expect(changedShapes(before, scene(group("g", 0, dot("a"), dot("b", 2))))).toEqual(["b"]);
  expect(changedShapes(before, scene(group("g", 3, dot("a"), dot("b"))))).toEqual(["g"]);
  expect(changedShapes(scene(), before)).toEqual(["g"]);
});

test("in an arranged drawing a place says nothing: one longer word marks itself, not all that it pushes aside", () => {
  const word = (text: string, at: number): Shape => ({
    kind: "text",
    key: `word-${at}`,
    roles: [],
    at: [text.length, at],
    text,
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
  expect(changedShapes(before, drawn("longer", "cell"))).toEqual(["word-0"]);
  expect(changedShapes(before, drawn("a", "cell-none"))).toEqual(["a"]);
  const { arranged: _, ...placed } = drawn("longer", "cell");
  expect(changedShapes(before, placed)).toEqual(["word-0", "g"]);
});

test("what is equal is shared, and the drawing is the same", () => {
  const before = scene(group("g", 0, dot("a"), dot("b")), group("h", 0, dot("c")), dot("d"));
  const after = scene(group("h", 0, dot("c")), group("g", 0, dot("b", 2), dot("a")), dot("e"));
  const shared = withSharedShapes(before, after);
  expect(shared).toEqual(after);
  const [h, g] = shared.shapes;
  expect(h).toBe(before.shapes[1]);
  expect(g).not.toBe(before.shapes[0]);
  const children = (shape: Shape | undefined) => (shape?.kind === "group" ? shape.children : []);
  expect(children(g)[1]).toBe(children(before.shapes[0])[0]);
  expect(changedShapes(before, shared)).toEqual(["b", "e"]);
  expect(withSharedShapes(before, structuredClone(before)).shapes).toBe(before.shapes);
});
