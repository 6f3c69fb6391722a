// The land on the board: what grows or rises in each quadrant, beside where cards and pieces lie, and the City's houses on their
// paving. Scattered by the squares' own names, so that the board is always the same. Knows no state and no colours.
import {
  circle,
  group,
  path,
  type PathStep,
  type ScenePoint,
  type Shape,
  steps,
} from "@assize/kernel-drawing";
import {
  type Colour,
  COLOURS,
  type Edition,
  factsOf,
  type Square,
  SQUARES,
} from "@assize/grandlin-edition";
import { BOARD, CELL, middleOf } from "./layout.ts";

/** What stands on one spot, its foot at the origin, no wider than there is room beside a card. */
interface Growth {
  readonly body: string;
  readonly light: string;
  readonly line: string;
}

const GROWTHS: Readonly<Record<Colour, Growth>> = {
  // Crags.
  red: {
    body: "M -9 0 L -5 -13 L -1 -8 L 3 -17 L 9 0 Z",
    light: "M -5 -13 L -1 -8 L -4 -4 L -7 -6 Z M 3 -17 L 5 -11 L 1 -9 L 1 -12 Z",
    line: "M -9 0 L -5 -13 L -1 -8 L 3 -17 L 9 0",
  },
  // Firs.
  blue: {
    body: "M 0 -20 L 5 -12 L 2.5 -12 L 8 -3 L -8 -3 L -2.5 -12 L -5 -12 Z",
    light: "M 0 -20 L -5 -12 L -2.5 -12 L -8 -3 L -4 -3 Z",
    line: "M 0 -3 L 0 1",
  },
  // Sheaves.
  yellow: {
    body: "M -7 -15 Q -1 -9 -3 0 L 3 0 Q 1 -9 7 -15 Q 3 -18 0 -16 Q -3 -18 -7 -15 Z",
    light: "M -4 -14 L 0 -9 L 4 -14 L 0 -16 Z",
    line: "M -4 -7 L 4 -7 M -2 -7 L -4 -14 M 2 -7 L 4 -14 M 0 -7 L 0 -15",
  },
  // Leafy trees.
  green: {
    body: "M 0 -20 Q 9 -20 8 -12 Q 11 -5 3 -5 Q 0 -3 -3 -5 Q -11 -5 -8 -12 Q -9 -20 0 -20 Z",
    light: "M -2 -18 Q -8 -17 -6 -11 Q -4 -15 1 -16 Z",
    line: "M 0 -5 L 0 1 M 0 -3 L 3 -7",
  },
};

/** From 0 to 1, by a square's name. */
const chanceOf = (square: Square, salt: number): number => {
  let bits = salt;
  for (const letter of square) bits = Math.imul(bits ^ letter.charCodeAt(0), 0x9e3779b1) >>> 1;
  return ((bits ^ (bits >>> 13)) % 997) / 997;
};

/** Beside a card of a square, where its corner shows no sign: feet of what grows there. */
const CORNERS: readonly ScenePoint[] = [
  [-33, 40],
  [33, 41],
  [-33, -16],
  [-32, 14],
  [34, 15],
];
/** On so many of the corners something grows. */
const DENSITY = 0.5;

const spotsOn = (square: Square): readonly ScenePoint[] => {
  const [x, y] = middleOf(square);
  return CORNERS.flatMap(([dx, dy], index): readonly ScenePoint[] =>
    chanceOf(square, index + 2) > DENSITY
      ? []
      : [
          [
            x + dx + Math.round(chanceOf(square, index + 11) * 4) - 2,
            y + dy + Math.round(chanceOf(square, index + 29) * 12) - 9,
          ],
        ],
  );
};

const standing = (text: string, spots: readonly ScenePoint[]): readonly PathStep[] =>
  spots.flatMap(([x, y]) =>
    steps(text).map(
      ([letter, ...numbers]) =>
        [letter, ...numbers.map((n, i) => n + (i % 2 === 0 ? x : y))] as unknown as PathStep,
    ),
  );

/** What grows in the quadrants; on castles' squares nothing does. */
export const growths = (edition: Edition): readonly Shape[] => {
  const { citySquares, quadrants } = factsOf(edition);
  const castles = new Set(edition.castles.map(({ square }) => square));
  return COLOURS.flatMap((colour) => {
    const spots = SQUARES.filter(
      (square) => quadrants[square] === colour && !citySquares.has(square) && !castles.has(square),
    ).flatMap(spotsOn);
    return (["body", "light", "line"] as const).map((part) =>
      path(
        `growth:${colour}:${part}`,
        part === "body" ? `growth growth-${colour}` : `growth-${part}`,
        standing(GROWTHS[colour][part], spots),
        { layer: "board" },
      ),
    );
  });
};

const HOUSES: readonly string[] = [
  "M -20 16 L -20 -4 L -24 -4 L 0 -22 L 24 -4 L 20 -4 L 20 16 Z",
  "M -24 16 L -24 -6 L -12 -20 L 0 -6 L 0 -10 L 12 -22 L 24 -10 L 24 16 Z",
  "M -22 16 L -22 -2 L -26 -2 L -14 -18 L 14 -18 L 26 -2 L 22 -2 L 22 16 Z",
  "M -20 16 L -20 -8 L -8 -8 L -8 -18 L 0 -25 L 8 -18 L 8 -8 L 20 -8 L 20 16 Z",
];
const DOORS =
  "M -5 16 L -5 6 Q 0 1 5 6 L 5 16 M -15 4 L -10 4 L -10 9 L -15 9 Z M 10 4 L 15 4 L 15 9 L 10 9 Z";

const cobbles = (square: Square): readonly PathStep[] => {
  const [x, y] = middleOf(square);
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 4 }, (_, column): readonly PathStep[] => {
      const left = x - CELL / 2 + 7 + column * 20 + (row % 2) * 9;
      const top = y - CELL / 2 + 12 + row * 16;
      return [
        ["M", left, top],
        ["Q", left + 5, top - 4, left + 10, top],
      ];
    }).flat(),
  ).flat();
};

/** A house on each square of the City, on its paving. */
export const city = (edition: Edition): readonly Shape[] => [
  path(
    "city:cobbles",
    "cobbles",
    edition.city.flatMap(({ square }) => cobbles(square)),
    {
      layer: "board",
    },
  ),
  ...edition.city.map(({ square }, index) =>
    group(
      `house:${square}`,
      "house",
      middleOf(square),
      [
        path(`house:${square}:walls`, "", steps(HOUSES[index % HOUSES.length]!)),
        path(`house:${square}:door`, "house-line", steps(DOORS)),
      ],
      { layer: "board" },
    ),
  ),
];

/** Nails in the frame's corners. */
export const nails = (): readonly Shape[] =>
  [15, BOARD - 15].flatMap((x) =>
    [15, BOARD - 15].map((y) => circle(`nail:${x}-${y}`, "nail", [x, y], 6, { layer: "board" })),
  );
