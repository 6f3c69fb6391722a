// Cuts a file of many games into batches of whole games, without reading the games: what reads them afterwards sees the
// same games as if it had read the file. Knows how a header's line begins as writers write it, and no event.
import { FORMATS, headerOf, readGames } from "@assize/kernel-event-log";
import { LIMITS } from "@assize/kernel-model";

/** Whole games as they stand in their file, the last one perhaps cut off. */
export interface Batch {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What becomes of a chunk: batches that are whole, or bytes that only a reader of streams can divide. */
export type Piece =
  | { readonly kind: "batch"; readonly batch: Batch }
  | { readonly kind: "stream"; readonly bytes: Uint8Array };

/** Cuts one file. Once it has given out a stream, all that follows is of that stream. */
export interface Cutter {
  /** Keeps no part of the chunk. */
  readonly push: (chunk: Uint8Array) => readonly Piece[];
  readonly end: () => readonly Piece[];
}

/** How much is gathered before a cut is looked for. Small enough that several batches are under way with flat memory. */
export const BATCH_BYTES = 524_288;

/** Where no cut is found within so many bytes, these are no games as writers write them. */
export const MOST_BYTES = LIMITS.bytesPerGame + 2 * LIMITS.lineBytes;

export const NEWLINE = 10;
const encoder = new TextEncoder();
/** How the first line of each game begins that a writer wrote; other spellings are no place to cut, only part of a batch. */
export const HEADER_START = encoder.encode('\n{"format":"');
const KNOWN = FORMATS.map((format) => encoder.encode(`\n{"format":"${format}"`));

const startsWith = (bytes: Uint8Array, at: number, sought: Uint8Array): boolean => {
  for (let index = 0; index < sought.length; index++)
    if (bytes[at + index] !== sought[index]) return false;
  return true;
};

/**
 * Whether a game begins after this newline, whatever came before. A header that cannot be read would make the line a
 * part of the game before it.
 */
export const isCut = (bytes: Uint8Array, newline: number): boolean => {
  if (!KNOWN.some((known) => startsWith(bytes, newline, known))) return false;
  const end = bytes.indexOf(NEWLINE, newline + 1);
  if (end < 0) return false;
  const [read] = readGames(bytes.subarray(newline + 1, end + 1));
  return read !== undefined && headerOf(read) !== null;
};

/** The last place to cut, as the index of the byte that begins a game; 0 where there is none. */
const lastCut = (bytes: Uint8Array): number => {
  for (let at = bytes.length - HEADER_START.length; at > 0; at--) {
    at = bytes.lastIndexOf(NEWLINE, at);
    if (at < 0) return 0;
    if (startsWith(bytes, at, HEADER_START) && isCut(bytes, at)) return at + 1;
  }
  return 0;
};

const batch = (bytes: Uint8Array<ArrayBuffer>): Piece => ({ kind: "batch", batch: { bytes } });

/** A cutter for one file; `batchBytes` is how much is gathered before it cuts. */
export const createCutter = (batchBytes: number = BATCH_BYTES): Cutter => {
  let buffer = new Uint8Array(2 * batchBytes);
  let length = 0;
  let next = batchBytes;
  let isStream = false;

  const gather = (chunk: Uint8Array): void => {
    if (length + chunk.length > buffer.length) {
      const grown = new Uint8Array(Math.max(length + chunk.length, 2 * buffer.length));
      grown.set(buffer.subarray(0, length));
      buffer = grown;
    }
    buffer.set(chunk, length);
    length += chunk.length;
  };

  /** Takes them out. */
  const first = (count: number): Uint8Array<ArrayBuffer> => {
    const taken = buffer.slice(0, count);
    const rest = buffer.subarray(count, length);
    length -= count;
    // A buffer that one large game needed is not kept for the small ones behind it.
    const isLarge = buffer.length > 2 * batchBytes && 2 * length <= batchBytes;
    if (isLarge) buffer = new Uint8Array(2 * batchBytes);
    buffer.set(rest);
    return taken;
  };

  const cut = (): readonly Piece[] => {
    const at = lastCut(buffer.subarray(0, length));
    const pieces = at > 0 ? [batch(first(at))] : [];
    // Where nothing could be cut, twice as much is gathered before it is looked for again.
    next = Math.max(batchBytes, Math.min(2 * length, MOST_BYTES + 1));
    if (at > 0 || length <= MOST_BYTES) return pieces;
    isStream = true;
    return [{ kind: "stream", bytes: first(length) }];
  };

  return {
    push: (chunk) => {
      if (isStream) return [{ kind: "stream", bytes: chunk.slice() }];
      gather(chunk);
      return length >= next ? cut() : [];
    },
    end: () => (isStream ? [] : [batch(first(length))]),
  };
};
