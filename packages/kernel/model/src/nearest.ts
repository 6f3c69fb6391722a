// Which of some known words may be meant by one that is not known. Makes no sentence.
import { closest, distance } from "fastest-levenshtein";

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
