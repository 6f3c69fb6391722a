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

/** True for a piece that goes along ranks and files, or else along diagonals, any number of squares. */
export const goesAlong = (piece: Piece, isStraight: boolean): boolean => {
  const kind = kindOf(piece);
  return kind === "queen" || kind === (isStraight ? "rook" : "bishop");
};

const DIAGONAL_STEPS = leapsBy(DIAGONALS);
const STRAIGHT_STEPS = leapsBy(STRAIGHTS);

/** The nearest square of each way that a piece can go on an empty board; of a pawn none. */
export const firstSteps = (piece: Piece, square: Square): readonly Square[] => {
  switch (kindOf(piece)) {
    case "knight":
      return KNIGHT[square]!;
    case "bishop":
      return DIAGONAL_STEPS[square]!;
    case "rook":
      return STRAIGHT_STEPS[square]!;
    case "queen":
    case "king":
      return KING[square]!;
    case "pawn":
      return [];
  }
};

/** The squares that a pawn attacks, whatever stands there. */
export const pawnAttacks = (colour: Colour, square: Square): readonly Square[] =>
  PAWN_ATTACKS[colour][square]!;

const stands = (squares: Squares, on: readonly Square[], one: Piece): boolean => {
  for (let i = 0; i < on.length; i++) if (squares[on[i]!] === one) return true;
  return false;
};

/** The eight ways along lines as differences of square numbers, the straight ones first; and how far each edge is, by square and way. */
const STEPS: readonly Step[] = [...STRAIGHTS, ...DIAGONALS];
const WAYS: readonly number[] = STEPS.map(([file, rank]) => rank * 8 + file);
const STRAIGHT_WAYS = STRAIGHTS.length;
const RAYS = STEPS.map((step) => raysAlong([step]));
const TO_EDGE = Uint8Array.from(
  ALL.flatMap((square) => RAYS.map((rays) => rays[square]![0]?.length ?? 0)),
);

/** The pieces that attack along lines; king and pawn only from beside the square. */
interface Liners {
  readonly rook: Piece;
  readonly bishop: Piece;
  readonly queen: Piece;
  readonly king: Piece;
  readonly pawn: Piece;
  /** Where the pawn stands, seen from the square: a difference of ranks, as square numbers have it. */
  readonly pawnRank: number;
}

const LINERS: Readonly<Record<Colour, Liners>> = {
  white: { rook: "R", bishop: "B", queen: "Q", king: "K", pawn: "P", pawnRank: -8 },
  black: { rook: "r", bishop: "b", queen: "q", king: "k", pawn: "p", pawnRank: 8 },
};

/** True where the first piece on a way attacks the square; what stands on `passed` is looked through. */
const attackedAlong = (
  squares: Squares,
  square: Square,
  way: number,
  passed: Square,
  liners: Liners,
): boolean => {
  const step = WAYS[way]!;
  const isStraight = way < STRAIGHT_WAYS;
  let at = square;
  for (let left = TO_EDGE[square * 8 + way]!; left > 0; left--) {
    at += step;
    const piece = squares[at]!;
    if (piece === null || at === passed) continue;
    if (piece === liners.queen || piece === (isStraight ? liners.rook : liners.bishop)) return true;
    if (at !== square + step) return false;
    const isPawn = piece === liners.pawn && !isStraight;
    return piece === liners.king || (isPawn && Math.abs(step - liners.pawnRank) === 1);
  }
  return false;
};

/** No square. */
const NOWHERE = -1;

/**
 * True where some piece of this colour attacks the square (article 3.1.2): also one that cannot move, being pinned. As if nothing stood
 * on `passed`: of a king that steps there, where it stood.
 */
export const isAttacked = (
  squares: Squares,
  square: Square,
  by: Colour,
  passed: Square = NOWHERE,
): boolean => {
  if (stands(squares, KNIGHT[square]!, by === "white" ? "N" : "n")) return true;
  const liners = LINERS[by];
  for (let way = 0; way < WAYS.length; way++)
    if (attackedAlong(squares, square, way, passed, liners)) return true;
  return false;
};

/** Of each two squares on a line one list of squares, by the number of the one times 64 plus that of the other; else null. */
const onLines = (
  list: (ray: readonly Square[], index: number) => readonly Square[],
): readonly (readonly Square[] | null)[] => {
  const all: (readonly Square[] | null)[] = Array.from({ length: 64 * 64 }, () => null);
  for (const from of ALL)
    for (const ray of QUEEN[from]!)
      for (const [index, to] of ray.entries()) all[from * 64 + to] = list(ray, index);
  return all;
};

const BETWEEN = onLines((ray, index) => ray.slice(0, index));
const THROUGH = onLines((ray) => ray);

/** The squares of the line that leads from one square through another to the edge, nearest first; null where they are on none. */
export const rayThrough = (from: Square, through: Square): readonly Square[] | null =>
  THROUGH[from * 64 + through]!;

/** The squares strictly between two on one rank, file or diagonal; null where they are on none. */
export const between = (from: Square, to: Square): readonly Square[] | null =>
  BETWEEN[from * 64 + to]!;

/** True where nothing stands on any of these squares. */
export const areEmpty = (squares: Squares, some: readonly Square[]): boolean => {
  for (let i = 0; i < some.length; i++) if (squares[some[i]!] !== null) return false;
  return true;
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
  const way = between(from, to);
  if (way === null) return false;
  const isStraight = fileOf(from) === fileOf(to) || rankOf(from) === rankOf(to);
  return goesAlong(piece, isStraight) && areEmpty(squares, way);
};
