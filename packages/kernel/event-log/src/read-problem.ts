// Why a file, a game or a line cannot be read: stable codes, and problems as data.
// Knows nothing of how they are found, and makes no sentence.
import type { NoValues, Problem, ProfileBreachValues } from "@assize/kernel-model";

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

/** What a member of a header, an event line or a choice has to be. */
export const WRITTEN_FORMS = [
  "name",
  "digest",
  "object",
  "format",
  "rules",
  "seats",
  "overrides",
  "terse",
  "line",
  "seat",
  "event",
  "instant",
] as const;
export type WrittenForm = (typeof WRITTEN_FORMS)[number];

type Most = { readonly most: number };

/** What the codes are about that are about more than their field. */
interface NamedValues extends ProfileBreachValues {
  readonly "line-too-long": Most;
  readonly "too-many-events": Most;
  readonly "too-large": Most;
  readonly "too-many-games": Most;
  /** `extensible`: members that begin with `x-` may stand there. */
  readonly "unknown-key": { readonly key: string; readonly extensible: boolean };
  readonly "missing-key": { readonly key: string };
  readonly "wrong-type": { readonly expected: WrittenForm };
  readonly "format-unknown": { readonly format: string; readonly known: string };
}

export type ReadProblemValues = {
  readonly [Code in ReadProblemCode]: Code extends keyof NamedValues ? NamedValues[Code] : NoValues;
};

/** A problem within one line, before anybody says which line it is. */
export type LineProblem = Problem<ReadProblemValues>;

export type ReadProblem = LineProblem & {
  /** Index of the line in its file, from 0: in a file of one game, the event's `seq`. */
  readonly line: number;
};

export const lineProblem = <Code extends ReadProblemCode>(
  code: Code,
  field: string,
  values: ReadProblemValues[Code],
): LineProblem => ({ code, field, values }) as LineProblem;

export const atLine = (line: number, problem: LineProblem): ReadProblem => ({ ...problem, line });
