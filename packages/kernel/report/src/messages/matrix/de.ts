// Was eine Aufzeichnung nach anderen Lesarten der Regeln ergibt, auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Matrices } from "./en.ts";

const { and } = grammarOf("de");

export const matrices: Matrices = {
  lead: "Nach anderen Lesarten der Regeln",
  stated: "wie das Protokoll angibt",
  nobodyWon: "niemand hat gewonnen",
  noWinnerTold: "wer gewonnen hat, lässt sich nicht sagen",
  /** Empty: no ruling does. */
  verdict: (rulings) =>
    rulings.length === 0
      ? "Das Urteil ist nach jeder dasselbe."
      : `Über das Urteil entscheidet: ${and(rulings)}.`,
  winners: (rulings) =>
    rulings.length === 0
      ? "Wo sich sagen lässt, wer gewonnen hat, ist es immer dasselbe."
      : `Darüber, wer gewinnt, entscheidet: ${and(rulings)}.`,
  undetermined: "Es sind zu viele, um ihnen zu folgen: Von ihnen wird nichts gesagt.",
};
