// Unpacks a file that is packed with gzip or zstd, as the command line does. What unpacks without measure, ends too early or
// is damaged is told. Loaded when a packed file is opened. Knows no log.
import type { Packing } from "@assize/kernel-event-log";
import type { Messages } from "./messages/en.ts";
import { Trouble } from "./trouble.ts";
import { NotZstd, unpackedZstd } from "./zstd.ts";

/** Collects pieces, and refuses more bytes than there may be. */
export interface Collected {
  readonly take: (piece: Uint8Array) => void;
  readonly all: () => Uint8Array;
}

const collecting = (most: number, say: Messages): Collected => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  return {
    take: (piece) => {
      length += piece.length;
      if (length > most) throw new Trouble("too-large", say.unpacksTooLarge(most));
      pieces.push(piece);
    },
    all: () => {
      const bytes = new Uint8Array(length);
      let filled = 0;
      for (const piece of pieces) {
        bytes.set(piece, filled);
        filled += piece.length;
      }
      return bytes;
    },
  };
};

/** How a member of gzip data begins: two magic numbers, the only method there is, and flags of which three are never set. */
const beginsMember = (packed: Uint8Array, at: number): boolean =>
  packed[at] === 0x1f &&
  packed[at + 1] === 0x8b &&
  packed[at + 2] === 0x08 &&
  packed[at + 3]! < 0x20;

/**
 * Bytes that look so within a member are met once in 134 million. A file with more of them is made to be tried for long,
 * and is told to be damaged.
 */
const MOST_FALSE_BEGINNINGS = 8;

/** Where a member that begins at `start` may end: at the end of all, or where another one seems to begin. */
function* endsOfMember(packed: Uint8Array, start: number): Generator<number, void, void> {
  yield packed.length;
  for (let at = packed.indexOf(0x1f, start + 1); at >= 0; at = packed.indexOf(0x1f, at + 1))
    if (beginsMember(packed, at)) yield at;
}

/** The bytes of one member, whole; throws where these are not just one. A browser unpacks no more than one. */
const unpackMember = async (
  member: Uint8Array<ArrayBuffer>,
  into: Collected,
): Promise<Collected> => {
  const stream = new Blob([member]).stream().pipeThrough(new DecompressionStream("gzip"));
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      into.take(next.value);
    return into;
  } catch (failure) {
    void reader.cancel().catch(() => undefined);
    throw failure;
  }
};

/** Unpacks members one after the other, as they are joined by `cat`. Where one ends, only unpacking it tells. */
const unpackGzip = async (
  packed: Uint8Array<ArrayBuffer>,
  into: Collected,
  collector: () => Collected,
): Promise<void> => {
  let tried = 0;
  const nextEnd = async (start: number): Promise<number> => {
    let failed: unknown;
    for (const end of endsOfMember(packed, start)) {
      if (tried > MOST_FALSE_BEGINNINGS) break;
      try {
        const member = await unpackMember(packed.subarray(start, end), collector());
        into.take(member.all());
        return end;
      } catch (failure) {
        if (failure instanceof Trouble) throw failure;
        failed = failure;
        if (end < packed.length) tried++;
      }
    }
    throw failed;
  };
  for (let start = 0; start < packed.length;) start = await nextEnd(start);
};

/** The bytes that were packed; throws `Trouble` where they cannot be had whole, or are more than `most`. */
export const unpacked = async (
  packed: Uint8Array,
  packing: Packing,
  most: number,
  say: Messages,
): Promise<Uint8Array> => {
  const into = collecting(most, say);
  try {
    if (packing === "zstd") unpackedZstd(packed, into.take);
    else await unpackGzip(new Uint8Array(packed), into, () => collecting(most, say));
  } catch (failure) {
    if (failure instanceof Trouble) throw failure;
    const why = failure instanceof NotZstd ? failure.reason : "Damaged";
    throw new Trouble("unreadable", say[`packed${why}`](packing));
  }
  return into.all();
};
