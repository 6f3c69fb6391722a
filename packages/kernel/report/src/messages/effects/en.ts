// What came of an error, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and } = grammarOf("en");

export const effects = {
  /** Said before one of the sentences below. */
  lead: "Effect",
  without: "Without it",
  withoutAll: "Without all of it",
  none: "The winner, the places and the scores stay the same.",
  noneSoFar: "Nothing else changes.",
  /** Of all that was found, in a game that is over and in one that is not. */
  noneOfAll: (winners: readonly string[]) =>
    `${winners.length === 0 ? "Nobody has" : `${and(winners)} ${winners.length === 1 ? "has" : "have"}`} won; what was found changes neither the winner nor the places nor the scores.`,
  noneOfAllSoFar: "The game is not over; what was found does not change how it stands.",
  /** The end itself is recorded wrongly. */
  ends: (winners: readonly string[]) =>
    winners.length === 0 ? "By the rules nobody won." : `By the rules ${and(winners)} won.`,
  scores: (changes: string) => `The winner does not change. Scores change${after(changes)}.`,
  scoresSoFar: (changes: string) =>
    `The game is not over. Scores change${after(changes)}; how it will end is open.`,
  places: (places: string) => `The winner does not change, the places do: ${places}.`,
  winner: (corrected: readonly string[], recorded: readonly string[], without: string) => {
    if (corrected.length === 0)
      return `${without} nobody would have won, not even ${and(recorded)}.`;
    const not = recorded.length === 0 ? "" : `, not ${and(recorded)}`;
    return `${without} ${and(corrected)} would have won${not}.`;
  },
  /** `seat` is whose choice it was; empty for anything else. */
  notLegal: (event: number, seat: string) =>
    `${seat === "" ? `What is recorded as event ${event} would no longer have been possible` : `${seat}'s choice at event ${event} would no longer have been legal`}: what would have followed is open; scores and winner may differ.`,
  overBefore: (event: number) => `The game would have been over before event ${event}.`,
  notOver: (without: string) =>
    `${without} the game would not be over where the record ends: how it would have ended is open.`,
  open: "The game is not over: what comes of it is open.",
  unfollowed: "What would have followed was not followed to its end: it is open.",
  /** A figure that would be another. */
  figure: (name: string, corrected: string, recorded: string) =>
    `${name} ${corrected} instead of ${recorded}`,
  depends: "It depends on what stands in its place.",
  way: (events: string, effect: string) => `${events}: ${effect}`,
  /** Nothing stands in the place of a choice. */
  nothingInstead: "Nothing",
  more: (events: string, more: number) => `${events} (and ${more} more)`,
  /** An effect with what it takes for granted: of one sentence, and of more than one. */
  provided: (effect: string, conditions: string, isOne: boolean) =>
    isOne ? `${effect.slice(0, -1)}, if ${conditions}.` : `If ${conditions}: ${effect}`,
  /** Said after "if". */
  conditions: {
    "order-kept": (event: number) => `the order recorded as event ${event} is kept`,
    "nearest-choice": (event: number) =>
      `the nearest legal choice stands in place of event ${event}`,
    "went-on-by-rules": (event: number) => `event ${event} took place as the rules say`,
  },
  assumes: {
    "order-kept": (event: number) =>
      `This takes the order recorded as event ${event} as the order of what would have been shuffled there.`,
    "nearest-choice": (event: number) =>
      `In place of event ${event} this supposes the legal choice that comes nearest to it.`,
    "not-all-choices": (_event: number, followed: number) =>
      `More choices come as near; the first ${followed} were followed.`,
    "followed-so-far": (event: number) => `It was followed as far as event ${event}.`,
    "went-on-by-rules": (event: number) =>
      `This holds if event ${event} took place as the rules say; the record does not show that for certain.`,
  },
};

const after = (changes: string): string => (changes === "" ? "" : `: ${changes}`);

export type Effects = Translated<typeof effects>;
