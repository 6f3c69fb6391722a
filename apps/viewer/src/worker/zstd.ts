// Unpacks zstd data (RFC 8878) frame by frame. `fzstd` unpacks one; here frames are found, their windows limited, and their
// checksums compared, which it does not do.
import { LIMITS } from "@assize/kernel-model";
import { Decompress } from "fzstd";
import { xxh64 } from "./xxh64.ts";

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const SKIPPABLE_MASK = 0xfffffff0;
const SKIPPABLE_HEAD_BYTES = 8;
const FIXED_HEAD_BYTES = 5;
const BLOCK_HEADER_BYTES = 3;
const CHECKSUM_BYTES = 4;
const RLE_BLOCK = 1;
/** By the two bits that the frame's descriptor has for each. */
const DICTIONARY_BYTES = [0, 1, 2, 4];
const CONTENT_SIZE_BYTES = [0, 2, 4, 8];

/** Why data are not what zstd writes, or not all of it. */
export class NotZstd extends Error {
  override readonly name = "NotZstd";
  readonly reason: "Torn" | "Damaged" | "Followed";
  constructor(reason: NotZstd["reason"]) {
    super(`the zstd data are ${reason.toLowerCase()}`);
    this.reason = reason;
  }
}

/** `count` bytes from `at` as a number, the lowest first. */
const numberAt = (bytes: Uint8Array, at: number, count: number): number => {
  if (at + count > bytes.length) throw new NotZstd("Torn");
  let value = 0;
  for (let index = count - 1; index >= 0; index--) value = value * 256 + bytes[at + index]!;
  return value;
};

interface FrameHead {
  readonly bytes: number;
  readonly windowBytes: number;
  readonly hasChecksum: boolean;
}

const headAt = (bytes: Uint8Array, at: number): FrameHead => {
  const descriptor = numberAt(bytes, at + FIXED_HEAD_BYTES - 1, 1);
  const isSingle = (descriptor & 0x20) !== 0;
  const sizeBytes = CONTENT_SIZE_BYTES[descriptor >> 6]!;
  const contentBytes = isSingle && sizeBytes === 0 ? 1 : sizeBytes;
  const dictionaryBytes = DICTIONARY_BYTES[descriptor & 0x03]!;
  const rest = at + FIXED_HEAD_BYTES;
  const size = (): number => numberAt(bytes, rest + dictionaryBytes, contentBytes);
  const window = (): number => {
    const code = numberAt(bytes, rest, 1);
    const base = 2 ** (10 + (code >> 3));
    return base + (base / 8) * (code & 7);
  };
  return {
    bytes: FIXED_HEAD_BYTES + (isSingle ? 0 : 1) + dictionaryBytes + contentBytes,
    windowBytes: isSingle ? size() : window(),
    hasChecksum: (descriptor & 0x04) !== 0,
  };
};

/** Where a frame's blocks end. */
const endOfBlocks = (bytes: Uint8Array, start: number): number => {
  let at = start;
  for (let isLast = false; !isLast;) {
    const header = numberAt(bytes, at, BLOCK_HEADER_BYTES);
    isLast = (header & 1) === 1;
    at += BLOCK_HEADER_BYTES + (((header >> 1) & 3) === RLE_BLOCK ? 1 : header >> 3);
  }
  if (at > bytes.length) throw new NotZstd("Torn");
  return at;
};

/** Hands out what one frame holds; answers where it ends. */
const unpackFrame = (
  bytes: Uint8Array,
  at: number,
  onPiece: (piece: Uint8Array) => void,
): number => {
  const head = headAt(bytes, at);
  if (head.windowBytes > LIMITS.zstdWindowBytes) throw new NotZstd("Damaged");
  const blocksEnd = endOfBlocks(bytes, at + head.bytes);
  const end = blocksEnd + (head.hasChecksum ? CHECKSUM_BYTES : 0);
  const hash = xxh64();
  const stream = new Decompress((piece) => {
    onPiece(piece);
    if (head.hasChecksum) hash.update(piece);
  });
  const checksum = head.hasChecksum ? numberAt(bytes, blocksEnd, CHECKSUM_BYTES) : null;
  stream.push(bytes.subarray(at, end), true);
  if (checksum !== null && checksum !== hash.low32()) throw new NotZstd("Damaged");
  return end;
};

/** Hands out what zstd data hold, piece by piece; throws `NotZstd`, and what `fzstd` throws at damage. */
export const unpackedZstd = (bytes: Uint8Array, onPiece: (piece: Uint8Array) => void): void => {
  let at = 0;
  while (at < bytes.length) {
    const magic = numberAt(bytes, at, 4);
    if (magic === MAGIC) at = unpackFrame(bytes, at, onPiece);
    else if ((magic & SKIPPABLE_MASK) >>> 0 === SKIPPABLE)
      at += SKIPPABLE_HEAD_BYTES + numberAt(bytes, at + 4, 4);
    else throw new NotZstd("Followed");
  }
  if (at > bytes.length) throw new NotZstd("Torn");
};
