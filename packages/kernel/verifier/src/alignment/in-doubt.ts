// Who else may answer for what the explanation lays on whoever kept the record: a seat whose decision the rules refuse as
// the record stands. That a die fell otherwise, or that another seat's turn is missing, is told by that decision alone.
import type { SeatId } from "@assize/kernel-model";
import { COSTS } from "./costs.ts";
import { type Move, rootOf } from "./moves.ts";
import { choiceOf } from "./rules.ts";
import type { Search } from "./search-state.ts";

/**
 * The seat, for the first move of a deviation that accuses nobody; null where no decision is in doubt. `isRefused`: of the line's
 * decision the rules refuse what it says, and not that it comes.
 */
export const inDoubt = (
  search: Search,
  moves: readonly Move[],
  root: Move,
  isRefused: boolean,
): SeatId | null => {
  const pair = exchangedIn(moves, root);
  if (pair !== null) return isRefused ? ofOneSeat(search, pair) : null;
  switch (root.kind) {
    case "revised":
      return isRefused ? maker(search, root.index) : onItsTurn(search, root);
    case "left-out":
      // That several choices are missing nobody would say, were it not for this one.
      return isRefused && isRunOfGuesses(moves, root)
        ? maker(search, root.index)
        : playedTwice(search, moves, root);
    case "passed-over":
      return isRefused ? movedWithOthers(moves, root) : null;
    default:
      return null;
  }
};

/** The lines of two choices that have each other's data; null where the deviation is something else. */
const exchangedIn = (moves: readonly Move[], root: Move): readonly number[] | null => {
  if (root.kind !== "exchanged" && root.cost !== COSTS.exchanged) return null;
  const halves = moves.filter((move) => move.cost > 0 && rootOf(move) === root);
  return halves.map(({ revised, index }) => revised?.line ?? index);
};

/** Whose both are. What two seats said stands with both of them, and one slip of a pen is all that it takes. */
const ofOneSeat = (search: Search, lines: readonly number[]): SeatId | null => {
  const [first, second] = lines.map((line) => maker(search, line));
  return first !== undefined && first === second ? first : null;
};

const isRunOfGuesses = (moves: readonly Move[], root: Move): boolean =>
  root.guessed && moves.some((move) => move !== root && move.guessed && rootOf(move) === root);

/** Whoever made a choice that stands in the wrong place only if other lines do so too. */
const movedWithOthers = (moves: readonly Move[], root: Move): SeatId | null => {
  const parts = moves.filter((move) => move.cost > 0 && rootOf(move) === root);
  return parts.length > BOTH_HALVES ? root.accuses : null;
};
const BOTH_HALVES = 2;

/** Its own turn, which only something that was not its choice lets go on so. */
const onItsTurn = (search: Search, { index, revised }: Move): SeatId | null => {
  const seat = maker(search, index);
  const isOwn = revised!.event.by === seat;
  return seat !== null && !isOwn && lastToDecide(search, index) === seat ? seat : null;
};

const maker = ({ rules, lineAt }: Search, index: number): SeatId | null =>
  choiceOf(rules, lineAt(index))?.by ?? null;

/** Where only choices of others, which nobody wrote down, part two decisions of a seat, it may have played out of turn. */
const playedTwice = (search: Search, moves: readonly Move[], root: Move): SeatId | null => {
  const seat = maker(search, root.index);
  if (seat === null || lastToDecide(search, root.index) !== seat) return null;
  const missing = moves.filter((move) => move.guessed && rootOf(move) === root);
  const isOthers = missing.some(({ applied }) => {
    const by = applied!.event.by;
    return by !== undefined && by !== seat;
  });
  return isOthers && missing.every(({ kind }) => kind === "left-out") ? seat : null;
};

const lastToDecide = (search: Search, index: number): SeatId | null => {
  for (let line = index - 1; line >= 0; line--) {
    const seat = maker(search, line);
    if (seat !== null) return seat;
  }
  return null;
};
