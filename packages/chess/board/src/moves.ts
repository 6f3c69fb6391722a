// From a board to its legal moves, and to the board after one. A move is made on a copy, and is legal where the mover's king
// is then not attacked; castling asks besides for the squares that the king crosses. Articles 3.2 to 3.9 of the Laws.
import { type Board, type Castling, CASTLINGS } from "./board.ts";
import {
  type Colour,
  colourOf,
  kindOf,
  otherColour,
  type Piece,
  pieceOf,
  type Promotion,
  PROMOTIONS,
} from "./pieces.ts";
import { isAttacked, KING_REACH, KNIGHT_REACH, pawnAttacks, raysOf } from "./reach.ts";
import { rankOf, type Square, squareOf } from "./squares.ts";

/** Castling is the king's move of two squares. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion: Promotion | null;
}

/** What stands where for a castling, and what has to be empty. */
export interface CastlingWay {
  readonly colour: Colour;
  readonly king: readonly [from: Square, to: Square];
  readonly rook: readonly [from: Square, to: Square];
  /** Between king and rook. */
  readonly empty: readonly Square[];
  /** Where the king stands, what it crosses, and where it comes to stand. */
  readonly safe: readonly Square[];
}

const castlingWay = (colour: Colour, side: "king" | "queen"): CastlingWay => {
  const rank = colour === "white" ? "1" : "8";
  const files = {
    king: { king: "g", rook: ["h", "f"], empty: ["f", "g"], safe: ["e", "f", "g"] },
    queen: { king: "c", rook: ["a", "d"], empty: ["b", "c", "d"], safe: ["e", "d", "c"] },
  } as const;
  const { king, rook, empty, safe } = files[side];
  return {
    colour,
    king: [squareOf(`e${rank}`), squareOf(`${king}${rank}`)],
    rook: [squareOf(`${rook[0]}${rank}`), squareOf(`${rook[1]}${rank}`)],
    empty: empty.map((file) => squareOf(`${file}${rank}`)),
    safe: safe.map((file) => squareOf(`${file}${rank}`)),
  };
};

export const CASTLING_WAYS: Readonly<Record<Castling, CastlingWay>> = {
  K: castlingWay("white", "king"),
  Q: castlingWay("white", "queen"),
  k: castlingWay("black", "king"),
  q: castlingWay("black", "queen"),
};

const stepOf = (colour: Colour): number => (colour === "white" ? 8 : -8);
const firstRank = (colour: Colour): number => (colour === "white" ? 1 : 6);

/** True for the rank farthest from where this colour's pawns start. */
export const isLastRank = (colour: Colour, square: Square): boolean =>
  rankOf(square) === (colour === "white" ? 7 : 0);

/** The castling that a king's move would be, whether it is allowed or not; null where it is none. */
export const castlingBy = ({ squares }: Board, { from, to }: Move): Castling | null => {
  const piece = squares[from] ?? null;
  if (piece === null || kindOf(piece) !== "king") return null;
  const found = CASTLINGS.find((one) => {
    const { colour, king } = CASTLING_WAYS[one];
    return colour === colourOf(piece) && king[0] === from && king[1] === to;
  });
  return found ?? null;
};

/** True where a pawn captures the one that has just passed it. */
export const isEnPassant = ({ squares, crossed }: Board, { from, to }: Move): boolean => {
  const piece = squares[from] ?? null;
  return (
    crossed === to &&
    piece !== null &&
    kindOf(piece) === "pawn" &&
    squares[to] === null &&
    pawnAttacks(colourOf(piece), from).includes(to)
  );
};

/** Where the piece stands that a move captures; null where it captures none. */
export const capturedBy = (board: Board, move: Move): Square | null => {
  if (isEnPassant(board, move)) return move.to - stepOf(board.turn);
  return board.squares[move.to] === null ? null : move.to;
};

/** The squares after a move. A promotion that is not said leaves the pawn a pawn. */
const squaresAfter = (board: Board, move: Move): readonly (Piece | null)[] => {
  const { from, to, promotion } = move;
  const squares = [...board.squares];
  const piece = squares[from] ?? null;
  const captured = capturedBy(board, move);
  if (captured !== null) squares[captured] = null;
  squares[to] = piece === null || promotion === null ? piece : pieceOf(colourOf(piece), promotion);
  squares[from] = null;
  if (piece !== "K" && piece !== "k") return squares;
  const castling = castlingBy(board, move);
  if (castling === null) return squares;
  const [rookFrom, rookTo] = CASTLING_WAYS[castling].rook;
  squares[rookTo] = squares[rookFrom]!;
  squares[rookFrom] = null;
  return squares;
};

/** Castlings that are left when something moves from, or to, these squares. */
const castlingsAfter = ({ castlings }: Board, { from, to }: Move): readonly Castling[] => {
  if (castlings.length === 0) return castlings;
  const lost = (one: Castling): boolean => {
    const { king, rook } = CASTLING_WAYS[one];
    return from === king[0] || from === rook[0] || to === rook[0];
  };
  return castlings.some(lost) ? castlings.filter((one) => !lost(one)) : castlings;
};

/** The board after a move, legal or not. */
export const played = (board: Board, move: Move): Board => {
  const { squares, turn, quiet, fullMove } = board;
  const { from, to } = move;
  const piece = squares[from] ?? null;
  const pawn = piece !== null && kindOf(piece) === "pawn";
  const step = stepOf(turn);
  return {
    squares: squaresAfter(board, move),
    turn: otherColour(turn),
    castlings: castlingsAfter(board, move),
    crossed: pawn && to - from === 2 * step ? from + step : null,
    quiet: pawn || capturedBy(board, move) !== null ? 0 : quiet + 1,
    fullMove: turn === "black" ? fullMove + 1 : fullMove,
  };
};

export const kingOf = (squares: Board["squares"], colour: Colour): Square =>
  squares.indexOf(colour === "white" ? "K" : "k");

/** True where this colour's king is attacked (article 3.9.1). */
export const isInCheck = ({ squares }: Pick<Board, "squares">, colour: Colour): boolean => {
  const king = kingOf(squares, colour);
  return king >= 0 && isAttacked(squares, king, otherColour(colour));
};

/** True where the mover's own king would be attacked after the move (article 3.9.2). */
export const exposesKing = (board: Board, move: Move): boolean =>
  isInCheck({ squares: squaresAfter(board, move) }, board.turn);

/** True where the way of a castling is free and the king neither is in check nor crosses an attacked square. */
const mayCastle = (board: Board, castling: Castling): boolean => {
  const { empty, safe, colour } = CASTLING_WAYS[castling];
  const { squares } = board;
  return (
    empty.every((square) => squares[square] === null) &&
    safe.every((square) => !isAttacked(squares, square, otherColour(colour)))
  );
};

function* pawnTargets({ squares, crossed, turn }: Board, from: Square): Generator<Square, void> {
  const step = stepOf(turn);
  const ahead = from + step;
  if (squares[ahead] === null) {
    yield ahead;
    if (rankOf(from) === firstRank(turn) && squares[ahead + step] === null) yield ahead + step;
  }
  for (const to of pawnAttacks(turn, from)) {
    const piece = squares[to]!;
    if (piece === null ? to === crossed : colourOf(piece) !== turn) yield to;
  }
}

/** Where the piece on a square can go, castling left out, without asking what becomes of its king. */
function* targets(board: Board, piece: Piece, from: Square): Generator<Square, void> {
  const { squares, turn } = board;
  const kind = kindOf(piece);
  if (kind === "pawn") return yield* pawnTargets(board, from);
  if (kind === "knight" || kind === "king") {
    for (const to of (kind === "knight" ? KNIGHT_REACH : KING_REACH)[from]!) {
      const there = squares[to]!;
      if (there === null || colourOf(there) !== turn) yield to;
    }
    return;
  }
  for (const ray of raysOf(piece, from)!)
    for (const to of ray) {
      const there = squares[to]!;
      if (there === null || colourOf(there) !== turn) yield to;
      if (there !== null) break;
    }
}

/** Every legal move of one piece; none where it is not the mover's. */
export function* legalMovesFrom(board: Board, from: Square): Generator<Move> {
  const piece = board.squares[from] ?? null;
  if (piece === null || colourOf(piece) !== board.turn) return;
  const isPawn = kindOf(piece) === "pawn";
  for (const to of targets(board, piece, from)) {
    const plain: Move = { from, to, promotion: null };
    if (exposesKing(board, plain)) continue;
    if (isPawn && isLastRank(board.turn, to))
      for (const promotion of PROMOTIONS) yield { from, to, promotion };
    else yield plain;
  }
  for (const castling of board.castlings) {
    const { king } = CASTLING_WAYS[castling];
    if (king[0] === from && CASTLING_WAYS[castling].colour === board.turn)
      if (mayCastle(board, castling)) yield { from, to: king[1], promotion: null };
  }
}

/** Every legal move, square by square from a1 to h8, lazily. */
export function* legalMoves(board: Board): Generator<Move> {
  for (let from = 0; from < 64; from++) yield* legalMovesFrom(board, from);
}

export const hasLegalMove = (board: Board): boolean => legalMoves(board).next().done !== true;

/** True where a pawn can lawfully capture in passing now: only then is the crossed square part of the position (9.2.2). */
export const canCaptureEnPassant = (board: Board): boolean => {
  const { crossed, turn } = board;
  if (crossed === null) return false;
  // From where the other colour's pawn would attack, ours does.
  return pawnAttacks(otherColour(turn), crossed).some(
    (from) =>
      board.squares[from] === pieceOf(turn, "pawn") &&
      !exposesKing(board, { from, to: crossed, promotion: null }),
  );
};
