// Whether an edition makes sense: the list of everything that does not. Joins the parts' checks.
// Asks nothing that only the reference edition must keep.
import type { Edition } from "./format.ts";
import type { EditionProblem } from "./problem.ts";
import { mapProblems } from "./validate-map.ts";
import { regionProblems } from "./validate-regions.ts";
import { tileProblems } from "./validate-tiles.ts";

/** Empty when the edition can be played on. Total on every edition of the right shape. */
export const validateEdition = (edition: Edition): readonly EditionProblem[] => [
  ...mapProblems(edition),
  ...regionProblems(edition),
  ...tileProblems(edition),
];
