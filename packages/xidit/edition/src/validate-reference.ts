// What the reference edition must keep beyond sense: the facts that texts tell of the print.
// Not asked of an owner's transcription. Joins the map's and the tiles' facts.
import type { Edition } from "./format.ts";
import type { EditionProblem } from "./problem.ts";
import { referenceMapProblems } from "./reference-map-facts.ts";
import { referenceTileProblems } from "./reference-tile-facts.ts";

/** Empty for an edition that keeps every known fact. Ask `validateEdition` first. */
export const validateReference = (edition: Edition): readonly EditionProblem[] => [
  ...referenceMapProblems(edition),
  ...referenceTileProblems(edition),
];
