// Of a finding: the events on which it depends, and the smallest logs that break the rule in the same way.
export { fewest } from "./fewest.ts";
export { follow, type Followed } from "./followed.ts";
export { SHRINK_LIMITS, type ShrinkLimits } from "./limits.ts";
export { sameWay } from "./same-way.ts";
export { shrink, type ShrinkOptions, type Shrunk, shrunkJson, type Witness } from "./shrink.ts";
export { type CausalSlice, sliceOf } from "./slice.ts";
