// The board's parts in real Chromium: what is patched equals what is drawn afresh, moves can be interrupted, focus is
// kept, and the whole looks as it did when somebody looked at it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  circle,
  eventPicture,
  group,
  rect,
  type Scene,
  type SceneTheme,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import { nobleHash } from "@assize/kernel-integrity";
import { newDesk } from "../../src/worker/desk.ts";
import { catalogue } from "../../src/worker/games.ts";
import { clientInProcess } from "../../src/worker/in-process.ts";
import { HAS_CHROMIUM } from "../chromium.ts";
import { openPage, type TestPage } from "./a-page.ts";
import type * as Parts from "./parts-on-a-page.ts";

declare const parts: typeof Parts;

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = join(import.meta.dirname, "../../../../docs/examples/games");
const THEME: SceneTheme = {
  name: "light",
  background: "white",
  font: "serif",
  styles: {
    red: { fill: "red" },
    dashed: { stroke: "black", dash: [2, 1] },
    dotted: { fill: { pattern: "dots" } },
  },
  patterns: {
    dots: { width: 4, height: 4, ground: "none", shapes: [circle("dot", "red", [2, 2], 1)] },
  },
};

let open: TestPage;
beforeAll(async () => {
  if (HAS_CHROMIUM) open = await openPage();
});
afterAll(() => open?.close());

const sceneOf = (...shapes: readonly Shape[]): Scene => ({
  width: 400,
  height: 280,
  title: "test",
  shapes,
});
const piece = (x: number): Shape =>
  group("piece", "", [x, 100], [rect("piece:body", "red", [0, 0], [20, 20])], { label: "Piece" });

/** Any tree of shapes with keys from a small stock, so that drawings share keys but not places or kinds. */
const shapesOf = (seeds: readonly (readonly [number, number, number])[]): readonly Shape[] => {
  const tree = new Map<number, Shape[]>([[-1, []]]);
  seeds.forEach(([key, kind, parent]) => {
    const groups = [...tree.keys()];
    const name = `k${key}`;
    const remarks = kind % 2 === 0 ? {} : { label: `label ${kind}` };
    const roles = ["", "red", "red dashed", "dotted"][kind % 4]!;
    const children: Shape[] = [];
    const kinds: readonly (() => Shape)[] = [
      () => group(name, roles, [kind, parent], children, { scale: 1 + (parent % 2), ...remarks }),
      () => circle(name, roles, [kind, parent], 1 + key, remarks),
      () => rect(name, roles, [parent, kind], [4, 5], kind % 3, remarks),
      () => text(name, roles, [kind, 7], `text ${parent}`, 9),
      () => group(name, "", [parent, kind], children),
    ];
    tree.get(groups[parent % groups.length]!)!.push(kinds[kind % kinds.length]!());
    if (kind % 5 === 0 || kind % 5 === 4) tree.set(key, children);
  });
  return tree.get(-1)!;
};

const drawings = fc.array(
  fc.record({
    shapes: fc
      .uniqueArray(fc.tuple(fc.nat(15), fc.nat(19), fc.nat(9)), {
        maxLength: 14,
        selector: ([key]) => key,
      })
      .map(shapesOf),
    pickable: fc.subarray(["k1", "k2", "k3"]),
  }),
  { minLength: 2, maxLength: 8 },
);

describe.runIf(HAS_CHROMIUM)("in Chromium", () => {
  test("whatever was drawn before, a drawing is as if drawn afresh", async () => {
    const courses = fc.sample(drawings, { numRuns: DEEP ? 3_000 : 150, seed: 7 });
    const different = await open.page.evaluate(
      ([all, theme]) => all.flatMap((course) => parts.differences(course, theme)),
      [courses, THEME] as const,
    );
    expect(different).toEqual([]);
    expect(
      new Set(courses.flat().map(({ shapes }) => JSON.stringify(shapes))).size,
    ).toBeGreaterThan(100);
  });

  test("as few elements are touched as can be", async () => {
    const row = Array.from({ length: 30 }, (_, index) => circle(`c${index}`, "red", [index, 0], 1));
    const lastFirst = [row.at(-1)!, ...row.slice(0, -1)];
    const larger = row.map((one, index) => (index === 4 ? { ...one, radius: 2 } : one));
    const run = (to: readonly Shape[]) =>
      open.page.evaluate(([a, b, theme]) => parts.deeds(a, b, theme), [row, to, THEME] as const);
    expect(await run(structuredClone(row))).toEqual({ nodes: 0, attributes: 0 });
    // Taken out and put in.
    expect(await run(lastFirst)).toEqual({ nodes: 2, attributes: 0 });
    expect(await run(larger)).toEqual({ nodes: 0, attributes: 1 });
    expect(await run(row.slice(1))).toEqual({ nodes: 1, attributes: 0 });
  });

  test("the next drawing touches nothing but what is another: the ground would be painted again with all on it", async () => {
    const at = (x: number): Scene => sceneOf(circle("still", "red", [9, 9], 1), piece(x));
    const touched = await open.page.evaluate(
      ([from, to, theme]) => parts.touchedBy(from, to, theme),
      [at(10), at(60), THEME] as const,
    );
    expect(touched).toEqual(["piece"]);
  });

  test("two shapes of one name are our own mistake", async () => {
    const twice = [
      circle("a", "", [0, 0], 1),
      group("g", "", [0, 0], [circle("a", "", [0, 0], 1)]),
    ];
    const failure = open.page.evaluate(
      ([shapes, theme]) => parts.differences([{ shapes, pickable: [] }], theme),
      [twice, THEME] as const,
    );
    await expect(failure).rejects.toThrow(/two shapes of a scene have the key a/);
  });

  test("a step is animated from where things are seen, a jump and a step without motion are not", async () => {
    const at = (seq: number, x: number, motionMs: number) =>
      open.page.evaluate((shown) => parts.show(shown), {
        scene: sceneOf(piece(x)),
        theme: THEME,
        seq,
        motionMs,
      });
    const frozen = (share: number) => open.page.evaluate((to) => parts.freeze(to), share);
    await open.page.evaluate(() => parts.newStage());
    await at(1, 100, 1_000);
    expect(await frozen(0)).toEqual({});
    await at(2, 200, 1_000);
    expect(Object.keys(await frozen(0.5))).toEqual(["piece"]);
    const halfWay = await open.page.evaluate(() => parts.placeOf("piece"));
    expect(halfWay[0]).toBeGreaterThan(185);
    expect(halfWay[0]).toBeLessThan(375);
    await at(3, 300, 1_000);
    await frozen(0);
    const again = await open.page.evaluate(() => parts.placeOf("piece"));
    expect(again[0]).toBeCloseTo(halfWay[0]!, 0);
    await at(40, 10, 1_000);
    expect(await frozen(0)).toEqual({});
    await at(41, 20, 0);
    expect(await frozen(0)).toEqual({});
  });

  test("what an event brings comes from where it was; a thing that is only counted flies there, and is gone then", async () => {
    const coin = (key: string, x: number): Shape => ({
      ...group(key, "", [x, 40], [circle(`${key}:disc`, "red", [0, 0], 9)]),
      thing: "coin",
    });
    const purse = (coins: number, x = 60): Shape =>
      text("purse", "", [x, 200], coins, 14, "middle", { thing: "coin" });
    const course = [
      sceneOf(coin("a", 300), purse(3)),
      sceneOf(purse(4)),
      sceneOf(coin("b", 200), purse(3)),
    ];
    await open.page.evaluate(() => parts.newStage());
    const show = (at: number, motionMs: number) =>
      open.page.evaluate((shown) => parts.show(shown), {
        scene: course[at]!,
        theme: THEME,
        seq: at,
        event: at === 0 ? null : eventPicture(course[at - 1]!, course[at]!),
        motionMs,
      });
    await show(0, 1_000);
    await show(1, 1_000);
    const flown = await open.page.evaluate(() => parts.freeze(0));
    expect(Object.entries(flown)).toEqual([["flyer:0", expect.stringContaining("300px")]]);
    await show(2, 1_000);
    const came = await open.page.evaluate(() => parts.freeze(0));
    expect(came["b"]).toContain("60px");
    // Without movement the same is told by marks alone.
    await open.page.evaluate(() => parts.newStage());
    await show(1, 0);
    await show(2, 0);
    expect(await open.page.evaluate(() => parts.freeze(0))).toEqual({});
    expect(await open.page.locator("[data-key^='arrow:']").count()).toBeGreaterThan(0);
  });

  test("the focus stays with its shape, whatever is drawn round it, and goes to the board where that is gone", async () => {
    const show = (seq: number, ...shapes: readonly Shape[]) =>
      open.page.evaluate((shown) => parts.show(shown), {
        scene: sceneOf(...shapes),
        theme: THEME,
        seq,
        pickable: ["piece"],
      });
    const focused = () => open.page.evaluate(() => parts.focused());
    const others = [1, 2, 3].map((n) => circle(`c${n}`, "", [n, n], 1));
    await open.page.evaluate(() => parts.newStage());
    await show(1, ...others, piece(5));
    await open.page.evaluate(() => parts.focus("piece"));
    await show(2, piece(9), ...others);
    expect(await focused()).toBe("piece");
    await show(3, group("box", "", [1, 1], [piece(9)]), ...others.toReversed());
    expect(await focused()).toBe("piece");
    await show(4, ...others);
    expect(await open.page.evaluate(() => document.activeElement?.tagName)).toBe("svg");
  });
});

const REFERENCE = join(import.meta.dirname, "references/disputed-4p-258.png");

describe.runIf(HAS_CHROMIUM)("as somebody saw it", () => {
  const shown = async () => {
    const client = clientInProcess(newDesk(catalogue, nobleHash));
    const bytes = readFileSync(join(GAMES, "disputed-4p.jsonl"));
    const reader = { eyes: "all", language: "en" } as const;
    const ask = {
      bytes: new Uint8Array(bytes),
      name: "log",
      number: 1,
      rulings: null,
      language: "en",
    } as const;
    const { history } = await client.ask("open", ask);
    const { light } = await client.ask("themes", { history });
    const frame = await client.ask("frame", { moment: { history, branch: 0, seq: 258 }, reader });
    return { scene: frame.scene, theme: light, seq: 258, event: frame.event };
  };
  const picture = async (frame: Awaited<ReturnType<typeof shown>>): Promise<string> => {
    await open.page.evaluate(() => parts.newStage());
    await open.page.evaluate((wanted) => parts.show(wanted), frame);
    return (await open.page.locator("svg").screenshot()).toString("base64");
  };
  const apart = (one: string, other: string) =>
    open.page.evaluate(([a, b]) => parts.apart(a, b), [one, other] as const);

  test("a board of a real game looks as its reference; a missing layer would be noticed", async () => {
    const frame = await shown();
    const now = await picture(frame);
    // Look at it before you commit it.
    if (process.env["ASSIZE_REFERENCES"] === "write")
      writeFileSync(REFERENCE, Buffer.from(now, "base64"));
    const reference = readFileSync(REFERENCE).toString("base64");
    // Small enough that another font does no harm.
    const { mean, clear } = await apart(reference, now);
    expect(mean).toBeLessThan(4);
    expect(clear).toBeLessThan(0.01);
    const shapes = frame.scene.shapes.filter(({ layer }) => layer !== "tiles");
    const bare = await picture({ ...frame, scene: { ...frame.scene, shapes } });
    expect((await apart(reference, bare)).clear).toBeGreaterThan(0.01);
  });
});
