// Names for numbers and texts that must not be mixed up. Knows no game and no format.
import * as Brand from "effect/Brand";

/** A player's place at the table, counted from 0, clockwise. */
export type SeatId = number & Brand.Brand<"SeatId">;
export const SeatId = /* @__PURE__ */ Brand.nominal<SeatId>();

/** An event's number in its log: line `seq`, the first event is 1 (the header is line 0). */
export type Seq = number & Brand.Brand<"Seq">;
export const Seq = /* @__PURE__ */ Brand.nominal<Seq>();
