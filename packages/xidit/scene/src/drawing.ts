// Lords of Xidit as a drawing: the printed board, and a view of a state with all its pieces.
import type { GameDrawing } from "@assize/kernel-drawing";
import type { Edition } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import { boardScene } from "./board-scene.ts";
import { concerns } from "./concerns.ts";
import { gameParts, gameScene } from "./game-scene.ts";
import { holdingsOf } from "./holdings.ts";
import { messagesIn } from "./messages/messages.ts";
import { pick } from "./pick.ts";
import { plan } from "./plan.ts";
import { darkTheme } from "./themes/dark.ts";
import { lightTheme } from "./themes/light.ts";
import { printTheme } from "./themes/print.ts";

export const drawing: GameDrawing<XiditView, Edition> = {
  scene: (view, language) => gameScene(view, messagesIn(language)),
  parts: (view, language) => gameParts(view, messagesIn(language)),
  edition: (edition, language) => boardScene(edition, messagesIn(language)),
  themes: { light: lightTheme, dark: darkTheme, print: printTheme },
  pick,
  concerns,
  plan,
  holdings: (view, language) => holdingsOf(view, messagesIn(language)),
};
