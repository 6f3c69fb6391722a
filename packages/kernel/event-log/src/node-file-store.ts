// Records in files: a log's name is its path. Appends are durable before they are acknowledged.
// Knows lines and newlines, no event; torn tails are put aside, never thrown away.
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { LIMITS } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { isUnbegun } from "./encode.ts";
import { withLock } from "./node-lock.ts";
import { problemOfFile } from "./node-problem.ts";
import { parseLine } from "./parse-line.ts";
import { NEWLINE } from "./split-lines.ts";
import { beyondLimits, conflict, invalidLine, NO_HEADER, storageProblem } from "./store.ts";
import type { EventStore, StorageProblem } from "./store.ts";

/** What is known of a file: `lines` and `size` count whole lines only. */
interface Extent {
  readonly size: number;
  readonly lines: number;
}

const SCAN_BYTES = 1_048_576;
const { O_APPEND, O_CREAT, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;

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
        const ending = await endingOf(file, known.get(log));
        if (ending.lines > 0 || ending.tail === "foreign")
          return Result.fail(storageProblem("exists", log, "there is something here already"));
        const torn = await mend(log, file, ending);
        await appendTo(log, file, { size: 0, lines: 0 }, [headerLine]);
        await syncFolder(log);
        return Result.succeed({ events: 0, torn });
      }),
    append: (log, expectedEvents, lines) =>
      guarded(log, 0, lines, async (file) => {
        const ending = await endingOf(file, known.get(log));
        const events = ending.lines - 1;
        const problem =
          (ending.tail === "foreign" ? storageProblem("line-invalid", log, NO_LOG) : null) ??
          (events < 0 ? storageProblem("missing", log, NO_HEADER) : null) ??
          (events === expectedEvents ? null : conflict(expectedEvents, events)) ??
          beyondLimits(log, events, ending.size, lines);
        if (problem !== null) return Result.fail(problem);
        const torn = await mend(log, file, ending);
        const size = ending.size + (ending.tail === "whole" ? 1 : 0);
        if (lines.length > 0) await appendTo(log, file, { size, lines: ending.lines }, lines);
        return Result.succeed({ events: events + lines.length, torn });
      }),
    read: async (log) =>
      withFile(log, O_RDONLY, async (file) =>
        Result.succeed(new Uint8Array(await file.readFile())),
      ),
  };
};

type Lines = readonly string[];

/** Works on the open file under its lock. */
const guarded = async <A, E>(
  path: string,
  flags: number,
  lines: Lines,
  work: (file: FileHandle) => Promise<Result.Result<A, E | StorageProblem>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  const invalid = invalidLine(path, lines);
  if (invalid !== null) return Result.fail(invalid);
  return withLock(path, () => withFile(path, O_RDWR | O_APPEND | flags, work));
};

const NOT_A_FILE = "this is no plain file; name a file";

/** Works on an open file; a pipe or a device, which could keep us waiting, is refused. */
const withFile = async <A, E>(
  path: string,
  flags: number,
  work: (file: FileHandle) => Promise<Result.Result<A, E | StorageProblem>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  let file: FileHandle | undefined;
  try {
    file = await open(path, flags | O_NONBLOCK, 0o666);
    if (!(await file.stat()).isFile())
      return Result.fail(storageProblem("not-a-file", path, NOT_A_FILE));
    return await work(file);
  } catch (cause) {
    return Result.fail(problemOfFile(path, cause));
  } finally {
    await file?.close();
  }
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

const NO_LOG = "the file does not end as a log does; look what it is";

/** How a file ends. `lines` and `size` leave out a tail that is torn or foreign. */
interface Ending extends Extent {
  /**
   * What follows the last newline: nothing, a line that only lacks its newline, one that was cut
   * off, or what no append leaves behind.
   */
  readonly tail: "none" | "whole" | "torn" | "foreign";
}

/** How the file ends: as known, if its size is still the same. */
const endingOf = async (file: FileHandle, known: Extent | undefined): Promise<Ending> => {
  const { size } = await file.stat();
  if (known?.size === size) return { ...known, tail: "none" };
  const whole = await countLines(file);
  if (whole.size === size) return { ...whole, tail: "none" };
  if (size - whole.size > LIMITS.lineBytes) return { ...whole, tail: "foreign" };
  const tail = await readTail(file, whole.size, size);
  if (parseLine(tail).value !== null) return { size, lines: whole.lines + 1, tail: "whole" };
  return { ...whole, tail: whole.lines > 0 || isUnbegun(tail) ? "torn" : "foreign" };
};

/** Makes the file end with a newline; returns where a torn tail was put aside. */
const mend = async (path: string, file: FileHandle, ending: Ending): Promise<string | null> => {
  if (ending.tail === "whole") {
    await file.appendFile("\n");
    await file.sync();
  }
  if (ending.tail !== "torn") return null;
  const { size } = await file.stat();
  await putAside(tornPath(path), await readTail(file, ending.size, size));
  await file.truncate(ending.size);
  await file.sync();
  return tornPath(path);
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
