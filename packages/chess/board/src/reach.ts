// Which squares a piece reaches, by the geometry of the board alone and by what stands there. Knows no turn and no legality.
import { type Colour, colourOf, kindOf, type Piece } from "./pieces.ts";
import { fileOf, rankOf, type Square, squareAt } from "./squares.ts";

type Squares = readonly (Piece | null)[];
type Step = readonly [file: number, rank: number];

const DIAGONALS: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const STRAIGHTS: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const LEAPS: readonly Step[] = [1, -1].flatMap((a) =>
  [2, -2].flatMap((b): readonly Step[] => [
    [a, b],
    [b, a],
  ]),
);

const ALL: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);

const stepped = (square: Square, [file, rank]: Step): Square | null => {
  const [toFile, toRank] = [fileOf(square) + file, rankOf(square) + rank];
  return toFile < 0 || toFile > 7 || toRank < 0 || toRank > 7 ? null : squareAt(toFile, toRank);
};

const leapsBy = (steps: readonly Step[]): readonly (readonly Square[])[] =>
  ALL.map((square) =>
    steps.map((step) => stepped(square, step)).filter((to): to is Square => to !== null),
  );

/** From each square the squares of each line that leads away from it, nearest first. */
const raysAlong = (steps: readonly Step[]): readonly (readonly (readonly Square[])[])[] =>
  ALL.map((square) =>
    steps
      .map((step) => {
        const ray: Square[] = [];
        for (let at = stepped(square, step); at !== null; at = stepped(at, step)) ray.push(at);
        return ray;
      })
      .filter((ray) => ray.length > 0),
  );

const KNIGHT = leapsBy(LEAPS);
const KING = leapsBy([...STRAIGHTS, ...DIAGONALS]);
const BISHOP = raysAlong(DIAGONALS);
const ROOK = raysAlong(STRAIGHTS);
const QUEEN = raysAlong([...STRAIGHTS, ...DIAGONALS]);
const PAWN_ATTACKS: Readonly<Record<Colour, readonly (readonly Square[])[]>> = {
  white: leapsBy([
    [1, 1],
    [-1, 1],
  ]),
  black: leapsBy([
    [1, -1],
    [-1, -1],
  ]),
};

/** Where a knight, or a king that does not castle, can go on an empty board. */
export const KNIGHT_REACH: readonly (readonly Square[])[] = KNIGHT;
export const KING_REACH: readonly (readonly Square[])[] = KING;

/** The lines of a piece that moves any number of squares; undefined for every other. */
export const raysOf = (
  piece: Piece,
  square: Square,
): readonly (readonly Square[])[] | undefined => {
  switch (kindOf(piece)) {
    case "bishop":
      return BISHOP[square];
    case "rook":
      return ROOK[square];
    case "queen":
      return QUEEN[square];
    default:
      return undefined;
  }
};

/** The squares that a pawn attacks, whatever stands there. */
export const pawnAttacks = (colour: Colour, square: Square): readonly Square[] =>
  PAWN_ATTACKS[colour][square]!;

const stands = (squares: Squares, on: readonly Square[], one: Piece): boolean => {
  for (let i = 0; i < on.length; i++) if (squares[on[i]!] === one) return true;
  return false;
};

/** True where the first piece on one of these lines is one of these two. */
const seen = (
  squares: Squares,
  rays: readonly (readonly Square[])[],
  one: Piece,
  other: Piece,
): boolean => {
  for (let i = 0; i < rays.length; i++) {
    const ray = rays[i]!;
    for (let j = 0; j < ray.length; j++) {
      const piece = squares[ray[j]!]!;
      if (piece === null) continue;
      if (piece === one || piece === other) return true;
      break;
    }
  }
  return false;
};

/** True where some piece of this colour attacks the square (article 3.1.2): also one that cannot move, being pinned. */
export const isAttacked = (squares: Squares, square: Square, by: Colour): boolean => {
  const white = by === "white";
  return (
    stands(squares, KNIGHT[square]!, white ? "N" : "n") ||
    seen(squares, BISHOP[square]!, white ? "B" : "b", white ? "Q" : "q") ||
    seen(squares, ROOK[square]!, white ? "R" : "r", white ? "Q" : "q") ||
    stands(squares, PAWN_ATTACKS[white ? "black" : "white"][square]!, white ? "P" : "p") ||
    stands(squares, KING[square]!, white ? "K" : "k")
  );
};

/** The squares strictly between two on one rank, file or diagonal; null where they are on none. */
export const between = (from: Square, to: Square): readonly Square[] | null => {
  const ray = QUEEN[from]!.find((one) => one.includes(to));
  return ray === undefined ? null : ray.slice(0, ray.indexOf(to));
};

/** Every piece of this colour that attacks the square. */
export const attackersOf = (squares: Squares, square: Square, by: Colour): readonly Square[] =>
  ALL.filter((from) => {
    const piece = squares[from]!;
    return piece !== null && colourOf(piece) === by && attacks(squares, piece, from, square);
  });

/** True where the piece attacks the other square from where it stands: nothing stands between them. */
export const attacks = (squares: Squares, piece: Piece, from: Square, to: Square): boolean => {
  const kind = kindOf(piece);
  if (kind === "pawn") return pawnAttacks(colourOf(piece), from).includes(to);
  if (kind === "knight") return KNIGHT[from]!.includes(to);
  if (kind === "king") return KING[from]!.includes(to);
  const ray = raysOf(piece, from)!.find((one) => one.includes(to));
  return ray !== undefined && ray.slice(0, ray.indexOf(to)).every((one) => squares[one] === null);
};
