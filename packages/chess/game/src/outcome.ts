// How a game ended: who won and why, and on whose word where somebody stated it.
import { type EndReason, facts, otherSeat, type State } from "@assize/chess-rules";
import { type Outcome, SeatId, type Unproved } from "@assize/kernel-model";

/** The event whose value rests on what is not certain. */
const RESTING: Partial<Readonly<Record<EndReason, string>>> = {
  flag: "flag-decided",
  stated: "result-stated",
};

const restingOn = (game: State, reason: EndReason, seat: SeatId): Unproved => ({
  event: RESTING[reason] ?? "resigned",
  fact: facts.whyUnproved(game, seat),
});

export const outcome = (game: State): Outcome | undefined => {
  const { ended } = game;
  if (ended === null) return undefined;
  const { winner, reason, saidBy, unproved } = ended;
  return {
    winners: winner === null ? [] : [winner],
    places: winner === null ? [[SeatId(0), SeatId(1)]] : [[winner], [otherSeat(winner)]],
    scores: { reason },
    ...(winner === null ? { note: "draw" } : {}),
    ...(saidBy === null ? {} : { saidBy }),
    ...(unproved === null ? {} : { unproved: restingOn(game, reason, unproved) }),
  };
};
