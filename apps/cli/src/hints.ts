// Which flag of this program helps against a doubt. The report says what to do; it knows no program.
import type { Doubt, GameModel, Verdict } from "@assize/kernel-model";
import { doubtsInWords } from "@assize/kernel-report";

type Doubts = Verdict["doubts"];

/** The flag that helps against this doubt, or null. */
export const hintFor = (doubt: Doubt): string | null => {
  switch (doubt.reason) {
    case "unknown-edition":
      return "--edition FILE";
    case "unknown-ruling":
      // A ruling or a set that is not known goes only with all that the header says.
      return "option" in doubt.values ? "--ruling KEY=OPTION" : "--rulings SET";
    default:
      return null;
  }
};

/** The flags that help against these doubts: ` (--edition FILE)`, or nothing. */
export const hintsFor = (doubts: Doubts): string => {
  const hints = new Set(doubts.flatMap((one) => hintFor(one) ?? []));
  return hints.size === 0 ? "" : ` (${[...hints].join(", ")})`;
};

/** Why a game cannot be replayed, in English, with the flags that help. */
export const hintedDoubts = (doubts: Doubts, model: GameModel | null): string =>
  `${doubtsInWords(doubts, model, "en").join("; ")}${hintsFor(doubts)}`;
