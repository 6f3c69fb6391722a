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

const unpackGzip = async (packed: Uint8Array<ArrayBuffer>, into: Collected): Promise<void> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      into.take(next.value);
  } catch (failure) {
    void reader.cancel().catch(() => undefined);
    throw failure;
  }
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
    else await unpackGzip(new Uint8Array(packed), into);
  } catch (failure) {
    if (failure instanceof Trouble) throw failure;
    const why = failure instanceof NotZstd ? failure.reason : "Damaged";
    throw new Trouble("unreadable", say[`packed${why}`](packing));
  }
  return into.all();
};
