// Along the bytes of a JSON value that surely keeps the record's profile, without parsing it: texts in plain ASCII, lists and
// objects of them, few members, little depth. Never accuses: of every other value it says that somebody has to look closely. Knows no member names.
import { isSuspicious } from "./json-scan.ts";

/** What is answered where no such value stands. */
export const NOT_PLAIN = -1;

/** Members of one object, which are compared with each other; and how deep they stand, which is far from what a line may have. */
const MOST_MEMBERS = 8;
const MOST_DEPTH = 4;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;

/** Where the value that begins at `at` ends; NOT_PLAIN where it has to be looked at closely. */
export const behindPlainJson = (bytes: Uint8Array, at: number, depth = 0): number => {
  const first = bytes[at];
  if (first === QUOTE) return behindPlainText(bytes, at);
  if (depth === MOST_DEPTH) return NOT_PLAIN;
  if (first === OPEN_OBJECT) return behindObject(bytes, at, depth);
  return first === OPEN_LIST ? behindList(bytes, at, depth) : NOT_PLAIN;
};

/** The same for a text in quotation marks. */
export const behindPlainText = (bytes: Uint8Array, at: number): number => {
  if (bytes[at] !== QUOTE) return NOT_PLAIN;
  for (let end = at + 1; ; end++) {
    const byte = bytes[end];
    if (byte === QUOTE) return end + 1;
    // Behind the last byte there is none.
    if (!(byte! >= 0x20 && byte! < 0x80) || byte === BACKSLASH) return NOT_PLAIN;
  }
};

const behindList = (bytes: Uint8Array, start: number, depth: number): number => {
  let at = start + 1;
  if (bytes[at] === CLOSE_LIST) return at + 1;
  for (;;) {
    at = behindPlainJson(bytes, at, depth + 1);
    if (at === NOT_PLAIN) return NOT_PLAIN;
    if (bytes[at] === CLOSE_LIST) return at + 1;
    if (bytes[at++] !== COMMA) return NOT_PLAIN;
  }
};

const areAlike = (bytes: Uint8Array, one: number, other: number, length: number): boolean => {
  for (let i = 0; i < length; i++) if (bytes[one + i] !== bytes[other + i]) return false;
  return true;
};

/** Where each name that was met begins, with its quotation mark, and where it ends. */
const isNew = (bytes: Uint8Array, names: readonly number[], at: number, end: number): boolean => {
  for (let i = 0; i < names.length; i += 2) {
    const length = names[i + 1]! - names[i]!;
    if (length === end - at && areAlike(bytes, names[i]!, at, length)) return false;
  }
  return true;
};

const behindObject = (bytes: Uint8Array, start: number, depth: number): number => {
  let names: number[] | null = null;
  let at = start + 1;
  if (bytes[at] === CLOSE_OBJECT) return at + 1;
  for (let members = 0; members < MOST_MEMBERS; members++) {
    const end = behindPlainText(bytes, at);
    if (end === NOT_PLAIN || isSuspicious(bytes, at + 1)) return NOT_PLAIN;
    if (bytes[end] !== COLON || (names !== null && !isNew(bytes, names, at, end))) return NOT_PLAIN;
    const name = at;
    at = behindPlainJson(bytes, end + 1, depth + 1);
    if (at === NOT_PLAIN) return NOT_PLAIN;
    if (bytes[at] === CLOSE_OBJECT) return at + 1;
    if (bytes[at++] !== COMMA) return NOT_PLAIN;
    (names ??= []).push(name, end);
  }
  return NOT_PLAIN;
};
