// Who sits where and who comes next. Seats run clockwise from 0 (setup.first-player).
import { SeatId } from "@assize/kernel-model";
import type { State, Units } from "@assize/xidit-events";

/** The seat `steps` places clockwise of another. */
export const clockwise = (game: State, from: SeatId, steps: number): SeatId =>
  SeatId((from + steps) % game.setting.seats);

/** A list by seat with one seat's entry changed; unchanged for a seat nobody has, which a wrong record may name. */
export const withSeat = <T>(
  list: readonly T[],
  seat: SeatId,
  change: (before: T) => T,
): readonly T[] => (seat < list.length ? list.with(seat, change(list[seat]!)) : list);

/** One seat's units behind its screen. */
export const screenOf = (game: State, seat: SeatId): Units => game.screens[seat]!;
