// One open log under its lock: how it ends, and where a torn tail goes. Knows lines and newlines, no event.
// Torn tails are put aside, never thrown away.
import { dirname } from "node:path";
import { LIMITS } from "@assize/kernel-model";
import { isUnbegun } from "./encode.ts";
import { envelopeProblem } from "./envelope.ts";
import { headerProblem } from "./header.ts";
import type { HeldLock } from "./node-lock.ts";
import type { FileState, Machine, OpenFile } from "./node-machine.ts";
import { notAFile } from "./node-plain-file.ts";
import { problemOfFile } from "./node-problem.ts";
import { parseLine, problemIn } from "./parse-line.ts";
import { NEWLINE } from "./split-lines.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

/** A log that is open and locked. */
export interface OpenLog {
  readonly machine: Machine;
  /** As the caller named it. */
  readonly name: string;
  /** The file's one real path. */
  readonly path: string;
  readonly file: OpenFile;
  readonly lock: HeldLock;
}

/** How a file ends. `lines` and `size` leave out a tail that is torn or foreign; `end` does not. */
export interface Ending {
  readonly lines: number;
  readonly size: number;
  readonly end: number;
  /**
   * What follows the last newline: nothing, a line that only lacks its newline, one that was cut
   * off, or what no append leaves behind. `foreign` too where the file does not begin as a log does.
   */
  readonly tail: "none" | "whole" | "torn" | "foreign";
}

const SCAN_BYTES = 1_048_576;
/** Most bytes of a log and a torn tail. */
export const MOST_BYTES = LIMITS.bytesPerGame + LIMITS.lineBytes + 1;

const FOREIGN: Ending = { lines: 0, size: 0, end: 0, tail: "foreign" };

/** How the file ends. */
export const endingOf = async (file: OpenFile): Promise<Ending> => {
  if ((await file.state()).size > MOST_BYTES) return FOREIGN;
  const scan = await scanLines(file);
  if (scan.lines > 0 && !isHeader(await readRange(file, 0, scan.firstLine))) return FOREIGN;
  const { lines, size, end } = scan;
  if (size === end) return { lines, size, end, tail: "none" };
  if (end - size > LIMITS.lineBytes) return { lines, size, end, tail: "foreign" };
  const tail = await readRange(file, size, end);
  if (lines === 0 && !isUnbegun(tail) && !isHeader(tail)) return FOREIGN;
  const parsed = parseLine(tail);
  if (parsed.value === null) return { lines, size, end, tail: "torn" };
  if (lines > 0 && problemIn(parsed, envelopeProblem) !== null) return FOREIGN;
  return { lines: lines + 1, size: end, end, tail: "whole" };
};

const isHeader = (line: Uint8Array): boolean => problemIn(parseLine(line), headerProblem) === null;

interface Scan {
  readonly lines: number;
  /** Where the last whole line ends, behind its newline. */
  readonly size: number;
  /** Length of the first line, no more than shows that it is too long. */
  readonly firstLine: number;
  /** Where the file ended when it was read. */
  readonly end: number;
}

const scanLines = async (file: OpenFile): Promise<Scan> => {
  const chunk = new Uint8Array(SCAN_BYTES);
  let lines = 0;
  let size = 0;
  let firstLine = 0;
  for (let position = 0; ;) {
    const bytesRead = await file.read(chunk, position);
    if (bytesRead === 0 || position > MOST_BYTES) return { lines, size, firstLine, end: position };
    const read = chunk.subarray(0, bytesRead);
    for (let at = read.indexOf(NEWLINE); at >= 0; at = read.indexOf(NEWLINE, at + 1)) {
      if (lines === 0) firstLine = Math.min(position + at, LIMITS.lineBytes + 1);
      lines++;
      size = position + at + 1;
    }
    position += bytesRead;
  }
};

/** The bytes between two places, as far as there are any. */
export const readRange = async (
  file: OpenFile,
  start: number,
  end: number,
): Promise<Uint8Array> => {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let length = 0;
  while (length < bytes.length) {
    const bytesRead = await file.read(bytes.subarray(length), start + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
};

/** Side file for a tail that a crash cut off. */
export const tornPath = (path: string): string => `${path}.torn`;

/** Adds a line to a file that nobody else has put there: no link is followed, by either kind of link. */
export const addToSideFile = async (
  machine: Machine,
  path: string,
  tail: Uint8Array,
): Promise<StorageProblem | null> => {
  let file: OpenFile | undefined;
  try {
    const there = await machine.nameAt(path);
    const before = there === null ? null : notOnePlainFile(path, there);
    if (before !== null) return before;
    file = await machine.open(path, "create");
    const problem = notOnePlainFile(path, await file.state());
    if (problem !== null) return problem;
    await file.append(Uint8Array.of(...tail, NEWLINE));
    await file.sync();
    await machine.syncFolder(dirname(path));
    return null;
  } catch (cause) {
    return problemOfFile(path, cause);
  } finally {
    await file?.close();
  }
};

/** Only a plain file of one name is written to: a file of two names would have two locks. */
export const notOnePlainFile = (path: string, state: FileState): StorageProblem | null =>
  notAFile(path, state.kind) ??
  (state.names <= 1
    ? null
    : storageProblem(
        "several-names",
        path,
        `the file has ${state.names} names (hard links), but is written by one only; copy it`,
      ));
