// What anybody sees of a game: all of it.
import {
  castlingBetween,
  COLOURS,
  colourOf,
  fenOf,
  kindOf,
  type Kind,
  legalMoves,
  type Board,
  type Colour,
  nameOf,
  pieceOf,
  readFen,
  type SquareName,
  kingOf,
} from "@assize/chess-board";
import { type End, moveOf, type State, type WrittenMove, writtenMove } from "@assize/chess-rules";
import type { SeatId } from "@assize/kernel-model";
import * as Result from "effect/Result";

export type { Colour };

export interface PieceOnSquare {
  readonly square: SquareName;
  readonly kind: Kind;
  readonly colour: Colour;
}

export interface ChessView {
  readonly fen: string;
  readonly pieces: readonly PieceOnSquare[];
  readonly turn: Colour;
  readonly last: WrittenMove | null;
  /** The square of the king that is in check. */
  readonly check: SquareName | null;
  /** What each colour has lost, of the pieces that a game begins with. */
  readonly captured: Readonly<Record<Colour, readonly Kind[]>>;
  /** Moves of either side since a pawn moved or a piece was captured. */
  readonly quiet: number;
  /** Whose draw offers stand. */
  readonly offers: readonly SeatId[];
  readonly ended: End | null;
}

const AT_START: readonly (readonly [Kind, number])[] = [
  ["queen", 1],
  ["rook", 2],
  ["bishop", 2],
  ["knight", 2],
  ["pawn", 8],
];

/** Pieces of a colour that are missing; a promoted pawn counts as one that is lost only where nothing stands for it. */
const lostBy = (pieces: readonly PieceOnSquare[], colour: Colour): readonly Kind[] => {
  const own = pieces.filter((one) => one.colour === colour);
  const count = (kind: Kind): number => own.filter((one) => one.kind === kind).length;
  const promoted = AT_START.slice(0, -1)
    .map(([kind, most]) => Math.max(0, count(kind) - most))
    .reduce((sum, one) => sum + one, 0);
  return AT_START.flatMap(([kind, most]) => {
    const missing = most - count(kind) - (kind === "pawn" ? promoted : 0);
    return Array<Kind>(Math.max(0, missing)).fill(kind);
  });
};

const piecesOf = ({ squares }: Pick<Board, "squares">): readonly PieceOnSquare[] =>
  squares.flatMap((piece, square) =>
    piece === null
      ? []
      : [{ square: nameOf(square), kind: kindOf(piece), colour: colourOf(piece) }],
  );

/** The pieces of a FEN; none where it cannot be read. */
export const piecesIn = (fen: string): readonly PieceOnSquare[] => {
  const board = readFen(fen);
  return Result.isSuccess(board) ? piecesOf(board.success) : [];
};

/** The last move as the board shows it: in Chess960 a castling is written to the rook, and the king went elsewhere. */
const lastShown = ({ board: { squares, rooks }, last }: State): WrittenMove | null => {
  if (last === null || rooks === null) return last;
  const { from, to } = moveOf(last);
  const way = castlingBetween(from, to);
  const isCastled =
    way !== null &&
    squares[way.king[1]] === pieceOf(way.colour, "king") &&
    squares[way.rook[1]] === pieceOf(way.colour, "rook");
  return isCastled ? { ...last, to: nameOf(way.king[1]) } : last;
};

export const view = (game: State): ChessView => {
  const { board, offers, ended } = game;
  const pieces = piecesOf(board);
  const [white, black] = COLOURS.map((colour) => lostBy(pieces, colour));
  return {
    fen: fenOf(board),
    pieces,
    turn: board.turn,
    last: lastShown(game),
    check: board.check ? nameOf(kingOf(board.squares, board.turn)) : null,
    captured: { white: white!, black: black! },
    quiet: board.quiet,
    offers,
    ended,
  };
};

/** What the player who has the move can play. */
export const movesOf = ({ board }: State): readonly WrittenMove[] =>
  [...legalMoves(board)].map(writtenMove);
