// From unknown JSON to an `Edition`: shape first, then sense. Joins schema and validator.
// Knows no check of its own.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import * as SchemaIssue from "effect/SchemaIssue";
import { type Edition, EditionSchema, type EncodedEdition } from "./format.ts";
import { EDITION_LIMITS } from "./limits.ts";
import { problem, type EditionProblem } from "./problem.ts";
import { validateEdition } from "./validate.ts";

const STRICT = { errors: "all", onExcessProperty: "error", reportInput: false } as const;
const decodeStrictly = Schema.decodeUnknownResult(EditionSchema, STRICT);
const encodeStrictly = Schema.encodeSync(EditionSchema, STRICT);
const listIssues = SchemaIssue.makeFormatterStandardSchemaV1();

const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((step, index) =>
      typeof step === "number" ? `[${String(step)}]` : `${index === 0 ? "" : "."}${String(step)}`,
    )
    .join("");

const stepOf = (step: PropertyKey | { readonly key: PropertyKey }): PropertyKey =>
  typeof step === "object" ? step.key : step;

const advice = (message: string): string => {
  if (message.startsWith("Missing key")) return "This field is missing; add it.";
  if (message.startsWith("Expected no excess property"))
    return "The format has no such field; remove it or correct its spelling.";
  return `${message}; correct the value.`;
};

const malformed = (issue: SchemaIssue.Issue): readonly EditionProblem[] =>
  listIssues(issue)
    .issues.slice(0, EDITION_LIMITS.problems)
    .map(({ message, path }) =>
      problem("malformed", pathText((path ?? []).map(stepOf)), advice(message)),
    );

/** Shape only: sizes, names, whole numbers, no unknown keys. Never throws. */
export const decodeEdition = (value: unknown): Result.Result<Edition, readonly EditionProblem[]> =>
  Result.mapError(decodeStrictly(value), (error) => malformed(error.issue));

/** Back to plain JSON: `decodeEdition(encodeEdition(x))` is `x`. */
export const encodeEdition = (edition: Edition): EncodedEdition => encodeStrictly(edition);

/** Shape and sense: an edition that rules can be played on, or everything that is wrong. */
export const readEdition = (value: unknown): Result.Result<Edition, readonly EditionProblem[]> =>
  Result.flatMap(decodeEdition(value), (edition) => {
    const problems = validateEdition(edition);
    return problems.length === 0
      ? Result.succeed(edition)
      : Result.fail(problems.slice(0, EDITION_LIMITS.problems));
  });
