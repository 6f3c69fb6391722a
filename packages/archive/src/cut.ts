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

const joined = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

const batch = (bytes: Uint8Array<ArrayBuffer>): Piece => ({ kind: "batch", batch: { bytes } });

/** A cutter for one file; `batchBytes` is how much is gathered before it cuts. */
export const createCutter = (batchBytes: number = BATCH_BYTES): Cutter => {
  let held: Uint8Array[] = [];
  let bytes = 0;
  let next = batchBytes;
  let isStream = false;

  const keep = (rest: readonly Uint8Array[], length: number): void => {
    held = [...rest];
    bytes = length;
    // Where nothing could be cut, twice as much is gathered before it is looked for again.
    next = Math.max(batchBytes, Math.min(2 * length, MOST_BYTES + 1));
  };

  const cut = (): readonly Piece[] => {
    const all = joined(held, bytes);
    const at = lastCut(all);
    if (at > 0) {
      keep([all.slice(at)], all.length - at);
      // Without a copy.
      return [batch(new Uint8Array(all.buffer.transfer(at)))];
    }
    if (bytes <= MOST_BYTES) {
      keep([all], bytes);
      return [];
    }
    isStream = true;
    held = [];
    return [{ kind: "stream", bytes: all }];
  };

  return {
    push: (chunk) => {
      if (isStream) return [{ kind: "stream", bytes: chunk }];
      held.push(chunk);
      bytes += chunk.length;
      return bytes >= next ? cut() : [];
    },
    end: () => (isStream ? [] : [batch(joined(held, bytes))]),
  };
};
