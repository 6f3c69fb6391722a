// Comparing in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count, plural } = grammarOf("en");

export const en = {
  lead: "Two boards in step: one timeline and one set of keys for both. What differs is outlined.",
  withRulings: "This log under other rulings",
  withLog: "Another log",
  withBranch: "The record or a branch",
  withMoment: "Another moment of this game",
  withMomentMeans: "What is on the board now stays as side B while you go on to another moment.",
  hold: (seq: number) => `Hold event ${seq} beside`,
  twoMoments: "Two moments",
  holds: (seq: number) => `Side B stays at event ${seq}. Go to any other moment.`,
  legalSince: (seq: number) => `Legal choices only, since event ${seq}`,
  notOver: "The game is not over.",
  pace: "In step by",
  paces: { place: "Same turn", event: "Same event number" },
  rulingSet: "Ruling set",
  singleRulings: "Single rulings",
  restsOn: "the verdict rests on it",
  asInSet: "As in the set",
  number: "Number",
  compare: "Compare",
  openLog: "Open a log to compare with…",
  noBranches: "There is no branch yet. Take another decision under “What if?” to get one.",
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  end: "End comparison",
  details: "Details",
  opening: "Auditing the other side",
  side: (letter: string) => `Side ${letter}`,
  ruledBy: (set: string) => `Rulings: ${set}`,
  sameLog: "The same log",
  record: "The record",
  branch: (branch: number) => `Branch ${branch}`,
  endsAt: (seq: number) => `This side ends at event ${seq}.`,
  sameHere: "Here the two sides are the same.",
  moreDiffers: (lines: number) => count(lines, "more line differs.", "more lines differ."),
  same: "The two sides do not differ.",
  firstAt: (seq: number) => `First difference: event ${seq}`,
  firstAtStart: "First difference: before the first event",
  /** Said where the sides differ before any event. */
  otherStart: "The two sides start differently.",
  /** Stands before the names of so many rulings. */
  rulings: (number: number) => plural(number, "Ruling", "Rulings"),
  kinds: {
    event: "Other events are recorded.",
    state: "The same event leads to other states.",
    finding: "One side refuses what the other accepts.",
    end: "One side ends here.",
  },
  verdicts: "Verdicts",
  firstDifference: "First difference",
  findings: (number: number) => count(number, "finding", "findings"),
  prefix: (events: number) => `sound up to event ${events}`,
  onlyIn: (letter: string) => `Findings only in ${letter}`,
  none: "None.",
  at: (seq: number) => `Event ${seq}`,
};

export type Messages = Translated<typeof en>;
