// What the board itself says in Spanish.
import type { Messages } from "./en.ts";

export const es: Messages = {
  zoomIn: "Ampliar",
  zoomOut: "Reducir",
  wholeBoard: "Mostrar todo",
  parts: "Parte del tablero",
  everything: "Todo",
  keys: "Más y menos cambian el tamaño, 0 muestra todo; con el tablero ampliado, las flechas lo desplazan.",
};
