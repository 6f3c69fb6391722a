// The drawing of any game: whatever JSON it is given, a valid scene; what is too much is cut visibly.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@assize/kernel-model";
import type { Scene, TextShape } from "../src/index.ts";
import {
  boundsOf,
  cropTo,
  everyShape,
  genericDrawing,
  renderSvg,
  THEME_NAMES,
} from "../src/index.ts";
import { LIMITS } from "../src/generic/json-blocks.ts";
import { messagesIn } from "../src/messages/messages.ts";
import { problemOfXml } from "./well-formed.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 300 : 6000;
/** Rounding errors of sums. */
const SLACK = 0.001;

const problemsOf = (scene: Scene): readonly string[] => {
  const shapes = everyShape(scene);
  const keys = shapes.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  const { left, top, right, bottom } = boundsOf(scene.shapes)!;
  const isInside =
    left >= -SLACK &&
    top >= -SLACK &&
    right <= scene.width + SLACK &&
    bottom <= scene.height + SLACK;
  return [
    ...twice.map((key) => `${key} twice`),
    ...(isInside ? [] : [`reaches ${left} ${top} ${right} ${bottom}`]),
    ...(Number.isFinite(scene.width * scene.height) ? [] : ["no size"]),
    ...(scene.shapes.every(({ layer }) => layer !== undefined) ? [] : ["a shape without a layer"]),
  ];
};

const textsOf = (scene: Scene): readonly string[] =>
  everyShape(scene)
    .filter((shape): shape is TextShape => shape.kind === "text")
    .map((shape) => shape.text);

const draw = (view: unknown): Scene => genericDrawing.scene(view, "en");
const keysOf = (view: unknown): readonly string[] => everyShape(draw(view)).map(({ key }) => key);

test("any JSON gives a valid scene, and so does every part of it", () => {
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom("a", "a#text", "a/b", "~1", "0", "#facts", ""),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie("value"), { maxLength: 6 }),
      fc.dictionary(names, tie("value"), { maxKeys: 6 }),
      fc.array(fc.array(fc.integer(), { minLength: 3, maxLength: 3 })),
      fc.array(fc.dictionary(names, fc.oneof(fc.integer(), fc.boolean(), fc.string()))),
    ),
  }));
  fc.assert(
    fc.property(value, fc.constantFrom(...LANGUAGES), (json, language) => {
      const scene = genericDrawing.scene(json, language);
      expect(problemsOf(scene)).toEqual([]);
      expect(problemOfXml(renderSvg(scene, genericDrawing.themes.light))).toBeNull();
      const layers = genericDrawing.parts(json, language).flatMap((part) => part.layers);
      expect(scene.shapes.map(({ layer }) => layer)).toEqual(layers);
      for (const layer of layers.slice(0, 3))
        expect(problemsOf(cropTo(scene, [layer]))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

const VIEW = {
  onTurn: 1,
  winner: null,
  isOver: false,
  heaps: [3, 5, 7],
  board: [
    ["X", null, "O"],
    ["O", "X", null],
  ],
  seats: [
    { name: "Ann", cards: 3, hand: null },
    { name: "Bob", cards: 2, hand: null, out: true },
  ],
  deck: { count: 12, top: { suit: "hearts", rank: 4 } },
};

describe("a small view", () => {
  test("is told by its JSON pointers, for eyes and for ears", () => {
    const labels = new Map(everyShape(draw(VIEW)).map(({ key, label }) => [key, label]));
    expect(labels.get("/onTurn")).toBe("On turn: 1");
    expect(labels.get("/winner")).toBe("Winner: empty or hidden");
    expect(labels.get("/isOver")).toBe("Is over: no");
    expect(labels.get("/heaps/2")).toBe("Heaps 3: 7");
    expect(labels.get("/board/1/0")).toBe("Board 2, 1: O");
    expect(labels.get("/seats/1")).toBe(
      "Seats 2: Name Bob, Cards 2, Hand empty or hidden, Out yes",
    );
    expect(labels.get("/deck/top/suit")).toBe("Suit: hearts");
    expect(labels.get("/deck")).toBe("Deck");
  });

  test("a grid stands in rows and columns", () => {
    const at = new Map(
      everyShape(draw(VIEW)).flatMap((shape) =>
        shape.kind === "group" ? [[shape.key, shape.at] as const] : [],
      ),
    );
    const [a, b, c] = ["/board/0/0", "/board/0/1", "/board/1/0"].map((key) => at.get(key)!);
    expect([a![1], c![0]]).toEqual([b![1], a![0]]);
    expect([b![0] > a![0], c![1] > a![1]]).toEqual([true, true]);
  });

  test("what changes keeps its key", () => {
    const after = { ...VIEW, onTurn: 2, heaps: [3, 4, 7], winner: null };
    expect(keysOf(after)).toEqual(keysOf(VIEW));
  });

  test("has every theme's looks", () => {
    for (const name of THEME_NAMES)
      expect(problemOfXml(renderSvg(draw(VIEW), genericDrawing.themes[name]))).toBeNull();
  });
});

describe("what is too much, or nothing, says so", () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => index);
  test.each([
    ["a long list", { list: items(1000) }, `… ${1000 - LIMITS.items} more`],
    ["a tall grid", { grid: items(500).map(() => [1, 2]) }, `… ${1000 - LIMITS.items} more`],
    ["a long table", { table: items(300).map((n) => ({ n })) }, `… ${300 - LIMITS.items} more`],
    [
      "many fields",
      Object.fromEntries(items(100).map((n) => [`f${n}`, n])),
      `… ${100 - LIMITS.fields} more`,
    ],
    [
      "many fields below",
      { a: Object.fromEntries(items(100).map((n) => [`f${n}`, n])) },
      `… ${100 - LIMITS.fields} more`,
    ],
    ["a long text", "x".repeat(100), `${"x".repeat(31)}…`],
    ["a deep one", items(50).reduce<unknown>((inner) => ({ inner: [inner, {}] }), 1), "…"],
    ["nothing", {}, "– nothing"],
  ])("%s", (_, view, told) => {
    const scene = draw(view);
    expect(problemsOf(scene)).toEqual([]);
    expect(textsOf(scene)).toContain(told);
  });

  test("never more values than the limit, however they are nested", () => {
    const bushy = (depth: number): unknown =>
      depth === 0 ? items(9) : Object.fromEntries(items(9).map((n) => [n, bushy(depth - 1)]));
    const scene = draw(bushy(5));
    expect(everyShape(scene).length).toBeLessThan(LIMITS.values * 6);
    expect(textsOf(scene).some((words) => /^…( \d+ more)?$/.test(words))).toBe(true);
  });
});

test("every language says everything", () => {
  const names = Object.keys(messagesIn("en"));
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const language of LANGUAGES) {
    const words: Readonly<Record<string, unknown>> = messagesIn(language);
    expect(Object.keys(words)).toEqual(names);
    for (const said of Object.values(words))
      expect(typeof said === "function" ? (said as (n: number) => string)(3) : said).toMatch(/\S/);
  }
});
