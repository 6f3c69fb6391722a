// Watches XState 5 actors and tells plain data of them.
export { observe } from "./observe.ts";
export type { ObserveOptions, Passed, Watch } from "./observe.ts";
export { HOLDING, holdingEvent, isOrder, ORDERS, REFUSED, refusalEvent } from "./observation.ts";
export type {
  Breakpoint,
  Coming,
  Held,
  Holding,
  Sent,
  Observation,
  PlainEvent,
  PlainSnapshot,
  Refusal,
  Sink,
  Status,
  Taken,
} from "./observation.ts";
export { plain, PLAIN_LIMITS } from "./plain.ts";
export type { Plain, PlainObject } from "./plain.ts";
