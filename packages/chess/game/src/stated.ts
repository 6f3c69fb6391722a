// A position as a header states it, from a FEN alone: nothing of the game before it is known.
import { type Board, hasLegalMove, readFen, type Variant } from "@assize/chess-board";
import { asPosition, isDeadByEveryReading, writtenMove } from "@assize/chess-rules";
import type { JsonObject, StatedPosition } from "@assize/kernel-model";
import * as Result from "effect/Result";

/**
 * Where a player can move, the move is awaited; a game that begins with mate, with stalemate or, by every reading, in a dead position is over
 * by that alone.
 */
const placeIn = (board: Board): string => {
  if (!hasLegalMove(board))
    return board.check ? "play.settling.checkmate" : "play.settling.stalemate";
  return isDeadByEveryReading(board) ? "play.settling.dead" : "play.turn";
};

const RANK = 8;

/** The move of a pawn that a FEN says to have crossed a square where nobody can lawfully capture it: why not, only the move tells. */
const crossing = (board: Board): JsonObject | null => {
  const { crossed, turn } = board;
  if (crossed === null || asPosition(board).crossed !== null) return null;
  const step = turn === "white" ? -RANK : RANK;
  return { ...writtenMove({ from: crossed - step, to: crossed + step, promotion: null }) };
};

/** Requires a FEN that can be read. Of the moves before it nothing is said: neither repetitions nor offers. */
export const statedFrom = (fen: string, variant: Variant = "regular"): StatedPosition => {
  const board = Result.getOrThrow(readFen(fen, variant));
  return {
    place: placeIn(board),
    context: {
      fen,
      plies: 0,
      before: [],
      last: crossing(board),
      captured: null,
      castled: null,
      promoted: null,
      offers: [],
      claim: null,
      bound: null,
      flag: null,
      ended: null,
    },
  };
};
