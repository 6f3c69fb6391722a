// How a game ended: the winner, or why there is none (win, end.dead, end.limit).
import type { Json, Outcome } from "@assize/kernel-model";
import { type State, squares } from "@assize/grandlin-rules";

/** How many treasures each seat has secured. */
export const standing = (game: State): Json => ({
  secured: squares.seatsOf(game).map((seat) => squares.securedBy(game, seat).length),
});

export const outcome = (game: State): Outcome | undefined => {
  if (game.over === null) return undefined;
  const { winner, reason } = game.over;
  const others = squares.seatsOf(game).filter((seat) => seat !== winner);
  return {
    winners: winner === null ? [] : [winner],
    places: winner === null ? [others] : [[winner], others],
    scores: standing(game),
    ...(winner === null ? { note: reason } : {}),
  };
};
