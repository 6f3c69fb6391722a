// How a game ended: places, winner, the figures of the three assessments (assess.*).
import type { Json, Outcome, SeatId } from "@assize/kernel-model";
import type { Contestant, State } from "@assize/xidit-events";
import { finalPlaces, valuesIn } from "@assize/xidit-scoring";

/** The values of the three assessments as they are now; of the dummy too. */
export const standing = (game: State): Json =>
  game.assessments.map((assessment) => ({
    assessment,
    scores: valuesIn(game, assessment),
    dummy: game.dummy?.[assessment] ?? null,
  }));

const isSeat = (one: Contestant): one is SeatId => one !== "dummy";

export const outcome = (game: State): Outcome | undefined => {
  if (!game.over) return undefined;
  const places = finalPlaces(game);
  const [first] = places;
  const dummyWon = first === "dummy";
  return {
    winners: first === undefined || dummyWon ? [] : [first],
    places: places.filter(isSeat).map((seat) => [seat]),
    scores: game.rankings.map(({ assessment, scores, dummy }) => ({
      assessment,
      scores,
      dummy,
    })) as unknown as Json,
    ...(dummyWon ? { note: "dummy" } : {}),
  };
};
