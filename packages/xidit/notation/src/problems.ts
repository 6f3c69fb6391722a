// What can be wrong with a text: a code, where it stands, what stands there, and what may be meant. Makes no sentence.
import { closest, distance } from "fastest-levenshtein";
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

/** Of a word of this many letters, one letter may be another. */
const LETTERS_A_SLIP = 3;

/**
 * The one of these words that is nearest to what was found: the same in other letters' case, else the nearest by the
 * number of letters that differ (Levenshtein). Null where more than a third of the word differs, and more than `slips`.
 */
export const nearest = (found: string, known: readonly string[], slips = 1): string | null => {
  const lower = found.toLowerCase();
  const same = known.find((word) => word.toLowerCase() === lower);
  if (same !== undefined || known.length === 0 || found.length < 2) return same ?? null;
  const word = closest(found, [...known]);
  const most = Math.max(slips, Math.floor(word.length / LETTERS_A_SLIP));
  return distance(found, word) <= most ? word : null;
};
