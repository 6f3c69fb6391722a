// Castling: from where to where king and rook go, what has to be empty, and what may not be attacked (article 3.8.2 of the Laws; for
// Chess960 their Guideline II.3). Knows no legal move.
import { type Board, type Castling, CASTLINGS } from "./board.ts";
import { type Colour, colourOf, otherColour, type Piece } from "./pieces.ts";
import { areEmpty, isAttacked } from "./reach.ts";
import { fileOf, FILES, rankOf, type Square, squareAt } from "./squares.ts";

/** What stands where for a castling, and what has to be empty. */
export interface CastlingWay {
  readonly castling: Castling;
  readonly colour: Colour;
  readonly king: readonly [from: Square, to: Square];
  readonly rook: readonly [from: Square, to: Square];
  /** Where king and rook go through and come to stand, without the squares where they stand before. */
  readonly empty: readonly Square[];
  /** Where the king stands, what it crosses, and where it comes to stand; the last of them may be where it stands already. */
  readonly safe: readonly Square[];
}

/** The squares from one to another on one rank, both among them. */
const along = (from: Square, to: Square): readonly Square[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) =>
    to > from ? from + step : from - step,
  );

const LETTERS = { white: { king: "K", queen: "Q" }, black: { king: "k", queen: "q" } } as const;
/** The files where king and rook come to stand, wherever they come from. */
const FILES_TO = { king: { king: 6, rook: 5 }, queen: { king: 2, rook: 3 } } as const;

const wayFrom = (king: Square, rook: Square): CastlingWay => {
  const rank = rankOf(king);
  const colour = rank === 0 ? "white" : "black";
  const side = rook > king ? "king" : "queen";
  const kingTo = squareAt(FILES_TO[side].king, rank);
  const rookTo = squareAt(FILES_TO[side].rook, rank);
  const gone = new Set([...along(king, kingTo), ...along(rook, rookTo)]);
  return {
    castling: LETTERS[colour][side],
    colour,
    king: [king, kingTo],
    rook: [rook, rookTo],
    empty: [...gone].filter((one) => one !== king && one !== rook).sort((a, b) => a - b),
    safe: along(king, kingTo),
  };
};

const placesOf = (king: Square, rook: Square): number => king * 64 + rook;

/** Every way that there is, by the squares of king and rook on a first rank. */
const WAYS: ReadonlyMap<number, CastlingWay> = new Map(
  [0, 7].flatMap((rank) => {
    const squares = along(squareAt(0, rank), squareAt(7, rank));
    return squares.flatMap((king) =>
      squares
        .filter((rook) => rook !== king)
        .map((rook) => [placesOf(king, rook), wayFrom(king, rook)] as const),
    );
  }),
);

/** How a king and a rook castle that stand on these squares; null where they do not stand on one first rank. */
export const castlingBetween = (king: Square, rook: Square): CastlingWay | null =>
  WAYS.get(placesOf(king, rook)) ?? null;

/** Those of regular chess. */
export const CASTLING_WAYS: Readonly<Record<Castling, CastlingWay>> = {
  K: wayFrom(squareAt(4, 0), squareAt(7, 0)),
  Q: wayFrom(squareAt(4, 0), squareAt(0, 0)),
  k: wayFrom(squareAt(4, 7), squareAt(7, 7)),
  q: wayFrom(squareAt(4, 7), squareAt(0, 7)),
};
const REGULAR = CASTLINGS.map((one) => CASTLING_WAYS[one]);

const isKing = (piece: Piece | null): piece is "K" | "k" => piece === "K" || piece === "k";

/**
 * The castling that a king's move would be, whether it is allowed or not; null where it is none. In regular chess it is the king's move of
 * two squares, in Chess960 its move to its own rook.
 */
export const castlingAt = (
  { squares, rooks }: Pick<Board, "squares" | "rooks">,
  from: Square,
  to: Square,
): CastlingWay | null => {
  const piece = squares[from] ?? null;
  if (!isKing(piece)) return null;
  const colour = colourOf(piece);
  if (rooks === null) {
    if (Math.abs(to - from) !== 2) return null;
    const found = REGULAR.find(
      ({ colour: of, king }) => of === colour && king[0] === from && king[1] === to,
    );
    return found ?? null;
  }
  if (squares[to] !== (piece === "K" ? "R" : "r")) return null;
  const way = castlingBetween(from, to);
  return way?.colour === colour ? way : null;
};

/** The same of a move. */
export const castlingBy = (
  board: Pick<Board, "squares" | "rooks">,
  { from, to }: { readonly from: Square; readonly to: Square },
): CastlingWay | null => castlingAt(board, from, to);

/** The square to which the king's move is written. */
export const castlingTo = ({ rooks }: Pick<Board, "rooks">, { king, rook }: CastlingWay): Square =>
  rooks === null ? king[1] : rook[0];

/** True where neither this king nor this rook has moved. */
export const isCastlingLeft = ({ castlings, rooks }: Board, way: CastlingWay): boolean =>
  castlings.includes(way.castling) && (rooks === null || rooks[way.castling] === way.rook[0]);

/** Requires a castling that is not lost, and the square of its king. */
export const castlingLeft = (
  { rooks }: Board,
  castling: Castling,
  king: Square,
): CastlingWay | null =>
  rooks === null ? CASTLING_WAYS[castling] : castlingBetween(king, rooks[castling] ?? king);

export const isCastlingFree = ({ squares }: Pick<Board, "squares">, way: CastlingWay): boolean =>
  areEmpty(squares, way.empty);

/**
 * The first square of the king's way that is attacked, and the squares to look at for by whom; null where none is. Where it comes to stand,
 * its rook is gone from where it stood: it may have stood before an attacker.
 */
export const attackedInCastling = (
  { squares }: Pick<Board, "squares">,
  { colour, safe, king, rook }: CastlingWay,
): { readonly square: Square; readonly squares: Board["squares"] } | null => {
  const by = otherColour(colour);
  for (const square of safe) if (isAttacked(squares, square, by)) return { square, squares };
  const without = squares.with(rook[0], null);
  return isAttacked(without, king[1], by) ? { square: king[1], squares: without } : null;
};

/** Where king and rook stand after a castling; a promotion that is none leaves what it names in place of the king. */
export const squaresCastled = (
  squares: Board["squares"],
  { king, rook }: CastlingWay,
  piece: Piece,
): Board["squares"] => {
  const after = [...squares];
  const castling = after[rook[0]]!;
  after[king[0]] = null;
  after[rook[0]] = null;
  after[king[1]] = piece;
  after[rook[1]] = castling;
  return after;
};

/** By square: whether a king or a rook of regular chess castles from there. */
const CASTLES_FROM: readonly boolean[] = Array.from({ length: 64 }, (_, square) =>
  REGULAR.some(({ king, rook }) => king[0] === square || rook[0] === square),
);

/** Castlings that are left when something moves from, or to, these squares. */
export const castlingsAfter = (
  { squares, castlings, rooks }: Board,
  { from, to }: { readonly from: Square; readonly to: Square },
): readonly Castling[] => {
  if (castlings.length === 0) return castlings;
  if (rooks === null && !(CASTLES_FROM[from]! || CASTLES_FROM[to]!)) return castlings;
  const mover = squares[from] ?? null;
  const lost = (one: Castling): boolean => {
    const { colour, king, rook } = CASTLING_WAYS[one];
    const rookFrom = rooks === null ? rook[0] : rooks[one];
    const isOfKing =
      rooks === null ? from === king[0] : isKing(mover) && colourOf(mover) === colour;
    return isOfKing || from === rookFrom || to === rookFrom;
  };
  return castlings.some(lost) ? castlings.filter((one) => !lost(one)) : castlings;
};

/** The castlings as a FEN has them: by their letters, in Chess960 by the files of their rooks. */
export const castlingText = ({ castlings, rooks }: Pick<Board, "castlings" | "rooks">): string => {
  if (rooks === null) return castlings.join("") || "-";
  const files = castlings.map((one) => {
    const file = FILES[fileOf(rooks[one] ?? 0)]!;
    return CASTLING_WAYS[one].colour === "white" ? file.toUpperCase() : file;
  });
  return files.join("") || "-";
};
