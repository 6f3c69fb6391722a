// The chessboard: pieces, legal moves, perft and FEN. Knows no game, no draw and no clock.
export { CASTLINGS } from "./board.ts";
export type { Board, Castling } from "./board.ts";
export {
  boardProblem,
  piecesProblem,
  FEN_PARTS,
  fenOf,
  isSamePosition,
  placementOf,
  positionKey,
  readFen,
  START_FEN,
  withoutImpossible,
} from "./fen.ts";
export type { FenPart, FenProblem, PossibleFen } from "./fen.ts";
export {
  canCaptureEnPassant,
  capturedBy,
  CASTLING_WAYS,
  castlingAt,
  castlingBy,
  exposesKing,
  hasLegalMove,
  isEnPassant,
  isInCheck,
  isLastRank,
  isLegal,
  kingOf,
  legalMoves,
  legalMovesFrom,
  played,
} from "./moves.ts";
export type { CastlingWay, Move } from "./moves.ts";
export { dividedPerft, perft } from "./perft.ts";
export {
  BLACK_PIECES,
  COLOURS,
  colourOf,
  isPiece,
  kindOf,
  KINDS,
  otherColour,
  pieceOf,
  PROMOTIONS,
  WHITE_PIECES,
} from "./pieces.ts";
export type { Colour, Kind, Piece, Promotion } from "./pieces.ts";
export {
  areEmpty,
  attackersOf,
  attacks,
  between,
  isAttacked,
  KING_REACH,
  KNIGHT_REACH,
  pawnAttacks,
} from "./reach.ts";
export {
  fileOf,
  FILES,
  isLight,
  nameOf,
  rankOf,
  RANKS,
  readSquare,
  SQUARE_NAMES,
  squareAt,
  squareOf,
} from "./squares.ts";
export type { Square, SquareName } from "./squares.ts";
