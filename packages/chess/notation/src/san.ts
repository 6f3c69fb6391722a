// SAN: a move as players write it, read on a board and written for one. What is written may be illegal: it is read all the same
// where it can mean one piece only.
import {
  attacks,
  type Board,
  CASTLING_WAYS,
  capturedBy,
  colourOf,
  exposesKing,
  fileOf,
  FILES,
  hasLegalMove,
  isInCheck,
  type Kind,
  kindOf,
  legalMoves,
  legalMovesFrom,
  type Move,
  nameOf,
  pawnAttacks,
  pieceOf,
  played,
  type Promotion,
  rankOf,
  RANKS,
  readSquare,
  type Square,
} from "@assize/chess-board";

const LETTERS: Readonly<Record<Kind, string>> = {
  pawn: "",
  knight: "N",
  bishop: "B",
  rook: "R",
  queen: "Q",
  king: "K",
};
const KIND_OF: Readonly<Record<string, Kind>> = {
  "": "pawn",
  N: "knight",
  B: "bishop",
  R: "rook",
  Q: "queen",
  K: "king",
};
const PROMOTION_OF: Readonly<Record<string, Promotion>> = {
  N: "knight",
  B: "bishop",
  R: "rook",
  Q: "queen",
};

export type ReadSan =
  | { readonly kind: "move"; readonly move: Move }
  /** What it says is a move, and which piece is meant cannot be told. */
  | { readonly kind: "unclear"; readonly to: Square; readonly promotion: Promotion | null }
  | { readonly kind: "no-move" };

const SAN = /^([NBRQK]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])(?:=?([NBRQ]))?(?:e\.?p\.?)?[+#]*$/;
const CASTLING = /^[O0]-[O0](-[O0])?[+#]*$/;

/** From square to square, whatever stands there: `g1f3`, `e7-e8=Q`. */
const COORDINATES = /^([a-h][1-8])[x:-]?([a-h][1-8])(?:=?([NBRQnbrq]))?[+#]*$/;

const coordinatesIn = (text: string): Move | null => {
  const [, from, to, promotion = ""] = COORDINATES.exec(text) ?? [];
  return from === undefined || to === undefined
    ? null
    : {
        from: readSquare(from)!,
        to: readSquare(to)!,
        promotion: PROMOTION_OF[promotion.toUpperCase()] ?? null,
      };
};

/** True for what reads as one word of a game, whatever it means. */
export const isSan = (text: string): boolean =>
  /^[^\s(){};$[\]!?%.\d*][^\s(){};$[\]!?]*$/.test(text);

interface Written {
  readonly kind: Kind;
  readonly file: string;
  readonly rank: string;
  readonly to: Square;
  readonly promotion: Promotion | null;
}

const writtenIn = (text: string): Written | null => {
  const match = SAN.exec(text);
  if (match === null) return null;
  const [, letter = "", file = "", rank = "", to = "", promotion = ""] = match;
  return {
    kind: KIND_OF[letter]!,
    file,
    rank,
    to: readSquare(to)!,
    promotion: PROMOTION_OF[promotion] ?? null,
  };
};

const fits = ({ squares }: Board, { kind, file, rank }: Written, from: Square): boolean => {
  const piece = squares[from] ?? null;
  return (
    piece !== null &&
    kindOf(piece) === kind &&
    (file === "" || FILES[fileOf(from)] === file) &&
    (rank === "" || RANKS[rankOf(from)] === rank)
  );
};

/** A pawn's move names its file: where it captures, or else that of its square. */
const pawnCouldMean = ({ turn }: Board, { file, to }: Written, from: Square): boolean => {
  const captures = file !== "" && file !== FILES[fileOf(to)];
  if (captures) return pawnAttacks(turn, from).includes(to);
  const ahead = (rankOf(to) - rankOf(from)) * (turn === "white" ? 1 : -1);
  return fileOf(from) === fileOf(to) && ahead > 0 && ahead <= 2;
};

/** The pieces that could be meant, whatever the rules say of their move. */
const meant = (board: Board, written: Written): readonly Square[] =>
  board.squares.flatMap((piece, from) =>
    piece !== null &&
    colourOf(piece) === board.turn &&
    fits(board, written, from) &&
    (written.kind !== "pawn" || pawnCouldMean(board, written, from))
      ? [from]
      : [],
  );

/** Reads a move on the board that it is made on. */
export const readSan = (board: Board, text: string): ReadSan => {
  const castling = CASTLING.exec(text);
  if (castling !== null) {
    const long = castling[1] !== undefined;
    const letter = board.turn === "white" ? (long ? "Q" : "K") : long ? "q" : "k";
    const [from, to] = CASTLING_WAYS[letter].king;
    return board.squares[from] === pieceOf(board.turn, "king")
      ? { kind: "move", move: { from, to, promotion: null } }
      : { kind: "unclear", to, promotion: null };
  }
  const coordinates = coordinatesIn(text);
  if (coordinates !== null) return { kind: "move", move: coordinates };
  const written = writtenIn(text);
  if (written === null) return { kind: "no-move" };
  const { to, promotion } = written;
  const pieces = meant(board, written);
  const legal = pieces.filter((from) => isLegalTo(board, { from, to, promotion }));
  const reaching = pieces.filter((from) => attacks(board.squares, board.squares[from]!, from, to));
  // A castling is never written as a king's move.
  for (const found of [legal, reaching, pieces]) {
    const [from, ...others] = found;
    if (from !== undefined && others.length === 0)
      return { kind: "move", move: { from, to, promotion } };
    if (found === legal && from !== undefined) break;
  }
  return { kind: "unclear", to, promotion };
};

/** True where the move is legal and no castling. Only this one is looked at: to list all moves costs many times as much. */
const isLegalTo = (board: Board, move: Move): boolean => {
  const { squares, turn } = board;
  const { from, to, promotion } = move;
  const piece = squares[from]!;
  if (kindOf(piece) === "pawn")
    return [...legalMovesFrom(board, from)].some(
      (one) => one.to === to && one.promotion === promotion,
    );
  const there = squares[to] ?? null;
  return (
    promotion === null &&
    (there === null || colourOf(there) !== turn) &&
    attacks(squares, piece, from, to) &&
    !exposesKing(board, move)
  );
};

const isCastling = ({ squares }: Board, from: Square, to: Square): boolean => {
  const piece = squares[from] ?? null;
  return piece !== null && kindOf(piece) === "king" && Math.abs(fileOf(from) - fileOf(to)) === 2;
};

/** What tells the piece apart from others of its kind that could go there. */
const apart = (board: Board, kind: Kind, { from, to }: Move): string => {
  const others = [...legalMoves(board)].filter(
    (one) => one.to === to && one.from !== from && kindOf(board.squares[one.from]!) === kind,
  );
  if (others.length === 0) return "";
  const file = FILES[fileOf(from)]!;
  const rank = RANKS[rankOf(from)]!;
  if (!others.some((one) => fileOf(one.from) === fileOf(from))) return file;
  return others.some((one) => rankOf(one.from) === rankOf(from)) ? `${file}${rank}` : rank;
};

const bodyOf = (board: Board, move: Move): string => {
  const { from, to, promotion } = move;
  if (isCastling(board, from, to)) return fileOf(to) > fileOf(from) ? "O-O" : "O-O-O";
  const piece = board.squares[from];
  const kind = piece === null || piece === undefined ? "pawn" : kindOf(piece);
  const capture = capturedBy(board, move) === null ? "" : "x";
  const named = promotion === null ? "" : `=${LETTERS[promotion]}`;
  if (kind !== "pawn")
    return `${LETTERS[kind]}${apart(board, kind, move)}${capture}${nameOf(to)}${named}`;
  return `${capture === "" ? "" : FILES[fileOf(from)]}${capture}${nameOf(to)}${named}`;
};

/** The move as players write it, with what it gives: `Nbd7`, `exd8=Q+`, `Qh4#`. */
export const sanOf = (board: Board, move: Move): string => {
  const after = played(board, move);
  const check = isInCheck(after, after.turn);
  const sign = check ? (hasLegalMove(after) ? "+" : "#") : "";
  return `${bodyOf(board, move)}${sign}`;
};
