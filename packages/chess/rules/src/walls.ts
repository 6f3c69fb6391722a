// Positions in which pawns block each other for ever (article 5.2.2). Answers true only where that is certain: with any piece
// besides kings and pawns it answers false.
import {
  type Board,
  canCaptureEnPassant,
  type Colour,
  colourOf,
  KING_REACH,
  kingOf,
  otherColour,
  pawnAttacks,
  type Square,
} from "@assize/chess-board";

type Squares = Board["squares"];

const isPawn = (piece: Squares[number]): boolean => piece === "P" || piece === "p";
const isKing = (piece: Squares[number]): boolean => piece === "K" || piece === "k";

const pawnsOf = (squares: Squares): readonly (readonly [Square, Colour])[] =>
  squares.flatMap((piece, square) =>
    piece !== null && isPawn(piece) ? [[square, colourOf(piece)] as const] : [],
  );

/** The pawn can neither advance nor capture, and what stands before it is a pawn. */
const isBlocked = (squares: Squares, square: Square, colour: Colour): boolean =>
  isPawn(squares[square + (colour === "white" ? 8 : -8)]!) &&
  pawnAttacks(colour, square).every((to) => {
    const there = squares[to]!;
    return there === null || isKing(there) || colourOf(there) === colour;
  });

/**
 * Whether a king can ever come to capture a pawn, if no pawn moves. The other king is not looked at: it could only keep
 * this one from squares.
 */
const kingGetsThrough = (squares: Squares, colour: Colour, guarded: ReadonlySet<Square>) => {
  const from = kingOf(squares, colour);
  const reached = new Set([from]);
  for (const square of reached)
    for (const to of KING_REACH[square]!) {
      const there = squares[to]!;
      if (guarded.has(to)) continue;
      if (there === null || isKing(there)) reached.add(to);
      else if (colourOf(there) !== colour) return true;
    }
  return false;
};

/**
 * True where only kings and pawns are left, every pawn is blocked by another one, and neither king can reach a pawn that it
 * could capture: then nothing but kings can move any more, and nobody can checkmate. Requires that the player to move has a legal move.
 */
export const isWalledOff = (board: Board): boolean => {
  const { squares } = board;
  if (!squares.every((piece) => piece === null || isPawn(piece) || isKing(piece))) return false;
  const pawns = pawnsOf(squares);
  if (pawns.length === 0 || canCaptureEnPassant(board)) return false;
  if (!pawns.every(([square, colour]) => isBlocked(squares, square, colour))) return false;
  return (["white", "black"] as const).every((colour) => {
    const guards = pawns.filter(([, one]) => one === otherColour(colour));
    const guarded = new Set(guards.flatMap(([square, one]) => pawnAttacks(one, square)));
    return !kingGetsThrough(squares, colour, guarded);
  });
};
