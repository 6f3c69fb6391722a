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
  /** True where bytes are not what was packed: then those before may be wrong as well. */
  readonly isDamage: boolean;
  constructor(message: string, isDamage = false) {
    super(message);
    this.isDamage = isDamage;
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

const UNPACKERS: Readonly<Record<Packing, () => Transform & Unpacker>> = {
  gzip: () => zlib.createGunzip(OUTPUT),
  zstd: () => {
    if (!("createZstdDecompress" in zlib))
      throw new NotUnpacked("Node before 22.15 cannot unpack zstd; take a newer one, or unpack it");
    const window = { [zlib.constants.ZSTD_d_windowLogMax]: Math.log2(LIMITS.zstdWindowBytes) };
    return zlib.createZstdDecompress({ ...OUTPUT, params: window });
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

async function* unpackedZstd(input: ByteQueue): AsyncGenerator<Uint8Array> {
  for (;;) {
    const start = await startOfFrame(input);
    if (start === "end") return;
    if (start === "torn") throw torn("zstd");
    if (start === "unknown") throw new NotUnpacked(SOMETHING_FOLLOWS);
    if (start === "frame") yield* through(bytesOfFrame(input), UNPACKERS.zstd());
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

/** Guards against data that were packed to unpack without end. */
const createMeasure = (limits: UnpackLimits) => {
  let packed = 0;
  let unpacked = 0;
  return {
    packed: (bytes: number): void => void (packed += bytes),
    unpacked: (bytes: number): void => {
      unpacked += bytes;
      if (unpacked > limits.unpackedBytes && unpacked > packed * limits.unpackedRatio)
        throw new NotUnpacked(
          `this unpacks to more than ${limits.unpackedBytes} bytes, and to more than ${limits.unpackedRatio} times ` +
            "what it has; if it is meant so, unpack it yourself",
        );
    },
  };
};

/**
 * The damage in packed data, found by unpacking them all; null where there is none, or where they only end too early. A
 * checksum stands at the end: before it was compared, no byte is certain.
 */
export const damageIn = async (
  packed: AsyncIterable<Uint8Array>,
  name: string,
): Promise<NotUnpacked | null> => {
  const bytes = unpacked(packed, name);
  try {
    while ((await bytes.next()).done !== true);
    return null;
  } catch (cause) {
    if (cause instanceof NotUnpacked) return cause.isDamage ? cause : null;
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
      packing === "zstd" ? unpackedZstd(input) : through(input.pass(Infinity), UNPACKERS.gzip());
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
