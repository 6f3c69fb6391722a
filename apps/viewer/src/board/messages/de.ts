// What the board itself says in German.
import type { Messages } from "./en.ts";

export const de: Messages = {
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  wholeBoard: "Alles zeigen",
  parts: "Teil des Spielplans",
  everything: "Alles",
  keys: "Plus und Minus ändern die Größe, 0 zeigt alles; vergrößert verschieben die Pfeiltasten den Plan.",
};
