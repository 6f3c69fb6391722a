// The treasure game as a drawing: the printed board, and a view of a state with all its pieces.
import type { GameDrawing } from "@assize/kernel-drawing";
import type { Edition } from "@assize/grandlin-edition";
import type { GrandlinView } from "@assize/grandlin-game";
import { concerns } from "./concerns.ts";
import { boardScene, gameParts, gameScene } from "./game-scene.ts";
import { holdings } from "./holdings.ts";
import { pick } from "./pick.ts";
import { themes } from "./themes.ts";

export const drawing: GameDrawing<GrandlinView, Edition> = {
  scene: gameScene,
  parts: gameParts,
  edition: boardScene,
  themes,
  pick,
  concerns,
  holdings,
};
