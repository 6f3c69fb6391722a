// This package as the kernel asks for it: reference, decoding with validation, digest input.
// Knows no rule of play.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { type EditionContract, editionProblemsOf, LIMITS } from "@assize/kernel-model";
import { type Edition, EditionSchema } from "./format.ts";
import { referenceEdition } from "./reference.ts";
import { validateEdition } from "./validate.ts";

const decodeShape = Schema.decodeUnknownResult(EditionSchema, {
  errors: "all",
  onExcessProperty: "error",
  reportInput: false,
});

export const grandlinEdition: EditionContract<Edition> = {
  reference: referenceEdition,
  decode: (value) => {
    const shaped = decodeShape(value);
    if (Result.isFailure(shaped))
      return Result.fail(editionProblemsOf(shaped.failure.issue, LIMITS.misfitsTold));
    const problems = validateEdition(shaped.success);
    return problems.length === 0 ? Result.succeed(shaped.success) : Result.fail(problems);
  },
  digestInput: ({ id: _id, ...rest }) => rest,
};
