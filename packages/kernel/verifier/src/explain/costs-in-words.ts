// What each row of the table of costs and each limit means: the rows of docs/reference/audit-costs.md. The search reads nothing of this;
// a number without its words does not compile.
import type { RowName } from "./costs.ts";
import type { LIMITS } from "./limits.ts";

export { MARGIN, TABLE } from "./costs.ts";
export { LIMITS } from "./limits.ts";

export const COSTS_IN_WORDS: Readonly<Record<RowName, string>> = {
  "drop-consequence": "A consequence is no part of the game.",
  "drop-choice": "A choice was not carried out.",
  "drop-chance": "An outcome of chance, or of an arbiter or a clock, is no part of the game.",
  "drop-unasked": "A choice for which nobody was asked is no part of it.",
  "drop-behind-end": "A choice stands behind the end, where nobody is asked.",
  "drop-late": "A choice that lacks only what is forced before it is no part of the game here.",
  "drop-twice":
    "A line is equal to the one before it, or a block of lines stands there a second time.",
  "drop-earlier":
    "An earlier line that fits is no part of the game: only the line in hand contradicts it.",
  "drop-earlier-by-choice":
    "The same, where the line in hand is a choice that the rules refuse: whoever made it may have chosen twice.",
  "put-in-consequence": "A consequence stands in no line; each further one adds little.",
  "put-in-choice":
    "A choice or an outcome of chance stands in no line; further ones of a run add less.",
  "other-half":
    "The other half of a line that stands in the wrong place: its event is put in here and its line dropped there.",
  "put-in-choice-earlier": "A choice is missing before an earlier line, which fits without it too.",
  "put-in-earlier": "A choice stands later than it was made.",
  "put-in-not-due": "Another step was taken than the one that was due, and nobody wrote it down.",
  "value-due":
    "A consequence has another value than the rules derive; play went on by the derived one.",
  "value-believed": "The same; play went on by the recorded one.",
  "value-repeated": "A line repeats what an earlier one says wrongly.",
  "replaced-consequence": "Another consequence stands in the place of the one that is due.",
  "replaced-choice": "A choice stands in the place of a consequence that is due.",
  "not-due-took-place": "A consequence that is not due took place.",
  "seat-none": "A seat stands beside what has none.",
  "read-seat": "A choice is another seat's, by a legal choice of that one.",
  "read-choice": "Another choice was made than is written, which the rules refuse.",
  "read-unknown": "The record does not know all of a choice: any value that the rules accept.",
  "end-unknown": "No value of such a choice can be tried: the explanation ends there.",
  "end-behind-unknown": "A later line fits none of the values that could be tried: it ends there.",
  "stood-choice": "A choice that the rules refuse was carried out.",
  "stood-chance": "An outcome of chance that the rules refuse took place.",
  "earlier-choice":
    "An earlier choice that the rules accept was another one than is written, as a consequence or an outcome of chance tells.",
  "earlier-seat": "An earlier choice was made by another seat than is written.",
  "earlier-by-choice":
    "An earlier choice was another one, as a choice that the rules refuse tells.",
  "earlier-exchanged": "Two earlier choices of one seat and kind have changed data.",
  "data-exchanged": "Two choices of one kind have changed data.",
  "blocks-exchanged": "Two blocks of lines have changed places.",
  "line-moved": "A line stands before another one and belongs behind it.",
  "lines-missing":
    "Lines are gone, and nobody can name them; it is dearer where more could have changed than was ever read.",
  "lines-missing-at-choice": "The same before a choice that the rules refuse.",
  "agrees-behind-gap":
    "A line behind such a gap shows something unchanged that could have changed in it: that tells against the gap.",
  "taken-as-told": "A line behind such a gap is taken as it stands.",
  "gone-back": "Play went on from an earlier place, and no line says so.",
  "gone-back-one": "Only the last choice was made again, and otherwise.",
  "gone-back-twice": "Play went on from before a block of lines that stands there twice.",
};

export const LIMITS_IN_WORDS: Readonly<Record<keyof typeof LIMITS, string>> = {
  bound: "A play that costs so much more than the cheapest is dropped.",
  boundOnceSettled: "The same once an episode is settled: one slip.",
  settled: "After so many lines that fit in every play an episode is settled.",
  plays: "Most plays from one line to the next.",
  budget: "Most steps of an episode for what nobody wrote down.",
  supposedPlays: "For so many plays, the cheapest, something is supposed at a line.",
  rivals: "Most rivals that a play keeps of one episode.",
  half: "So many lines before and behind the line in hand are looked through for its place.",
  halves: "So many lines both halves of a line may stand apart to be known as one.",
  longRun:
    "After so many lines passed over in a row only a line that fits as it stands ends the run.",
  blockTwice: "Lines that have to be equal for a block to be known as one that stands there twice.",
  block: "Most lines of each of two blocks that have changed places.",
  alternatives: "Most alternatives of a choice that are looked at.",
  alternativesInRun: "The same for each further choice of a run that is missing.",
  alternativesFar: "The same for an earlier choice that is nothing like what is written.",
  putInSteps: "Most steps for choices that are put in one after the other.",
  putInPlays: "So many plays are gone on with from one of these to the next.",
  kept: "Of alternatives those are kept behind which most lines fit, at most so many.",
  ahead: "So many lines are looked at for that.",
  earlierSteps: "Most steps of each round of a search for earlier choices.",
  earlierFar:
    "In a terse record so many earlier lines are looked at that did not write what was read.",
  earlierKept: "Most earlier choices that are kept of one search.",
  earlierAhead: "Lines that are looked at behind an earlier choice.",
  backAhead: "Lines that have to fit where play went back.",
  backAheadByChoice: "The same where the line in hand is a choice.",
  unknownSteps: "Most steps to try values that the record does not know against a line.",
  gaps: "Lines of an episode before which lines may be gone, the first ones.",
  gapEvents: "At least so many events may lie in a gap, and at least twice as many as need be.",
  gapPositions: "Positions that are looked at behind a gap.",
  gapAhead: "Lines that are to fit there.",
  gapPlayings: "How often play is gone on with over a gap.",
  gapLongest: "Most events of each of these.",
  gapLooked: "Most things to choose that are looked at for each of its events.",
  gapTried: "Most of these that are tried.",
  gapOthers: "Other states that stand beside the one in which play goes on behind a gap.",
  gapSteps: "A line behind a gap counts as so many steps.",
  gapPlaces:
    "Most places of the chart that are kept of one event whose way depends on what nobody knows.",
  openReads: "Of so many values that nobody knows and an event reads, others are tried.",
  valuesTried: "Most values that are tried for one line behind a gap.",
  valuesDeep: "Most things of one line that are tried together.",
};
