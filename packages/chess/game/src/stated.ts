// A position as a header states it, from a FEN alone: nothing of the game before it is known.
import { hasLegalMove, readFen } from "@assize/chess-board";
import type { StatedPosition } from "@assize/kernel-model";
import * as Result from "effect/Result";

/** Where a player can move, the move is awaited; a game that begins with mate or stalemate is over by that alone. */
const placeIn = (fen: string): string => {
  const board = Result.getOrThrow(readFen(fen));
  if (hasLegalMove(board)) return "play.turn";
  return board.check ? "play.settling.checkmate" : "play.settling.stalemate";
};

/** Requires a FEN that can be read. Of the moves before it nothing is said: neither repetitions nor offers. */
export const statedFrom = (fen: string): StatedPosition => ({
  place: placeIn(fen),
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
