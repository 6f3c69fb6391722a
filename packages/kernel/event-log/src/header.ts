// The header's shape: which members, of which type. Knows no game, edition or ruling.
import { LIMITS, isJsonObject } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { aDigest, aName, anObject, anything, expected, members } from "./check-members.ts";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";
import { FORMAT } from "./record.ts";

const aRulesVersion = expected(
  "rules",
  (value) => Number.isSafeInteger(value) && (value as number) >= 1,
);

const aSeat = members({
  required: { colour: aName },
  optional: { name: aName, key: aName },
  extensible: true,
});

const seats = (value: unknown, path: string): LineProblem | null => {
  if (!Array.isArray(value) || value.length < 1 || value.length > LIMITS.seats)
    return lineProblem("wrong-type", path, { expected: "seats" });
  for (const [index, seat] of value.entries()) {
    const problem = aSeat(seat, `${path}[${index}]`);
    if (problem !== null) return problem;
  }
  return null;
};

const overrides = expected(
  "overrides",
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
    terse: expected("terse", (value) => value === true),
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
    return lineProblem("wrong-type", "$.format", { expected: "format" });
  if (value["format"] !== FORMAT)
    return lineProblem("format-unknown", "$.format", { format: value["format"], known: FORMAT });
  return null;
};

/** What is wrong with a header's shape, or null: then the value is a `Header`. */
export const headerProblem = (value: JsonObject): LineProblem | null =>
  formatProblem(value) ?? checkHeader(value, "$");
