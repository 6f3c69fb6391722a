// What an arbiter has ruled about lines of a record: how play goes on from there is no longer searched for. Knows no position.
import type { ArbitratedChoice, ArbitratedPlay, FindingCode, Held } from "@assize/kernel-model";

/** How play goes on from a line of which something is found. */
export interface Pin {
  readonly code: FindingCode;
  readonly play: ArbitratedPlay;
  /** The choice that counts in place of the line. */
  readonly instead: ArbitratedChoice | null;
  /** True where the audit explains the finding otherwise: then it is the line itself that is ruled on, and not what stands before it. */
  readonly isOfLine: boolean;
}

/** By the index of the line. */
export type Pins = ReadonlyMap<number, readonly Pin[]>;

export const NO_PINS: Pins = new Map();

const HELD_BY: Readonly<Record<ArbitratedPlay, readonly Held[]>> = {
  "let-stand": ["believed", "stood"],
  corrected: ["corrected"],
  voided: ["passed-over"],
};

/** What the rules say of these lines is that they are no part of the game. */
const NO_PART: ReadonlySet<FindingCode> = new Set([
  "consequence-surplus",
  "event-after-end",
  "type-unknown",
]);

/**
 * Whether a finding of this code that is explained in this way is what was ruled. Where play went back unsaid (`isUndone`), the
 * line stands, though it is the rules by which play goes on.
 */
export const isAsRuled = ({ code, play }: Pin, held: Held, isUndone: boolean): boolean => {
  if (isUndone) return play === "let-stand";
  return (
    HELD_BY[play].includes(held) ||
    (play === "corrected" && held === "passed-over" && NO_PART.has(code))
  );
};
