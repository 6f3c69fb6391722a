// Which material can checkmate: what a fallen flag and a dead position are decided by (articles 5.2.2 and 6.9).
// Goes by the pieces alone: that pawns block a position for ever is not recognised.
import {
  type Board,
  type Colour,
  colourOf,
  isLight,
  type Kind,
  kindOf,
  otherColour,
} from "@assize/chess-board";
import type { Rulings } from "@assize/chess-rulebook";

type Squares = Board["squares"];

interface Material {
  readonly kinds: readonly Kind[];
  /** Bishops on light squares, and on dark ones. */
  readonly bishops: { readonly light: number; readonly dark: number };
}

/** All pieces of a colour but its king. */
const materialOf = (squares: Squares, colour: Colour): Material => {
  const kinds: Kind[] = [];
  const bishops = { light: 0, dark: 0 };
  squares.forEach((piece, square) => {
    if (piece === null || colourOf(piece) !== colour || kindOf(piece) === "king") return;
    kinds.push(kindOf(piece));
    if (kindOf(piece) === "bishop") bishops[isLight(square) ? "light" : "dark"]++;
  });
  return { kinds, bishops };
};

/** The pieces of a colour beside its king. */
export const piecesBeside = (squares: Squares, colour: Colour): readonly Kind[] =>
  materialOf(squares, colour).kinds;

/**
 * Whether a colour can checkmate by any series of legal moves, as far as the material tells. Its opponent's pieces count too: they
 * may stand in their own king's way. One knight needs an opposing pawn, knight, bishop or rook for that; bishops that all
 * stand on one colour of squares need a pawn or a knight of anybody's, or an opposing bishop on the other.
 */
export const canCheckmate = (squares: Squares, colour: Colour): boolean => {
  const own = materialOf(squares, colour);
  const other = materialOf(squares, otherColour(colour));
  const has = ({ kinds }: Material, ...some: readonly Kind[]): boolean =>
    kinds.some((kind) => some.includes(kind));
  if (own.kinds.length === 0) return false;
  if (has(own, "pawn", "rook", "queen")) return true;
  const knights = own.kinds.filter((kind) => kind === "knight").length;
  if (knights > 1 || (knights === 1 && has(own, "bishop"))) return true;
  if (knights === 1) return has(other, "pawn", "knight", "bishop", "rook");
  const light = own.bishops.light + other.bishops.light;
  const dark = own.bishops.dark + other.bishops.dark;
  return (light > 0 && dark > 0) || has(other, "pawn", "knight");
};

/** Only a king, or besides it one bishop, one knight, or two knights against no pawn. */
const isListed = (squares: Squares, colour: Colour): boolean => {
  const { kinds } = materialOf(squares, colour);
  if (kinds.length === 0) return true;
  if (kinds.length === 1) return kinds[0] === "bishop" || kinds[0] === "knight";
  const isTwoKnights = kinds.length === 2 && kinds.every((kind) => kind === "knight");
  return isTwoKnights && !materialOf(squares, otherColour(colour)).kinds.includes("pawn");
};

/** Whether a colour has too little material to win, as a table reads it. */
export const hasTooLittle = (
  squares: Squares,
  colour: Colour,
  reading: Rulings["flag-material"],
): boolean =>
  reading === "listed-material" ? isListed(squares, colour) : !canCheckmate(squares, colour);

const HEAVY = "PpQqRr";

/** No pawn, no queen and no rook is left; where one is, its side can checkmate however a table reads it. */
export const isLittleMaterial = (squares: Squares): boolean =>
  !squares.some((piece) => piece !== null && HEAVY.includes(piece));

/** Neither side has enough. */
export const isDrawnByMaterial = (squares: Squares, reading: Rulings["dead-position"]): boolean =>
  hasTooLittle(squares, "white", reading) && hasTooLittle(squares, "black", reading);
