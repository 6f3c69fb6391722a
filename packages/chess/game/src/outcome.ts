// How a game ended: who won and why, and on whose word where somebody stated it.
import { type EndReason, facts, otherSeat, type State } from "@assize/chess-rules";
import { type Outcome, SeatId, type Unproved } from "@assize/kernel-model";

const restingOn = (reason: EndReason, seat: SeatId): Unproved => ({
  event: reason === "flag" ? "flag-decided" : "resigned",
  fact: facts.whoseMateIsUnproved(seat),
});

export const outcome = ({ ended }: State): Outcome | undefined => {
  if (ended === null) return undefined;
  const { winner, reason, saidBy, unproved } = ended;
  return {
    winners: winner === null ? [] : [winner],
    places: winner === null ? [[SeatId(0), SeatId(1)]] : [[winner], [otherSeat(winner)]],
    scores: { reason },
    ...(winner === null ? { note: "draw" } : {}),
    ...(saidBy === null ? {} : { saidBy }),
    ...(unproved === null ? {} : { unproved: restingOn(reason, unproved) }),
  };
};
