// What a question read, as facts: words come from the game. Knows no sentence.
import {
  attackedInCastling,
  attackersOf,
  between,
  castlingBy,
  isCastlingLeft,
  kindOf,
  kingOf,
  nameOf,
  otherColour,
  pieceOf,
  played,
} from "@assize/chess-board";
import type { Fact, JsonObject, SeatId } from "@assize/kernel-model";
import type { EventOf } from "./data.ts";
import { timesRepeated } from "./following.ts";
import { MOST_POSITIONS } from "./mate-together.ts";
import { mateBy, piecesBeside } from "./material.ts";
import { boardFor } from "./moving.ts";
import { isWalledOff } from "./walls.ts";
import { colourOfSeat, moveOf, otherSeat, seatToMove, type State } from "./state.ts";

/** Each fact's name. */
export const FACT_NAMES = [
  "has-the-move",
  "stands-on",
  "stands-between",
  "king-attacked",
  "check-unanswered",
  "castling-lost",
  "rook-gone",
  "crossing-attacked",
  "repeated",
  "quiet-moves",
  "offers-stand",
  "plies-made",
  "no-legal-move",
  "material-left",
  "materials-left",
  "walled-off",
  "mate-unproved",
  "mate-impossible",
  "flag-unwritten",
  "ended-before",
] as const;
export type FactName = (typeof FACT_NAMES)[number];

type Moved = EventOf<"moved">;

const fact = (name: FactName, values: JsonObject): Fact => ({
  fact: name,
  values,
  knownTo: "public",
});

export const whoHasTheMove = (game: State): Fact =>
  fact("has-the-move", { seat: seatToMove(game) });

const standing = ({ board }: State, square: number): Fact => {
  const piece = board.squares[square] ?? null;
  return fact("stands-on", {
    square: nameOf(square),
    piece: piece === null ? null : kindOf(piece),
    colour: piece === null ? null : piece < "a" ? "white" : "black",
  });
};
export const whatStandsThere = (game: State, { data }: Moved): Fact =>
  standing(game, moveOf(data).from);
export const whatStandsOnTarget = (game: State, { data }: Moved): Fact =>
  standing(game, moveOf(data).to);

const firstOn = ({ board }: State, squares: readonly number[]): Fact | null => {
  const square = squares.find((one) => board.squares[one] !== null);
  if (square === undefined) return null;
  return fact("stands-between", {
    square: nameOf(square),
    piece: kindOf(board.squares[square]!),
  });
};
export const whatStandsBetween = (game: State, { data }: Moved): Fact | null => {
  const { from, to } = moveOf(data);
  return firstOn(game, between(from, to) ?? []);
};

/** Who attacks the mover's king after the move: whoever gave a check that it does not answer, or else whom the move lets through. */
export const whoAttacksKing = (game: State, event: Moved): Fact | null => {
  const board = boardFor(game, event);
  const after = played(board, moveOf(event.data));
  const king = kingOf(after.squares, board.turn);
  if (king < 0) return null;
  const theirs = otherColour(board.turn);
  const attackers = attackersOf(after.squares, king, theirs);
  const checking = board.check
    ? attackersOf(board.squares, kingOf(board.squares, board.turn), theirs)
    : [];
  const still = attackers.find((one) => checking.includes(one));
  const by = still ?? attackers[0];
  if (by === undefined) return null;
  return fact(still === undefined ? "king-attacked" : "check-unanswered", {
    king: nameOf(king),
    piece: kindOf(after.squares[by]!),
    by: nameOf(by),
  });
};

export const castlingsLeft = ({ board }: State, { data }: Moved): Fact | null => {
  const castling = castlingBy(board, moveOf(data));
  if (castling === null || isCastlingLeft(board, castling)) return null;
  const { colour, rook } = castling;
  const isThere = board.squares[rook[0]] === pieceOf(colour, "rook");
  return fact(isThere ? "castling-lost" : "rook-gone", { rook: nameOf(rook[0]) });
};
export const whatStandsInCastling = (game: State, { data }: Moved): Fact | null => {
  const castling = castlingBy(game.board, moveOf(data));
  return castling === null ? null : firstOn(game, castling.empty);
};
export const whatIsAttacked = ({ board }: State, { data }: Moved): Fact | null => {
  const castling = castlingBy(board, moveOf(data));
  const attacked = castling === null ? null : attackedInCastling(board, castling);
  if (castling === null || attacked === null) return null;
  const { square, squares } = attacked;
  const by = attackersOf(squares, square, otherColour(castling.colour))[0]!;
  return fact("crossing-attacked", {
    square: nameOf(square),
    piece: kindOf(squares[by]!),
    by: nameOf(by),
  });
};

export const howOftenRepeated = (game: State): Fact =>
  fact("repeated", { times: timesRepeated(game) });
export const howManyQuiet = ({ board }: State): Fact => fact("quiet-moves", { plies: board.quiet });
export const whoseOffersStand = ({ offers }: State): Fact =>
  fact("offers-stand", { seats: [...offers] });
export const howManyPlies = ({ plies }: State): Fact => fact("plies-made", { plies });
/** Why somebody is mated or stalemated. */
export const cannotMove = (game: State): Fact => fact("no-legal-move", { seat: seatToMove(game) });

/** What whoever would win on time has; that pawns block everything says more. */
export const materialLeft = ({ board, flag }: State): Fact | null => {
  if (flag === null || flag.seat === null) return null;
  if (isWalledOff(board)) return fact("walled-off", {});
  const seat = otherSeat(flag.seat);
  return fact("material-left", { seat, pieces: piecesBeside(board.squares, colourOfSeat(seat)) });
};
export const bothMaterials = ({ board }: State): Fact =>
  isWalledOff(board)
    ? fact("walled-off", {})
    : fact("materials-left", {
        white: piecesBeside(board.squares, "white"),
        black: piecesBeside(board.squares, "black"),
      });

/** Who had won, and how, before anything was stated. */
export const howItEnded = ({ ended }: State): Fact | null =>
  ended === null ? null : fact("ended-before", { winner: ended.winner, reason: ended.reason });

/** What was looked for in vain: a mate by a seat, and the proof that there is none. */
const whoseMateIsUnproved = (seat: SeatId): Fact =>
  fact("mate-unproved", { seat, positions: MOST_POSITIONS });

/** Why it is not certain that a seat has won. */
export const whyUnproved = ({ board, flag, ended }: State, seat: SeatId): Fact => {
  if (ended?.reason === "flag" && flag?.seat === null) return fact("flag-unwritten", { seat });
  return ended?.reason === "stated" && mateBy(board, colourOfSeat(seat)) === "impossible"
    ? fact("mate-impossible", { seat })
    : whoseMateIsUnproved(seat);
};
