// SAN: a move as players write it, read on a board and written for one. What is written may be illegal: it is read all the same
// where it can mean one piece only.
import {
  attacks,
  type Board,
  CASTLING_WAYS,
  capturedBy,
  castlingAt,
  castlingBetween,
  castlingBy,
  fileOf,
  FILES,
  hasLegalMove,
  isLegal,
  type Kind,
  kindOf,
  KING_REACH,
  kingOf,
  legalMoves,
  type Move,
  nameOf,
  otherColour,
  pawnAttacks,
  pieceOf,
  played,
  type Promotion,
  rankOf,
  RANKS,
  readSquare,
  type Square,
  SQUARE_NAMES,
  squareAt,
} from "@assize/chess-board";
import { inLetters, type LetterLanguage } from "./letters.ts";

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
  P: "pawn",
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
  /** What it says is a move, and which piece is meant cannot be told; `isTheirs`: it names one of the opponent's. */
  | {
      readonly kind: "unclear";
      readonly to: Square;
      readonly promotion: Promotion | null;
      readonly isTheirs: boolean;
    }
  /** Castling with a king that does not stand where it castles from. What becomes of the rook nobody can tell. */
  | { readonly kind: "away"; readonly move: Move }
  /** A piece of which several are there, and none can go where it is written to go; the move is that of the one that comes nearest to it. */
  | { readonly kind: "illegal"; readonly piece: Kind; readonly move: Move }
  /** A pawn that becomes what no pawn may become. */
  | { readonly kind: "no-promotion"; readonly move: Move; readonly becomes: "king" | "pawn" }
  /** A king's move of two squares, which castling is not written as. */
  | { readonly kind: "two-squares" }
  | { readonly kind: "no-move" };

/** What a player thinks of the move may stand on it: `Bb5+/-`. A pawn may have its letter. */
const SAN =
  /^([NBRQKP]?)([a-h]?)([1-8]?)[x:–-]?([a-h][1-8])(?:[=/]?\(?([NBRQKP])\)?|=([nbrqkp]))?(?:e\.?p\.?)?(?:[+#]*|ch|[+-]\/[-+=]|[+=-]\/[+-]|[+-][+-]|[±∓⩲⩱∞])$/;
const CASTLING = /^[Oo0][–-][Oo0]([–-][Oo0])?[+#]*$/;

/** From square to square, whatever stands there: `g1f3`, `e7-e8=Q`. */
const COORDINATES = /^([a-h][1-8])[x:–-]?([a-h][1-8])(?:=?([NBRQnbrq]))?[+#]*$/;

/** Some programs write castling as the king taking its own rook: `e1h1`. */
const withOwnRook = ({ squares, turn, rooks }: Board, move: Move): Move => {
  if (rooks !== null) return move;
  const way = Object.values(CASTLING_WAYS).find(
    ({ colour, king, rook }) => colour === turn && king[0] === move.from && rook[0] === move.to,
  );
  const isMeant =
    way !== undefined &&
    squares[move.from] === pieceOf(turn, "king") &&
    squares[move.to] === pieceOf(turn, "rook");
  return isMeant ? { ...move, to: way.king[1] } : move;
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
  /** What no pawn may become, where that is written. */
  readonly becomes: "king" | "pawn" | null;
}

/** What a text says by itself, whatever stands on the board. */
type Meaning =
  | { readonly kind: "castling"; readonly isLong: boolean }
  | { readonly kind: "coordinates"; readonly move: Move }
  | { readonly kind: "piece"; readonly written: Written }
  | { readonly kind: "no-move" };

const DRAWN = /[♔-♟]\uFE0E?/gu;
const FIRST_DRAWN = 0x2654;

/** Drawn pieces (`♘f3`, of either colour) as letters. */
const lettered = (text: string): string =>
  text.replaceAll(DRAWN, (piece) => "KQRBNP"[(piece.codePointAt(0)! - FIRST_DRAWN) % 6]!);

const meaningIn = (word: string): Meaning => {
  const text = lettered(word);
  const castling = CASTLING.exec(text);
  if (castling !== null) return { kind: "castling", isLong: castling[1] !== undefined };
  const coordinates = COORDINATES.exec(text);
  if (coordinates !== null) {
    const [, from = "", to = "", named = ""] = coordinates;
    const promotion = PROMOTION_OF[named.toUpperCase()] ?? null;
    return {
      kind: "coordinates",
      move: { from: readSquare(from)!, to: readSquare(to)!, promotion },
    };
  }
  const match = SAN.exec(text);
  if (match === null) return { kind: "no-move" };
  const [, letter = "", file = "", rank = "", to = "", large, small = ""] = match;
  const named = large ?? small.toUpperCase();
  // `Ba4N` is a novelty, and no bishop that becomes a knight.
  const isNovelty = !/^P?$/.test(letter) && /[1-8]N$/.test(text);
  const promotion = isNovelty ? null : (PROMOTION_OF[named] ?? null);
  const becomes: Written["becomes"] = named === "K" ? "king" : named === "P" ? "pawn" : null;
  const written = { kind: KIND_OF[letter]!, file, rank, to: readSquare(to)!, promotion, becomes };
  return { kind: "piece", written };
};

/** True for what is a move by its words, on whatever board. */
export const isMoveText = (text: string, letters: LetterLanguage): boolean => {
  const english = inLetters(text, letters, "en");
  return english !== null && meaningIn(english).kind !== "no-move";
};

/** Players write few texts, again and again. So many of them are kept, and none that is longer than a move can be. */
const MOST_KEPT = 8_192;
const LONGEST_KEPT = 12;
const kept = new Map<string, Meaning>();

const meaningOf = (text: string): Meaning => {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const meaning = meaningIn(text);
  if (kept.size < MOST_KEPT && text.length <= LONGEST_KEPT) kept.set(text, meaning);
  return meaning;
};

const fits = ({ file, rank }: Written, from: Square): boolean =>
  (file === "" || FILES[fileOf(from)] === file) && (rank === "" || RANKS[rankOf(from)] === rank);

/** From where a pawn could come. Its move names its file: where it captures, or else that of its square. */
const pawnsBehind = ({ turn }: Board, { file, to }: Written): readonly Square[] => {
  const captures = file !== "" && file !== FILES[fileOf(to)];
  if (captures) return pawnAttacks(otherColour(turn), to);
  const step = turn === "white" ? 8 : -8;
  return [to - step, to - 2 * step];
};

const ALL: readonly Square[] = SQUARE_NAMES.map((_, square) => square);

/** The pieces that could be meant, whatever the rules say of their move. */
const meant = (board: Board, written: Written): readonly Square[] => {
  const piece = pieceOf(board.turn, written.kind);
  const some = written.kind === "pawn" ? pawnsBehind(board, written) : ALL;
  const found: Square[] = [];
  for (let i = 0; i < some.length; i++) {
    const from = some[i]!;
    if (board.squares[from] === piece && fits(written, from)) found.push(from);
  }
  return found;
};

/** The rook of a castling that is not lost, or the outermost on that side of its king. */
const rookMeant = ({ squares, turn, rooks }: Board, from: Square, isLong: boolean) => {
  const castling = turn === "white" ? (isLong ? "Q" : "K") : isLong ? "q" : "k";
  const known = rooks?.[castling];
  if (known !== undefined && castlingBetween(from, known) !== null) return known;
  const beside = ALL.filter(
    (square) =>
      squares[square] === pieceOf(turn, "rook") &&
      castlingBetween(from, square)?.castling === castling,
  );
  return isLong ? beside[0] : beside.at(-1);
};

/** Chess960: the king goes to its own rook. Where there is none on that side, what was done nobody can tell. */
const castlingOfFiles = (board: Board, isLong: boolean): ReadSan => {
  const { squares, turn } = board;
  const from = kingOf(squares, turn);
  const to = rookMeant(board, from, isLong);
  if (to !== undefined) return { kind: "move", move: { from, to, promotion: null } };
  const home = squareAt(isLong ? 2 : 6, turn === "white" ? 0 : 7);
  return { kind: "unclear", to: home, promotion: null, isTheirs: false };
};

const castlingMeant = (board: Board, isLong: boolean): ReadSan => {
  const { squares, turn, rooks } = board;
  if (rooks !== null) return castlingOfFiles(board, isLong);
  const letter = turn === "white" ? (isLong ? "Q" : "K") : isLong ? "q" : "k";
  const [home, to] = CASTLING_WAYS[letter].king;
  const from = kingOf(squares, turn);
  // An illegal move may have captured it; and what castling cannot be may be a step, which it is not.
  if (from < 0 || KING_REACH[to]!.includes(from))
    return { kind: "unclear", to, promotion: null, isTheirs: false };
  return { kind: from === home ? "move" : "away", move: { from, to, promotion: null } };
};

/** `Kg1` where the king could castle: the record would have it castle. With both squares (`Ke1-g1`) castling may be meant. */
const isStepOfTwo = (board: Board, { kind, file, rank }: Written, move: Move): boolean =>
  kind === "king" &&
  (file === "" || rank === "") &&
  castlingBy(board, move) !== null &&
  isLegal(board, move);

/** Reads a move on the board that it is made on. */
export const readSan = (board: Board, text: string, letters: LetterLanguage = "en"): ReadSan => {
  const english = inLetters(text, letters, "en");
  if (english === null) return { kind: "no-move" };
  const meaning = meaningOf(english);
  switch (meaning.kind) {
    case "no-move":
      return { kind: "no-move" };
    case "castling":
      return castlingMeant(board, meaning.isLong);
    case "coordinates":
      return { kind: "move", move: withOwnRook(board, meaning.move) };
    case "piece": {
      const { written } = meaning;
      const { to, promotion, becomes } = written;
      const pieces = meant(board, written);
      const from = pieceMeant(board, pieces, to, promotion);
      if (from === null) return unclear(board, written, pieces);
      const move = { from, to, promotion };
      if (becomes !== null) return { kind: "no-promotion", move, becomes };
      return isStepOfTwo(board, written, move) ? { kind: "two-squares" } : { kind: "move", move };
    }
  }
};

/** Requires that no single piece can be meant. Where none of several can go there, it is illegal for each. */
const unclear = (board: Board, written: Written, pieces: readonly Square[]): ReadSan => {
  const { kind, to, promotion } = written;
  const some = pieces.length === 0 && kind === "pawn" ? pawnsOnFile(board, written) : pieces;
  const from = nearest(board, some, to);
  const isTheirs = namesTheirs(board, written);
  return from === undefined || some.some((one) => isLegal(board, { from: one, to, promotion }))
    ? { kind: "unclear", to, promotion, isTheirs }
    : { kind: "illegal", piece: kind, move: { from, to, promotion } };
};

/** Pawns that stand on the file that is named, wherever on it: a pawn that goes backwards, or too far. */
const pawnsOnFile = ({ squares, turn }: Board, written: Written): readonly Square[] => {
  const file = written.file === "" ? FILES[fileOf(written.to)] : written.file;
  const pawn = pieceOf(turn, "pawn");
  return ALL.filter((square) => squares[square] === pawn && FILES[fileOf(square)] === file);
};

/** The piece that comes nearest to a legal move there: one that reaches the square, or does but for what stands between, or the first. */
const nearest = ({ squares }: Board, pieces: readonly Square[], to: Square): Square | undefined => {
  const empty = squares.map(() => null);
  return (
    pieces.find((from) => attacks(squares, squares[from]!, from, to)) ??
    pieces.find((from) => attacks(empty, squares[from]!, from, to)) ??
    pieces[0]
  );
};

/** `Be1-d2` where the opponent's bishop stands on e1: a move is missing more often than that somebody played so. */
const namesTheirs = ({ squares, turn }: Board, { kind, file, rank }: Written): boolean => {
  const from = readSquare(`${file}${rank}`);
  return from !== undefined && squares[from] === pieceOf(otherColour(turn), kind);
};

/** The one of these pieces that can go there by the rules; where none can, that only reaches there, or is the only one. */
const pieceMeant = (
  board: Board,
  pieces: readonly Square[],
  to: Square,
  promotion: Promotion | null,
): Square | null => {
  // Of one piece alone nothing has to be asked: its move is read, legal or not.
  if (pieces.length < 2) return onlyOne(pieces);
  const { squares } = board;
  // A castling is never written as a king's move.
  const isLegalFrom = (from: Square): boolean => {
    const move = { from, to, promotion };
    return castlingBy(board, move) === null && isLegal(board, move);
  };
  const legal = pieces.filter(isLegalFrom);
  if (legal.length > 0) return onlyOne(legal);
  return (
    onlyOne(pieces.filter((from) => attacks(squares, squares[from]!, from, to))) ?? onlyOne(pieces)
  );
};

const onlyOne = (pieces: readonly Square[]): Square | null =>
  pieces.length === 1 ? pieces[0]! : null;

const isCastling = (board: Board, from: Square, to: Square): boolean => {
  const { squares, rooks } = board;
  if (rooks !== null) return castlingAt(board, from, to) !== null;
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
  const sign = after.check ? (hasLegalMove(after) ? "+" : "#") : "";
  return `${bodyOf(board, move)}${sign}`;
};
