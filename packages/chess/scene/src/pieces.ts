// The six pieces as outlines, drawn by us: each about the middle of a square of 60 units. Knows no board and no colour.
import { circle, group, path, type ScenePoint, type Shape, steps } from "@assize/kernel-drawing";
import type { PieceOnSquare } from "@assize/chess-game";

type Kind = PieceOnSquare["kind"];

const FOOT = "M -16 23 L 16 23 L 16 18 L -16 18 Z";

/** Outlines, and knobs as middle and radius. */
interface Outline {
  readonly paths: readonly string[];
  readonly knobs: readonly (readonly [x: number, y: number, radius: number])[];
}

const OUTLINES: Readonly<Record<Kind, Outline>> = {
  pawn: { paths: [FOOT, "M -5 -3 L 5 -3 L 11 18 L -11 18 Z"], knobs: [[0, -9, 7.5]] },
  knight: {
    paths: [
      FOOT,
      "M -12 18 C -12 7 -3 5 -1 -3 L -11 3 L -16 -3 L -6 -14 L -4 -23 L 2 -17 C 13 -13 15 3 13 18 Z",
    ],
    knobs: [],
  },
  bishop: {
    paths: [
      FOOT,
      "M 0 -19 C 10 -11 12 -3 6 4 L 6 7 L 4 7 L 10 18 L -10 18 L -4 7 L -6 7 L -6 4 C -12 -3 -10 -11 0 -19 Z",
    ],
    knobs: [[0, -21, 3]],
  },
  rook: {
    paths: [
      FOOT,
      "M -13 -20 L -8 -20 L -8 -15 L -3 -15 L -3 -20 L 3 -20 L 3 -15 L 8 -15 L 8 -20 L 13 -20 L 13 -11 L 9 -7 L 9 12 L 13 18 L -13 18 L -9 12 L -9 -7 L -13 -11 Z",
    ],
    knobs: [],
  },
  queen: {
    paths: [FOOT, "M -18 -14 L -9 -3 L -7 -18 L 0 -5 L 7 -18 L 9 -3 L 18 -14 L 12 18 L -12 18 Z"],
    knobs: [
      [-18, -16, 2.6],
      [-7, -20, 2.6],
      [7, -20, 2.6],
      [18, -16, 2.6],
    ],
  },
  king: {
    paths: [
      FOOT,
      "M -2 -25 L 2 -25 L 2 -21 L 6 -21 L 6 -17 L 2 -17 L 2 -10 L -2 -10 L -2 -17 L -6 -17 L -6 -21 L -2 -21 Z",
      "M 0 -8 C 6 -15 18 -12 17 -2 C 16 6 11 9 11 18 L -11 18 C -11 9 -16 6 -17 -2 C -18 -12 -6 -15 0 -8 Z",
    ],
    knobs: [],
  },
};

/** A piece with its middle at a point. `label` is what somebody hears who does not see it. */
export const pieceShape = (
  key: string,
  { kind, colour }: Pick<PieceOnSquare, "kind" | "colour">,
  at: ScenePoint,
  remarks: { readonly label?: string; readonly layer?: string; readonly scale?: number },
): Shape => {
  const roles = `piece piece-${colour}`;
  const { paths, knobs } = OUTLINES[kind];
  return group(
    key,
    "",
    at,
    [
      ...paths.map((outline, index) => path(`${key} ${index}`, roles, steps(outline))),
      ...knobs.map(([x, y, radius], index) =>
        circle(`${key} knob ${index}`, roles, [x, y], radius),
      ),
    ],
    { ...remarks, thing: `${colour}-${kind}` },
  );
};
