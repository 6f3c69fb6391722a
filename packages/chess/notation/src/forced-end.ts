// The end that a position forces by the readings of a set: what a file's result is compared with. Knows no text.
import { type Board, hasLegalMove } from "@assize/chess-board";
import { RULING_SETS, type Rulings } from "@assize/chess-rulebook";
import { isDeadPosition, type Since } from "@assize/chess-rules";

export type SetName = keyof typeof RULING_SETS;

/** The type of the event that ends the game there, and who wins: 0 for White. */
export interface ForcedEnd {
  readonly type: string;
  readonly winner: 0 | 1 | null;
}

export const FIFTY = 100;
export const SEVENTY_FIVE = 150;

/** What is read otherwise than by the rulebook's own default. */
export type Readings = Partial<Rulings>;

export const readingsOf = (set: SetName): Readings => RULING_SETS[set];

const drawType = (board: Board, { times }: Since, readings: Readings): string | null => {
  const { quiet } = board;
  const dead = readings["dead-position"] ?? "no-mate-possible";
  if (isDeadPosition(board, dead)) return "position-dead";
  if (readings["no-progress"] !== "declared") {
    if (times >= 5) return "repeated-fivefold";
    if (quiet >= SEVENTY_FIVE) return "seventy-five-moves";
  }
  if (times >= 3 && readings.threefold === "automatic") return "repeated-threefold";
  return quiet >= FIFTY && readings["fifty-moves"] === "automatic" ? "fifty-moves" : null;
};

/** `since` is the position of the board, and those since the last capture or pawn move. */
export const forcedEnd = (board: Board, since: Since, readings: Readings): ForcedEnd | null => {
  if (!hasLegalMove(board))
    return board.check
      ? { type: "checkmated", winner: board.turn === "white" ? 1 : 0 }
      : { type: "stalemated", winner: null };
  const type = drawType(board, since, readings);
  return type === null ? null : { type, winner: null };
};
