// Who can still checkmate: what a fallen flag, a resignation and a dead position are decided by (articles 5.1.2, 5.2.2 and 6.9).
// Goes by the pieces, and where only kings and pawns are left by how they stand.
import {
  type Board,
  type Colour,
  colourOf,
  isLight,
  type Kind,
  kindOf,
  otherColour,
  pieceOf,
} from "@assize/chess-board";
import type { Rulings } from "@assize/chess-rulebook";
import { hasForcedMate } from "./forced-mate.ts";
import { type Mate, mateTogether } from "./mate-together.ts";
import { isWalledOff } from "./walls.ts";

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

const isMinor = (kind: Kind): boolean => kind === "bishop" || kind === "knight";

/** Only a king, or besides it one bishop or knight, or two knights. */
const isListed = ({ kinds }: Material): boolean =>
  kinds.length === 0 ||
  (kinds.length === 1 && isMinor(kinds[0]!)) ||
  (kinds.length === 2 && kinds.every((kind) => kind === "knight"));

/** Two knights count as too little against a lone king. */
const isListedByChessCom = (own: Material, other: Material): boolean =>
  isListed(own) && (own.kinds.length < 2 || other.kinds.length === 0);

/** Two knights count as too little against no pawn (rule 14E). */
const isListedByUsChess = (own: Material, other: Material): boolean =>
  isListed(own) && (own.kinds.length < 2 || !other.kinds.includes("pawn"));

/** What a fallen flag comes to for its opponent; `unproved`: it rests on a mate that could be proved neither way. */
export type OnTime = "won" | "drawn" | "unproved";

const byMate = (mate: Mate): OnTime =>
  mate === "impossible" ? "drawn" : mate === "possible" ? "won" : "unproved";

/** Whether a colour wins when its opponent's time has run out, as a table reads it (flag.loss). */
export const onTime = (board: Board, colour: Colour, reading: Rulings["flag-material"]): OnTime => {
  const own = materialOf(board.squares, colour);
  const other = materialOf(board.squares, otherColour(colour));
  switch (reading) {
    case "no-mate-possible":
      return byMate(mateBy(board, colour));
    case "no-mate-by-material":
      return canCheckmate(board.squares, colour) ? "won" : "drawn";
    case "no-forced-win":
      if (!isListedByUsChess(own, other)) return byMate(mateBy(board, colour));
      // What cannot be reached with the opponent's help is not looked for against it.
      return !cannotMate(board, colour) && hasForcedMate(board, colour) ? "won" : "drawn";
    case "listed-material":
      return isListedByChessCom(own, other) ? "drawn" : "won";
  }
};

/** Certain without a search that no series of legal moves lets this colour checkmate. */
const cannotMate = (board: Board, colour: Colour): boolean =>
  !canCheckmate(board.squares, colour) || isWalledOff(board);

const known = new WeakMap<Board, Map<Colour, Mate>>();

/** Whether some series of legal moves lets this colour checkmate. Of one board it is looked for once. */
export const mateBy = (board: Board, colour: Colour): Mate => {
  const of = known.get(board) ?? new Map<Colour, Mate>();
  known.set(board, of);
  const found = of.get(colour) ?? mateTogether(board, colour, (one) => !cannotMate(one, colour));
  of.set(colour, found);
  return found;
};

/** Whether a pawn of this colour has no pawn in front of it. */
const hasOpenPawn = ({ squares }: Board, colour: Colour): boolean => {
  const pawn = pieceOf(colour, "pawn");
  const step = colour === "white" ? 8 : -8;
  return squares.some((piece, square) => {
    const before = squares[square + step] ?? null;
    return piece === pawn && (before === null || kindOf(before) !== "pawn");
  });
};

/** With more pieces than these on the board, kings among them, a queen, a rook or an open pawn is taken to be enough for a mate. */
const FEW_PIECES = 4;

/** Whether some series of legal moves lets this colour checkmate; looked for only where that is not plain by what it has. */
export const mateWhereDoubtful = (board: Board, colour: Colour): Mate => {
  const { squares } = board;
  const isPlain =
    squares.some((one) => one === pieceOf(colour, "queen") || one === pieceOf(colour, "rook")) ||
    hasOpenPawn(board, colour);
  const isSearched = !isPlain || squares.filter((one) => one !== null).length <= FEW_PIECES;
  return isSearched ? mateBy(board, colour) : "possible";
};

/** A queen or a rook is left: its side can checkmate however a table reads it. Asked after every move, so without a list. */
const isHeavy = ({ squares }: Board): boolean => {
  for (let square = 0; square < squares.length; square++) {
    const piece = squares[square];
    if (piece === "Q" || piece === "q" || piece === "R" || piece === "r") return true;
  }
  return false;
};

const hasPawn = ({ squares }: Board): boolean =>
  squares.some((piece) => piece === "P" || piece === "p");

/** Whether a position could be dead: asked before a table's reading is. */
export const mayBeDead = (board: Board): boolean =>
  !isHeavy(board) && (!hasPawn(board) || isWalledOff(board));

/** Neither side can checkmate, as a table reads it (end.dead). */
export const isDeadPosition = (board: Board, reading: Rulings["dead-position"]): boolean => {
  if (!mayBeDead(board)) return false;
  const white = materialOf(board.squares, "white");
  const black = materialOf(board.squares, "black");
  switch (reading) {
    case "no-mate-possible":
      return cannotMate(board, "white") && cannotMate(board, "black");
    case "no-mate-by-material":
      return !canCheckmate(board.squares, "white") && !canCheckmate(board.squares, "black");
    case "listed-material":
      return isListedByChessCom(white, black) && isListedByChessCom(black, white);
  }
};

const READINGS = [
  "no-mate-possible",
  "no-mate-by-material",
  "listed-material",
] as const satisfies readonly Rulings["dead-position"][];

/** Neither side can checkmate, whichever way a table reads it. */
export const isDeadByEveryReading = (board: Board): boolean =>
  READINGS.every((reading) => isDeadPosition(board, reading));
