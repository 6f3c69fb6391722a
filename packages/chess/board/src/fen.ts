// FEN: a board as one line of text. Reads what it can use, and says of everything else what is wrong and where.
import * as Result from "effect/Result";
import { type Board, type Castling, CASTLINGS } from "./board.ts";
import { CASTLING_WAYS, castlingBetween, castlingText, type CastlingWay } from "./castling.ts";
import { canCaptureEnPassant, isInCheck, kingOf } from "./moves.ts";
import { type Colour, isPiece, otherColour, type Piece, pieceOf } from "./pieces.ts";
import { nameOf, rankOf, readSquare, type Square, squareAt } from "./squares.ts";

export const START_FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** The parts of a FEN, in their order. */
export const FEN_PARTS = [
  "placement",
  "turn",
  "castling",
  "crossed",
  "quiet",
  "full-move",
  "position",
] as const;
export type FenPart = (typeof FEN_PARTS)[number];

export interface FenProblem {
  readonly part: FenPart;
  /** In English: what is wrong, and what should stand there. */
  readonly message: string;
}

type Read<Value> = Result.Result<Value, FenProblem>;

const wrong = (part: FenPart, message: string): Result.Result<never, FenProblem> =>
  Result.fail({ part, message });

/** The longest text that is looked at. */
const LONGEST = 200;
const MOST_COUNTED = 10_000;

const readRank = (text: string): readonly (Piece | null)[] | null => {
  const row: (Piece | null)[] = [];
  for (const letter of text)
    if (isPiece(letter)) row.push(letter);
    else if (/[1-8]/.test(letter)) row.push(...Array<null>(Number(letter)).fill(null));
    else return null;
  return row.length === 8 ? row : null;
};

const readPlacement = (text: string): Read<Board["squares"]> => {
  const ranks = text.split("/");
  if (ranks.length !== 8) return wrong("placement", `it has ${ranks.length} ranks; a board has 8`);
  const rows = ranks.map(readRank);
  const bad = rows.indexOf(null);
  if (bad >= 0)
    return wrong(
      "placement",
      `rank ${8 - bad} is ${JSON.stringify(ranks[bad])}; it needs 8 squares`,
    );
  // One list, pushed to: a list that was flattened is copied in several times as long.
  const squares: (Piece | null)[] = [];
  for (const row of rows.reverse()) squares.push(...row!);
  return Result.succeed(squares);
};

/** True where king and rook stand where they start in regular chess. */
const isUnmoved = (squares: Board["squares"], castling: Castling): boolean => {
  const { colour, king, rook } = CASTLING_WAYS[castling];
  return (
    squares[king[0]] === pieceOf(colour, "king") && squares[rook[0]] === pieceOf(colour, "rook")
  );
};

type Castlings = Pick<Board, "castlings" | "rooks">;

const readRegular = (text: string, squares: Board["squares"]): Read<Castlings> => {
  if (!/^K?Q?k?q?$/.test(text) || text === "")
    return wrong(
      "castling",
      `it is ${JSON.stringify(text)}; write some of KQkq in this order, or -`,
    );
  const castlings = CASTLINGS.filter((one) => text.includes(one));
  const lost = castlings.find((one) => !isUnmoved(squares, one));
  return lost === undefined
    ? Result.succeed({ castlings, rooks: null })
    : wrong("castling", `${lost} needs king and rook where they start`);
};

/** The rook that a letter of Chess960 means: by its file, or the outermost on that side of its king. Null where there is none. */
const rookMeant = (letter: string, squares: Board["squares"]): CastlingWay | null => {
  const colour = letter < "a" ? "white" : "black";
  const king = kingOf(squares, colour);
  const named = letter.toLowerCase();
  const ranked = Array.from({ length: 8 }, (_, file) => squareAt(file, colour === "white" ? 0 : 7));
  const rooks = ranked.filter((square) => squares[square] === pieceOf(colour, "rook"));
  const rook =
    named === "k"
      ? rooks.findLast((square) => square > king)
      : rooks.find((square) => (named === "q" ? square < king : nameOf(square)[0] === named));
  const way = rook === undefined ? null : castlingBetween(king, rook);
  return way?.colour === colour ? way : null;
};

/** Chess960: the files of the rooks (Shredder-FEN), or KQkq for the outermost ones (X-FEN). */
const readFiles = (text: string, squares: Board["squares"]): Read<Castlings> => {
  if (!/^[A-HKQa-hkq]+$/.test(text))
    return wrong(
      "castling",
      `it is ${JSON.stringify(text)}; write the files of the rooks, White's as capitals, or -`,
    );
  const ways = text.split("").map((letter) => rookMeant(letter, squares));
  const lost = ways.indexOf(null);
  if (lost >= 0)
    return wrong("castling", `${text[lost]} needs king and rook on the first rank of their colour`);
  const rooks = Object.fromEntries(ways.map((way) => [way!.castling, way!.rook[0]]));
  const castlings = CASTLINGS.filter((one) => one in rooks);
  return castlings.length === ways.length
    ? Result.succeed({ castlings, rooks })
    : wrong("castling", `${JSON.stringify(text)} names two rooks on one side of a king`);
};

const readCastlings = (
  text: string,
  squares: Board["squares"],
  variant: Variant,
): Read<Castlings> => {
  if (text === "-")
    return Result.succeed({ castlings: [], rooks: variant === "chess960" ? {} : null });
  return variant === "chess960" || /^[A-Ha-h]+$/.test(text)
    ? readFiles(text, squares)
    : readRegular(text, squares);
};

const readCrossed = (
  text: string,
  squares: Board["squares"],
  turn: Colour,
): Read<Square | null> => {
  if (text === "-") return Result.succeed(null);
  const square = readSquare(text);
  if (square === undefined) return wrong("crossed", `${JSON.stringify(text)} is no square`);
  const step = turn === "white" ? 8 : -8;
  const isCrossed =
    rankOf(square) === (turn === "white" ? 5 : 2) &&
    squares[square] === null &&
    squares[square + step] === null &&
    squares[square - step] === pieceOf(otherColour(turn), "pawn");
  return isCrossed
    ? Result.succeed(square)
    : wrong("crossed", `no pawn can just have crossed ${text}`);
};

const readCount = (part: FenPart, text: string, least: number): Read<number> =>
  /^(?:0|[1-9]\d*)$/.test(text) && Number(text) >= least && Number(text) <= MOST_COUNTED
    ? Result.succeed(Number(text))
    : wrong(part, `it is ${JSON.stringify(text)}; write a number from ${least} to ${MOST_COUNTED}`);

const positionProblem = (message: string): FenProblem => ({ part: "position", message });

/** What keeps pieces from standing so at all, or null. */
const piecesProblem = ({ squares }: Pick<Board, "squares">): FenProblem | null => {
  for (const colour of ["white", "black"] as const)
    if (squares.filter((one) => one === pieceOf(colour, "king")).length !== 1)
      return positionProblem(`${colour} needs exactly one king`);
  const edge = Array.from({ length: 8 }, (_, file) => [
    squareAt(file, 0),
    squareAt(file, 7),
  ]).flat();
  return edge.some((square) => squares[square] === "P" || squares[square] === "p")
    ? positionProblem("a pawn stands on the first or the last rank")
    : null;
};

/** What keeps a board from being one of a game, or null. */
export const boardProblem = (board: Board): FenProblem | null => {
  const problem = piecesProblem(board);
  if (problem !== null || !isInCheck(board, otherColour(board.turn))) return problem;
  return positionProblem("the king of whoever is not to move is in check");
};

/** Which game a FEN is of. */
export type Variant = "regular" | "chess960";

/**
 * Reads a FEN. The two counters may be left out, as in old files: then they are 0 and 1. One whose castlings are files of rooks is of
 * Chess960; where they are KQkq, or none, the variant says it.
 */
export const readFen = (text: string, variant: Variant = "regular"): Read<Board> => {
  if (text.length > LONGEST) return wrong("placement", `it has more than ${LONGEST} characters`);
  const parts = text.trim().split(/ +/);
  if (parts.length !== 4 && parts.length !== 6)
    return wrong(
      "position",
      `it has ${parts.length} parts; a FEN has 6, or 4 without the counters`,
    );
  const [placement, turn, castling, crossed, quiet = "0", fullMove = "1"] = parts;
  return Result.gen(function* () {
    const squares = yield* readPlacement(placement!);
    if (turn !== "w" && turn !== "b")
      return yield* wrong("turn", `it is ${JSON.stringify(turn)}; write w or b`);
    const colour = turn === "w" ? "white" : "black";
    const board: Board = {
      squares,
      turn: colour,
      ...(yield* readCastlings(castling!, squares, variant)),
      crossed: yield* readCrossed(crossed!, squares, colour),
      quiet: yield* readCount("quiet", quiet, 0),
      fullMove: yield* readCount("full-move", fullMove, 1),
      check: isInCheck({ squares }, colour),
    };
    const problem = boardProblem(board);
    return problem === null ? board : yield* Result.fail(problem);
  });
};

/** A FEN as it can be read, and what of it was left out. */
export interface PossibleFen {
  readonly fen: string;
  readonly told: readonly FenProblem[];
}

/** What stands in place of a part that is impossible: of the castlings those that are left, and no crossed square. */
const possiblePart = (
  part: FenPart,
  text: string,
  squares: Board["squares"],
  variant: Variant,
): string | null => {
  if (part === "crossed") return text === "-" ? null : "-";
  const letters = variant === "regular" ? /^[KQkq]+$/ : /^[A-HKQa-hkq]+$/;
  if (part !== "castling" || !letters.test(text)) return null;
  const named = variant === "regular" ? CASTLINGS : text.split("");
  const left = named.filter(
    (one) => text.includes(one) && Result.isSuccess(readCastlings(one, squares, variant)),
  );
  return [...new Set(left)].join("") || "-";
};

/** Without castlings and a crossed square that cannot be: many programs write them. The castlings may stand in any order. */
export const withoutImpossible = (text: string, variant: Variant = "regular"): PossibleFen => {
  const read = readFen(text, variant);
  if (Result.isSuccess(read)) return { fen: text, told: [] };
  const { part } = read.failure;
  const parts = text.trim().split(/ +/);
  const squares = readPlacement(parts[0]!);
  const at = FEN_PARTS.indexOf(part);
  const possible = Result.isFailure(squares)
    ? null
    : possiblePart(part, parts[at] ?? "", squares.success, variant);
  if (possible === null || possible === parts[at]) return { fen: text, told: [] };
  const { fen, told } = withoutImpossible(parts.with(at, possible).join(" "), variant);
  return { fen, told: [read.failure, ...told] };
};

/** Where the pieces stand, as FEN writes it. Asked after every move, so square by square without lists between. */
export const placementOf = (squares: Board["squares"]): string => {
  let placement = "";
  for (let rank = 7; rank >= 0; rank--) {
    let empty = 0;
    for (let square = rank * 8; square < rank * 8 + 8; square++) {
      const piece = squares[square] ?? null;
      if (piece === null) empty++;
      else {
        placement += empty === 0 ? piece : `${empty}${piece}`;
        empty = 0;
      }
    }
    if (empty > 0) placement += empty;
    if (rank > 0) placement += "/";
  }
  return placement;
};

/**
 * What makes two positions the same (article 9.2.2): pieces, whose move it is, castling that is not lost, and a capture in
 * passing where one is possible. The first four parts of a FEN.
 */
export const positionKey = (board: Board): string =>
  `${placementOf(board.squares)} ${board.turn === "white" ? "w" : "b"} ` +
  `${castlingText(board)} ${canCaptureEnPassant(board) ? nameOf(board.crossed!) : "-"}`;

const areSameCastlings = (one: Board["castlings"], other: Board["castlings"]): boolean =>
  one === other || (one.length === other.length && one.every((letter, i) => letter === other[i]));

/**
 * True where two boards have one `positionKey`, without making it. Requires of both that the crossed square is null where nobody can
 * capture there.
 */
export const isSamePosition = (one: Board, other: Board): boolean => {
  if (one.turn !== other.turn || one.crossed !== other.crossed) return false;
  const { squares } = one;
  const others = other.squares;
  for (let square = 0; square < 64; square++) if (squares[square] !== others[square]) return false;
  return areSameCastlings(one.castlings, other.castlings);
};

/**
 * The same as X-FEN, which most programs read: the castlings of Chess960 are KQkq but where another rook stands farther out on that side of
 * its king.
 */
export const xFenOf = (board: Board): string => {
  const letters = castlingText(board).split("");
  const named = letters.map((letter, index) => {
    const castling = board.castlings[index];
    if (board.rooks === null || castling === undefined) return letter;
    const outermost = rookMeant(castling, board.squares);
    return outermost?.rook[0] === board.rooks[castling] ? castling : letter;
  });
  return fenOf(board).split(" ").with(2, named.join("")).join(" ");
};

/** The board as FEN. The square that a pawn has crossed stands there only where it can be captured in passing. */
export const fenOf = (board: Board): string =>
  `${positionKey(board)} ${board.quiet} ${board.fullMove}`;
