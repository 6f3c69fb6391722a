// What moved and came between two drawings.
import { expect, test } from "vitest";
import {
  between,
  circle,
  differenceOf,
  group,
  rect,
  type Scene,
  standsApart,
  standsOf,
  text,
  within,
} from "@assize/kernel-drawing";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

const piece = (x: number, y: number) =>
  group(
    "piece",
    "",
    [x, y],
    [circle("piece:head", "", [0, -5], 3), text("piece:name", "", [0, 9], "A", 8)],
  );

test("a group that moves takes its parts along: only it travels", () => {
  const [before, after] = [standsOf([piece(10, 10)]), standsOf([piece(40, 20)])];
  expect(differenceOf({ before, after })).toEqual({
    travels: [{ key: "piece", from: { x: 10, y: 10, scale: 1 }, to: { x: 40, y: 20, scale: 1 } }],
    came: [],
  });
});

test("a part that moves inside its group travels alone", () => {
  const before = standsOf([group("seat", "", [100, 0], [rect("coin", "", [5, 5], [2, 2])])]);
  const after = standsOf([group("seat", "", [200, 0], [rect("coin", "", [9, 5], [2, 2])])]);
  expect(differenceOf({ before, after }).travels.map(({ key }) => key)).toEqual(["seat", "coin"]);
});

test("from one group to another: by where it is seen, in its own size", () => {
  const tile = group("tile", "", [2, 3], [], { scale: 0.5 });
  const before = standsOf([group("queue", "", [100, 100], [tile], { scale: 2 })]);
  const after = standsOf([
    group("queue", "", [100, 100], [], { scale: 2 }),
    group("tile", "", [7, 8], []),
  ]);
  expect(differenceOf({ before, after })).toEqual({
    travels: [{ key: "tile", from: { x: 104, y: 106, scale: 1 }, to: { x: 7, y: 8, scale: 1 } }],
    came: [],
  });
  const unmoved = standsOf([
    group("queue", "", [100, 100], [], { scale: 2 }),
    group("tile", "", [104, 106], []),
  ]);
  expect(differenceOf({ before: before, after: unmoved }).travels).toEqual([]);
});

test("what comes and goes is named once, with all that is in it", () => {
  const [none, one] = [standsOf([]), standsOf([piece(0, 0)])];
  expect(differenceOf({ before: none, after: one })).toEqual({
    travels: [],
    came: ["piece"],
  });
  expect(differenceOf({ before: one, after: none })).toEqual({
    travels: [],
    came: [],
  });
});

test("half way", () => {
  const [from, to] = [
    { x: 0, y: 10, scale: 1 },
    { x: 10, y: 20, scale: 3 },
  ];
  expect(between(from, to, 0.5)).toEqual({ x: 5, y: 15, scale: 2 });
  expect(within({ x: 24, y: 6, scale: 4 }, { x: 4, y: 2, scale: 2 })).toEqual({
    x: 10,
    y: 2,
    scale: 2,
  });
});

test("what is the very same shape has not moved: of real drawings nothing is missed by not looking at it", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("long-5p.jsonl"));
  const sceneAt = async (seq: number): Promise<Scene> =>
    (await client.ask("frame", { moment: { history, branch: 0, seq }, reader: reader() })).scene;
  const onwards = Array.from({ length: 60 }, (_, index) => 300 + index);
  let before = await sceneAt(299);
  let travelled = 0;
  for (const seq of [...onwards, 358, 357, 20, 21, 400]) {
    const after = await sceneAt(seq);
    const apart = standsApart(before.shapes, after.shapes);
    const found = differenceOf(apart);
    const whole = { before: standsOf(before.shapes), after: standsOf(after.shapes) };
    expect([seq, found]).toEqual([seq, differenceOf(whole)]);
    if (onwards.includes(seq)) expect(apart.after.size).toBeLessThan(whole.after.size / 2);
    travelled += found.travels.length;
    before = after;
  }
  expect(travelled).toBeGreaterThan(30);
});
