// Lo que da un registro según otras lecturas de las reglas, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Matrices } from "./en.ts";

const { and } = grammarOf("es");

export const matrices: Matrices = {
  lead: "Según otras lecturas de las reglas",
  stated: "como indica el registro",
  nobodyWon: "no ganó nadie",
  noWinnerTold: "no se puede decir quién ganó",
  /** Empty: no ruling does. */
  verdict: (rulings) =>
    rulings.length === 0
      ? "El veredicto es el mismo en cada una."
      : `Lo que decide el veredicto: ${and(rulings)}.`,
  winners: (rulings) =>
    rulings.length === 0
      ? "Donde se puede decir quién ganó, es siempre lo mismo."
      : `Lo que decide quién ganó: ${and(rulings)}.`,
  undetermined: "Son demasiadas para seguirlas: no se dice nada de ellas.",
};
