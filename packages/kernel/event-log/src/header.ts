// The header's shape: which members, of which type. Knows no game, edition or ruling.
import { LIMITS, isJsonObject } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { aDigest, aName, anObject, anything, expected, members } from "./check-members.ts";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";
import { FORMAT } from "./record.ts";

const aRulesVersion = expected(
  "the version of the rules, a whole number from 1",
  (value) => Number.isSafeInteger(value) && (value as number) >= 1,
);

const aSeat = members({
  required: { colour: aName },
  optional: { name: aName, key: aName },
  extensible: true,
});

const seats = (value: unknown, path: string): LineProblem | null => {
  if (!Array.isArray(value) || value.length < 1 || value.length > LIMITS.seats)
    return lineProblem("wrong-type", path, `write a list of 1 to ${LIMITS.seats} seats here`);
  for (const [index, seat] of value.entries()) {
    const problem = aSeat(seat, `${path}[${index}]`);
    if (problem !== null) return problem;
  }
  return null;
};

const overrides = expected(
  "an object of ruling ids and option ids",
  (value) =>
    isJsonObject(value) && Object.values(value).every((option) => typeof option === "string"),
);

const checkHeader = members({
  required: {
    format: anything,
    game: aName,
    rules: aRulesVersion,
    rulebook: aDigest,
    edition: members({
      required: { id: aName, digest: aDigest },
      optional: {},
      extensible: false,
    }),
    rulings: members({ required: { set: aName, overrides }, optional: {}, extensible: false }),
    seats,
    options: anObject,
    table: anObject,
  },
  optional: {
    terse: expected("true, or leave the member out", (value) => value === true),
    position: members({
      required: { place: aName, context: anything },
      optional: { from: aName },
      extensible: false,
    }),
  },
  extensible: true,
});

/** A header in a format this reader does not know says so before anything else. */
export const formatProblem = (value: JsonObject): LineProblem | null => {
  if (typeof value["format"] !== "string")
    return lineProblem("wrong-type", "$.format", `write "${FORMAT}" here`);
  if (value["format"] !== FORMAT)
    return lineProblem(
      "format-unknown",
      "$.format",
      `the format ${JSON.stringify(value["format"])} is not known here; ` +
        `use a newer version of the program, or write "${FORMAT}"`,
    );
  return null;
};

/** What is wrong with a header's shape, or null: then the value is a `Header`. */
export const headerProblem = (value: JsonObject): LineProblem | null =>
  formatProblem(value) ?? checkHeader(value, "$");
