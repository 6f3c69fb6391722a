// How a game ended: who won and why, and on whose word where somebody stated it.
import { otherSeat, type State } from "@assize/chess-rules";
import { type Outcome, SeatId } from "@assize/kernel-model";

export const outcome = ({ ended }: State): Outcome | undefined => {
  if (ended === null) return undefined;
  const { winner, reason, saidBy } = ended;
  return {
    winners: winner === null ? [] : [winner],
    places: winner === null ? [[SeatId(0), SeatId(1)]] : [[winner], [otherSeat(winner)]],
    scores: { reason },
    ...(winner === null ? { note: "draw" } : {}),
    ...(saidBy === null ? {} : { saidBy }),
  };
};
