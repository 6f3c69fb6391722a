// Chess as a drawing: the board as a game begins, and a view of a state with all its pieces.
import type { GameDrawing, PickedEvent, PickSteps } from "@assize/kernel-drawing";
import type { Edition } from "@assize/chess-edition";
import type { ChessView, WrittenMove } from "@assize/chess-game";
import { boardScene, gameParts, gameScene, pieceKey } from "./scene.ts";
import { themes } from "./themes.ts";

/** A move is picked on its piece, and then on where that goes. What is only said lies on no shape. */
const pick = ({ type, data }: PickedEvent, { pieces }: ChessView): PickSteps => {
  if (type !== "moved") return [];
  const { from, to } = data as WrittenMove;
  return [pieces.filter(({ square }) => square === from).map(pieceKey), [`square:${to}`]];
};

export const drawing: GameDrawing<ChessView, Edition> = {
  scene: gameScene,
  parts: gameParts,
  edition: boardScene,
  themes,
  pick,
};
