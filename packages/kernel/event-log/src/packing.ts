// Tells by its first bytes whether a file is packed. Unpacks nothing.

export type Packing = "gzip" | "zstd";

const GZIP = [0x1f, 0x8b];
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd];
/** The last three bytes of what begins a frame that zstd's readers skip; the first is 0x50 to 0x5f. */
const ZSTD_SKIPPABLE = [0x2a, 0x4d, 0x18];

/** An archive of several files: which of them is meant cannot be told. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** So many first bytes are enough to tell. */
export const PACKING_SHOWS_IN = 4;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  bytes.length >= start.length && start.every((byte, index) => bytes[index] === byte);

export const isArchive = (first: Uint8Array): boolean => startsWith(first, ZIP);

/** What a file that begins so is packed with; null where it is not packed. No log begins like packed data. */
export const packingOf = (first: Uint8Array): Packing | null => {
  if (startsWith(first, GZIP)) return "gzip";
  if (startsWith(first, ZSTD)) return "zstd";
  const isSkippable = (first[0] ?? 0) >> 4 === 5 && startsWith(first.subarray(1), ZSTD_SKIPPABLE);
  return isSkippable ? "zstd" : null;
};
