// Which flag of this program helps against a doubt. The report says what to do; it knows no program.
import type { GameModel, UndeterminedReason, Verdict } from "@assize/kernel-model";
import { doubtsInWords } from "@assize/kernel-report";

type Doubts = Verdict["doubts"];

export const HINTS: Readonly<Partial<Record<UndeterminedReason, string>>> = {
  "unknown-edition": "--edition FILE",
  "unknown-ruling": "--rulings SET",
};

/** The flags that help against these doubts: ` (--edition FILE)`, or nothing. */
export const hintsFor = (doubts: Doubts): string => {
  const hints = new Set(doubts.flatMap(({ reason }) => HINTS[reason] ?? []));
  return hints.size === 0 ? "" : ` (${[...hints].join(", ")})`;
};

/** Why a game cannot be replayed, in English, with the flags that help. */
export const hintedDoubts = (doubts: Doubts, model: GameModel | null): string =>
  `${doubtsInWords(doubts, model, "en").join("; ")}${hintsFor(doubts)}`;
