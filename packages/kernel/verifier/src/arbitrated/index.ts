// What a record comes to with the rulings of an arbiter.
//
// `fitting`: whether a ruling is about this record · `penalties`: an outcome with what seats pay · `second-opinion`: two arbiters
// side by side · `arbitrate`: the way in.
export { type Arbitrated, arbitrate } from "./arbitrate.ts";
export { differingRulings } from "./second-opinion.ts";
