// When a game of chess is drawn by itself: positions without a possible mate, repetition, and moves without progress.
// Written from the Laws; shares no code with the project's chess.
import {
  attackersOf,
  type Board,
  kingOf,
  legalMoves,
  ownerOf,
  played,
  type Squares,
} from "./board.ts";

const piecesOf = (squares: Squares): readonly { readonly piece: string; readonly at: number }[] =>
  squares.flatMap((piece, at) => (piece === "." || /k/i.test(piece) ? [] : [{ piece, at }]));

/** A lone knight, or bishops that all stand on one colour of squares, or nothing beside the kings. */
const cannotMateByPieces = (squares: Squares): boolean => {
  const pieces = piecesOf(squares);
  if (pieces.length === 0) return true;
  if (pieces.length === 1 && /n/i.test(pieces[0]!.piece)) return true;
  const colours = pieces.map(({ at }) => ((at % 8) + Math.floor(at / 8)) % 2);
  return pieces.every(({ piece }) => /b/i.test(piece)) && new Set(colours).size === 1;
};

const ofSide = (squares: Squares, side: 0 | 1): string =>
  piecesOf(squares)
    .filter(({ piece }) => ownerOf(piece) === side)
    .map(({ piece }) => piece.toLowerCase())
    .join("");

/** Each side has the king alone, or one bishop or knight, or two knights against a lone king. */
const isListed = (squares: Squares): boolean => {
  const sides = ([0, 1] as const).map((side) => ofSide(squares, side));
  return sides.every(
    (own, side) => ["", "b", "n"].includes(own) || (own === "nn" && sides[1 - side] === ""),
  );
};

/** Kings and pawns of which none can ever move or be taken: every way the kings can walk is tried. */
const isBlockade = (board: Board): boolean => {
  if (piecesOf(board.squares).some(({ piece }) => !/p/i.test(piece))) return false;
  const seen = new Set<string>();
  const open: Board[] = [board];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = `${next.squares.join("")}${next.toMove}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { squares, toMove } = next;
    const moves = legalMoves(next);
    const checked = attackersOf(squares, kingOf(squares, toMove), toMove === 0 ? 1 : 0).length > 0;
    if (moves.length === 0 && checked) return false;
    for (const move of moves) {
      if (!/k/i.test(squares[move.from]!) || squares[move.to] !== ".") return false;
      open.push(played(next, move));
    }
  }
  return true;
};

export const isDead = (board: Board, ruling: string): boolean => {
  switch (ruling) {
    case "listed-material":
      return isListed(board.squares);
    case "no-mate-by-material":
      return cannotMateByPieces(board.squares);
    default:
      return cannotMateByPieces(board.squares) || isBlockade(board);
  }
};

/** Equal for positions that are the same (repetition.same). */
export const repetitionKey = (board: Board): string => {
  const { squares, toMove, castling, passed } = board;
  const canPass =
    passed !== null &&
    legalMoves(board).some(({ from, to }) => to === passed && /p/i.test(squares[from]!));
  return [squares.join(""), toMove, castling, canPass ? passed : "-"].join(" ");
};
