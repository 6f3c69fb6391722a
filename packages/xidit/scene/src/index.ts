// Lords of Xidit as a drawing: the printed board, and a view of a state with all its pieces.
import type { Edition } from "@assize/xidit-edition";
import { boardScene } from "./board-scene.ts";
import { renderSvg } from "./svg.ts";
import { lightTheme } from "./themes/light.ts";

export { boardScene } from "./board-scene.ts";
export { gameScene } from "./game-scene.ts";
export { renderSvg } from "./svg.ts";
export { darkTheme } from "./themes/dark.ts";
export { lightTheme } from "./themes/light.ts";
export { printTheme } from "./themes/print.ts";

/** An edition's board as an SVG document, in the light theme. */
export const renderEdition = (edition: Edition): string =>
  renderSvg(boardScene(edition), lightTheme);
