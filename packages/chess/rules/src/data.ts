// The events of chess: what each says, and who brings it about. Strict in shape; legality is the charts' business.
import { COLOURS, KINDS, PROMOTIONS, SQUARE_NAMES, type SquareName } from "@assize/chess-board";
import { type EventOfGame, Nothing } from "@assize/kernel-model";
import * as Schema from "effect/Schema";

const Square = Schema.Literals(SQUARE_NAMES as readonly [SquareName, ...SquareName[]]);
const Seat = Schema.Literals([0, 1]);
const Winner = Schema.Struct({ winner: Schema.NullOr(Seat) });
const Squares = Schema.Array(Square).check(Schema.isMaxLength(16));

/** What a pawn may be written to become: a king or a pawn is none that the rules allow. */
const BECOMES = [...PROMOTIONS, "king", "pawn"] as const;

/** A move as it is written: castling is the king's move of two squares, in Chess960 its move to its own rook. */
const Written = Schema.Struct({
  from: Square,
  to: Square,
  promotion: Schema.NullOr(Schema.Literals(BECOMES)),
});
export type WrittenMove = typeof Written.Type;

/** Who can state something without holding a seat. */
export const OUTSIDERS = ["arbiter", "clock", "scoresheet", "site"] as const;
export type Outsider = (typeof OUTSIDERS)[number];
const SaidBy = Schema.Literals(OUTSIDERS);

export const CLAIMS = ["threefold", "fifty-moves"] as const;

export const DATA = {
  moved: Written,
  resigned: Nothing,
  "draw-offered": Nothing,
  "draw-declined": Nothing,
  "draw-accepted": Nothing,
  /** `move` is the one that is written down with the claim and not played yet. */
  "draw-claimed": Schema.Struct({
    reason: Schema.Literals(CLAIMS),
    move: Schema.NullOr(Written),
  }),
  /** A seat of null: it is not written whose it was. */
  "flag-fell": Schema.Struct({ seat: Schema.NullOr(Seat), saidBy: SaidBy }),
  /** A result that somebody states without saying how it came about; a winner of null is a draw. */
  "result-stated": Schema.Struct({ winner: Schema.NullOr(Seat), saidBy: SaidBy }),
  captured: Schema.Struct({ piece: Schema.Literals(KINDS), square: Square }),
  /** Where the rook came from, and where it went. */
  castled: Schema.Struct({ from: Square, to: Square }),
  promoted: Schema.Struct({ piece: Schema.Literals(PROMOTIONS), square: Square }),
  "check-given": Schema.Struct({ king: Square, by: Squares }),
  "claim-upheld": Winner,
  "claim-rejected": Nothing,
  "flag-decided": Winner,
  checkmated: Winner,
  stalemated: Winner,
  "position-dead": Winner,
  "repeated-fivefold": Winner,
  "repeated-threefold": Winner,
  "seventy-five-moves": Winner,
  "fifty-moves": Winner,
};

/** What a seat chooses freely. */
export const DECISIONS = [
  "moved",
  "resigned",
  "draw-offered",
  "draw-declined",
  "draw-accepted",
  "draw-claimed",
] as const;
/** What somebody states who holds no seat. */
export const OUTSIDE = ["flag-fell", "result-stated"] as const;

export type EventType = keyof typeof DATA;
export type DataOf<Type extends EventType> = (typeof DATA)[Type]["Type"];
export type ChessEvent = EventOfGame<typeof DATA, (typeof DECISIONS)[number]>;
export type EventOf<Type extends EventType> = EventOfGame<
  typeof DATA,
  (typeof DECISIONS)[number],
  Type
>;

/** White is seat 0. */
export const SEAT_COLOURS = COLOURS;
