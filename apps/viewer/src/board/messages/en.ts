// What the board itself says in English; all that is drawn on it comes with the drawing.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeBoard: "Show all of it",
  parts: "Part of the board",
  everything: "Everything",
  keys: "Plus and minus zoom, 0 shows all of it; zoomed in, the arrow keys move the board.",
};
