// What the board itself says in French.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  wholeBoard: "Tout afficher",
  parts: "Partie du plateau",
  everything: "Tout",
  keys: "Plus et moins changent la taille, 0 affiche tout ; une fois le plateau agrandi, les flèches le déplacent.",
};
