// From a board to its legal moves, and to the board after one. A move is made on a copy, and is legal where the mover's king
// is then not attacked; castling asks besides for the squares that the king crosses. Articles 3.2 to 3.9 of the Laws.
import type { Board } from "./board.ts";
import {
  attackedInCastling,
  castlingAt,
  castlingBy,
  castlingLeft,
  castlingsAfter,
  castlingTo,
  type CastlingWay,
  isCastlingFree,
  isCastlingLeft,
  squaresCastled,
} from "./castling.ts";
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
import {
  attackersOf,
  attacks,
  between,
  firstSteps,
  goesAlong,
  isAttacked,
  KING_REACH,
  KNIGHT_REACH,
  pawnAttacks,
  raysOf,
  rayThrough,
} from "./reach.ts";
import { fileOf, rankOf, type Square } from "./squares.ts";

/** Castling is the king's move of two squares, in Chess960 its move to its own rook. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion: Promotion | null;
}

const stepOf = (colour: Colour): number => (colour === "white" ? 8 : -8);
const firstRank = (colour: Colour): number => (colour === "white" ? 1 : 6);

/** True for the rank farthest from where this colour's pawns start. */
export const isLastRank = (colour: Colour, square: Square): boolean =>
  rankOf(square) === (colour === "white" ? 7 : 0);

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
  if (board.squares[move.to] === null) return null;
  return board.rooks !== null && castlingBy(board, move) !== null ? null : move.to;
};

/** The squares after a move. A promotion that is not said leaves the pawn a pawn. */
const squaresAfter = (board: Board, move: Move): readonly (Piece | null)[] => {
  const { from, to, promotion } = move;
  const piece = board.squares[from] ?? null;
  const becomes =
    piece === null || promotion === null ? piece : pieceOf(colourOf(piece), promotion);
  const castling = castlingBy(board, move);
  if (castling !== null) return squaresCastled(board.squares, castling, becomes!);
  const squares = [...board.squares];
  const captured = capturedBy(board, move);
  if (captured !== null) squares[captured] = null;
  squares[to] = becomes;
  squares[from] = null;
  return squares;
};

/** The board after a move, legal or not. */
export const played = (board: Board, move: Move): Board => {
  const { turn, quiet, fullMove } = board;
  const { from, to } = move;
  const piece = board.squares[from] ?? null;
  const pawn = piece !== null && kindOf(piece) === "pawn";
  const step = stepOf(turn);
  const squares = squaresAfter(board, move);
  return {
    squares,
    turn: otherColour(turn),
    castlings: castlingsAfter(board, move),
    rooks: board.rooks,
    crossed: pawn && to - from === 2 * step ? from + step : null,
    quiet: pawn || capturedBy(board, move) !== null ? 0 : quiet + 1,
    fullMove: turn === "black" ? fullMove + 1 : fullMove,
    check: isInCheck({ squares }, otherColour(turn)),
  };
};

/** Where this colour's king stands; -1 where there is none. */
export const kingOf = (squares: Board["squares"], colour: Colour): Square => {
  // Each from its own side of the board on, where kings mostly stand.
  if (colour === "white") {
    for (let square = 0; square < 64; square++) if (squares[square] === "K") return square;
  } else for (let square = 63; square >= 0; square--) if (squares[square] === "k") return square;
  return -1;
};

/** True where this colour's king is attacked (article 3.9.1). */
export const isInCheck = ({ squares }: Pick<Board, "squares">, colour: Colour): boolean => {
  const king = kingOf(squares, colour);
  return king >= 0 && isAttacked(squares, king, otherColour(colour));
};

/**
 * True where an own piece, by leaving its square, opens a line to its king. Requires that the king is not in check, and that the
 * piece is neither the king nor a pawn that captures in passing: then nothing else can come to attack it.
 */
const opensLine = ({ squares, turn }: Board, king: Square, { from, to }: Move): boolean => {
  const ray = rayThrough(king, from);
  if (ray === null || to === king) return false;
  const isStraight = fileOf(king) === fileOf(from) || rankOf(king) === rankOf(from);
  for (let i = 0; i < ray.length; i++) {
    const square = ray[i]!;
    if (square === to) return false;
    const piece = squares[square]!;
    if (piece === null || square === from) continue;
    return colourOf(piece) !== turn && goesAlong(piece, isStraight);
  }
  return false;
};

/** True where the mover's own king would be attacked after the move (article 3.9.2). What happens most is told without a copy. */
export const exposesKing = (board: Board, move: Move): boolean => {
  const { squares, turn, check } = board;
  const { from, to, promotion } = move;
  const king = kingOf(squares, turn);
  const piece = squares[from] ?? null;
  if (king >= 0 && from !== to && piece !== null && colourOf(piece) === turn) {
    if (from !== king && !check && !isEnPassant(board, move)) return opensLine(board, king, move);
    if (from === king && promotion === null && castlingAt(board, from, to) === null)
      return isAttacked(squares, to, otherColour(turn), from);
  }
  return isInCheck({ squares: squaresAfter(board, move) }, turn);
};

/** True where the way of a castling is free and the king neither is in check nor crosses or reaches an attacked square. */
const mayCastle = (board: Board, way: CastlingWay): boolean =>
  isCastlingFree(board, way) && attackedInCastling(board, way) === null;

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
  if (kindOf(piece) !== "king") return;
  for (const castling of board.castlings) {
    const way = castlingLeft(board, castling, from);
    if (way !== null && way.king[0] === from && way.colour === board.turn)
      if (mayCastle(board, way)) yield { from, to: castlingTo(board, way), promotion: null };
  }
}

/** Every legal move, square by square from a1 to h8, lazily. */
export function* legalMoves(board: Board): Generator<Move> {
  for (let from = 0; from < 64; from++) yield* legalMovesFrom(board, from);
}

/** Where a pawn can go, whatever becomes of its king: what `pawnTargets` lists, asked of one square. */
const pawnGoes = ({ squares, crossed, turn }: Board, from: Square, to: Square): boolean => {
  if (pawnAttacks(turn, from).includes(to)) return squares[to] !== null || to === crossed;
  const step = stepOf(turn);
  if (squares[to] !== null || squares[from + step] !== null) return false;
  return to === from + step || (to === from + 2 * step && rankOf(from) === firstRank(turn));
};

/** Whether a move is one of `legalMoves`. Only this one is looked at: to list them costs many times as much. */
export const isLegal = (board: Board, move: Move): boolean => {
  const { squares, turn } = board;
  const { from, to, promotion } = move;
  const piece = squares[from] ?? null;
  if (piece === null || colourOf(piece) !== turn) return false;
  const castling = castlingBy(board, move);
  if (castling !== null)
    return promotion === null && isCastlingLeft(board, castling) && mayCastle(board, castling);
  const isPawn = piece === "P" || piece === "p";
  if ((promotion !== null) !== (isPawn && isLastRank(turn, to))) return false;
  const there = squares[to]!;
  if (there !== null && colourOf(there) === turn) return false;
  const goes = isPawn ? pawnGoes(board, from, to) : attacks(squares, piece, from, to);
  return goes && !exposesKing(board, move);
};

/** True where a piece can go to the nearest square of one of its ways; of what pawns capture nothing is said. */
const hasFirstStep = ({ squares, turn }: Board, piece: Piece, from: Square): boolean => {
  if (piece === "P" || piece === "p") return squares[from + stepOf(turn)] === null;
  const steps = firstSteps(piece, from);
  for (let i = 0; i < steps.length; i++) {
    const there = squares[steps[i]!]!;
    if (there === null || colourOf(there) !== turn) return true;
  }
  return false;
};

/**
 * True where a piece can move that stands on no line of its king: unless the king is in check, nothing keeps it from moving. Found
 * at once in nearly every position; where it answers false, all moves have to be looked at.
 */
const hasFreeMove = (board: Board, king: Square): boolean => {
  const { squares, turn } = board;
  for (let i = 0; i < 64; i++) {
    // From the own side of the board on.
    const from = turn === "white" ? i : 63 - i;
    const piece = squares[from]!;
    if (piece === null || from === king || colourOf(piece) !== turn) continue;
    if (between(king, from) === null && hasFirstStep(board, piece, from)) return true;
  }
  return false;
};

const hasKingStep = (board: Board, king: Square): boolean => {
  const { squares, turn } = board;
  const steps = KING_REACH[king]!;
  for (let i = 0; i < steps.length; i++) {
    const to = steps[i]!;
    const there = squares[to]!;
    const isOwn = there !== null && colourOf(there) === turn;
    if (!isOwn && !exposesKing(board, { from: king, to, promotion: null })) return true;
  }
  return false;
};

/** True where another piece than the king can legally go to one of these squares. */
const canGoTo = (board: Board, king: Square, some: readonly Square[]): boolean => {
  const { squares, turn } = board;
  for (let from = 0; from < 64; from++) {
    const piece = squares[from]!;
    if (piece === null || from === king || colourOf(piece) !== turn) continue;
    const isPawn = piece === "P" || piece === "p";
    for (const to of some) {
      const promotion = isPawn && isLastRank(turn, to) ? "queen" : null;
      if (isLegal(board, { from, to, promotion })) return true;
    }
  }
  return false;
};

/**
 * Whether another piece than the king can end a check (article 3.9): by taking the one piece that gives it, by going between, or by
 * capturing in passing. Of two attackers no other piece helps.
 */
const canEndCheck = (board: Board, king: Square): boolean => {
  const { squares, turn, crossed } = board;
  const [attacker, ...more] = attackersOf(squares, king, otherColour(turn));
  if (attacker === undefined || more.length > 0) return false;
  const some = [attacker, ...(between(king, attacker) ?? [])];
  return canGoTo(board, king, crossed === null ? some : [...some, crossed]);
};

export const hasLegalMove = (board: Board): boolean => {
  const king = kingOf(board.squares, board.turn);
  if (king < 0) return legalMoves(board).next().done !== true;
  if (board.check) return hasKingStep(board, king) || canEndCheck(board, king);
  return hasFreeMove(board, king) || legalMoves(board).next().done !== true;
};

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
