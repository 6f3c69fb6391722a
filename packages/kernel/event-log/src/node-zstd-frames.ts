// Cuts zstd data (RFC 8878) into its frames without unpacking any: Node's own unpacker stops after the first one and says
// nothing of the rest. Knows no log.
import type { ByteQueue } from "./node-byte-queue.ts";

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const SKIPPABLE_MASK = 0xfffffff0;
const BLOCK_HEADER_BYTES = 3;
const CHECKSUM_BYTES = 4;
const RLE_BLOCK = 1;
/** By the two bits that the frame's first byte has for each. */
const DICTIONARY_BYTES = [0, 1, 2, 4];
const CONTENT_SIZE_BYTES = [0, 2, 4, 8];

/** What stands where a frame should begin. */
export type FrameStart = "frame" | "skipped" | "end" | "torn" | "unknown";

const uint32 = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);

/** Looks at what comes next; a frame that only carries somebody's remarks is passed over. */
export const startOfFrame = async (input: ByteQueue): Promise<FrameStart> => {
  const first = await input.look(4);
  if (first.length === 0) return "end";
  if (first.length < 4) return "torn";
  const magic = uint32(first);
  if (magic === MAGIC) return "frame";
  if ((magic & SKIPPABLE_MASK) >>> 0 !== SKIPPABLE) return "unknown";
  const head = await input.take(8);
  if (head.length < 8) return "torn";
  let left = uint32(head.subarray(4));
  for await (const piece of input.pass(left)) left -= piece.length;
  return left === 0 ? "skipped" : "torn";
};

/** The bytes of the frame that comes next; fewer where the input ends, which the unpacker then tells. */
export async function* bytesOfFrame(input: ByteQueue): AsyncGenerator<Uint8Array> {
  const head = await input.take(5);
  yield head;
  const descriptor = head[4] ?? 0;
  const isSingle = (descriptor & 0x20) !== 0;
  const hasChecksum = (descriptor & 0x04) !== 0;
  const sizeBytes = CONTENT_SIZE_BYTES[descriptor >> 6]!;
  const window = isSingle ? 0 : 1;
  const contentSize = isSingle && sizeBytes === 0 ? 1 : sizeBytes;
  yield* input.pass(window + DICTIONARY_BYTES[descriptor & 0x03]! + contentSize);
  for (let isLast = false; !isLast;) {
    const header = await input.take(BLOCK_HEADER_BYTES);
    yield header;
    if (header.length < BLOCK_HEADER_BYTES) return;
    const value = header[0]! | (header[1]! << 8) | (header[2]! << 16);
    isLast = (value & 1) === 1;
    yield* input.pass(((value >> 1) & 3) === RLE_BLOCK ? 1 : value >> 3);
  }
  if (hasChecksum) yield* input.pass(CHECKSUM_BYTES);
}
