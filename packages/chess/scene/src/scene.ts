// A game as a drawing: the board with its pieces, the last move and a check on it, and beside it what was captured and who has the
// move. White is below. Shows what the view shows and nothing else.
import {
  circle,
  group,
  rect,
  type Scene,
  type ScenePart,
  type ScenePoint,
  type Shape,
  text,
} from "@assize/kernel-drawing";
import type { Language } from "@assize/kernel-model";
import type { Edition } from "@assize/chess-edition";
import { type ChessView, type PieceOnSquare, piecesIn, termIn } from "@assize/chess-game";
import { messagesIn } from "./messages.ts";
import { pieceShape } from "./pieces.ts";

const SIDE = 60;
const LEFT = 34;
const TOP = 18;
const BOARD = 8 * SIDE;
const BESIDE = LEFT + BOARD + 26;
const WIDTH = BESIDE + 190;
const HEIGHT = TOP + BOARD + 34;

const FILES = "abcdefgh";

const middleOf = (square: string): ScenePoint => [
  LEFT + (FILES.indexOf(square.charAt(0)) + 0.5) * SIDE,
  TOP + (8.5 - Number(square.charAt(1))) * SIDE,
];

const SQUARES: readonly string[] = Array.from(
  { length: 64 },
  (_, index) => `${FILES[index % 8]}${8 - Math.floor(index / 8)}`,
);

const isLight = (square: string): boolean =>
  (FILES.indexOf(square.charAt(0)) + Number(square.charAt(1))) % 2 === 0;

const squareShapes = (): readonly Shape[] =>
  SQUARES.map((square) =>
    rect(
      `square:${square}`,
      `square square-${isLight(square) ? "light" : "dark"}`,
      middleOf(square),
      [SIDE, SIDE],
      0,
      { layer: "board", label: square },
    ),
  );

const edgeShapes = (): readonly Shape[] => [
  ...FILES.split("").map((file, index) =>
    text(
      `file:${file}`,
      "edge",
      [LEFT + (index + 0.5) * SIDE, TOP + BOARD + 20],
      file,
      15,
      "middle",
      { layer: "board" },
    ),
  ),
  ...Array.from({ length: 8 }, (_, index) =>
    text(
      `rank:${8 - index}`,
      "edge",
      [LEFT - 16, TOP + (index + 0.5) * SIDE + 5],
      8 - index,
      15,
      "middle",
      { layer: "board" },
    ),
  ),
];

/** Names the piece by what it is and where it stands: whatever goes from one square and comes to another is seen to move. */
export const pieceKey = ({ colour, kind, square }: PieceOnSquare): string =>
  `piece:${colour}:${kind}:${square}`;

const pieceShapes = (pieces: readonly PieceOnSquare[], language: Language): readonly Shape[] =>
  pieces.map((piece) =>
    pieceShape(pieceKey(piece), piece, middleOf(piece.square), {
      layer: "pieces",
      label: messagesIn(language).piece(
        termIn(piece.colour, language),
        termIn(piece.kind, language),
        piece.square,
      ),
    }),
  );

/** The squares of the last move, and the king that is in check. */
const signShapes = ({ last, check }: ChessView): readonly Shape[] => [
  ...(last === null ? [] : [last.from, last.to]).map((square, index) =>
    rect(index === 0 ? "last:from" : "last:to", "last", middleOf(square), [SIDE - 4, SIDE - 4], 3, {
      layer: "signs",
      aside: true,
    }),
  ),
  ...(check === null
    ? []
    : [circle("check", "check", middleOf(check), SIDE / 2 - 2, { layer: "signs" })]),
];

const PER_ROW = 8;
const SMALL = 0.36;

const capturedShapes = ({ captured }: ChessView): readonly Shape[] =>
  (["black", "white"] as const).flatMap((colour, row) =>
    captured[colour].map((kind, index) =>
      pieceShape(
        `captured:${colour}:${index}`,
        { kind, colour },
        [
          BESIDE + 10 + (index % PER_ROW) * 22,
          TOP + 92 + row * 84 + Math.floor(index / PER_ROW) * 28,
        ],
        { scale: SMALL },
      ),
    ),
  );

const besideShapes = (view: ChessView, language: Language): readonly Shape[] => {
  const words = messagesIn(language);
  const heading = view.ended === null ? words.toMove[view.turn] : words.over;
  return [
    text("turn", "heading", [BESIDE, TOP + 18], heading, 17, "start", {
      layer: "beside",
      aside: true,
    }),
    text("captured", "name", [BESIDE, TOP + 54], words.captured, 14, "start", { layer: "beside" }),
    group("captured-pieces", "", [0, 0], capturedShapes(view), { layer: "beside" }),
  ];
};

export const gameScene = (view: ChessView, language: Language): Scene => {
  const words = messagesIn(language);
  return {
    width: WIDTH,
    height: HEIGHT,
    title: words.title,
    description: `${view.ended === null ? words.toMove[view.turn] : words.over}. ${view.fen}`,
    shapes: [
      ...squareShapes(),
      ...edgeShapes(),
      ...signShapes(view),
      ...pieceShapes(view.pieces, language),
      ...besideShapes(view, language),
    ],
  };
};

export const gameParts = (_: ChessView, language: Language): readonly ScenePart[] => {
  const words = messagesIn(language);
  return [
    { id: "board", title: words.board, layers: ["board", "signs", "pieces"] },
    { id: "captured", title: words.captured, layers: ["beside"] },
  ];
};

/** The board as a game begins. */
export const boardScene = ({ start }: Edition, language: Language): Scene => ({
  width: LEFT + BOARD + LEFT,
  height: HEIGHT,
  title: messagesIn(language).title,
  shapes: [...squareShapes(), ...edgeShapes(), ...pieceShapes(piecesIn(start), language)],
});
