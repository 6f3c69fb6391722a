// Who may speak unasked at a moment. By itself, since every moment is told with it: what lists choices is loaded when somebody
// asks for them.
import type { Position } from "@assize/kernel-chart-engine";
import { SeatId } from "@assize/kernel-model";
import { forcedStep, isOver, seatsDue, unaskedDecisions } from "@assize/kernel-referee";
import type { History } from "./history.ts";

/** The seats that nobody asks for anything here and that may say something all the same. */
export const speakersAt = (
  { start: { game, setup } }: History,
  position: Position<unknown>,
): readonly SeatId[] => {
  if (isOver(game, position) || forcedStep(game, position) !== null) return [];
  const due = seatsDue(game, position, setup.seats.length);
  return setup.seats
    .map((_, seat) => SeatId(seat))
    .filter(
      (seat) => !due.includes(seat) && unaskedDecisions(game, position, seat).next().done !== true,
    );
};
