// The chessboard: pieces, legal moves, perft and FEN. Knows no game, no draw and no clock.
export { CASTLINGS } from "./board.ts";
export type { Board, Castling, CastlingRooks } from "./board.ts";
export {
  attackedInCastling,
  CASTLING_WAYS,
  castlingAt,
  castlingBetween,
  castlingBy,
  isCastlingFree,
  isCastlingLeft,
} from "./castling.ts";
export type { CastlingWay } from "./castling.ts";
export { START_NUMBERS, startNumberOf, startNumbered } from "./start-numbers.ts";
export {
  boardProblem,
  FEN_PARTS,
  fenOf,
  isSamePosition,
  placementOf,
  positionKey,
  readFen,
  START_FEN,
  withoutImpossible,
  xFenOf,
} from "./fen.ts";
export type { FenPart, FenProblem, PossibleFen, Variant } from "./fen.ts";
export {
  canCaptureEnPassant,
  capturedBy,
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
export type { Move } from "./moves.ts";
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
