// Articles 3.1 to 3.9: one question for each rule of moving, each about a move as it is written, and what a move changes.
// A question has an answer whatever stands on the board, so that a refusal can name every rule that is broken.
import {
  between,
  type Board,
  capturedBy,
  CASTLING_WAYS,
  castlingBy,
  type Castling,
  colourOf,
  exposesKing,
  fileOf,
  isAttacked,
  isEnPassant,
  isLastRank,
  type Kind,
  kindOf,
  KING_REACH,
  KNIGHT_REACH,
  type Move,
  otherColour,
  pawnAttacks,
  type Piece,
  played,
  positionKey,
  rankOf,
} from "@assize/chess-board";
import type { EventOf } from "./data.ts";
import { asPosition, moveOf, seatToMove, type State } from "./state.ts";

type Moved = EventOf<"moved">;

const pieceMoved = ({ board }: State, { data }: Moved): Piece | null =>
  board.squares[moveOf(data).from] ?? null;

const isA =
  (kind: Kind) =>
  (game: State, event: Moved): boolean => {
    const piece = pieceMoved(game, event);
    return piece !== null && kindOf(piece) === kind;
  };

/** Whose own pawns decide which way is forward: the piece's own colour, whoever moves it. */
const colourMoved = (game: State, event: Moved) => {
  const piece = pieceMoved(game, event);
  return piece === null ? game.board.turn : colourOf(piece);
};

// ---- what kind of move it is

export const bishopMoves = isA("bishop");
export const rookMoves = isA("rook");
export const queenMoves = isA("queen");
export const knightMoves = isA("knight");
export const pawnMoves = isA("pawn");
export const lineMoves = (game: State, event: Moved): boolean =>
  bishopMoves(game, event) || rookMoves(game, event) || queenMoves(game, event);

/** Which castling the king's move is, by its squares alone. */
export const castlingOf = ({ board }: State, { data }: Moved): Castling | null =>
  castlingBy(board, moveOf(data));
export const isCastling = (game: State, event: Moved): boolean => castlingOf(game, event) !== null;
export const isNoCastling = (game: State, event: Moved): boolean =>
  castlingOf(game, event) === null;
export const kingSteps = (game: State, event: Moved): boolean =>
  isA("king")(game, event) && isNoCastling(game, event);

const offFile = ({ data }: Moved): boolean => {
  const { from, to } = moveOf(data);
  return fileOf(from) !== fileOf(to);
};
export const pawnAdvances = (game: State, event: Moved): boolean =>
  pawnMoves(game, event) && !offFile(event);
const pawnLeavesFile = (game: State, event: Moved): boolean =>
  pawnMoves(game, event) && offFile(event);
export const capturesEnPassant = (game: State, { data }: Moved): boolean =>
  isEnPassant(game.board, moveOf(data));
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

/** move.occupied */
export const targetIsNotOwn = ({ board }: State, { data }: Moved): boolean => {
  const there = board.squares[moveOf(data).to] ?? null;
  return there === null || colourOf(there) !== board.turn;
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
  return (between(from, to) ?? []).every((square) => board.squares[square] === null);
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
  if (event.data.promotion !== null) return reachesLastRank(game, event);
  return !reachesLastRank(game, event) || game.rulings["unfinished-promotion"] === "queen";
};

/** castling.lost */
export const castlingIsLeft = (game: State, event: Moved): boolean => {
  const castling = castlingOf(game, event);
  return castling !== null && game.board.castlings.includes(castling);
};

/** castling.path */
export const castlingPathIsFree = (game: State, event: Moved): boolean => {
  const castling = castlingOf(game, event);
  return (
    castling !== null &&
    CASTLING_WAYS[castling].empty.every((square) => game.board.squares[square] === null)
  );
};

/** castling.attacked */
export const castlingIsUnattacked = ({ board }: State, event: Moved): boolean => {
  const castling = castlingBy(board, moveOf(event.data));
  if (castling === null) return false;
  const { safe, colour } = CASTLING_WAYS[castling];
  return safe.every((square) => !isAttacked(board.squares, square, otherColour(colour)));
};

/** king.exposed */
export const kingStaysSafe = ({ board }: State, { data }: Moved): boolean =>
  !exposesKing(board, moveOf(data));

/** claim.incorrect: a move that was written down with a claim is played. */
export const playsWhatWasWritten = ({ bound }: State, { data }: Moved): boolean =>
  bound === null ||
  (bound.from === data.from && bound.to === data.to && bound.promotion === data.promotion);
export const isBound = ({ bound }: State): boolean => bound !== null;

// ---- what changes

/** The state after a move. Whoever moves has refused the opponent's offer. */
export const move = (game: State, { by, data }: Moved): State => {
  const made = withQueen(game.board, moveOf(data));
  const { squares, turn } = game.board;
  const captured = capturedBy(game.board, made);
  const castled = castlingBy(game.board, made);
  const board = asPosition(played({ ...game.board, turn }, made));
  const key = positionKey(board);
  return {
    ...game,
    board,
    plies: game.plies + 1,
    since: board.quiet === 0 ? [key] : [...game.since, key],
    last: data,
    untold: {
      captured: captured === null ? null : { piece: kindOf(squares[captured]!), square: captured },
      castled,
      promoted: made.promotion === null ? null : { piece: made.promotion, square: made.to },
    },
    offers: game.offers.filter((seat) => seat === by),
    bound: null,
  };
};
