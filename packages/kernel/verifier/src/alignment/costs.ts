// What each move of an explanation costs, and how far the search goes. Data alone: every number that decides between two
// explanations, or that ends a search, stands here. Costs are in tenths of a deviation; nothing is measured in time.

import { RECENT } from "@assize/kernel-replay";

/**
 * Costs of moves. They are counts, not probabilities: what a person would call one mistake costs about ten, a mistake
 * that takes more to believe costs more. docs/reference/audit-algorithm.md names for each the case that needs it.
 */
export const COSTS = {
  /** A consequence has another value than the rules derive: play went on by the derived one ... */
  valueCorrected: 10,
  /** ... or by the recorded one. */
  valueBelieved: 10,
  /** The same names are written for one another as in an earlier value, or a number is off as it was there. */
  renamedAgain: 6,
  /** Another consequence stands in the place of the one that is due, and play went on by that. */
  replaced: 10,
  /** A consequence that is not due took place. */
  believedNotDue: 13,
  /** A consequence was left out; each further one of the same run. */
  leftOut: 10,
  leftOutMore: 1,
  /** A line that is no part of the game; each further one of the same run, and what a choice among these costs more. */
  passedOver: 10,
  passedOverMore: 4,
  passedOverChoice: 12,
  passedOverChoiceMore: 1,
  /** It is equal to the line before it. */
  writtenTwice: 8,
  /** The other half of a line that stands in the wrong place. */
  moved: 1,
  /** A seat stands beside what has none. */
  seatUnexpected: 10,
  /** Another seat's choice, for only one of them a legal one. */
  seat: 14,
  /** The next one under the same wrong seat. */
  seatAgain: 4,
  /** Another choice was made than is written; the lines after it tell which. */
  rewritten: 15,
  /** The rules refuse it, and it was carried out. */
  stood: 20,
  stoodChance: 16,
  /** The same of a choice in a position that nobody knows for certain: it may have been legal. */
  stoodUnknown: 9,
  /** A choice was left out: it stands elsewhere in the record, or nobody knows it ... */
  leftOutChoice: 12,
  /** ... or several were, and nobody knows which. */
  leftOutChoices: 15,
  leftOutChoicesMore: 4,
  /** Two choices of one kind have exchanged their data; the other half costs as that of a moved line. */
  exchanged: 11,
  /** Play went back to an earlier position. */
  undone: 16,
  /** Only a choice was made again, and otherwise: dearer than a choice that stood, and the margin. */
  undoneOne: 26,
  /** An earlier choice was another one than is written: told by a consequence or by chance, or by a choice. */
  revised: 15,
  revisedSeat: 16,
  revisedByChoice: 26,
  /** What differs may stem from a choice that nobody knows. */
  unknown: 2,
  /** The line right after a refused choice, which no other choice explains: with that, dearer than one that stood. */
  unexplained: 6,
} as const;

export interface Limits {
  /** Most hypotheses kept from one line to the next. */
  readonly beam: number;
  /** Equal positions are merged after each deviation, and every so many lines. */
  readonly mergeEvery: number;
  /** A hypothesis that costs so much more than the best is dropped. */
  readonly worse: number;
  /** Most alternatives looked at for a choice that nobody knows. */
  readonly alternatives: number;
  /** Most lines that those alternatives are replayed over, altogether, each time. */
  readonly replayed: number;
  /** The same for those that differ in what the line in hand names. */
  readonly replayedNaming: number;
  /** Most steps for all guesses that are asked again after something else was told. */
  readonly askedAgain: number;
  /** Most choices put in one after the other where several in a row are missing. */
  readonly choicesInARow: number;
  /** Alternatives looked at for each of them, and most steps taken to find a run of them. */
  readonly runAlternatives: number;
  readonly runLooked: number;
  /** Most runs of them that are gone on with, each to another position. */
  readonly runs: number;
  /** How often a run of them is looked for in one record. */
  readonly runTimes: number;
  /** Lines looked ahead for a choice that stands too late. */
  readonly ahead: number;
  /** An explanation looks for it that would cost at most so much more than the cheapest. */
  readonly elsewhere: number;
  /** Halves of moved lines that are remembered: lines passed over, events put in. */
  readonly passedOver: number;
  readonly putIn: number;
  /** Positions that an explanation keeps, since lines still to come take play back to them; the oldest go first. */
  readonly kept: number;
  /** Latest lines of a hypothesis that are remembered, at least, with the position before each. */
  readonly trail: number;
  /** Earlier positions of a hypothesis to which play may have gone back, and how many lines have to fit from there. */
  readonly back: number;
  readonly fitAfterBack: number;
  /** The same where the line is a decision, so that no cheat passes for going back. */
  readonly fitAfterBackByChoice: number;
  /** Lines that have to fit after a consequence was put right for no missing choice to be looked for there. */
  readonly fitAfterValue: number;
  /** Earlier choices that may have been others than is written, and most lines replayed with others altogether. */
  readonly revised: number;
  readonly revisedReplayed: number;
  /** How often that is tried for deviations that stand close together. */
  readonly revisedTimes: number;
  /** Most steps to find an earlier choice that would excuse an accused seat, each time. */
  readonly excused: number;
  /** Most steps to find it among those that name the same, at any distance; and lines told that are remembered for it, at least. */
  readonly related: number;
  /** Most steps of a search for these. */
  readonly relatedInAll: number;
  readonly told: number;
  /** Most steps for all of these. */
  readonly excusedInAll: number;
  /** So many lines behind a deviation of which nobody is accused, nobody is: what is told there may belong to it. */
  readonly close: number;
  /** Nor so many lines behind so many such deviations. */
  readonly several: { readonly deviations: number; readonly lines: number };
  /** After so many lines passed over in a row only a line that fits as it stands ends the run. */
  readonly run: number;
  /** After so many in a row by every explanation only the few cheapest go on. */
  readonly longRun: number;
  readonly beamOfLongRun: number;
  /** So many deviations within so many lines: the record tells no game that can be followed. */
  readonly dense: { readonly deviations: number; readonly lines: number };
  /** A run of more lines passed over at the end of the record: it tells no game there. */
  readonly trailing: number;
  /** Lines looked through behind a stop for one from which the record could be read again, and how many then have to fit. */
  readonly resumed: number;
  readonly fitAfterStop: number;
  /** Most other headers that are tried, and most steps of the search under each. */
  readonly headers: number;
  readonly headerSteps: number;
  /** The greatest number that is tried for an option that takes one. */
  readonly headerNumber: number;
  /** The least by which another header has to explain more. */
  readonly headerGain: number;
  /** A record may be another table's that deviates in so many lines from its beginning, so often, or in its last lines. */
  readonly headerEarly: number;
  readonly headerOften: number;
  readonly headerLast: number;
  /** Most steps of the search: a position, an alternative or a line looked at beyond one for each line. */
  readonly steps: number;
  /** Explanations that cost at most so much more than the best one count when somebody is to answer. */
  readonly margin: number;
  /** The same of one that accuses nobody, and has no more deviations. */
  readonly marginOfSlip: number;
  /** Most other explanations kept of one stretch of the record. */
  readonly rivals: number;
}

export const DEFAULTS: Limits = {
  beam: 16,
  mergeEvery: 4,
  worse: 30,
  alternatives: 300,
  replayed: 9_000,
  replayedNaming: 20_000,
  askedAgain: 10_000,
  choicesInARow: 5,
  runAlternatives: 60,
  runLooked: 4_000,
  runs: 4,
  runTimes: 3,
  ahead: 32,
  elsewhere: 15,
  passedOver: 8,
  putIn: 64,
  kept: 256,
  trail: RECENT,
  back: 32,
  fitAfterBack: 3,
  fitAfterBackByChoice: 6,
  fitAfterValue: 12,
  revised: 16,
  revisedReplayed: 4_000,
  revisedTimes: 2,
  excused: 25_000,
  related: 15_000,
  relatedInAll: 45_000,
  told: 2_048,
  excusedInAll: 500_000,
  close: 4,
  several: { deviations: 2, lines: 16 },
  run: 16,
  longRun: 1_000,
  beamOfLongRun: 2,
  dense: { deviations: 5, lines: 40 },
  trailing: 8,
  resumed: 2_000,
  fitAfterStop: 4,
  headers: 60,
  headerSteps: 10_000,
  headerNumber: 1_000,
  headerGain: 10,
  headerEarly: 30,
  headerOften: 3,
  headerLast: 3,
  steps: 150_000,
  margin: 5,
  marginOfSlip: 10,
  rivals: 8,
};
