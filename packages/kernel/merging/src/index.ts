// What several people wrote of one game becomes one record; where they disagree, a list with what follows from either.
export { merge, type Merged, type MergeProblem } from "./merge.ts";
export { type Disagreement, MERGE_LIMITS, type MergeLimits, type Version } from "./merged.ts";
