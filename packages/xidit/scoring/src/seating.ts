// The order of play round the table.
// Knows seats and the First Player; must not know what is scored.
import { SeatId } from "@assize/kernel-model";

/** Seats from 0, ascending. */
export const seatsOf = (seats: number): readonly SeatId[] => clockwiseFrom(SeatId(0), seats);

/** Steps in the direction of play from the First Player, who is at 0 (assess.tie-seat). */
export const distanceFrom = (first: SeatId, seat: SeatId, seats: number): number =>
  (seat - first + seats) % seats;

/** All seats clockwise from the First Player (census.tie-order). */
export const clockwiseFrom = (first: SeatId, seats: number): readonly SeatId[] => {
  const order: SeatId[] = [];
  for (let step = 0; step < seats; step++) order.push(SeatId((first + step) % seats));
  return order;
};
