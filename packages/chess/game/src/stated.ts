// A position as a header states it, from a FEN alone: nothing of the game before it is known.
import type { StatedPosition } from "@assize/kernel-model";

/** Requires a FEN that can be read. Of the moves before it nothing is said: neither repetitions nor offers. */
export const statedFrom = (fen: string): StatedPosition => ({
  place: "play.turn",
  context: {
    fen,
    plies: 0,
    before: [],
    last: null,
    captured: null,
    castled: null,
    promoted: null,
    offers: [],
    claim: null,
    bound: null,
    flag: null,
    ended: null,
  },
});
