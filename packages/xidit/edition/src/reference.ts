// The reference edition: a reconstruction that ships with the project, not the printed board.
// The data were generated once and do not change; a test decodes and validates them.
import type { Edition } from "./format.ts";
import data from "./reference-edition.json" with { type: "json" };

export const referenceEdition = data as unknown as Edition;
