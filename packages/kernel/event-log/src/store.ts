// Where records are kept: one interface, and the store in memory. Knows no file and no game.
// Writers agree by sequence number: who appends says how many events it has seen.
import { LIMITS } from "@assize/kernel-model";
import * as Result from "effect/Result";

/** Stable names of what a store can fail with. */
export const STORAGE_PROBLEM_CODES = [
  "missing",
  "exists",
  "read-only",
  "disk-full",
  "log-full",
  "locked",
  "not-a-file",
  "line-invalid",
  "io-failed",
] as const;
export type StorageProblemCode = (typeof STORAGE_PROBLEM_CODES)[number];

export interface StorageProblem {
  readonly code: StorageProblemCode;
  /** The file, or the log's name where there is no file. */
  readonly path: string;
  readonly message: string;
}

/** Somebody else appended first: read again, decide again. */
export interface AppendConflict {
  readonly code: "conflict";
  /** Events the caller had seen. */
  readonly expected: number;
  /** Events there are. */
  readonly actual: number;
}

export interface Appended {
  /** Events in the log now. */
  readonly events: number;
  /** Where a torn tail that was found was put aside, or null. */
  readonly torn: string | null;
}

/** Logs of one game each. `lines` are encoded event lines, without newlines. */
export interface EventStore {
  /** Begins a log with its header line; fails with `exists` if there is one. */
  readonly create: (
    log: string,
    headerLine: string,
  ) => Promise<Result.Result<Appended, StorageProblem>>;
  /** Appends all lines or none, if the log holds exactly `expectedEvents` events. */
  readonly append: (
    log: string,
    expectedEvents: number,
    lines: readonly string[],
  ) => Promise<Result.Result<Appended, AppendConflict | StorageProblem>>;
  /** The log's bytes as stored. */
  readonly read: (log: string) => Promise<Result.Result<Uint8Array, StorageProblem>>;
}

export const storageProblem = (
  code: StorageProblemCode,
  path: string,
  message: string,
): StorageProblem => ({ code, path, message: `${path}: ${message}` });

/** A line that would break the file into other lines than were meant. */
export const invalidLine = (log: string, lines: readonly string[]): StorageProblem | null =>
  lines.every((line) => line !== "" && !line.includes("\n") && line.isWellFormed())
    ? null
    : storageProblem("line-invalid", log, "a line is empty, holds a newline or is no Unicode text");

export const NO_HEADER = "the log has no header; create it";

/** A log that its readers would refuse for its size is not written in the first place. */
export const beyondLimits = (
  log: string,
  events: number,
  size: number,
  lines: readonly string[],
): StorageProblem | null => {
  const bytes = lines.reduce((sum, line) => sum + byteLength(line) + 1, size);
  return events + lines.length <= LIMITS.eventsPerGame && bytes <= LIMITS.bytesPerGame
    ? null
    : storageProblem("log-full", log, "a log can hold no more; end this game and begin another");
};

const encoder = new TextEncoder();
const byteLength = (line: string): number => encoder.encode(line).length;

export const conflict = (expected: number, actual: number): AppendConflict => ({
  code: "conflict",
  expected,
  actual,
});

export const createMemoryStore = (): EventStore => {
  const logs = new Map<string, { readonly lines: string[]; size: number }>();
  const missing = (log: string) =>
    Result.fail(storageProblem("missing", log, "there is no such log; create it first"));
  return {
    create: async (log, headerLine) => {
      if (logs.has(log))
        return Result.fail(storageProblem("exists", log, "there is a log of this name already"));
      const invalid = invalidLine(log, [headerLine]);
      if (invalid !== null) return Result.fail(invalid);
      logs.set(log, { lines: [headerLine], size: byteLength(headerLine) + 1 });
      return Result.succeed({ events: 0, torn: null });
    },
    append: async (log, expectedEvents, lines) => {
      const held = logs.get(log);
      if (held === undefined) return missing(log);
      const events = held.lines.length - 1;
      if (events !== expectedEvents) return Result.fail(conflict(expectedEvents, events));
      const problem = invalidLine(log, lines) ?? beyondLimits(log, events, held.size, lines);
      if (problem !== null) return Result.fail(problem);
      held.lines.push(...lines);
      held.size += lines.reduce((sum, line) => sum + byteLength(line) + 1, 0);
      return Result.succeed({ events: events + lines.length, torn: null });
    },
    read: async (log) => {
      const held = logs.get(log);
      return held === undefined
        ? missing(log)
        : Result.succeed(encoder.encode(held.lines.map((line) => `${line}\n`).join("")));
    },
  };
};
