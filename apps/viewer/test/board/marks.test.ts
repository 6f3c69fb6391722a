// No mark of an event lies on a word, a figure or a piece: boxes of marks and of figures, at every event of whole games, for all-seeing
// and for public eyes, and in any game. What a figure is, is said here once more: every text, and every small thing that is told.
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

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

/** A piece is no larger than this, in the drawing's units: a place on the board is. */
const LARGEST = 70;

/** A road, however short, is a place: it may be crossed. */
const isRoad = (shape: Shape): boolean =>
  shape.kind === "group"
    ? shape.children.every(isRoad)
    : shape.kind === "path" && shape.steps.at(-1)?.[0] !== "Z";

/** Boxes of texts, and of what is told and small, without others in it that are told. */
const figuresIn = (scene: Scene, largest = LARGEST): readonly Bounds[] => {
  const boxes: Bounds[] = [];
  const isTold = (shape: Shape): boolean =>
    shape.kind === "group" &&
    shape.children.some((child) => child.label !== undefined || isTold(child));
  visitShapes(scene.shapes, (shape, frame) => {
    const box = boxIn(shape, frame);
    const isSmall = box.right - box.left <= largest && box.bottom - box.top <= largest;
    const isPiece = shape.label !== undefined && isSmall && !isTold(shape) && !isRoad(shape);
    if (isPiece || (shape.kind === "text" && shape.text !== "")) boxes.push(box);
    return !isPiece;
  });
  return boxes;
};

/** Half of the widest line, at a board of 880 by 540: in the scene's units a little more than in pixels. */
const HALF = 2;

/** Points along the edges, as boxes without a size. */
const edgePoints = (points: readonly (readonly [number, number])[]): readonly Bounds[] =>
  points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const [at, level] = [x + (nextX - x) * share, y + (nextY - y) * share];
      return { left: at, top: level, right: at, bottom: level };
    });
  });

/** A line along a thing's own edge lies on nothing of it. */
const isEdgeOf = (outline: Bounds, figure: Bounds): boolean =>
  holds(grown(figure, HALF), outline) && holds(grown(outline, HALF), figure);

/** Figures on which a mark lies. */
const covered = (mark: Shape, figures: readonly Bounds[]): readonly Bounds[] => {
  if (mark.kind === "group" && mark.roles.includes("mark-ghost"))
    return figures.filter((box) => touch(boundsOf([mark])!, box));
  if (mark.kind === "group") return mark.children.flatMap((child) => covered(child, figures));
  if (mark.kind === "polygon")
    return figures.filter((box) =>
      edgePoints(mark.points).some((point) => holds(grown(box, -1), point)),
    );
  const box = boundsOf([mark])!;
  return figures.filter(
    (one) => touch(grown(box, HALF), one) && !holds(grown(box, -HALF), one) && !isEdgeOf(box, one),
  );
};

const GAMES = [
  ["short-3p.jsonl", "public"],
  ["treasure-disputed-2p.jsonl", "all"],
  ...(DEEP
    ? ([
        ["disputed-4p.jsonl", "all"],
        ["disputed-4p.jsonl", "public"],
        ["long-5p.jsonl", "all"],
        ["treasure-disputed-2p.jsonl", "public"],
      ] as const)
    : []),
] as const;

/** One event in so many. */
const STRIDE = DEEP ? 1 : 7;

describe.each(GAMES)("%s, seen by %s", (name, eyes) => {
  test("marks lie beside every figure", async () => {
    const client = aClient();
    const { history, shown } = await openBytes(client, exampleBytes(name));
    const problems: string[] = [];
    let marks = 0;
    for (let seq = 1; seq <= shown; seq += STRIDE) {
      const { event, scene } = await client.ask("frame", {
        moment: { history, branch: 0, seq },
        reader: reader(eyes),
      });
      // At a finding two pictures of what might have been stand over the drawing; they have a test of their own.
      if (event.marks.some(({ roles }) => roles.includes("mark-veil"))) continue;
      const figures = figuresIn(scene);
      marks += event.marks.length;
      for (const mark of event.marks)
        if (covered(mark, figures).length > 0) problems.push(`event ${seq}: ${mark.key}`);
    }
    expect(problems).toEqual([]);
    expect(marks).toBeGreaterThan(DEEP ? 250 : 35);
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
  expect(marks.flatMap((mark) => covered(mark, figuresIn(after, 0)))).toEqual([]);
});
