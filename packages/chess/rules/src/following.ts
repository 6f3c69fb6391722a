// What a move brings about: what it captured, castled and promoted, check, and the ends that the position itself forces
// (articles 3.9, 5 and 9.6). Questions look at the state alone.
import {
  attackersOf,
  CASTLING_WAYS,
  castlingBetween,
  type CastlingWay,
  hasLegalMove,
  kingOf,
  nameOf,
  otherColour,
  squareOf,
} from "@assize/chess-board";
import { Defect } from "@assize/kernel-model";
import type { DataOf } from "./data.ts";
import { isDeadPosition, mayBeDead } from "./material.ts";
import { type End, otherSeat, seatToMove, type State, winnerOf, withUntold } from "./state.ts";

// ---- what is still to be told of the move

export const captureIsUntold = ({ untold }: State): boolean => untold.captured !== null;
export const castlingIsUntold = ({ untold }: State): boolean => untold.castled !== null;
export const promotionIsUntold = ({ untold }: State): boolean => untold.promoted !== null;

const untoldOr = <Value>(value: Value | null, what: string): Value => {
  if (value === null) throw new Defect(`no ${what} is to be told`);
  return value;
};

export const deriveCaptured = ({ untold }: State): DataOf<"captured"> => {
  const { piece, square } = untoldOr(untold.captured, "capture");
  return { piece, square: nameOf(square) };
};
/** How the last move castled, as far as a state can tell it: in Chess960 it went to the rook. Null where it did not. */
export const castlingToTell = ({ untold, board, last }: State): CastlingWay | null => {
  const { castled } = untold;
  if (castled === null || board.rooks === null)
    return castled === null ? null : CASTLING_WAYS[castled];
  const way = last === null ? null : castlingBetween(squareOf(last.from), squareOf(last.to));
  return way?.castling === castled ? way : null;
};
export const deriveCastled = (game: State): DataOf<"castled"> => {
  const [from, to] = untoldOr(castlingToTell(game), "castling").rook;
  return { from: nameOf(from), to: nameOf(to) };
};
export const derivePromoted = ({ untold }: State): DataOf<"promoted"> => {
  const { piece, square } = untoldOr(untold.promoted, "promotion");
  return { piece, square: nameOf(square) };
};

export const tellCapture = (game: State): State =>
  withUntold(game, { ...game.untold, captured: null });
export const tellCastling = (game: State): State =>
  withUntold(game, { ...game.untold, castled: null });
export const tellPromotion = (game: State): State =>
  withUntold(game, { ...game.untold, promoted: null });

// ---- check and the ends that a position forces

/** king.check */
export const isCheck = ({ board }: State): boolean => board.check;
export const deriveCheck = ({ board }: State): DataOf<"check-given"> => {
  const king = kingOf(board.squares, board.turn);
  return {
    king: nameOf(king),
    by: attackersOf(board.squares, king, otherColour(board.turn)).map(nameOf),
  };
};

/** end.checkmate */
export const isCheckmate = (game: State): boolean => isCheck(game) && !hasLegalMove(game.board);
/** end.stalemate */
export const isStalemate = (game: State): boolean => !isCheck(game) && !hasLegalMove(game.board);
/** end.dead, as the ruling `dead-position` reads it. */
export const isDead = ({ board, rulings }: State): boolean =>
  mayBeDead(board) && isDeadPosition(board, rulings["dead-position"]);

/** How often the present position has come up. */
export const timesRepeated = ({ since }: State): number => since.times;

/** end.fivefold, as the ruling `no-progress` reads it. */
export const isFivefold = (game: State): boolean =>
  timesRepeated(game) >= 5 && game.rulings["no-progress"] === "automatic";
/** claim.threefold, where the table reads it as automatic. */
export const isThreefoldByItself = (game: State): boolean =>
  timesRepeated(game) >= 3 && game.rulings.threefold === "automatic";

/** Moves of either side. */
const FIFTY = 100;
const SEVENTY_FIVE = 150;

export const isFifty = (quiet: number): boolean => quiet >= FIFTY;
/** end.seventy-five, as the ruling `no-progress` reads it. */
export const isSeventyFive = ({ board, rulings }: State): boolean =>
  board.quiet >= SEVENTY_FIVE && rulings["no-progress"] === "automatic";
/** claim.fifty, where the table reads it as automatic. */
export const isFiftyByItself = ({ board, rulings }: State): boolean =>
  isFifty(board.quiet) && rulings["fifty-moves"] === "automatic";

export const deriveMate = (game: State): { readonly winner: 0 | 1 | null } => ({
  winner: otherSeat(seatToMove(game)) === 0 ? 0 : 1,
});
export const deriveDraw = (): { readonly winner: 0 | 1 | null } => ({ winner: null });

/** Ends the game as an event says it. */
export const endBy =
  (reason: End["reason"]) =>
  (game: State, { data }: { readonly data: { readonly winner: number | null } }): State => ({
    ...game,
    ended: {
      winner: winnerOf(data.winner),
      reason,
      saidBy: null,
      unproved: null,
    },
  });
