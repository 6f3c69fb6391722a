// What can be wrong with a text: a code, where it stands, what stands there, and what may be meant. Makes no sentence.
import type { Place } from "./noted-game.ts";

export const XGN_PROBLEM_CODES = [
  "too-long",
  "line-unknown",
  "not-closed",
  "tag-malformed",
  "tag-unknown",
  "tag-repeated",
  "tag-missing",
  "value-unknown",
  "json-malformed",
  "year-backwards",
  "year-skipped",
  "program-repeated",
  "seat-unknown",
  "seat-needed",
  "order-unknown",
  "choice-unknown",
] as const;
export type XgnProblemCode = (typeof XGN_PROBLEM_CODES)[number];

export interface XgnProblem extends Place {
  readonly code: XgnProblemCode;
  /** What stands there, or the name of what is missing. */
  readonly found: string;
  /** What may be meant; null where nothing is near. */
  readonly suggestion: string | null;
  /** All that may stand there; empty where that is too much to list. */
  readonly known: readonly string[];
}
