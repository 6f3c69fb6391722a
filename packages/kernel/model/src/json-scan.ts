// The record's profile of JSON, cheaply: one pass over a text's bytes and one over its parsed value.
// Never accuses: it answers "surely kept" or "look closely", and `json-profile.ts` looks.
// Requires a text that JSON.parse accepts.
import { LIMITS } from "./limits.ts";

const LOOK_CLOSELY = -1;

/** True only if the text surely keeps the record's profile. `value` is the text's parsed value. */
export const surelyKeepsProfile = (
  block: Uint8Array,
  start: number,
  end: number,
  value: unknown,
): boolean => {
  const written = writtenMembers(block, start, end);
  return written !== LOOK_CLOSELY && written === parsedMembers(value);
};

/**
 * Counts the members as written: colons outside of strings. Duplicate keys make this larger than
 * the count of the parsed members. Gives up at whatever needs a closer look: a backslash, a string
 * that may be a reserved or forbidden key, a minus, point, exponent or long number, a CR, depth.
 */
const writtenMembers = (bytes: Uint8Array, start: number, end: number): number => {
  let depth = 0;
  let members = 0;
  for (let i = start; i < end; i++) {
    const c = bytes[i]!;
    if (c === 0x22) {
      let inner = bytes[++i]!;
      if (isSuspicious(bytes, i)) return LOOK_CLOSELY;
      while (inner !== 0x22) {
        if (inner === 0x5c) return LOOK_CLOSELY;
        inner = bytes[++i]!;
      }
    } else if (c === 0x3a) members++;
    else if (c === 0x7b || c === 0x5b) {
      if (++depth > LIMITS.jsonDepth) return LOOK_CLOSELY;
    } else if (c === 0x7d || c === 0x5d) depth--;
    else if (c >= 0x30 && c <= 0x39) {
      const first = i;
      while (isDigit(bytes[i + 1]!)) i++;
      if (i - first >= 15 || isFractional(bytes[i + 1]!)) return LOOK_CLOSELY;
    } else if (c === 0x2d) {
      if (bytes[i + 1] === 0x30) return LOOK_CLOSELY;
    } else if (c === 0x0d) return LOOK_CLOSELY;
  }
  return members;
};

/** `$…`, `__…`, `cons…` and `prot…`: the beginnings of reserved and forbidden keys. */
export const isSuspicious = (bytes: Uint8Array, at: number): boolean => {
  const first = bytes[at]!;
  if (first === 0x24) return true;
  if (first === 0x5f) return bytes[at + 1] === 0x5f;
  if (first === 0x63)
    return bytes[at + 1] === 0x6f && bytes[at + 2] === 0x6e && bytes[at + 3] === 0x73;
  return (
    first === 0x70 && bytes[at + 1] === 0x72 && bytes[at + 2] === 0x6f && bytes[at + 3] === 0x74
  );
};

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

const isFractional = (byte: number): boolean => byte === 0x2e || byte === 0x65 || byte === 0x45;

/** Members of all objects in a value. Requires depth within the limit. */
const parsedMembers = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  let members = 0;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      if (typeof item === "object") members += parsedMembers(item);
    }
    return members;
  }
  for (const key in value) {
    members++;
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === "object") members += parsedMembers(item);
  }
  return members;
};
