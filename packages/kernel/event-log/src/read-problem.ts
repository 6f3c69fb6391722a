// Why a file, a game or a line cannot be read: stable codes, and problems as data.
// Knows nothing of how they are found.

/** Public and stable; described in docs/reference/record.md. */
export const READ_PROBLEM_CODES = [
  "empty-file",
  "bom",
  "carriage-return",
  "blank-line",
  "not-utf8",
  "nul-byte",
  "not-json",
  "not-an-object",
  "line-too-long",
  "too-many-events",
  "too-large",
  "too-deep",
  "duplicate-key",
  "unknown-key",
  "missing-key",
  "wrong-type",
  "unsafe-number",
  "lone-surrogate",
  "reserved-key",
  "forbidden-key",
  "format-unknown",
  "header-missing",
  "too-many-games",
] as const;
export type ReadProblemCode = (typeof READ_PROBLEM_CODES)[number];

/** A problem within one line, before anybody says which line it is. */
export interface LineProblem {
  readonly code: ReadProblemCode;
  /** JSON path in the line, for example `$.data.cities[2]`; `$` is the whole line. */
  readonly field: string;
  /** What is wrong and what to do. */
  readonly message: string;
}

export interface ReadProblem extends LineProblem {
  /** Index of the line in its file, from 0: in a file of one game, the event's `seq`. */
  readonly line: number;
}

export const lineProblem = (
  code: ReadProblemCode,
  field: string,
  message: string,
): LineProblem => ({ code, field, message });

/** Puts line and field in front of the message, so that the message can be shown alone. */
export const atLine = (line: number, problem: LineProblem): ReadProblem => ({
  code: problem.code,
  line,
  field: problem.field,
  message: `line ${line} (counted from 0), ${problem.field}: ${problem.message}`,
});
