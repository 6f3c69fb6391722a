// Reads games from a file or a stream of Node, packed or not, with flat memory. Knows no game.
// A file that cannot be opened, read or unpacked is data, never an exception.
import * as Result from "effect/Result";
import { createGameReader } from "./reader.ts";
import type { ReadGame } from "./reader.ts";
import { openPlainFile } from "./node-plain-file.ts";
import { problemOfFile } from "./node-problem.ts";
import { NotUnpacked, unpacked, voidIn } from "./node-unpack.ts";
import { PACKING_SHOWS_IN, packingOf } from "./packing.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

/** The file's reading ended here; games before it were given out. */
export interface UnreadFile {
  readonly ok: false;
  readonly storage: StorageProblem;
}

const CHUNKS = { highWaterMark: 262_144 };

const problemOf = (name: string, cause: unknown): StorageProblem =>
  cause instanceof NotUnpacked
    ? storageProblem("not-unpacked", name, cause.message)
    : problemOfFile(name, cause);

/** Bytes of a stream such as standard input, unpacked; the last item says so if the stream fails. */
export async function* bytesOfInput(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Uint8Array | UnreadFile, void, undefined> {
  try {
    for await (const chunk of unpacked(chunks, name)) yield chunk;
  } catch (cause) {
    yield { ok: false, storage: problemOf(name, cause) };
  }
}

/** Told of bytes as they are read, packed as they are; of a packed file each is read twice. */
export type OnRead = (bytes: number) => void;

async function* told(
  chunks: AsyncIterable<Uint8Array>,
  onRead: OnRead | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    onRead?.(chunk.length);
    yield chunk;
  }
}

/** Bytes of a file, as those of a stream; but none of packed data that are damaged anywhere or over their measure. */
export async function* bytesOfFile(
  path: string,
  onRead?: OnRead,
): AsyncGenerator<Uint8Array | UnreadFile, void, undefined> {
  const why = await voidOf(path, onRead);
  if (why !== null) return yield { ok: false, storage: why };
  const opened = await openPlainFile(path);
  if (Result.isFailure(opened)) return yield { ok: false, storage: opened.failure };
  yield* bytesOfInput(told(opened.success.createReadStream(CHUNKS), onRead), path);
}

async function* gamesIn(
  bytes: AsyncIterable<Uint8Array | UnreadFile>,
): AsyncGenerator<ReadGame | UnreadFile, void, undefined> {
  const reader = createGameReader();
  for await (const chunk of bytes) {
    if ("storage" in chunk) return yield chunk;
    yield* reader.push(chunk);
  }
  yield* reader.end();
}

/**
 * The games of a stream such as standard input, one after another; the last item says so if the stream fails. What is
 * packed with gzip or zstd is unpacked. `name` stands for the stream in problems.
 */
export const readGamesFromInput = (chunks: AsyncIterable<Uint8Array>, name: string) =>
  gamesIn(bytesOfInput(chunks, name));

/** The games of a file, as those of a stream; but none of packed data that are damaged anywhere or over their measure. */
export const readGamesFromFile = (path: string) => gamesIn(bytesOfFile(path));

/** Why nothing of a file counts: it cannot be opened, or its packed data are damaged or over their measure. A plain file is not read for it. */
const voidOf = async (path: string, onRead?: OnRead): Promise<StorageProblem | null> => {
  const opened = await openPlainFile(path);
  if (Result.isFailure(opened)) return opened.failure;
  const file = opened.success;
  try {
    const { buffer } = await file.read(new Uint8Array(PACKING_SHOWS_IN), 0, PACKING_SHOWS_IN, 0);
    if (packingOf(buffer) === null) return null;
    const packed = told(file.createReadStream({ ...CHUNKS, start: 0 }), onRead);
    const why = await voidIn(packed, path);
    return why === null ? null : problemOf(path, why);
  } catch (cause) {
    return problemOf(path, cause);
  } finally {
    await file.close();
  }
};
