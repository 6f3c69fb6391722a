// From a header to the state before the first event.
import {
  type Board,
  readFen,
  START_NUMBERS,
  startNumbered,
  type Variant,
} from "@assize/chess-board";
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

/** The number of its start, or that a game of Chess960 begins from a stated position. */
type Chess960 = number | typeof STATED;
const STATED = "stated";

const isStartNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < START_NUMBERS;

const isChess960 = (value: unknown): value is Chess960 | undefined =>
  value === undefined || value === STATED || isStartNumber(value);

/** The option `chess960`; undefined in regular chess. */
const chess960In = ({ options }: GameSetup): Chess960 | undefined => {
  const said: unknown = options["chess960"];
  return isChess960(said) ? said : undefined;
};

/** Which game a table plays. */
export const variantOf = (setup: GameSetup): Variant =>
  chess960In(setup) === undefined ? "regular" : "chess960";

const optionProblems = ({ options }: GameSetup): readonly Misfit[] =>
  isChess960(options["chess960"])
    ? []
    : [misfit("options.chess960", "range", 0, START_NUMBERS - 1)];

const starts = new WeakMap<Edition, Map<Chess960 | undefined, Board>>();

/** Where games of an edition begin, each start read once. */
const startOf = (edition: Edition, setup: GameSetup): Board => {
  const known = starts.get(edition) ?? new Map<Chess960 | undefined, Board>();
  starts.set(edition, known);
  const chess960 = chess960In(setup);
  const before = known.get(chess960);
  if (before !== undefined) return before;
  const fen = typeof chess960 === "number" ? startNumbered(chess960) : edition.start;
  const read = readFen(fen, variantOf(setup));
  if (Result.isFailure(read)) throw new Defect("an edition was taken whose start cannot be read");
  const board = asPosition(read.success);
  known.set(chess960, board);
  return board;
};

export const initial = (
  setup: GameSetup,
  edition: Edition,
): Result.Result<State, readonly Misfit[]> => {
  const problems = [...seatProblems(setup), ...optionProblems(setup)];
  if (problems.length > 0) return Result.fail(problems);
  const board = startOf(edition, setup);
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
