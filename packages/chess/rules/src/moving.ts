// Articles 3.1 to 3.9: one question for each rule of moving, each about a move as it is written, and what a move changes.
// A question has an answer whatever stands on the board, so that a refusal can name every rule that is broken.
import {
  areEmpty,
  attackedInCastling,
  between,
  type Board,
  capturedBy,
  castlingAt,
  castlingBy,
  type CastlingWay,
  colourOf,
  exposesKing,
  fileOf,
  isCastlingFree,
  isCastlingLeft,
  isEnPassant,
  isLastRank,
  kindOf,
  KING_REACH,
  KNIGHT_REACH,
  type Move,
  pawnAttacks,
  type Piece,
  played,
  rankOf,
  squareOf,
} from "@assize/chess-board";
import type { EventOf } from "./data.ts";
import { sinceThen } from "./repetition.ts";
import {
  asPosition,
  moveOf,
  NOTHING_UNTOLD,
  seatToMove,
  type State,
  type Untold,
} from "./state.ts";

type Moved = EventOf<"moved">;

const pieceMoved = ({ board }: State, { data }: Moved): Piece | null =>
  board.squares[squareOf(data.from)] ?? null;

const isA =
  (white: Piece, black: Piece) =>
  (game: State, event: Moved): boolean => {
    const piece = pieceMoved(game, event);
    return piece === white || piece === black;
  };

/** Whose own pawns decide which way is forward: the piece's own colour, whoever moves it. */
const colourMoved = (game: State, event: Moved) => {
  const piece = pieceMoved(game, event);
  return piece === null ? game.board.turn : colourOf(piece);
};

// ---- what kind of move it is

export const bishopMoves = isA("B", "b");
export const rookMoves = isA("R", "r");
export const queenMoves = isA("Q", "q");
export const knightMoves = isA("N", "n");
export const pawnMoves = isA("P", "p");
const kingMoves = isA("K", "k");
export const lineMoves = (game: State, event: Moved): boolean =>
  bishopMoves(game, event) || rookMoves(game, event) || queenMoves(game, event);

/** Which castling the king's move is, by its squares alone. */
export const castlingOf = ({ board }: State, { data }: Moved): CastlingWay | null =>
  castlingAt(board, squareOf(data.from), squareOf(data.to));
export const isCastling = (game: State, event: Moved): boolean => castlingOf(game, event) !== null;
export const isNoCastling = (game: State, event: Moved): boolean =>
  castlingOf(game, event) === null;
export const kingSteps = (game: State, event: Moved): boolean =>
  kingMoves(game, event) && isNoCastling(game, event);

const offFile = ({ data }: Moved): boolean => {
  const { from, to } = moveOf(data);
  return fileOf(from) !== fileOf(to);
};
export const pawnAdvances = (game: State, event: Moved): boolean =>
  pawnMoves(game, event) && !offFile(event);
const pawnLeavesFile = (game: State, event: Moved): boolean =>
  pawnMoves(game, event) && offFile(event);
export const capturesEnPassant = (game: State, { data }: Moved): boolean =>
  isEnPassant(asLeft(game), moveOf(data));
/**
 * The board as the last move left it. That a pawn has just crossed a square is no part of a position in which it cannot lawfully be
 * captured (9.2.2), and still it is not why: to capture it exposes the king.
 */
const asLeft = ({ board, last }: State): Board => {
  if (board.crossed !== null || last === null) return board;
  const { from, to } = moveOf(last);
  const isPawn = kindOf(board.squares[to] ?? "K") === "pawn";
  return isPawn && Math.abs(from - to) === 16 ? { ...board, crossed: (from + to) / 2 } : board;
};

/** The board to look at for what a move would leave behind. */
export const boardFor = (game: State, event: Moved): Board =>
  meansEnPassant(game, event) ? asLeft(game) : game.board;

/** A pawn that leaves its file for a square without a piece: only a capture in passing can be meant. */
export const meansEnPassant = (game: State, event: Moved): boolean =>
  pawnLeavesFile(game, event) && game.board.squares[moveOf(event.data).to] === null;
export const pawnCaptures = (game: State, event: Moved): boolean =>
  pawnLeavesFile(game, event) && !meansEnPassant(game, event);
export const reachesLastRank = (game: State, event: Moved): boolean =>
  pawnMoves(game, event) && isLastRank(colourMoved(game, event), moveOf(event.data).to);
export const promotes = (game: State, event: Moved): boolean =>
  event.data.promotion !== null || reachesLastRank(game, event);
export const capturesPiece = ({ board }: State, { data }: Moved): boolean =>
  capturedBy(board, moveOf(data)) !== null;

// ---- questions

/** turn.alternate */
export const hasTheMove = (game: State, { by }: { readonly by: number }): boolean =>
  by === seatToMove(game);

/** move.own */
export const movesOwnPiece = (game: State, event: Moved): boolean => {
  const piece = pieceMoved(game, event);
  return piece !== null && colourOf(piece) === game.board.turn;
};

/** move.occupied; a castling of Chess960 is written to the own rook. */
export const targetIsNotOwn = (game: State, event: Moved): boolean => {
  const { squares, turn, rooks } = game.board;
  const there = squares[moveOf(event.data).to] ?? null;
  const isOwn = there !== null && colourOf(there) === turn;
  return !isOwn || (rooks !== null && isCastling(game, event));
};

const onDiagonal = ({ from, to }: Move): boolean =>
  from !== to && Math.abs(fileOf(from) - fileOf(to)) === Math.abs(rankOf(from) - rankOf(to));
const onLine = ({ from, to }: Move): boolean =>
  from !== to && (fileOf(from) === fileOf(to) || rankOf(from) === rankOf(to));

/** move.bishop */
export const alongDiagonal = (_: State, { data }: Moved): boolean => onDiagonal(moveOf(data));
/** move.rook */
export const alongLine = (_: State, { data }: Moved): boolean => onLine(moveOf(data));
/** move.queen */
export const alongAny = (_: State, { data }: Moved): boolean =>
  onDiagonal(moveOf(data)) || onLine(moveOf(data));
/** move.knight */
export const byKnightsLeap = (_: State, { data }: Moved): boolean =>
  KNIGHT_REACH[moveOf(data).from]!.includes(moveOf(data).to);
/** king.step */
export const toAdjacentSquare = (_: State, { data }: Moved): boolean =>
  KING_REACH[moveOf(data).from]!.includes(moveOf(data).to);

/** move.path; where the squares are on no line, another rule says no. */
export const pathIsFree = ({ board }: State, { data }: Moved): boolean => {
  const { from, to } = moveOf(data);
  const way = between(from, to);
  return way === null || areEmpty(board.squares, way);
};

/** pawn.advance */
export const advancesFreely = (game: State, event: Moved): boolean => {
  const { from, to } = moveOf(event.data);
  const white = colourMoved(game, event) === "white";
  const step = white ? 8 : -8;
  const { squares } = game.board;
  if (squares[from + step] !== null) return false;
  if (to === from + step) return true;
  return to === from + 2 * step && rankOf(from) === (white ? 1 : 6) && squares[to] === null;
};

const goesDiagonally = (game: State, event: Moved): boolean => {
  const { from, to } = moveOf(event.data);
  return pawnAttacks(colourMoved(game, event), from).includes(to);
};

/** pawn.capture; whose piece stands there is another rule. */
export const capturesDiagonally = (game: State, event: Moved): boolean =>
  goesDiagonally(game, event);

/** A pawn that reaches the last rank without a piece being named is a queen there. */
export const withQueen = ({ squares }: Board, move: Move): Move => {
  const piece = squares[move.from] ?? null;
  const promotes =
    piece !== null && kindOf(piece) === "pawn" && isLastRank(colourOf(piece), move.to);
  return promotes && move.promotion === null ? { ...move, promotion: "queen" } : move;
};

/** pawn.promotion: no piece is named where no pawn reaches the last rank; where one does, as `unfinished-promotion` reads it. */
export const namesPromotion = (game: State, event: Moved): boolean => {
  const { promotion } = event.data;
  if (promotion === "king" || promotion === "pawn") return false;
  if (promotion !== null) return reachesLastRank(game, event);
  return !reachesLastRank(game, event) || game.rulings["unfinished-promotion"] === "queen";
};

/** castling.lost */
export const castlingIsLeft = (game: State, event: Moved): boolean => {
  const castling = castlingOf(game, event);
  return castling !== null && isCastlingLeft(game.board, castling);
};

/** castling.path */
export const castlingPathIsFree = (game: State, event: Moved): boolean => {
  const castling = castlingOf(game, event);
  return castling !== null && isCastlingFree(game.board, castling);
};

/** castling.attacked */
export const castlingIsUnattacked = (game: State, event: Moved): boolean => {
  const castling = castlingOf(game, event);
  return castling !== null && attackedInCastling(game.board, castling) === null;
};

/** king.exposed */
export const kingStaysSafe = (game: State, event: Moved): boolean =>
  !exposesKing(boardFor(game, event), moveOf(event.data));

/** Only where a choice that the rules refuse was carried out can it be asked. */
export const meetsKing = ({ board }: State, { data }: Moved): boolean => {
  const there = board.squares[moveOf(data).to] ?? null;
  return there !== null && kindOf(there) === "king" && colourOf(there) !== board.turn;
};
/** end.checkmate: no king is captured. */
export const leavesKingOnBoard = (game: State, event: Moved): boolean => !meetsKing(game, event);

/** claim.incorrect: a move that was written down with a claim is played. */
export const playsWhatWasWritten = ({ bound }: State, { data }: Moved): boolean =>
  bound === null ||
  (bound.from === data.from && bound.to === data.to && bound.promotion === data.promotion);
export const isBound = ({ bound }: State): boolean => bound !== null;

// ---- what changes

const untoldOf = (board: Board, made: Move): Untold => {
  const captured = capturedBy(board, made);
  const castled = castlingBy(board, made)?.castling ?? null;
  const { promotion, to } = made;
  if (captured === null && castled === null && promotion === null) return NOTHING_UNTOLD;
  const piece = captured === null ? null : kindOf(board.squares[captured]!);
  return {
    captured: piece === null ? null : { piece, square: captured! },
    castled,
    promoted: promotion === null ? null : { piece: promotion, square: to },
  };
};

/** The state after a move. Whoever moves has refused the opponent's offer. */
export const move = (game: State, { by, data }: Moved): State => {
  const { edition, rulings, plies, offers, claim, flag, ended } = game;
  const made = withQueen(game.board, moveOf(data));
  const board = asPosition(played(game.board, made));
  return {
    edition,
    rulings,
    board,
    plies: plies + 1,
    since: sinceThen(game.since, board),
    last: data,
    untold: untoldOf(game.board, made),
    offers: offers.length === 0 ? offers : offers.filter((seat) => seat === by),
    claim,
    bound: null,
    flag,
    ended,
  };
};
