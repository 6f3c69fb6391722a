// Of one finding: what it depends on, and the smallest logs that break the rule in the same way. The way in.
import type { Finding, Json } from "@assize/kernel-model";
import { createTrial, type Found } from "./trial.ts";
import { deviationOf, type Followed } from "./followed.ts";
import { fromPosition } from "./from-position.ts";
import { fromStart } from "./from-start.ts";
import { leftOf, SHRINK_LIMITS, type ShrinkLimits } from "./limits.ts";
import { type CausalSlice, sliceOf } from "./slice.ts";

/** A log that breaks the rule in the same way, in which nothing can be left out. */
export interface Witness {
  /** Its lines, without newlines; the header first. */
  readonly lines: readonly string[];
  /** The finding, as the audit of this log has it. */
  readonly finding: Finding;
  /** False where a limit ended the search: then something may be left out still. */
  readonly isLeast: boolean;
}

export interface Shrunk {
  readonly slice: CausalSlice;
  /** From the game's own start, or from where the record begins; null where none was found. */
  readonly fromStart: Witness | null;
  /** From a stated position, with the events since the last choice on which the finding depends. */
  readonly fromPosition: Witness | null;
}

export interface ShrinkOptions {
  readonly limits?: ShrinkLimits | undefined;
  /** Where a stated position is taken from, in words: `game.jsonl, before event 12`. */
  readonly from: (seq: number) => string;
  /** Told as the search goes on: what of it, and how many logs were audited so far. */
  readonly onProgress?: ((part: keyof Shrunk, audits: number) => void) | undefined;
}

const witnessOf = (found: Found | null, isLeast: boolean): Witness | null =>
  found === null ? null : { lines: found.lines, finding: found.finding, isLeast };

/** A finding about the bytes of a file has a slice, and no witness: there is no game to be played again. */
export const shrink = (
  followed: Followed,
  finding: Finding,
  { limits = SHRINK_LIMITS, from, onProgress }: ShrinkOptions,
): Shrunk => {
  onProgress?.("slice", 0);
  const slice = sliceOf(followed, finding);
  const deviation = deviationOf(followed, finding);
  if (deviation === null) return { slice, fromStart: null, fromPosition: null };
  const counting = (part: keyof Shrunk) => {
    const left = leftOf(limits);
    const told = (audits: number): void => onProgress?.(part, audits);
    return { left, told };
  };
  const first = counting("fromStart");
  const trial = createTrial(followed.table, deviation, followed.options, first.left, first.told);
  const whole = fromStart(trial, followed, deviation);
  const second = counting("fromPosition");
  const stated = fromPosition(followed, deviation, slice, { ...second, from });
  return {
    slice,
    fromStart: witnessOf(whole, !first.left.reached),
    fromPosition: witnessOf(stated, !second.left.reached),
  };
};

/** As programs read it: `assize shrink --json`. */
export const shrunkJson = (finding: Finding, { slice, ...witnesses }: Shrunk): Json => {
  const told = (witness: Witness | null): Json =>
    witness === null
      ? null
      : {
          events: witness.lines.length - 1,
          finding: witness.finding.id,
          seq: witness.finding.seq,
          least: witness.isLeast,
          lines: witness.lines,
        };
  return {
    finding: finding.id,
    slice: { events: slice.events, read: slice.read, whole: slice.isWhole },
    fromStart: told(witnesses.fromStart),
    fromPosition: told(witnesses.fromPosition),
  };
};
