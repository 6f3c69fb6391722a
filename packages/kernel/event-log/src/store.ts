// Where records are kept: one interface, and the store in memory. Knows no file and no game.
// Writers agree by sequence number: who appends says how many events it has seen.
import { LIMITS } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { envelopeProblem } from "./envelope.ts";
import { headerProblem } from "./header.ts";
import { parseLine, problemIn } from "./parse-line.ts";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";

/** Stable names of what a store can fail with. */
export const STORAGE_PROBLEM_CODES = [
  "missing",
  "exists",
  "read-only",
  "disk-full",
  "log-full",
  "locked",
  "not-a-file",
  "several-names",
  "changed-meanwhile",
  "line-invalid",
  "not-unpacked",
  "notation-invalid",
  "no-game",
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
  /**
   * Appends all lines or none, if the log holds exactly `expectedEvents` events. Acknowledged only when no crash can
   * take the log's lines back; without lines it makes those durable that are there.
   */
  readonly append: (
    log: string,
    expectedEvents: number,
    lines: readonly string[],
  ) => Promise<Result.Result<Appended, AppendConflict | StorageProblem>>;
  /** The log's bytes as stored. */
  readonly read: (log: string) => Promise<Result.Result<Uint8Array, StorageProblem>>;
  /** The same after no writer is at work: what this returns neither a crash nor a writer takes back. */
  readonly readDurable: (log: string) => Promise<Result.Result<Uint8Array, StorageProblem>>;
}

export const storageProblem = (
  code: StorageProblemCode,
  path: string,
  message: string,
): StorageProblem => ({ code, path, message: `${path}: ${message}` });

const encoder = new TextEncoder();

/** What readers would say of a line: the store keeps nothing that they refuse. */
const problemOfLine = (
  line: string,
  shapeProblem: (value: JsonObject) => LineProblem | null,
): LineProblem | null => {
  if (!line.isWellFormed()) return HALF_A_PAIR;
  if (line.includes("\n")) return NEWLINE_WITHIN;
  return problemIn(parseLine(encoder.encode(line)), shapeProblem);
};

const HALF_A_PAIR = lineProblem("lone-surrogate", "$", {});

/** Two lines in one are no JSON. */
const NEWLINE_WITHIN = lineProblem("not-json", "$", {});

const invalid = (log: string, problem: LineProblem, which: string): StorageProblem =>
  storageProblem(
    "line-invalid",
    log,
    `${which}, ${problem.field}: no reader would take it (${problem.code}); nothing was written`,
  );

/** The header line, if readers would refuse it. */
export const invalidHeader = (log: string, line: string): StorageProblem | null => {
  const problem = problemOfLine(line, headerProblem);
  return problem === null ? null : invalid(log, problem, "the header");
};

/** The first of these event lines that readers would refuse. */
export const invalidLine = (log: string, lines: readonly string[]): StorageProblem | null => {
  for (const [index, line] of lines.entries()) {
    const problem = problemOfLine(line, envelopeProblem);
    if (problem !== null)
      return invalid(log, problem, `line ${index} (counted from 0) of those given`);
  }
  return null;
};

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
  const read = async (log: string): Promise<Result.Result<Uint8Array, StorageProblem>> => {
    const held = logs.get(log);
    return held === undefined
      ? missing(log)
      : Result.succeed(encoder.encode(held.lines.map((line) => `${line}\n`).join("")));
  };
  return {
    create: async (log, headerLine) => {
      if (logs.has(log))
        return Result.fail(storageProblem("exists", log, "there is a log of this name already"));
      const refused = invalidHeader(log, headerLine);
      if (refused !== null) return Result.fail(refused);
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
    read,
    readDurable: read,
  };
};
