// Which flag of this program helps against a doubt. The report says what to do; it knows no program.
import type { GameModel, UndeterminedReason, Verdict } from "@assize/kernel-model";
import { doubtsInWords } from "@assize/kernel-report";

export const HINTS: Readonly<Partial<Record<UndeterminedReason, string>>> = {
  "unknown-edition": "--edition FILE",
  "unknown-ruling": "--rulings SET",
};

/** Why a game cannot be replayed, in English, each doubt with the flag that helps. */
export const hintedDoubts = (doubts: Verdict["doubts"], model: GameModel | null): string => {
  const texts = doubtsInWords(doubts, model, "en");
  return doubts
    .map(({ reason }, index) => {
      const hint = HINTS[reason];
      return hint === undefined ? texts[index] : `${texts[index]} (${hint})`;
    })
    .join("; ");
};
