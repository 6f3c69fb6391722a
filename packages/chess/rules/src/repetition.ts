// How often a position has come up since the last move that cannot be undone: a capture or a pawn's (articles 9.2 and 9.6.1).
// Each position holds the one before it, so that no list is copied, however long nothing is captured.
import { type Board, isSamePosition, positionKey } from "@assize/chess-board";
import * as HashMap from "effect/HashMap";

/** A position that stood before: its board, or its key where a header states no more of it, or no more is needed. */
export type Stood = Board | string;

type ByKey = HashMap.HashMap<string, number>;

/** A position, and those before it that can come up again. */
export interface Since {
  readonly stood: Stood;
  /** Null where no earlier position can come up again. */
  readonly before: Since | null;
  /** How many positions these are, this one among them. */
  readonly count: number;
  /** How often this one is among them. */
  readonly times: number;
  /** How often each is among them; null where they are few. */
  readonly often: ByKey | null;
}

/**
 * So few are compared one by one, and no key is made of them: most positions differ on one of the first squares, and a key takes all. Of the
 * positions in the games of this repository 20 of 100 stand behind more than four others, and two behind more than sixteen.
 */
const FEW = 16;

const keyOf = (stood: Stood): string => (typeof stood === "string" ? stood : positionKey(stood));

const isSame = (one: Stood, other: Stood): boolean =>
  typeof one === "string" || typeof other === "string"
    ? keyOf(one) === keyOf(other)
    : isSamePosition(one, other);

/** How many of these are this position. Requires of all boards that the crossed square is null where nobody can capture there. */
export const timesStood = (since: Since, position: Stood): number => {
  if (since.often !== null) return timesIn(since.often, keyOf(position));
  let times = 0;
  for (let now: Since | null = since; now !== null; now = now.before)
    if (isSame(now.stood, position)) times++;
  return times;
};

const timesIn = (often: ByKey, key: string): number =>
  HashMap.has(often, key) ? HashMap.getUnsafe(often, key) : 0;

/** The position behind a move that cannot be undone, or the first of a record. */
export const alone = (stood: Stood): Since => ({
  stood,
  before: null,
  count: 1,
  times: 1,
  often: null,
});

/** Each position of these, the first of them first. */
const fromFirst = (since: Since): readonly Since[] => {
  const some: Since[] = [];
  for (let now: Since | null = since; now !== null; now = now.before) some.push(now);
  return some.reverse();
};

const oftenIn = (since: Since): ByKey =>
  since.often ??
  HashMap.fromIterable(fromFirst(since).map(({ stood, times }) => [keyOf(stood), times]));

const behind = (before: Since, stood: Stood): Since => {
  const count = before.count + 1;
  if (count <= FEW)
    return { stood, before, count, times: timesStood(before, stood) + 1, often: null };
  const often = oftenIn(before);
  const key = keyOf(stood);
  const times = timesIn(often, key) + 1;
  return { stood: key, before, count, times, often: HashMap.set(often, key, times) };
};

/** The positions that can come up again, once this one has come about. */
export const sinceThen = (since: Since, board: Board): Since =>
  board.quiet === 0 ? alone(board) : behind(since, board);

/** The keys of the positions before this one, the first of them first. */
export const keysBefore = ({ before }: Since): readonly string[] =>
  before === null ? [] : fromFirst(before).map(({ stood }) => keyOf(stood));

/** A position behind those whose keys a record states. */
export const sinceKeys = ([first, ...others]: readonly string[], board: Board): Since =>
  first === undefined ? alone(board) : behind(others.reduce(behind, alone(first)), board);

/** True where one of these positions has come up more than once. */
export const isAnyRepeated = (since: Since): boolean =>
  fromFirst(since).some(({ times }) => times > 1);
