// The header's shape and its format. Knows no game, edition or ruling.
import type { JsonObject } from "@assize/kernel-model";
import { lineProblem } from "./read-problem.ts";
import type { LineProblem } from "./read-problem.ts";
import { FORMAT, FORMATS, HEADER_SHAPE } from "./record.ts";

/** A header in a format this reader does not know says so before anything else. */
export const formatProblem = (value: JsonObject): LineProblem | null => {
  if (typeof value["format"] !== "string")
    return lineProblem("wrong-type", "$.format", { expected: "format" });
  const { format } = value;
  if (!FORMATS.some((known) => known === format))
    return lineProblem("format-unknown", "$.format", { format, known: FORMAT });
  return null;
};

/** What is wrong with a header's shape, or null: then the value is a `Header`. */
export const headerProblem = (value: JsonObject): LineProblem | null =>
  formatProblem(value) ?? HEADER_SHAPE.check(value, "$");
