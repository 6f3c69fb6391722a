// The state of a game of chess: plain data. What is legal is said in the other files.
import {
  type Board,
  canCaptureEnPassant,
  type Castling,
  type Colour,
  type Kind,
  type Move,
  nameOf,
  type Promotion,
  type Square,
  squareOf,
} from "@assize/chess-board";
import type { Edition } from "@assize/chess-edition";
import type { Rulings } from "@assize/chess-rulebook";
import { SeatId } from "@assize/kernel-model";
import type { DataOf, Outsider, WrittenMove } from "./data.ts";
import type { Since } from "./repetition.ts";

/** What the last move did besides moving a piece, as far as it has not been told yet. */
export interface Untold {
  readonly captured: { readonly piece: Kind; readonly square: Square } | null;
  readonly castled: Castling | null;
  readonly promoted: { readonly piece: Promotion; readonly square: Square } | null;
}

export interface Claim {
  readonly by: SeatId;
  readonly reason: DataOf<"draw-claimed">["reason"];
  readonly move: WrittenMove | null;
}

/** Each way a game can end, as it is told. */
export const END_REASONS = [
  "checkmate",
  "stalemate",
  "dead-position",
  "fivefold",
  "seventy-five",
  "threefold",
  "fifty-moves",
  "resignation",
  "agreement",
  "flag",
  "stated",
] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface End {
  /** Null where the game is drawn. */
  readonly winner: SeatId | null;
  readonly reason: EndReason;
  /** Who stated it, where somebody outside the seats did. */
  readonly saidBy: Outsider | null;
  /** The seat that has won, or would have, where that rests on what is not certain: that it can checkmate, or whose flag fell. */
  readonly unproved: SeatId | null;
}

export interface State {
  readonly edition: Edition;
  readonly rulings: Rulings;
  readonly board: Board;
  /** How many moves were made, of either side. */
  readonly plies: number;
  /** The present position, and those since the last capture or pawn move. */
  readonly since: Since;
  /** The last move; null before the first. */
  readonly last: WrittenMove | null;
  readonly untold: Untold;
  /** Whose draw offers stand. */
  readonly offers: readonly SeatId[];
  readonly claim: Claim | null;
  /** The move that was written down with a claim which was not correct: it has to be played. */
  readonly bound: WrittenMove | null;
  /** Whose flag has fallen, and who says so; a seat of null: it is not written whose. */
  readonly flag: { readonly seat: SeatId | null; readonly saidBy: Outsider } | null;
  readonly ended: End | null;
}

export const NOTHING_UNTOLD: Untold = { captured: null, castled: null, promoted: null };

/** Every member written out: to spread a state over again after each move takes V8 several times as long. */
export const withUntold = (game: State, untold: Untold): State => {
  const { edition, rulings, board, plies, since, last, offers, claim, bound, flag, ended } = game;
  return {
    edition,
    rulings,
    board,
    plies,
    since,
    last,
    untold,
    offers,
    claim,
    bound,
    flag,
    ended,
  };
};

export const colourOfSeat = (seat: number): Colour => (seat === 0 ? "white" : "black");
export const seatOfColour = (colour: Colour): SeatId => SeatId(colour === "white" ? 0 : 1);
export const otherSeat = (seat: number): SeatId => SeatId(1 - seat);

/** These seats, each once, White first. */
export const inOrder = (seats: readonly number[]): readonly SeatId[] =>
  [0, 1].filter((seat) => seats.includes(seat)).map(SeatId);

/** The seat of a winner as an event names it. */
export const winnerOf = (winner: number | null): SeatId | null =>
  winner === null ? null : SeatId(winner);

/** The seat that has the move. */
export const seatToMove = ({ board }: State): SeatId => seatOfColour(board.turn);

export const moveOf = ({ from, to, promotion }: WrittenMove): Move => ({
  from: squareOf(from),
  to: squareOf(to),
  promotion: promotion === "king" || promotion === "pawn" ? null : promotion,
});
export const writtenMove = ({ from, to, promotion }: Move): WrittenMove => ({
  from: nameOf(from),
  to: nameOf(to),
  promotion,
});

/** The crossed square is kept only where a pawn can capture there: else the position is the same without it (9.2.2). */
export const asPosition = (board: Board): Board =>
  board.crossed === null || canCaptureEnPassant(board) ? board : { ...board, crossed: null };
