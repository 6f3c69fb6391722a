// The one reader for JSON that comes from outside, apart from the lines of a log: what somebody typed, a file, a message,
// what a browser kept. Limited in size and depth, no key twice; bad input is an answer. Knows no format.
import type { Json } from "./json.ts";
import { findProfileBreach, type JsonProfile, type ProfileBreachCode } from "./json-profile.ts";
import { surelyKeepsProfile } from "./json-scan.ts";
import { LIMITS } from "./limits.ts";

export interface JsonProblem {
  readonly code: ProfileBreachCode | "not-json" | "too-long";
  /** JSON path, for example `$.data.cities[2]`; `$` is the whole value. */
  readonly field: string;
  /** What is wrong, where, and what to do. */
  readonly message: string;
}

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

const refused = (code: JsonProblem["code"], field: string, message: string): ReadJson => ({
  ok: false,
  problem: { code, field, message: field === "$" ? message : `${field}: ${message}` },
});

/** Reads one JSON value. Every problem is an answer, also of hostile text; nothing is thrown. */
export const readJson = (
  text: string,
  { profile = "record", bytes: most = LIMITS.jsonBytes }: JsonReading = {},
): ReadJson => {
  // A UTF-16 unit is at least one byte: what is far too long is not even encoded.
  const bytes = text.length > most ? null : encoder.encode(text);
  if (bytes === null || bytes.length > most)
    return refused("too-long", "$", `this is longer than ${most} bytes; shorten it`);
  let value: Json;
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- this is the reader
    value = JSON.parse(text) as Json;
  } catch {
    return refused("not-json", "$", "this is not JSON");
  }
  if (surelyKeepsProfile(bytes, 0, bytes.length, value)) return { ok: true, value };
  const found = findProfileBreach(text, profile);
  return found === null ? { ok: true, value } : refused(found.code, found.field, found.message);
};
