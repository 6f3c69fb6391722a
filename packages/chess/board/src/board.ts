// What of a game the board shows, and what it does not: whose move it is, who may still castle, which pawn may be taken in
// passing, and the two counters. Plain data. Knows no rule.
import type { Colour, Piece } from "./pieces.ts";
import type { Square } from "./squares.ts";

/** Castling that has not been lost: neither the king nor that rook has moved. Letters as in FEN. */
export const CASTLINGS = ["K", "Q", "k", "q"] as const;
export type Castling = (typeof CASTLINGS)[number];

/** Where the rook of each castling stood that was not lost when the game began. */
export type CastlingRooks = Readonly<Partial<Record<Castling, Square>>>;

export interface Board {
  /** By square number. */
  readonly squares: readonly (Piece | null)[];
  /** Who has the move. */
  readonly turn: Colour;
  /** In the order of `CASTLINGS`. */
  readonly castlings: readonly Castling[];
  /** In Chess960, where a rook may castle from any file; null in regular chess. */
  readonly rooks: CastlingRooks | null;
  /** The square that a pawn has just crossed with its first move, whether it can be taken there or not. */
  readonly crossed: Square | null;
  /** Moves of either side since a pawn moved or a piece was captured. */
  readonly quiet: number;
  /** From 1; counts after Black's move. */
  readonly fullMove: number;
  /** True where the king of whoever has the move is attacked (article 3.9.1): worked out once, since every move is asked about it. */
  readonly check: boolean;
}
