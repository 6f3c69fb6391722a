// How much is shown of what a log or a person wrote: a type, a field, a value. Knows no sentence.
import type { Json } from "@assize/kernel-model";

/** Longest name shown within a sentence, in characters: a line of a log may hold a megabyte. The whole is in the log. */
const LONGEST_NAME = 200;

/** The name, cut where it is too long to be read. */
export const nameShown = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;

/** Longest JSON shown of one value, in characters; the whole is in the JSON report. */
const LONGEST_JSON = 400;

/** The value as JSON in one line, cut where it is too long to be read. */
export const jsonShown = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > LONGEST_JSON ? `${text.slice(0, LONGEST_JSON)}…` : text;
};
