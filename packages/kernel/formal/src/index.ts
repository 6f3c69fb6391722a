// A game's rules a second time, in another tool's language: traces as logs, logs as traces, engines held against each other.
// Knows no game; the tool itself is in `./node`.
export { actionNamed, callIn, plainCall, plainEvent } from "./conventions.ts";
export type { ActionCall, FormalModel, TableOfPlay } from "./formal-model.ts";
export { eventsOf, linesOf } from "./trace-log.ts";
export type { TraceProblem } from "./trace-log.ts";
