// What is believed of a record beside what the rules say of it. Types alone; `as-recorded` says when it changes.
import type { Position } from "@assize/kernel-chart-engine";
import type { RulingChoices } from "@assize/kernel-model";
import type { PreparedGame } from "@assize/kernel-referee";

/** The position that the record tells if one wrong consequence, and all that is recorded after it, is believed. */
export interface Believed {
  /** The id of that consequence's finding. */
  readonly because: string;
  readonly position: Position<unknown>;
}

/** The line in hand, read from a believed position. */
export interface Reading {
  readonly because: string;
  readonly next: Position<unknown>;
  /** True where the rules, from there, say just what is recorded. */
  readonly sound: boolean;
  /** True where nothing is forced in between. */
  readonly direct: boolean;
}

/** All that is believed of one record. Changed in place, from line to line. */
export interface AsRecorded {
  /** With the table whatever the audit runs on: XState takes no step that its guards refuse. */
  readonly game: PreparedGame;
  /** The rulings themselves: what is read of them here is no reading of the audit's. */
  readonly rulings: RulingChoices;
  /** In the order of their findings. */
  kept: readonly Believed[];
  /** Of the line in hand, in the same order; none of those that cannot go on with it. */
  readings: readonly Reading[];
  /** With the line in hand. */
  begun: Believed[];
}
