// The table of costs: for each thing that can be said of a record, what it is told as, what it costs, and whom it accuses. Blame is read
// from this table and from nothing else. Costs are in tenths of a deviation; every number that decides between two explanations
// stands here.
import type { Held } from "@assize/kernel-model";

/** What is said of a line that does not fit, or of what stands before it in no line. */
export type EditKind =
  /** The type is due, the data differ. */
  | "value"
  /** Another consequence is due, or none. */
  | "replaced"
  /** A consequence or choice that stands in no line. */
  | "left-out"
  /** The line is no part of the game. */
  | "passed-over"
  | "seat-unexpected"
  /** The choice is another seat's. */
  | "seat"
  /** A refused choice was carried out. */
  | "stood"
  /** Another choice was made than is written. */
  | "rewritten"
  /** A choice of which the record says that it does not know all. */
  | "unknown"
  /** Play went back. */
  | "undone"
  /** An earlier choice was another one than is written, though that was legal. */
  | "revised"
  /** The choice was made before earlier lines, which fit without it too. */
  | "belongs-before"
  /** An earlier choice was not made there, though it was legal. */
  | "stands-too-early"
  /** Two lines, or blocks of lines, have changed places. */
  | "exchanged"
  /** Lines are gone before it, nobody knows which. */
  | "lines-missing";

export interface CostRow {
  /** What the edit is told as. */
  readonly kind: EditKind;
  readonly held: Held;
  /** Of the first in a run of lines, or of the first field of a line ... */
  readonly cost: number;
  /** ... and what each further one adds: a line of the same run, a field of the same line, the same thing said once more. */
  readonly more: number;
  /**
   * Nobody at the table, so whoever kept the record; the seat that the line names; that seat or whoever kept the record, where play goes on
   * alike by what the one did and by what the other wrote wrongly, so that no later line tells them apart.
   */
  readonly accuses: "recorder" | "line" | "either";
}

const row = (
  kind: EditKind,
  held: Held,
  cost: number,
  more: number,
  accuses: CostRow["accuses"] = "recorder",
): CostRow => ({ kind, held, cost, more, accuses });

/** Sets of edits that cost at most so much more than the cheapest have a say in who answers. */
export const MARGIN = 5;

/** An illegal choice that was carried out. It is the measure of all innocent readings of such a choice. */
const STOOD = 20;

/** The least price of an innocent reading at which an illegal choice that was carried out is still named beside it. */
const BESIDE = STOOD - MARGIN;
/** The least price of a reading that leaves no doubt of an illegal choice that was carried out. */
const BEYOND = STOOD + MARGIN + 1;

/** A wrong value, or what the rules bring about left out. */
const SLIP = 10;

/** Most choices that are put in one after the other, and what they cost. */
export const MOST_PUT_IN = 4;
const LONGEST_RUN = 12 + 3 * (MOST_PUT_IN - 1);

export const TABLE = {
  "drop-consequence": row("passed-over", "passed-over", 10, 4),
  /** A choice that was not carried out. */
  "drop-choice": row("passed-over", "passed-over", 12, 5, "line"),
  "drop-chance": row("passed-over", "passed-over", 12, 5),
  /** A choice for which nobody was asked. */
  "drop-unasked": row("passed-over", "passed-over", 10, 4, "either"),
  /** A choice behind the end: nobody is asked there. */
  "drop-behind-end": row("passed-over", "passed-over", 10, 4),
  /** A choice that lacks only what is forced before it. */
  "drop-late": row("passed-over", "passed-over", 12, 5),
  /** Equal to the line before it, or one of a block of lines that stands there a second time. */
  "drop-twice": row("passed-over", "passed-over", 8, 4),
  /** An earlier line that fits, and that only the line in hand contradicts. */
  "drop-earlier": row("stands-too-early", "corrected", 12, 5),
  /** The same, where that line is a choice that the rules refuse: whoever made it may have chosen twice. */
  "drop-earlier-by-choice": row("stands-too-early", "corrected", BESIDE, 5),
  "put-in-consequence": row("left-out", "corrected", SLIP, 1),
  /** Runs cost the same in whichever order their lines stand: a choice costs as much more alone as in a run. */
  "put-in-choice": row("left-out", "corrected", 12, 3),
  /** Before an earlier line, which fits without it too: only a choice tells so. */
  "put-in-choice-earlier": row("left-out", "corrected", BESIDE, BESIDE),
  /** The other half of a line that stands in the wrong place. */
  "other-half": row("left-out", "corrected", 1, 1),
  /** A choice stands later than it was made. */
  "put-in-earlier": row("belongs-before", "corrected", 11, 11),
  /** Another step was taken than the one that was due, and nobody wrote it down. */
  "put-in-not-due": row("left-out", "believed", 13, 13),
  "value-due": row("value", "corrected", SLIP, 6),
  "value-believed": row("value", "believed", SLIP, 6),
  /** A line repeats what an earlier one says wrongly. */
  "value-repeated": row("value", "corrected", 3, 3),
  "replaced-consequence": row("replaced", "corrected", 10, 10),
  "replaced-choice": row("replaced", "corrected", 12, 12),
  "not-due-took-place": row("passed-over", "believed", 13, 13),
  "seat-none": row("seat-unexpected", "corrected", 10, 10),
  "read-seat": row("seat", "corrected", 14, 4, "either"),
  "read-choice": row("rewritten", "corrected", BESIDE, 3, "line"),
  /** The record does not know all of the choice. */
  "read-unknown": row("unknown", "corrected", 0, 0),
  /** ... and nobody could try all of its values: there the explanation ends, or where a later line fits with none of those tried. */
  "end-unknown": row("unknown", "passed-over", 0, 0),
  "end-behind-unknown": row("passed-over", "passed-over", 10, 10),
  "stood-choice": row("stood", "stood", STOOD, STOOD, "line"),
  "stood-chance": row("stood", "stood", 16, 16),
  /** An earlier choice was another one, told by a consequence or by chance ... */
  "earlier-choice": row("revised", "corrected", BESIDE, 3),
  /** ... by a choice of another seat than is written ... */
  "earlier-seat": row("revised", "corrected", 16, 3),
  /** ... or by a choice that the rules refuse. */
  "earlier-by-choice": row("revised", "corrected", STOOD, 3, "either"),
  /** Two earlier choices of one seat that fit as they stand have each other's data. */
  "earlier-exchanged": row("revised", "corrected", BESIDE, BESIDE),
  /** Two choices of different seats, or of which the first does not fit. */
  "data-exchanged": row("exchanged", "corrected", 11, 11),
  /** A line, or a block of lines, stands before another one and belongs behind it. */
  "blocks-exchanged": row("exchanged", "corrected", 11, 11),
  "line-moved": row("left-out", "corrected", 11, 11),
  /**
   * Lines are gone, and nobody can name them: they cost as much as the longest run that is put in. Before a choice they cost so much that
   * it is likelier that it was made against the rules, with a slip beside it. `more`: anything could have changed in them that was ever changed.
   */
  "lines-missing": row("lines-missing", "corrected", LONGEST_RUN, 3),
  "lines-missing-at-choice": row("lines-missing", "corrected", STOOD + SLIP + 1, 3),
  /**
   * A line behind a gap that shows something unchanged which could have changed in it. So a gap explains what lies close together, and slips
   * that are far from each other stay slips.
   */
  "agrees-behind-gap": row("lines-missing", "believed", 1, 1),
  /** A line behind a gap, taken as it stands. */
  "taken-as-told": row("lines-missing", "believed", 0, 0),
  "gone-back": row("undone", "corrected", 16, 16),
  /** Only the last choice was made again, and otherwise. */
  "gone-back-one": row("undone", "corrected", BEYOND, BEYOND),
  /** Play went on from before a block of lines that stands there twice. */
  "gone-back-twice": row("undone", "passed-over", 8, 8),
} as const satisfies Record<string, CostRow>;

export type RowName = keyof typeof TABLE;

/** What a line costs alone beyond what it adds to a run of lines. */
export const baseOf = (name: RowName): number => TABLE[name].cost - TABLE[name].more;
