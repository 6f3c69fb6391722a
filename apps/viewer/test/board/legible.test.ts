// The smallest figure of a board is 12 CSS pixels or more where its picture is 880 by 540, and all of it lies in the drawing.
import { expect, test } from "vitest";
import {
  type Bounds,
  boundsOf,
  grown,
  holds,
  type Scene,
  type SceneTheme,
  type Shape,
  styleOf,
  touch,
  visitShapes,
} from "@assize/kernel-drawing";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

const STRIDE = process.env["ASSIZE_DEEP"] === undefined ? 23 : 3;
const PICTURE = { width: 880, height: 540 } as const;
const SMALLEST = 12;

/** Texts that are too small, with their size in CSS pixels. */
const tooSmall = (scene: Scene): readonly string[] => {
  const onPage = Math.min(PICTURE.width / scene.width, PICTURE.height / scene.height);
  const small: string[] = [];
  visitShapes(scene.shapes, (shape, frame) => {
    const size = shape.kind === "text" ? shape.size * frame.scale * onPage : SMALLEST;
    if (size < SMALLEST) small.push(`${shape.key} ${size.toFixed(1)}`);
    return true;
  });
  return small;
};

/** Of a digit in the widest bold font there is, as a share of the text's size. */
const DIGIT = 0.7;

const boxOf = (shape: Shape): Bounds => {
  const box = boundsOf([shape])!;
  if (shape.kind !== "text" || !/^[\d+]+$/.test(shape.text)) return box;
  const width = shape.text.length * DIGIT * shape.size;
  const share = shape.anchor === "start" ? 0 : shape.anchor === "end" ? 1 : 0.5;
  const left = shape.at[0] - width * share;
  return { ...box, left, right: left + width };
};

/** In the drawing's units: what lies so little on another thing that only the box's corner does. */
const CORNER = 1;

/** Figures that lie on what stands beside them in the same row, and not on it as on a ground. */
const touching = (scene: Scene): readonly string[] => {
  const found: string[] = [];
  visitShapes(scene.shapes, (parent) => {
    if (parent.kind !== "group") return true;
    const boxes = parent.children.map((shape) => ({ shape, box: boxOf(shape) }));
    for (const { shape, box } of boxes)
      for (const other of boxes) {
        if (shape.kind !== "text" || shape === other.shape || !/^[\d+]+$/.test(shape.text))
          continue;
        if (holds(grown(other.box, 2), box) || !touch(grown(box, -CORNER), other.box)) continue;
        found.push(`${shape.key} touches ${other.shape.key}`);
      }
    return true;
  });
  return found;
};

/** Orders whose sign reaches, with the width of its line, beyond its card and onto the next one; and how many there are. */
const beyondCards = (scene: Scene, theme: SceneTheme) => {
  const found: string[] = [];
  let orders = 0;
  visitShapes(scene.shapes, (shape) => {
    if (shape.kind !== "group" || !shape.key.startsWith("order:")) return true;
    const [card, ...signs] = shape.children;
    orders += signs.length;
    const withLine = (sign: Shape): Bounds =>
      grown(boxOf(sign), (styleOf(theme, sign.roles).strokeWidth ?? 0) / 2);
    if (signs.some((sign) => !holds(boxOf(card!), withLine(sign)))) found.push(shape.key);
    return false;
  });
  return { found, orders };
};

const GAMES = [
  "disputed-4p.jsonl",
  "long-5p.jsonl",
  "short-3p.jsonl",
  "treasure-2p.jsonl",
  "treasure-disputed-2p.jsonl",
];

test.each(GAMES)("%s can be read at 880 by 540", async (name) => {
  const client = aClient();
  const { history, shown } = await openBytes(client, exampleBytes(name));
  const { light } = await client.ask("themes", { history });
  let looked = 0;
  let ordersSeen = 0;
  const all = [...Array(Math.ceil(shown / STRIDE)).keys()].map((index) => index * STRIDE);
  for (const seq of [...all, shown]) {
    const { scene } = await client.ask("frame", {
      moment: { history, branch: 0, seq },
      reader: reader(),
    });
    expect([seq, tooSmall(scene)]).toEqual([seq, []]);
    expect([seq, touching(scene)]).toEqual([seq, []]);
    const { found, orders } = beyondCards(scene, light);
    expect([seq, found]).toEqual([seq, []]);
    ordersSeen += orders;
    const { left, top, right, bottom } = boundsOf(scene.shapes)!;
    const isInside = left >= 0 && top >= 0 && right <= scene.width && bottom <= scene.height;
    expect([seq, isInside]).toEqual([seq, true]);
    looked++;
  }
  expect(looked).toBeGreaterThan(10);
  expect(ordersSeen > 100 || name.startsWith("treasure")).toBe(true);
});
