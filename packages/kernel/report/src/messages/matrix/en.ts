// What a record comes to under other readings of the rules, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and } = grammarOf("en");

export const matrices = {
  lead: "Under other readings of the rules",
  stated: "as the log states",
  nobodyWon: "nobody won",
  noWinnerTold: "who won cannot be told",
  /** Empty: no ruling does. */
  verdict: (rulings: readonly string[]) =>
    rulings.length === 0
      ? "The verdict is the same under each of them."
      : `What decides the verdict: ${and(rulings)}.`,
  winners: (rulings: readonly string[]) =>
    rulings.length === 0
      ? "Wherever a winner can be told, it is the same."
      : `What decides who won: ${and(rulings)}.`,
  undetermined: "There are too many of them to be followed: nothing is said of them.",
};

export type Matrices = Translated<typeof matrices>;
