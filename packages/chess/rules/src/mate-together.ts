// Whether a side can still checkmate if both sides help to it ("by any series of legal moves": articles 5.1.2, 5.2.2 and 6.9). A
// search that ends. It says yes only where it found a mate, no only where it went through all that can follow, and else that it
// does not know.
import {
  type Board,
  type Colour,
  colourOf,
  fileOf,
  hasLegalMove,
  isAttacked,
  isLight,
  type Kind,
  KING_REACH,
  kindOf,
  kingOf,
  legalMoves,
  otherColour,
  played,
  positionKey,
  rankOf,
  type Square,
} from "@assize/chess-board";

/** What is known of a mate that both sides help to. */
export type Mate = "possible" | "impossible" | "unknown";

/** How many positions are looked at. */
export const MOST_POSITIONS = 32_000;

const distance = (one: Square, other: Square): number =>
  Math.max(Math.abs(fileOf(one) - fileOf(other)), Math.abs(rankOf(one) - rankOf(other)));

const CORNERS: readonly Square[] = [0, 7, 56, 63];

const besideKing = (squares: Board["squares"], colour: Colour): readonly Square[] => {
  const found: Square[] = [];
  squares.forEach((piece, square) => {
    if (piece !== null && colourOf(piece) === colour && kindOf(piece) !== "king")
      found.push(square);
  });
  return found;
};

/**
 * Corners in which this colour's pieces mate most easily: those of its bishops' colour, where it has nothing but bishops; where it has nothing
 * but knights, those in which a bishop of the other side can only be in its king's way.
 */
const cornersFor = (squares: Board["squares"], colour: Colour): readonly Square[] => {
  const own = besideKing(squares, colour);
  const areAll = (kind: Kind): boolean => own.every((square) => kindOf(squares[square]!) === kind);
  if (own.length === 0) return CORNERS;
  if (areAll("bishop"))
    return CORNERS.filter((corner) => own.some((one) => isLight(one) === isLight(corner)));
  const bishops = besideKing(squares, otherColour(colour)).filter(
    (square) => kindOf(squares[square]!) === "bishop",
  );
  return areAll("knight") && bishops.length > 0
    ? CORNERS.filter((corner) => bishops.some((one) => isLight(one) !== isLight(corner)))
    : CORNERS;
};

/** How far a pawn of this colour is from its last rank. */
const leftToGo = (square: Square, colour: Colour): number =>
  colour === "white" ? 7 - rankOf(square) : rankOf(square);

/** Squares that this colour's king could flee to. */
const flightsOf = (squares: Board["squares"], king: Square, colour: Colour): number =>
  KING_REACH[king]!.filter((square) => {
    const there = squares[square]!;
    const isOwn = there !== null && colourOf(there) === colour;
    return !isOwn && !isAttacked(squares, square, otherColour(colour));
  }).length;

/** What stands on the board, as far as it says how far a mate is. */
interface Standing {
  /** Two for each queen of the side that mates, one for each rook. */
  strength: number;
  /** Of its foremost pawn; 8 where it has none. */
  pawnLeftToGo: number;
  /** How far its king is from the other one, and all its pieces together. */
  kingAway: number;
  piecesAway: number;
  /** What the other side has besides king and pawns that could get in the way, and its queens and rooks again. */
  others: number;
  heavyOthers: number;
}

const standingOf = (squares: Board["squares"], king: Square, colour: Colour): Standing => {
  const standing: Standing = {
    strength: 0,
    pawnLeftToGo: 8,
    kingAway: 0,
    piecesAway: 0,
    others: 0,
    heavyOthers: 0,
  };
  for (let square = 0; square < 64; square++) {
    const piece = squares[square]!;
    if (piece === null) continue;
    const kind = kindOf(piece);
    const isHeavy = kind === "queen" || kind === "rook";
    if (colourOf(piece) !== colour) {
      if (kind !== "king") standing.others++;
      if (isHeavy) standing.heavyOthers++;
      continue;
    }
    const away = distance(square, king);
    if (kind === "pawn")
      standing.pawnLeftToGo = Math.min(standing.pawnLeftToGo, leftToGo(square, colour));
    else standing.piecesAway += away;
    if (kind === "king") standing.kingAway = away;
    if (isHeavy) standing.strength += kind === "queen" ? 2 : 1;
  }
  return standing;
};

/** How far a position seems from a mate by a colour; less is nearer. It steers a search and decides nothing. */
type Steering = (board: Board, colour: Colour) => number;

/** A king without squares in a corner, and all pieces near it. */
const byCornering: Steering = ({ squares }, colour) => {
  const king = kingOf(squares, otherColour(colour));
  const { strength, pawnLeftToGo, piecesAway } = standingOf(squares, king, colour);
  const corner = Math.min(...cornersFor(squares, colour).map((one) => distance(one, king)));
  const promoting = strength > 0 || pawnLeftToGo === 8 ? 0 : 6 * pawnLeftToGo + 12;
  const flights = flightsOf(squares, king, otherColour(colour));
  return 4 * flights + 4 * corner + piecesAway + promoting;
};

/**
 * The same, and of the other side's pieces as few as possible are left, one of them beside its king, in whose way it is. For whoever has
 * bishops and knights alone: pieces that wander about bring a mate no nearer.
 */
const byClearing: Steering = (board, colour) => {
  const { squares } = board;
  const king = kingOf(squares, otherColour(colour));
  const others = besideKing(squares, otherColour(colour));
  const queens = others.filter((square) => kindOf(squares[square]!) === "queen");
  const nearest = Math.min(8, ...others.map((square) => distance(square, king)));
  return byCornering(board, colour) + 12 * (others.length + queens.length) + 2 * nearest;
};

/** A pawn becomes a queen, and what is in the way is captured. For whoever has queens, rooks or pawns. */
const byStrength: Steering = ({ squares }, colour) => {
  const king = kingOf(squares, otherColour(colour));
  const standing = standingOf(squares, king, colour);
  const { strength, pawnLeftToGo, kingAway, others, heavyOthers } = standing;
  const corner = Math.min(...CORNERS.map((one) => distance(one, king)));
  const promoting = strength >= 2 || pawnLeftToGo === 8 ? 0 : 3 * pawnLeftToGo;
  const first = strength > 0 || pawnLeftToGo === 8 ? 0 : 6 * pawnLeftToGo + 12;
  const lacking = 12 * (Math.max(0, 4 - strength) + heavyOthers);
  const flights = flightsOf(squares, king, otherColour(colour));
  return 3 * (flights + corner + kingAway) + 8 * others + lacking + promoting + first;
};

/** One way to look for a mate. */
interface Attempt {
  readonly steering: Steering;
  /** Of positions that seem equally near the latest is gone on from, or else the earliest. */
  readonly latestFirst: boolean;
  /** Of the positions that may be looked at. */
  readonly share: number;
}

const attemptsFor = ({ squares }: Board, colour: Colour): readonly Attempt[] => {
  const { strength, pawnLeftToGo } = standingOf(squares, 0, colour);
  if (strength === 0 && pawnLeftToGo === 8)
    return [
      { steering: byClearing, latestFirst: true, share: 1 / 8 },
      { steering: byClearing, latestFirst: false, share: 1 / 8 },
      { steering: byClearing, latestFirst: true, share: 3 / 4 },
    ];
  return [
    { steering: byStrength, latestFirst: true, share: 1 / 2 },
    { steering: byStrength, latestFirst: false, share: 1 / 4 },
    { steering: byCornering, latestFirst: true, share: 1 / 4 },
  ];
};

/** Positions to go on from, those that seem nearest to a mate first. */
class Frontier {
  readonly #byFarness: Board[][] = [];
  readonly #latestFirst: boolean;
  #least = 0;

  constructor(latestFirst: boolean) {
    this.#latestFirst = latestFirst;
  }

  add(board: Board, far: number): void {
    (this.#byFarness[far] ??= []).push(board);
    this.#least = Math.min(this.#least, far);
  }

  take(): Board | undefined {
    for (; this.#least < this.#byFarness.length; this.#least++) {
      const equals = this.#byFarness[this.#least];
      const board = this.#latestFirst ? equals?.pop() : equals?.shift();
      if (board !== undefined) return board;
    }
    return undefined;
  }
}

const isMate = (board: Board, colour: Colour): boolean =>
  board.turn !== colour && board.check && !hasLegalMove(board);

/** What is asked of a search besides where it starts. */
interface Asked {
  readonly colour: Colour;
  readonly canWin: (board: Board) => boolean;
  readonly most: number;
}

const searched = (
  board: Board,
  { steering, latestFirst }: Attempt,
  { colour, canWin, most }: Asked,
): Mate => {
  const seen = new Set([positionKey(board)]);
  const frontier = new Frontier(latestFirst);
  frontier.add(board, steering(board, colour));
  for (let from = frontier.take(); from !== undefined; from = frontier.take())
    for (const move of legalMoves(from)) {
      const to = played(from, move);
      const key = positionKey(to);
      if (seen.has(key)) continue;
      if (seen.size >= most) return "unknown";
      seen.add(key);
      if (isMate(to, colour)) return "possible";
      if (canWin(to)) frontier.add(to, steering(to, colour));
    }
  return "impossible";
};

/**
 * What is known after `most` positions. `canWin` answers false for pieces with which this colour surely cannot mate: nothing is looked for
 * behind them. Repetitions and counted moves end nothing here: what is asked is whether a mate can be made up at all.
 */
export const mateTogether = (
  board: Board,
  colour: Colour,
  canWin: (board: Board) => boolean,
  most = MOST_POSITIONS,
): Mate => {
  if (!canWin(board)) return "impossible";
  if (isMate(board, colour)) return "possible";
  for (const attempt of attemptsFor(board, colour)) {
    const found = searched(board, attempt, { colour, canWin, most: most * attempt.share });
    if (found !== "unknown") return found;
  }
  return "unknown";
};
