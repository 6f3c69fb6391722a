// Unpacks what is packed with gzip or zstd, recognised by its first bytes and not by its name; all else passes as it is. Memory
// stays flat, and what unpacks without measure is refused. Knows no log.
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { LIMITS } from "@assize/kernel-model";
import { type ByteQueue, byteQueue } from "./node-byte-queue.ts";
import { isArchive, type Packing, PACKING_SHOWS_IN, packingOf } from "./packing.ts";
import { bytesOfFrame, startOfFrame } from "./node-zstd-frames.ts";

/** Why packed data could not be unpacked, or not to their end: what is wrong and what to do. */
export class NotUnpacked extends Error {
  override readonly name = "NotUnpacked";
  /** True where what came before counts no more than what follows. */
  readonly voidsAll: boolean;
  constructor(message: string, voidsAll = false) {
    super(message);
    this.voidsAll = voidsAll;
  }
}

const torn = (packing: string): NotUnpacked =>
  new NotUnpacked(`the ${packing} data end too early; copy or pack the file again`);
const damaged = (packing: string, why: string): NotUnpacked =>
  new NotUnpacked(
    `the ${packing} data are damaged (${why}): nothing said of its games counts; copy or pack the file again`,
    true,
  );

const ENDINGS: readonly (readonly [ending: string, packing: Packing])[] = [
  [".gz", "gzip"],
  [".zst", "zstd"],
];

/** Where the name promises what the bytes are not, that is the problem reported, and not that its lines are no JSON. */
const checkName = (name: string): void => {
  for (const [ending, promised] of ENDINGS)
    if (name.endsWith(ending))
      throw new NotUnpacked(
        `the name ends with ${ending}, but this is no ${promised} data; pack the file again or rename it`,
      );
};

/** A frame has an unpacker of its own, and greater chunks make short frames five times as slow. */
const OUTPUT = { chunkSize: 16_384 };

const ZSTD_WINDOW = {
  [zlib.constants.ZSTD_d_windowLogMax]: Math.log2(LIMITS.zstdWindowBytes),
};

const UNPACKERS: Readonly<Record<Packing, () => Transform & Unpacker>> = {
  gzip: () => zlib.createGunzip(OUTPUT),
  zstd: () => {
    if (!("createZstdDecompress" in zlib))
      throw new NotUnpacked("Node before 22.15 cannot unpack zstd; take a newer one, or unpack it");
    return zlib.createZstdDecompress({ ...OUTPUT, params: ZSTD_WINDOW });
  },
};

interface Unpacker {
  /** Packed bytes that it took; what follows the end is not among them. */
  readonly bytesWritten: number;
}

const isPadding = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);

/** Hands all input to an unpacker. Zeros may follow the end; anything else would be left out in silence. */
const feed = async (
  input: AsyncIterable<Uint8Array>,
  unpacker: Transform & Unpacker,
  isLeft: () => boolean,
): Promise<void> => {
  let fed = 0;
  let over = false;
  let wake = (): void => undefined;
  const stop = (): void => {
    over = true;
    wake();
  };
  unpacker.once("end", stop).once("close", stop);
  for await (const chunk of input) {
    let rest = chunk;
    if (!over) {
      fed += chunk.length;
      await new Promise<void>((resolve) => {
        wake = resolve;
        unpacker.write(chunk, () => resolve());
      });
      rest = chunk.subarray(chunk.length - (fed - unpacker.bytesWritten));
      over ||= rest.length > 0;
    }
    if (isLeft()) return;
    if (!isPadding(rest)) throw new NotUnpacked(SOMETHING_FOLLOWS);
  }
  if (!over) unpacker.end();
};

const SOMETHING_FOLLOWS =
  "something else follows the end of the packed data; take it away, or pack the file again";

const IS_ARCHIVE =
  "this is a ZIP archive; unpack it, and name the log in it (game.jsonl, where it is a case)";

async function* through(
  input: AsyncIterable<Uint8Array>,
  unpacker: Transform & Unpacker,
): AsyncGenerator<Uint8Array> {
  const failures: unknown[] = [];
  let isDone = false;
  let isLeft = false;
  // A failure of feeding is thrown below; an error event without a listener would end the process.
  unpacker.on("error", () => undefined);
  const feeding = feed(input, unpacker, () => isLeft).catch((cause: unknown) => {
    failures.push(cause);
    unpacker.destroy(cause instanceof Error ? cause : undefined);
  });
  try {
    for await (const chunk of unpacker as AsyncIterable<Uint8Array>) yield chunk;
    isDone = true;
    await feeding;
    for (const failure of failures) throw failure;
  } finally {
    isLeft = !isDone;
    unpacker.destroy();
  }
}

/** Packed bytes that an unpacker is given at once: a frame may have a block for every three bytes. */
const GATHERED_BYTES = 65_536;
/** What a short frame may unpack to before it is unpacked piece by piece. */
const SHORT_FRAME_BYTES = 1_048_576;

/** Joins short pieces until they have so many bytes. */
async function* gathered(
  pieces: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length < bytes) continue;
    yield Buffer.concat(held);
    [held, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(held);
}

/** A frame that was gathered whole; null where it is not sound, or not short once it is unpacked. */
const unpackedAtOnce = (frame: Uint8Array): Uint8Array | null => {
  try {
    return zlib.zstdDecompressSync(frame, {
      maxOutputLength: SHORT_FRAME_BYTES,
      params: ZSTD_WINDOW,
    });
  } catch {
    return null;
  }
};

/** One frame. A stream for each of many short ones takes ten times as long as to unpack it at once. */
async function* unpackedFrame(input: ByteQueue): AsyncGenerator<Uint8Array> {
  const unpacker = UNPACKERS.zstd();
  const pieces = gathered(bytesOfFrame(input), GATHERED_BYTES);
  const first = await pieces.next();
  const second = await pieces.next();
  const whole = first.done !== true && second.done === true ? unpackedAtOnce(first.value) : null;
  if (whole !== null) {
    yield whole;
    return;
  }
  const all = async function* (): AsyncGenerator<Uint8Array> {
    for (const piece of [first, second]) if (piece.done !== true) yield piece.value;
    yield* pieces;
  };
  yield* through(all(), unpacker);
}

async function* unpackedZstd(input: ByteQueue, onFrame: () => void): AsyncGenerator<Uint8Array> {
  for (;;) {
    const start = await startOfFrame(input);
    if (start === "end") return;
    if (start === "torn") throw torn("zstd");
    if (start === "unknown") throw new NotUnpacked(SOMETHING_FOLLOWS);
    if (start !== "frame") continue;
    onFrame();
    yield* unpackedFrame(input);
  }
}

/** What an unpacker says, in our words; anything else is thrown on. */
const inOurWords = (cause: unknown, packing: string): unknown => {
  if (!(cause instanceof Error && "code" in cause)) return cause;
  const code = String(cause.code);
  if (code === "Z_BUF_ERROR") return torn(packing);
  return /^Z(STD)?_/.test(code) ? damaged(packing, cause.message) : cause;
};

export type UnpackLimits = { readonly [L in "unpackedBytes" | "unpackedRatio"]: number };

/** Guards against data that were packed to unpack without end. Of what is over its measure nothing counts. */
const createMeasure = (limits: UnpackLimits) => {
  let packed = 0;
  let unpacked = 0;
  let frames = 0;
  return {
    packed: (bytes: number): void => void (packed += bytes),
    frame: (): void => {
      frames++;
      if (frames > LIMITS.zstdFrames && packed < frames * LIMITS.zstdFrameBytes)
        throw new NotUnpacked(
          `this has more than ${LIMITS.zstdFrames} frames, of fewer than ${LIMITS.zstdFrameBytes} bytes each on average; ` +
            "if it is meant so, unpack it yourself",
          true,
        );
    },
    unpacked: (bytes: number): void => {
      unpacked += bytes;
      if (unpacked > limits.unpackedBytes && unpacked > packed * limits.unpackedRatio)
        throw new NotUnpacked(
          `this unpacks to more than ${limits.unpackedBytes} bytes, and to more than ${limits.unpackedRatio} times ` +
            "what it has; if it is meant so, unpack it yourself",
          true,
        );
    },
  };
};

/**
 * Why nothing of packed data counts, found by unpacking them all: they are damaged, or over their measure. Null where all is well, or where
 * they only end too early. A checksum stands at the end: before it was compared, no byte is certain.
 */
export const voidIn = async (
  packed: AsyncIterable<Uint8Array>,
  name: string,
): Promise<NotUnpacked | null> => {
  const bytes = unpacked(packed, name);
  try {
    while ((await bytes.next()).done !== true);
    return null;
  } catch (cause) {
    if (cause instanceof NotUnpacked) return cause.voidsAll ? cause : null;
    throw cause;
  }
};

/**
 * The bytes of a stream, unpacked where they are packed. Throws `NotUnpacked` where that is not possible, and what the
 * stream itself throws. `name` is a file's name, or what stands for it.
 */
export async function* unpacked(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  limits: UnpackLimits = LIMITS,
): AsyncGenerator<Uint8Array> {
  const measure = createMeasure(limits);
  const source = chunks[Symbol.asyncIterator]();
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for (let next = await source.next(); next.done !== true; next = await source.next()) {
      measure.packed(next.value.length);
      yield next.value;
    }
  };
  const input = byteQueue(counted());
  try {
    const first = await input.look(PACKING_SHOWS_IN);
    const packing = packingOf(first);
    if (packing === null) {
      if (isArchive(first)) throw new NotUnpacked(IS_ARCHIVE);
      checkName(name);
      yield* input.pass(Infinity);
      return;
    }
    const bytes =
      packing === "zstd"
        ? unpackedZstd(input, measure.frame)
        : through(input.pass(Infinity), UNPACKERS.gzip());
    try {
      for await (const chunk of bytes) {
        measure.unpacked(chunk.length);
        yield chunk;
      }
    } catch (cause) {
      throw inOurWords(cause, packing);
    }
  } finally {
    await source.return?.();
  }
}
