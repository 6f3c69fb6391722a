// Records in files: a log's name is its path. Appends are durable before they are acknowledged.
// Knows lines and newlines, no event; torn tails are put aside, never thrown away.
import { constants } from "node:fs";
import { open, readFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import * as Result from "effect/Result";
import { withLock } from "./node-lock.ts";
import { problemOfFile } from "./node-problem.ts";
import { parseLine } from "./parse-line.ts";
import { NEWLINE } from "./split-lines.ts";
import { conflict, invalidLine, storageProblem } from "./store.ts";
import type { EventStore, StorageProblem } from "./store.ts";

/** What is known of a file: `lines` and `size` count whole lines only. */
interface Extent {
  readonly size: number;
  readonly lines: number;
}

const SCAN_BYTES = 1_048_576;
const { O_APPEND, O_CREAT, O_RDWR } = constants;

/** Side file for a tail that a crash cut off. */
export const tornPath = (path: string): string => `${path}.torn`;

/**
 * A store of files. Writers of one file exclude each other by a lock file, in this process and in
 * others, and detect each other by the number of events. An append is one write and one fsync; if
 * the write fails, the file is cut back. A crash can leave a beginning of the appended lines.
 */
export const createFileStore = (): EventStore => {
  const known = new Map<string, Extent>();

  const appendTo = async (path: string, file: FileHandle, extent: Extent, lines: Lines) => {
    known.delete(path);
    const bytes = await writeDurably(file, extent.size, lines);
    known.set(path, { size: extent.size + bytes, lines: extent.lines + lines.length });
  };

  return {
    create: (log, headerLine) =>
      guarded(log, O_CREAT, [headerLine], async (file) => {
        const { extent, torn } = await extentOf(log, file, known.get(log));
        if (extent.lines > 0)
          return Result.fail(storageProblem("exists", log, "there is a log here already"));
        await appendTo(log, file, extent, [headerLine]);
        await syncFolder(log);
        return Result.succeed({ events: 0, torn });
      }),
    append: (log, expectedEvents, lines) =>
      guarded(log, 0, lines, async (file) => {
        const { extent, torn } = await extentOf(log, file, known.get(log));
        const events = extent.lines - 1;
        if (events < 0)
          return Result.fail(storageProblem("missing", log, "the log has no header; create it"));
        if (events !== expectedEvents) return Result.fail(conflict(expectedEvents, events));
        if (lines.length > 0) await appendTo(log, file, extent, lines);
        return Result.succeed({ events: events + lines.length, torn });
      }),
    read: async (log) => {
      try {
        return Result.succeed(new Uint8Array(await readFile(log)));
      } catch (cause) {
        return Result.fail(problemOfFile(log, cause));
      }
    },
  };
};

type Lines = readonly string[];

/** Works on the open file under its lock, and turns the system's errors into data. */
const guarded = async <A, E>(
  path: string,
  flags: number,
  lines: Lines,
  work: (file: FileHandle) => Promise<Result.Result<A, E | StorageProblem>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  const invalid = invalidLine(path, lines);
  if (invalid !== null) return Result.fail(invalid);
  return withLock(path, async () => {
    let file: FileHandle | undefined;
    try {
      file = await open(path, O_RDWR | O_APPEND | flags, 0o666);
      return await work(file);
    } catch (cause) {
      return Result.fail(problemOfFile(path, cause));
    } finally {
      await file?.close();
    }
  });
};

/** One write and one fsync; returns the bytes written. Cuts the file back if that fails. */
export const writeDurably = async (
  file: FileHandle,
  size: number,
  lines: Lines,
): Promise<number> => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""));
  try {
    await file.appendFile(bytes);
    await file.sync();
  } catch (cause) {
    // What could not be cut back is put aside as a torn tail by the next writer.
    await file.truncate(size).catch(() => undefined);
    throw cause;
  }
  return bytes.length;
};

/** The file's extent, as known if its size is still the same, after putting a torn tail aside. */
const extentOf = async (
  path: string,
  file: FileHandle,
  known: Extent | undefined,
): Promise<{ readonly extent: Extent; readonly torn: string | null }> => {
  const { size } = await file.stat();
  if (known?.size === size) return { extent: known, torn: null };
  const extent = await countLines(file);
  if (extent.size === size) return { extent, torn: null };
  const tail = await readTail(file, extent.size, size);
  if (parseLine(tail).value !== null) {
    await file.appendFile("\n");
    return { extent: { size: size + 1, lines: extent.lines + 1 }, torn: null };
  }
  await putAside(tornPath(path), tail);
  await file.truncate(extent.size);
  await file.sync();
  return { extent, torn: tornPath(path) };
};

const countLines = async (file: FileHandle): Promise<Extent> => {
  const chunk = new Uint8Array(SCAN_BYTES);
  let lines = 0;
  let size = 0;
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(chunk, 0, SCAN_BYTES, position);
    if (bytesRead === 0) return { size, lines };
    const read = chunk.subarray(0, bytesRead);
    for (let at = read.indexOf(NEWLINE); at >= 0; at = read.indexOf(NEWLINE, at + 1)) {
      lines++;
      size = position + at + 1;
    }
    position += bytesRead;
  }
};

const readTail = async (file: FileHandle, start: number, end: number): Promise<Uint8Array> => {
  const tail = new Uint8Array(end - start);
  const { bytesRead } = await file.read(tail, 0, tail.length, start);
  return tail.subarray(0, bytesRead);
};

const putAside = async (path: string, tail: Uint8Array): Promise<void> => {
  const side = await open(path, "a");
  try {
    await side.appendFile(tail);
    await side.appendFile("\n");
    await side.sync();
  } finally {
    await side.close();
  }
};

/** Makes a new file's name durable. Some systems refuse to sync folders; then there is no way. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(dirname(path), "r").catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
};
