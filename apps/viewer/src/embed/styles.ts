// The looks of an embedded replay as one sheet that its shadow roots adopt: nothing leaks out or in, and no policy of
// the page round it has to allow inline styles.
import base from "../kit/base.css?inline";
import tokens from "../kit/tokens.css?inline";
import board from "../board/board.css?inline";
import controls from "../timeline/controls.css?inline";
import timeline from "../timeline/timeline.css?inline";
import embed from "./embed.css?inline";

/** The page's root is the element itself here; its shade stands at an attribute. */
const atHost = (css: string): string =>
  css
    .replaceAll(/:root\[data-theme="?dark"?\]/g, ':host([data-shade="dark"])')
    .replaceAll(":root", ":host");

let sheet: CSSStyleSheet | undefined;

/** One sheet for all replays of a page. */
export const styles = (): CSSStyleSheet => {
  if (sheet !== undefined) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync([tokens, base, board, timeline, controls, embed].map(atHost).join("\n"));
  return sheet;
};
