// What an event did, read off two drawings by keys and things.
import { describe, expect, test } from "vitest";
import {
  circle,
  type Deed,
  deedsOf,
  eventPicture,
  group,
  rect,
  type Scene,
  type Shape,
  text,
} from "../src/index.ts";

const scene = (...shapes: readonly Shape[]): Scene => ({
  width: 400,
  height: 300,
  title: "test",
  shapes,
});
const told = (before: Scene, after: Scene): readonly Partial<Deed>[] =>
  deedsOf(before, after).map(({ kind, key, source, slight }) => ({ kind, key, source, slight }));
const pawn = (x: number, y = 50): Shape =>
  group("pawn", "", [x, y], [circle("pawn:head", "", [0, 0], 8)], { label: "Pawn" });
const coin = (key: string, x: number, thing = "coin"): Shape => ({
  ...group(key, "", [x, 10], [circle(`${key}:disc`, "", [0, 0], 5)]),
  thing,
});
const count = (key: string, words: string | number, x = 200, thing = "coin"): Shape =>
  text(key, "", [x, 200], words, 14, "middle", { thing });

describe("deeds", () => {
  test("the same thing elsewhere has moved; a small shift is slight", () => {
    expect(told(scene(pawn(50)), scene(pawn(200)))).toEqual([
      { kind: "moved", key: "pawn", source: "pawn", slight: false },
    ]);
    expect(told(scene(pawn(50)), scene(pawn(56)))[0]).toMatchObject({ slight: true });
  });

  test("where others come or go, neighbours only make room", () => {
    const card = (key: string, x: number): Shape =>
      group(key, "", [x, 0], [rect(`${key}:body`, "", [0, 0], [20, 30])]);
    const hand = (...cards: readonly Shape[]) => scene(group("hand", "", [0, 0], cards));
    const deeds = told(hand(card("a", 0), card("b", 40)), hand(card("b", 0)));
    expect(deeds).toEqual([
      { kind: "moved", key: "b", source: "b", slight: true },
      { kind: "went", key: "a", source: null, slight: false },
    ]);
  });

  test("one that goes and a count that rises are one thing that passes", () => {
    const before = scene(coin("here", 20), count("purse", 3));
    const after = scene(count("purse", 4));
    expect(told(before, after)).toEqual([
      { kind: "changed", key: "purse", source: null, slight: false },
      { kind: "passed", key: "purse", source: "here", slight: false },
    ]);
  });

  test("what goes and comes nowhere went to the one place that hides it, and comes from there", () => {
    const cover = (key: string, x: number, hides: boolean): Shape =>
      rect(key, "", [x, 150], [20, 20], 0, hides ? { hides: "coin" } : {});
    const table = (coins: readonly Shape[], mine: boolean, yours = false) =>
      scene(...coins, cover("mine", 40, mine), cover("yours", 90, yours));
    const [some, none] = [[coin("here", 20)], []];
    const into = { kind: "passed", key: "mine", source: "here", slight: false };
    expect(told(table(some, true), table(none, true))).toEqual([into]);
    // Who acts is said by the drawing before.
    expect(told(table(some, true), table(none, false, true))).toEqual([into]);
    expect(told(table(none, true), table(some, true))).toEqual([
      { kind: "passed", key: "here", source: "mine", slight: false },
    ]);
    // Nobody knows which, or nobody says so: it went.
    const gone = { kind: "went", key: "here", source: null, slight: false };
    expect(told(table(some, true, true), table(none, true, true))).toEqual([gone]);
    expect(told(table(some, false), table(none, false))).toEqual([gone]);
    // What is seen to come is not hidden as well.
    const { flights } = eventPicture(
      table([...some, count("purse", 0)], true),
      table([count("purse", 1)], true),
    );
    expect(flights.map(({ key }) => key)).toEqual(["purse"]);
  });

  test("a count that falls and one that comes, and two counts, and a chip with its count", () => {
    const purses = (mine: number, theirs: number) =>
      scene(count("mine", mine), count("theirs", theirs, 300), coin("sign", 100));
    const passed = (before: Scene, after: Scene) =>
      told(before, after).filter(({ kind }) => kind === "passed");
    expect(passed(purses(5, 1), purses(3, 3))).toEqual([
      { kind: "passed", key: "theirs", source: "mine", slight: false },
    ]);
    expect(passed(scene(count("mine", 5)), scene(count("mine", 4), coin("placed", 40)))).toEqual([
      { kind: "passed", key: "placed", source: "mine", slight: false },
    ]);
    const chip = group("chip", "", [50, 50], [count("chip:count", 2, 0)]);
    expect(passed(scene(count("mine", 5)), scene(count("mine", 3), chip))).toEqual([
      { kind: "passed", key: "chip:count", source: "mine", slight: false },
    ]);
  });

  test("other things do not pass for one another", () => {
    const before = scene(coin("here", 20, "coin"), count("purse", 3, 200, "jewel"));
    const after = scene(count("purse", 4, 200, "jewel"));
    expect(told(before, after).map(({ kind }) => kind)).toEqual(["changed", "went"]);
  });

  test("what comes where something went is turned, and the group that the two sides fill", () => {
    const card = (side: string) =>
      scene(
        group(
          "card",
          "",
          [80, 80],
          [
            rect(`card:${side}`, side, [0, 0], [40, 60]),
            text(`card:${side}:word`, "", [0, 0], side, 9),
          ],
        ),
      );
    expect(told(card("back"), card("face"))).toEqual([
      { kind: "turned", key: "card", source: "card:back", slight: false },
    ]);
  });

  test("what only says where the game stands is no deed", () => {
    const ring = circle("ring", "", [50, 50], 20, { aside: true });
    expect(told(scene(pawn(50)), scene(pawn(50), ring))).toEqual([]);
    const panel = (y: number) =>
      scene(group("panel", "", [0, y], [text("panel:word", "", [5, 5], "a", 9)], { aside: true }));
    expect(told(panel(0), panel(100))).toEqual([]);
  });

  test("in an arranged drawing only words and signs count", () => {
    const drawn = (word: string, y: number): Scene => ({
      ...scene(
        text("word", "", [0, 0], word, 9),
        group("row", "", [0, y], [text("other", "", [0, 0], "b", 9)]),
      ),
      arranged: true,
    });
    expect(told(drawn("a", 20), drawn("aaa", 40))).toEqual([
      { kind: "changed", key: "word", source: null, slight: false },
    ]);
  });
});

describe("the picture of an event", () => {
  test("a thing that is only counted afterwards flies there by itself, the pawn by its own shape", () => {
    const { flights } = eventPicture(
      scene(coin("here", 20), count("purse", 3), pawn(50)),
      scene(count("purse", 4), pawn(200)),
    );
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ key: "purse", from: { x: 20, y: 10, scale: 1 } });
    expect(flights[0]!.shape).not.toBeNull();
  });

  test("its marks have keys of their own, however often a thing is seen", () => {
    const before = scene(count("mine", 5), coin("a", 20), coin("b", 60));
    const after = scene(count("mine", 5), count("theirs", 2, 300));
    const keys = new Set<string>();
    const visit = (shape: Shape): void => {
      expect(keys.has(shape.key)).toBe(false);
      keys.add(shape.key);
      if (shape.kind === "group") shape.children.forEach(visit);
    };
    const { marks } = eventPicture(before, after);
    marks.forEach(visit);
    expect(keys.size).toBeGreaterThan(4);
  });

  test("nothing is drawn where nothing was done", () => {
    expect(eventPicture(scene(pawn(50)), scene(pawn(50)))).toEqual({ marks: [], flights: [] });
  });
});
