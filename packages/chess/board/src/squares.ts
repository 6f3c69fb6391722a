// Squares, by number and by name. A number is rank times eight plus file, both from 0: a1 is 0, h1 is 7, h8 is 63.

export const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export type SquareName = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;

/** The number of a square, from 0 to 63. */
export type Square = number;

/** Every name, in the order of the numbers. */
export const SQUARE_NAMES: readonly SquareName[] = RANKS.flatMap((rank) =>
  FILES.map((file): SquareName => `${file}${rank}`),
);

const numbers: ReadonlyMap<string, Square> = new Map(
  SQUARE_NAMES.map((name, number) => [name, number]),
);

const FIRST_FILE = "a".charCodeAt(0);
const FIRST_RANK = "1".charCodeAt(0);

export const nameOf = (square: Square): SquareName => SQUARE_NAMES[square]!;
export const squareOf = (name: SquareName): Square =>
  (name.charCodeAt(1) - FIRST_RANK) * 8 + name.charCodeAt(0) - FIRST_FILE;
/** Undefined where the text names no square. */
export const readSquare = (text: string): Square | undefined => numbers.get(text);

export const fileOf = (square: Square): number => square & 7;
export const rankOf = (square: Square): number => square >> 3;
export const squareAt = (file: number, rank: number): Square => rank * 8 + file;

/** A light square: a1 is dark. */
export const isLight = (square: Square): boolean => ((fileOf(square) + rankOf(square)) & 1) === 1;
