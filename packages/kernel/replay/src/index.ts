// Replays a record: one step for each of its events. The only loop over a record.
export { replay } from "./replay.ts";
export type { Replay } from "./replay.ts";
export { inTheirLines, openingOf } from "./terse.ts";
export type { Opening } from "./terse.ts";
export type { Step } from "./step.ts";
