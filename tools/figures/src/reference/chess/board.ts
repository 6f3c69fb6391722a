// A chessboard as a list of sixty-four letters, and every legal move on it, found by trying: slow, and written from the Laws alone.
// Shares no code with the project's chess.

/** Capital letters are White's; a dot is an empty square. a1 is 0, b1 is 1, h8 is 63. */
export type Squares = readonly string[];

export interface Board {
  readonly squares: Squares;
  /** 0 is White. */
  readonly toMove: 0 | 1;
  /** Of KQkq those that are left. */
  readonly castling: string;
  /** The square that a pawn has just passed over, or null. */
  readonly passed: number | null;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  /** Of a pawn that reaches the last rank: q, r, b or n; else null. */
  readonly promotion: string | null;
}

export const nameOf = (square: number): string =>
  `${"abcdefgh"[square % 8]!}${Math.floor(square / 8) + 1}`;
const squareOf = (name: string): number => "abcdefgh".indexOf(name[0]!) + 8 * (Number(name[1]) - 1);

const EMPTY = ".";
const isWhite = (piece: string): boolean => piece !== EMPTY && piece === piece.toUpperCase();
/** Whose piece it is; null of an empty square. */
export const ownerOf = (piece: string): 0 | 1 | null =>
  piece === EMPTY ? null : isWhite(piece) ? 0 : 1;

const LINES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  r: [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ],
  b: [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
};
const ALL_LINES = [...LINES["r"]!, ...LINES["b"]!];
const LEAPS = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
] as const;

/** The square so many files and ranks away; null off the board. */
const away = (square: number, files: number, ranks: number): number | null => {
  const file = (square % 8) + files;
  const rank = Math.floor(square / 8) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : file + 8 * rank;
};

/** Squares that a piece attacks, or may go to if it is no pawn. */
const reached = (squares: Squares, from: number): readonly number[] => {
  const piece = squares[from]!;
  const kind = piece.toLowerCase();
  const near = (ways: readonly (readonly [number, number])[]): readonly number[] =>
    ways.flatMap(([files, ranks]) => away(from, files, ranks) ?? []);
  if (kind === "p") {
    const ahead = isWhite(piece) ? 1 : -1;
    return near([
      [-1, ahead],
      [1, ahead],
    ]);
  }
  if (kind === "n") return near(LEAPS);
  if (kind === "k") return near(ALL_LINES);
  const found: number[] = [];
  for (const [files, ranks] of LINES[kind] ?? ALL_LINES)
    for (let at = away(from, files, ranks); at !== null; at = away(at, files, ranks)) {
      found.push(at);
      if (squares[at] !== EMPTY) break;
    }
  return found;
};

/** Where pieces of this side stand that attack the square, ascending. */
export const attackersOf = (squares: Squares, square: number, side: 0 | 1): readonly number[] =>
  [...squares.keys()].filter(
    (from) => ownerOf(squares[from]!) === side && reached(squares, from).includes(square),
  );

export const kingOf = (squares: Squares, side: 0 | 1): number =>
  squares.indexOf(side === 0 ? "K" : "k");

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

export const isInCheck = (squares: Squares, side: 0 | 1): boolean =>
  attackersOf(squares, kingOf(squares, side), other(side)).length > 0;

/** castling.*: the rook's corner, and the squares between. */
const CASTLINGS = [
  { right: "K", from: 4, to: 6, rook: 7, beside: 5, between: [5, 6] },
  { right: "Q", from: 4, to: 2, rook: 0, beside: 3, between: [1, 2, 3] },
  { right: "k", from: 60, to: 62, rook: 63, beside: 61, between: [61, 62] },
  { right: "q", from: 60, to: 58, rook: 56, beside: 59, between: [57, 58, 59] },
] as const;

/** The castling that this move is, or undefined. */
export const castlingIn = ({ squares }: Board, { from, to }: Move) =>
  squares[from]!.toLowerCase() === "k"
    ? CASTLINGS.find((one) => one.from === from && one.to === to)
    : undefined;

const castlings = ({ squares, toMove, castling }: Board): readonly Move[] =>
  CASTLINGS.filter(
    ({ right, from, beside, to, between }) =>
      castling.includes(right) &&
      isWhite(right) === (toMove === 0) &&
      between.every((square) => squares[square] === EMPTY) &&
      [from, beside, to].every(
        (square) => attackersOf(squares, square, other(toMove)).length === 0,
      ),
  ).map(({ from, to }) => ({ from, to, promotion: null }));

const pawnTargets = ({ squares, toMove, passed }: Board, from: number): readonly number[] => {
  const ahead = toMove === 0 ? 1 : -1;
  const one = away(from, 0, ahead)!;
  const steps: number[] = [];
  if (squares[one] === EMPTY) {
    steps.push(one);
    const isFirst = Math.floor(from / 8) === (toMove === 0 ? 1 : 6);
    const two = away(from, 0, 2 * ahead);
    if (isFirst && squares[two!] === EMPTY) steps.push(two!);
  }
  const takes = reached(squares, from).filter(
    (to) => to === passed || ownerOf(squares[to]!) === other(toMove),
  );
  return [...steps, ...takes];
};

const PROMOTIONS = ["q", "r", "b", "n"];

const movesFrom = (board: Board, from: number): readonly Move[] => {
  const { squares, toMove } = board;
  if (squares[from]!.toLowerCase() !== "p")
    return reached(squares, from)
      .filter((to) => ownerOf(squares[to]!) !== toMove)
      .map((to) => ({ from, to, promotion: null }));
  return pawnTargets(board, from).flatMap((to): readonly Move[] =>
    to < 8 || to > 55
      ? PROMOTIONS.map((promotion) => ({ from, to, promotion }))
      : [{ from, to, promotion: null }],
  );
};

/** The square of the piece that a move takes, or null. */
export const takenBy = ({ squares, passed }: Board, { from, to }: Move): number | null => {
  if (squares[to] !== EMPTY) return to;
  const isPassing = squares[from]!.toLowerCase() === "p" && to === passed;
  return isPassing ? (to > 31 ? to - 8 : to + 8) : null;
};

const CORNERS: Readonly<Record<number, string>> = { 0: "Q", 7: "K", 56: "q", 63: "k" };
const HOMES: Readonly<Record<number, string>> = { 4: "KQ", 60: "kq" };

/** The board after a move. Requires one of the side's own pieces on its first square. */
export const played = (board: Board, move: Move): Board => {
  const { from, to, promotion } = move;
  const squares = [...board.squares];
  const piece = squares[from]!;
  const taken = takenBy(board, move);
  const castling = castlingIn(board, move);
  if (taken !== null) squares[taken] = EMPTY;
  squares[from] = EMPTY;
  squares[to] = promotion === null ? piece : isWhite(piece) ? promotion.toUpperCase() : promotion;
  if (castling !== undefined) {
    squares[castling.beside] = squares[castling.rook]!;
    squares[castling.rook] = EMPTY;
  }
  const lost = [from, to].map((square) => (CORNERS[square] ?? "") + (HOMES[square] ?? "")).join("");
  const isDouble = piece.toLowerCase() === "p" && Math.abs(to - from) === 16;
  return {
    squares,
    toMove: other(board.toMove),
    castling: board.castling
      .split("")
      .filter((right) => !lost.includes(right))
      .join(""),
    passed: isDouble ? (from + to) / 2 : null,
  };
};

export const legalMoves = (board: Board): readonly Move[] => {
  const { squares, toMove } = board;
  const own = [...squares.keys()].filter((square) => ownerOf(squares[square]!) === toMove);
  return [
    ...own
      .flatMap((from) => movesFrom(board, from))
      .filter((move) => !isInCheck(played(board, move).squares, toMove)),
    ...castlings(board),
  ];
};

/** How many ways of so many moves there are (perft). */
export const countedTo = (board: Board, depth: number): number =>
  depth === 0
    ? 1
    : legalMoves(board).reduce((sum, move) => sum + countedTo(played(board, move), depth - 1), 0);

/** The first four fields of a position in Forsyth-Edwards notation. */
export const fromFen = (fen: string): Board => {
  const [rows, side, castling, passed] = fen.split(" ");
  const ranks = rows!.split("/").map((row) => row.replace(/\d/g, (n) => EMPTY.repeat(Number(n))));
  return {
    squares: ranks.toReversed().join("").split(""),
    toMove: side === "w" ? 0 : 1,
    castling: castling === "-" ? "" : castling!,
    passed: passed === "-" ? null : squareOf(passed!),
  };
};

export const START = fromFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
