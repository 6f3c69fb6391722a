// No mark of an event lies on a word, a figure or a piece: boxes of marks and of texts, in real games and in any game.
import { describe, expect, test } from "vitest";
import {
  type Bounds,
  boundsOf,
  boxIn,
  eventPicture,
  genericDrawing,
  grown,
  holds,
  type Scene,
  type Shape,
  touch,
  visitShapes,
} from "@assize/kernel-drawing";
import { aClient, exampleBytes, openBytes, reader } from "../worker/a-desk.ts";

const STRIDE = process.env["ASSIZE_DEEP"] === undefined ? 5 : 1;

const textsOf = (scene: Scene): readonly Bounds[] => {
  const boxes: Bounds[] = [];
  visitShapes(scene.shapes, (shape, frame) => {
    if (shape.kind === "text" && shape.text !== "") boxes.push(boxIn(shape, frame));
    return true;
  });
  return boxes;
};

/** Half of the widest line, at a board of 880 by 540: in the scene's units a little more than in pixels. */
const HALF = 2;

const corners = (points: readonly (readonly [number, number])[]): readonly Bounds[] =>
  points.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y }));

/** Texts on which a mark lies. */
const covered = (mark: Shape, texts: readonly Bounds[]): readonly Bounds[] => {
  if (mark.kind === "group" && mark.roles.includes("mark-ghost"))
    return texts.filter((box) => touch(boundsOf([mark])!, box));
  if (mark.kind === "group") return mark.children.flatMap((child) => covered(child, texts));
  if (mark.kind === "polygon")
    return texts.filter((box) =>
      corners(mark.points).some((point) => holds(grown(box, -1), point)),
    );
  const box = boundsOf([mark])!;
  return texts.filter((text) => touch(grown(box, HALF), text) && !holds(grown(box, -HALF), text));
};

const GAMES = [
  "disputed-4p.jsonl",
  "long-5p.jsonl",
  "treasure-2p.jsonl",
  "treasure-disputed-2p.jsonl",
];

describe.each(GAMES)("%s", (name) => {
  test("marks lie beside words and figures", async () => {
    const client = aClient();
    const { history, shown } = await openBytes(client, exampleBytes(name));
    const problems: string[] = [];
    let marks = 0;
    for (let seq = 1; seq <= Math.min(shown, 600); seq += STRIDE) {
      const { event, scene } = await client.ask("frame", {
        moment: { history, branch: 0, seq },
        reader: reader(),
      });
      const texts = textsOf(scene);
      marks += event.marks.length;
      for (const mark of event.marks)
        if (covered(mark, texts).length > 0) problems.push(`event ${seq}: ${mark.key}`);
    }
    expect(problems).toEqual([]);
    expect(marks).toBeGreaterThan(60);
  });
});

test("a game without a drawing of its own: only what changed is marked, and no word is covered", () => {
  const view = (square: string, score: number) => ({
    turn: 3,
    board: [
      ["x", "o", ""],
      ["", square, ""],
      ["", "", "o"],
    ],
    scores: [score, 2],
  });
  const before = genericDrawing.scene(view("", 1), "en");
  const after = genericDrawing.scene(view("x", 4), "en");
  const { marks } = eventPicture(before, after);
  const outlines = marks.filter(({ roles }) => roles.includes("mark-event"));
  expect(outlines).toHaveLength(2);
  expect(marks.flatMap((mark) => covered(mark, textsOf(after)))).toEqual([]);
});
