// Names that somebody may have meant by one that is not known.
import { nearest } from "@assize/kernel-model";
import { or } from "./english.ts";

/** More names than these are no help. */
const MOST_MEANT = 8;

/** The names that hold these letters, if they are few, else the nearest; where there is neither, what else to do. */
export const meant = (said: string, known: readonly string[], otherwise: string): string => {
  const holding = known.filter((name) => name.includes(said));
  const near = nearest(said, known);
  if (holding.length > 0 && holding.length <= MOST_MEANT) return `did you mean ${or(holding)}?`;
  return near === null ? otherwise : `did you mean ${near}?`;
};
