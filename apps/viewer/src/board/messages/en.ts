// What the board itself says in English; all that is drawn on it comes with the drawing.
import type { Translated } from "@assize/kernel-model";

export const en = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeBoard: "Show all of it",
  parts: "Part of the board",
  everything: "Everything",
  keys: "Plus and minus zoom, 0 shows all of it; zoomed in, the arrow keys move the board.",
};

export type Messages = Translated<typeof en>;
