// Reads a part of a plain file as whole games: those that begin in it. Who reads the parts beside it reads the others, and
// nobody reads one twice, though nobody looked at the file before. Knows where a file can be cut, and no game.
import { closeSync, constants, fstatSync, openSync, readSync, statSync } from "node:fs";
import { LIMITS } from "@assize/kernel-model";
import { HEADER_START, isCut, MOST_BYTES, NEWLINE } from "./cut.ts";

/** A part of a file, in bytes. Its games are those that begin in it, and end wherever they end. */
export interface FileRange {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** How much is read at once, and about how much is handed over at once. */
export const RANGE_BYTES = 1_048_576;

/** What is read behind a part's end at first: the rest of its last game stands there. */
const MARGIN_BYTES = 131_072;

/** A buffer that is larger is not kept for the next part. */
const KEPT_BYTES = 4 * RANGE_BYTES;

const BRACE = 0x7b;

/**
 * The size of a plain file that begins as logs begin, and so is not packed; null for anything else, which is read as a
 * stream, or told why it cannot be.
 */
export const sizeOfPlainLog = (path: string): number | null => {
  if (/\.(?:gz|zst)$/.test(path)) return null;
  try {
    if (!statSync(path).isFile()) return null;
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const first = new Uint8Array(1);
      const found = fstatSync(file);
      return found.isFile() && readSync(file, first, 0, 1, 0) === 1 && first[0] === BRACE
        ? found.size
        : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
};

/** The parts of a file of this size, of so many bytes each. */
export function* rangesOf(path: string, size: number, each = RANGE_BYTES): Generator<FileRange> {
  for (let start = 0; start < size; start += each)
    yield { path, start, end: Math.min(start + each, size) };
}

let buffer = Buffer.alloc(0);

/** What is read of a file so far, in order, from one place on. */
interface Reach {
  readonly bytes: () => Buffer;
  /** Reads on; false at the file's end. */
  readonly more: () => boolean;
}

/** Requires that nobody else reads meanwhile: there is one buffer. */
const reachFrom = (file: number, from: number, atFirst: number): Reach => {
  let length = 0;
  const read = (most: number): boolean => {
    if (length + most > buffer.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(length + most, 2 * buffer.length));
      buffer.copy(grown, 0, 0, length);
      buffer = grown;
    }
    const before = length;
    for (let left = most; left > 0;) {
      const count = readSync(file, buffer, length, left, from + length);
      if (count === 0) break;
      length += count;
      left -= count;
    }
    return length > before;
  };
  read(atFirst);
  return { bytes: () => buffer.subarray(0, length), more: () => read(MARGIN_BYTES) };
};

/**
 * The first place to cut behind the newline at `at` or a later one, and before `limit`. Null where there is none; "beyond"
 * where none is found before the limit, and the file goes on.
 */
const nextCut = (reach: Reach, at: number, limit: number): number | null | "beyond" => {
  let from = at;
  for (;;) {
    const newline = reach.bytes().indexOf(HEADER_START, from);
    if (newline >= limit) return "beyond";
    const isWhole =
      newline >= 0 &&
      (reach.bytes().includes(NEWLINE, newline + 1) ||
        reach.bytes().length - newline > LIMITS.lineBytes + 1);
    if (isWhole) {
      if (isCut(reach.bytes(), newline)) return newline + 1;
      from = newline + 1;
      continue;
    }
    const held = reach.bytes().length;
    if (newline < 0) from = Math.max(from, held - HEADER_START.length + 1);
    if (newline < 0 && held >= limit) return "beyond";
    // A last line without its newline is no whole header.
    if (!reach.more()) return null;
  }
};

const NONE = new Uint8Array(0);

const gamesIn = (file: number, { start, end }: FileRange): Uint8Array | null => {
  // A game that begins with the part stands behind the newline before it.
  const from = Math.max(0, start - 1);
  const reach = reachFrom(file, from, end - from + MARGIN_BYTES);
  const first = start === 0 ? 0 : nextCut(reach, 0, end - 1 - from);
  if (first === null || first === "beyond") return NONE;
  const last = nextCut(reach, Math.max(first, end - 1 - from), end - from + MOST_BYTES);
  if (last === "beyond") return null;
  return reach.bytes().subarray(first, last ?? reach.bytes().length);
};

/**
 * The games of a part as they stand there, no byte where none begins in it; they stand until the next call. Null where the
 * file cannot be read, or no end of the games is found within reach: who reads it as a stream tells why, or divides them.
 */
export const readRange = (range: FileRange): Uint8Array | null => {
  if (buffer.length > KEPT_BYTES) buffer = Buffer.alloc(0);
  try {
    const file = openSync(range.path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      return gamesIn(file, range);
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
};
