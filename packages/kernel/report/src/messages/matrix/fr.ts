// Ce qu'un relevé donne selon d'autres lectures des règles, en français.
import { grammarOf } from "@assize/kernel-model";
import type { Matrices } from "./en.ts";

const { and } = grammarOf("fr");

export const matrices: Matrices = {
  lead: "Selon d'autres lectures des règles",
  stated: "comme le journal l'indique",
  nobodyWon: "personne n'a gagné",
  noWinnerTold: "on ne peut pas dire qui a gagné",
  /** Empty: no ruling does. */
  verdict: (rulings) =>
    rulings.length === 0
      ? "Le verdict est le même pour chacune."
      : `Ce qui décide du verdict : ${and(rulings)}.`,
  winners: (rulings) =>
    rulings.length === 0
      ? "Partout où l'on peut dire qui a gagné, c'est la même personne."
      : `Ce qui décide de la victoire : ${and(rulings)}.`,
  undetermined: "Elles sont trop nombreuses pour être suivies : rien n'en est dit.",
};
