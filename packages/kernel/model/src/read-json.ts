// The one reader for JSON that comes from outside, apart from the lines of a log: what somebody typed, a file, a message,
// what a browser kept. Limited in size and depth, no key twice; bad input is an answer. Knows no format.
import type { Json } from "./json.ts";
import {
  findProfileBreach,
  type JsonProfile,
  type NoValues,
  type Problem,
  type ProfileBreachValues,
} from "./json-profile.ts";
import { surelyKeepsProfile } from "./json-scan.ts";
import { LIMITS } from "./limits.ts";

export interface JsonProblemValues extends ProfileBreachValues {
  readonly "not-json": NoValues;
  /** In bytes. */
  readonly "too-long": { readonly most: number };
}
export type JsonProblem = Problem<JsonProblemValues>;

/** What came of reading: a value, or why there is none. */
export type ReadJson =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly problem: JsonProblem };

export interface JsonReading {
  readonly profile?: JsonProfile;
  /** Longest text, in UTF-8 bytes. */
  readonly bytes?: number;
}

const encoder = new TextEncoder();

const refused = (problem: JsonProblem): ReadJson => ({ ok: false, problem });

/** Reads one JSON value. Every problem is an answer, also of hostile text; nothing is thrown. */
export const readJson = (
  text: string,
  { profile = "record", bytes: most = LIMITS.jsonBytes }: JsonReading = {},
): ReadJson => {
  // A UTF-16 unit is at least one byte: what is far too long is not even encoded.
  const bytes = text.length > most ? null : encoder.encode(text);
  if (bytes === null || bytes.length > most)
    return refused({ code: "too-long", field: "$", values: { most } });
  let value: Json;
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- this is the reader
    value = JSON.parse(text) as Json;
  } catch {
    return refused({ code: "not-json", field: "$", values: {} });
  }
  if (surelyKeepsProfile(bytes, 0, bytes.length, value)) return { ok: true, value };
  const found = findProfileBreach(text, profile);
  return found === null ? { ok: true, value } : refused(found);
};
