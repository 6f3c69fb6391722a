// Chess as a drawing: the board as a game begins, and a view of a state with all its pieces.
import type { GameDrawing, PickedEvent } from "@assize/kernel-drawing";
import type { Edition } from "@assize/chess-edition";
import type { ChessView, WrittenMove } from "@assize/chess-game";
import { boardScene, gameParts, gameScene, pieceKey } from "./scene.ts";
import { themes } from "./themes.ts";

/** A move is picked on its piece, on where that goes, and on what stands there. What is only said lies on no shape. */
const pick = ({ type, data }: PickedEvent, view: ChessView): readonly string[] => {
  if (type !== "moved") return [];
  const { from, to } = data as WrittenMove;
  const on = (square: string): readonly string[] =>
    view.pieces.filter((one) => one.square === square).map(pieceKey);
  return [`square:${to}`, ...on(to), ...on(from), `square:${from}`];
};

export const drawing: GameDrawing<ChessView, Edition> = {
  scene: gameScene,
  parts: gameParts,
  edition: boardScene,
  themes,
  pick,
};
