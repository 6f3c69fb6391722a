// Replays a record: one step for each of its events. A quick loop along its bytes, and the full one behind it.
export { fastLane } from "./fast-lane.ts";
export type { LaneOptions } from "./fast-lane.ts";
export { RECENT, replay } from "./replay.ts";
export type { Begun, Reached, Replay } from "./replay.ts";
export { inTheirLines, openingOf } from "./terse.ts";
export type { Opening } from "./terse.ts";
export { NO_UNDOS, undosOf } from "./undos.ts";
export type { Undos } from "./undos.ts";
export type { Step } from "./step.ts";
