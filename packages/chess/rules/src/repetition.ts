// How often a position has come up since the last move that cannot be undone: a capture or a pawn's (articles 9.2 and 9.6.1).
import { type Board, isSamePosition, positionKey } from "@assize/chess-board";

/** A position that stood before: its board, or its key where a header states no more of it. */
export type Stood = Board | string;

const keys = new WeakMap<Board, string>();

/** As `positionKey` has it. Made where somebody asks: to compare boards needs none. */
export const keyOf = (stood: Stood): string => {
  if (typeof stood === "string") return stood;
  const key = keys.get(stood) ?? positionKey(stood);
  keys.set(stood, key);
  return key;
};

const isSame = (stood: Stood, board: Board): boolean =>
  typeof stood === "string" ? stood === keyOf(board) : isSamePosition(stood, board);

/** How many of these are this position. Requires of all boards that the crossed square is null where nobody can capture there. */
export const timesStood = (since: readonly Stood[], board: Board): number => {
  let times = 0;
  for (let i = 0; i < since.length; i++) if (isSame(since[i]!, board)) times++;
  return times;
};

/** The positions that can come up again, once this one has come about; it is the last of them. */
export const sinceThen = (since: readonly Stood[], board: Board): readonly Stood[] =>
  board.quiet === 0 ? [board] : [...since, board];
