// Lords of Xidit as people write it down at the table: reading and writing `.xgn`. Knows what an event says; no rule, no
// log and no file.
export type { NotedEvent, NotedSeat, NotedTable, Place, PlacedEvent, Slot } from "./noted-game.ts";
export { XGN_PROBLEM_CODES } from "./problems.ts";
export type { XgnProblem, XgnProblemCode } from "./problems.ts";
export { readXgn } from "./read.ts";
export type { ReadXgn } from "./read.ts";
export { xgnProblemText } from "./messages/messages.ts";
export { isRemark } from "./tags.ts";
export { slotOf } from "./timing.ts";
export { writeXgn } from "./write.ts";
