// From a header to the state before the first event.
import { type Board, readFen } from "@assize/chess-board";
import type { Edition } from "@assize/chess-edition";
import type { Rulings } from "@assize/chess-rulebook";
import { alone, asPosition, NOTHING_UNTOLD, SEAT_COLOURS, type State } from "@assize/chess-rules";
import { Defect, type GameSetup, type Misfit, misfit } from "@assize/kernel-model";
import * as Result from "effect/Result";

const PLAYERS = SEAT_COLOURS.length;

/** White is seat 0, Black seat 1. */
const seatProblems = ({ seats }: GameSetup): readonly Misfit[] => {
  if (seats.length !== PLAYERS) return [misfit("seats", "length", PLAYERS, PLAYERS)];
  return seats.flatMap(({ colour }, seat) =>
    colour === SEAT_COLOURS[seat]
      ? []
      : [misfit(`seats[${seat}].colour`, "one-of", SEAT_COLOURS[seat]!)],
  );
};

const starts = new WeakMap<Edition, Board>();

/** Where games of an edition begin, read once. */
const startOf = (edition: Edition): Board => {
  const known = starts.get(edition);
  if (known !== undefined) return known;
  const read = readFen(edition.start);
  if (Result.isFailure(read)) throw new Defect("an edition was taken whose start cannot be read");
  const board = asPosition(read.success);
  starts.set(edition, board);
  return board;
};

export const initial = (
  setup: GameSetup,
  edition: Edition,
): Result.Result<State, readonly Misfit[]> => {
  const problems = seatProblems(setup);
  if (problems.length > 0) return Result.fail(problems);
  const board = startOf(edition);
  return Result.succeed({
    edition,
    rulings: setup.rulings as unknown as Rulings,
    board,
    plies: 0,
    since: alone(board),
    last: null,
    untold: NOTHING_UNTOLD,
    offers: [],
    claim: null,
    bound: null,
    flag: null,
    ended: null,
  });
};
