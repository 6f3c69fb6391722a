// What a record comes to with the rulings of an arbiter.
//
// `fitting`: whether a ruling is about this record · `penalties`: an outcome with what seats pay · `second-opinion`: two arbiters
// side by side · `arbitrate`, `at-once`: the ways in.
export { type Arbitrated, arbitrating } from "./arbitrate.ts";
export { arbitrate } from "./at-once.ts";
export { differingRulings } from "./second-opinion.ts";
