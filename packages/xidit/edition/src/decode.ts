// From unknown JSON to an `Edition`: shape first, then sense. Joins schema and validator.
// Knows no check of its own.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { editionProblemsOf } from "@assize/kernel-model";
import { type Edition, EditionSchema, type EncodedEdition } from "./format.ts";
import { EDITION_LIMITS } from "./limits.ts";
import type { EditionProblem } from "./problem.ts";
import { validateEdition } from "./validate.ts";

const STRICT = { errors: "all", onExcessProperty: "error", reportInput: false } as const;
const decodeStrictly = Schema.decodeUnknownResult(EditionSchema, STRICT);
const encodeStrictly = Schema.encodeSync(EditionSchema, STRICT);
/** Shape only: sizes, names, whole numbers, no unknown keys. Never throws. */
export const decodeEdition = (value: unknown): Result.Result<Edition, readonly EditionProblem[]> =>
  Result.mapError(decodeStrictly(value), ({ issue }) =>
    editionProblemsOf(issue, EDITION_LIMITS.problems),
  );

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
