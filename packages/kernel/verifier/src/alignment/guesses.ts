// A guess that a line contradicts: the next alternative that fits all lines since is taken in its place.
import type { Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import { takenFor } from "./after-move.ts";
import { byLine } from "./deviations.ts";
import {
  type Earlier,
  type Guess,
  type Hypothesis,
  type Move,
  onward,
  remembered,
  restingOn,
  withMove,
} from "./moves.ts";
import { afterIt } from "./left-out-choices.ts";
import { reach } from "./reach.ts";
import { agrees, isUnknownChoice, legally, nearAlternatives } from "./rules.ts";
import { anyNaming, namedAt, othersNaming } from "./related.ts";
import { costOfRevised, othersFor } from "./revised.ts";
import type { Search } from "./search-state.ts";
import { swappedFor } from "./swapped.ts";
import { along, keeping, keptOn, onwardAt, type Stand } from "./taken-back.ts";

/**
 * The hypothesis with another guess, with which the line in hand fits too. `exhausted`: no alternative fits, so that what
 * differs is a deviation of its own. Null: nothing can be guessed, or too many alternatives would have to be tried.
 */
export const guessAgain = (
  search: Search,
  one: Hypothesis,
  index: number,
): Hypothesis | "exhausted" | null => {
  const { guess } = one;
  if (guess === null) return null;
  const since = movesSince(one, guess);
  if (since === null) return null;
  // A settled guess is asked again where something else has been told since.
  if (one.settled && since.size === 0) return null;
  const { rules, limits } = search;
  // A choice that the record does not know fits no alternative as it stands, and contradicts none.
  if (isUnknownChoice(rules, search.lineAt(index))) return null;
  const isAgain = since.size > 0;
  // What an earlier choice explains is told of itself; what no other one does is a deviation of its own.
  const unknown = guess.earlier === null ? null : "exhausted";
  if (isAgain && search.askedAgain.steps > limits.askedAgain) return unknown;
  const before = rules.looked;
  const again = anotherGuess(search, { one, guess, since }, index);
  if (isAgain) search.askedAgain.steps += rules.looked - before;
  return again ?? unknown;
};

const anotherGuess = (search: Search, open: Open, index: number): ReturnType<typeof guessAgain> => {
  const { one, guess, since } = open;
  const { rules, limits } = search;
  for (const taken of reordered(search, one, guess, index)) {
    const again = withAlternative(search, open, taken, index);
    if (again !== null) return again;
  }
  const mostNaming = rules.looked + limits.replayedNaming;
  for (const taken of namingTheSame(search, one, guess, index)) {
    if (rules.looked > mostNaming) return null;
    const again = withAlternative(search, open, taken, index);
    if (again !== null) return again;
  }
  const most = rules.looked + limits.replayed;
  // Of so many alternatives that not all could be tried only another order is looked for once more.
  if (since.size > 0 && !one.settled) return null;
  const looked = { left: limits.alternatives };
  for (const taken of alternativesOf(search, guess, looked)) {
    if (rules.looked > most) return null;
    const again = withAlternative(search, open, taken, index);
    if (again !== null) return again;
  }
  return looked.left < 0 || one.settled ? null : "exhausted";
};

const alternativesOf = (
  search: Search,
  { position, wanted, earlier }: Guess,
  looked: { left: number },
): Iterable<Taken<unknown>> =>
  earlier === null
    ? nearAlternatives(search.rules, position, wanted ?? {}, looked)
    : othersFor(search, position, earlier.event);

/** A guessed decision with one other value, where the one or the other is named by the line in hand, or by what is forced before it. */
function* namingTheSame(
  search: Search,
  one: Hypothesis,
  { position, move: { applied, revised } }: Guess,
  index: number,
): Generator<Taken<unknown>, void, void> {
  const event = applied?.event ?? revised?.event;
  if (event?.by === undefined) return;
  const named = namedAt(search, one.position, index);
  for (const others of [othersNaming, anyNaming])
    yield* others(search, position, event, named, search.limits.alternatives);
}

/** The guess in another order, as the line in hand calls for. */
function* reordered(
  search: Search,
  one: Hypothesis,
  guess: Guess,
  index: number,
): Generator<Taken<unknown>, void, void> {
  if (guess.move.applied === null) return;
  const { event } = guess.move.applied;
  for (const data of swappedFor(search, one, event.data as Json, index)) {
    if (!agrees(data, guess.wanted)) continue;
    const taken = legally(search.rules, guess.position, { ...event, data });
    if (taken !== null) yield taken;
  }
}

/** A hypothesis with an open guess, and the moves after that by their line. */
interface Open {
  readonly one: Hypothesis;
  readonly guess: Guess;
  readonly since: ReadonlyMap<number, readonly Move[]>;
}

/** True for a move that could be said of another position too. */
const isAnywhere = ({ kind, to, guessed }: Move): boolean =>
  to === null && !guessed && kind !== "seat-unexpected";

/** The moves after the guess by their line; null where they could not be said of another position. */
const movesSince = (one: Hypothesis, guess: Guess): Open["since"] | null => {
  const moves: Move[] = [];
  for (let move = one.last; move !== guess.move; move = move.before) {
    if (move === null || !isAnywhere(move)) return null;
    moves.push(move);
  }
  // What rests on a choice that the record does not know proves nothing, and stands as it was told.
  if (moves.length > 0 && (one.passing !== null || guess.move.kind === "unknown")) return null;
  return byLine(moves.reverse());
};

/**
 * All lines from the guess to the one in hand, replayed with another choice: as they stand, else as they were told. Null
 * where that cannot be said of one of them.
 */
const withAlternative = (
  search: Search,
  { one, guess, since }: Open,
  taken: Taken<unknown>,
  index: number,
): Hypothesis | null => {
  const settled = since.size > 0 && one.settled;
  const chosen = withChoice(search, guess, taken);
  if (chosen === null) return null;
  const { move, begun, first } = chosen;
  // Consequences that had to be put in too are moves after the guess: then it stands for good.
  const own = begun.last === move ? { ...guess, move } : null;
  let now: Hypothesis = keeping(search, { ...begun, settled, guess: own }, first - 1);
  const told = new Map<Move, Move>([[guess.move, move]]);
  for (let at = first; at <= index; at++) {
    const fitting = along(search, now, at);
    const next: Hypothesis | null =
      fitting === null
        ? asTold(search, now, since.get(at) ?? [], told, at)
        : onwardAt(search, now, at, fitting.position);
    if (next === null) return null;
    now = next;
  }
  return since.size === 0 ? now : withHalves(now, one, told);
};

interface Chosen {
  readonly move: Move;
  readonly begun: Hypothesis;
  /** The line from which it goes on. */
  readonly first: number;
}

/** The guess with another choice; null where that cannot be said. */
const withChoice = (search: Search, guess: Guess, taken: Taken<unknown>): Chosen | null => {
  const { hypothesis, from, earlier } = guess;
  if (earlier !== null) return withEarlier(search, guess, earlier, taken);
  const { move, next } = withMove(hypothesis, { ...guess.move, applied: taken });
  const unknown = restingOn(hypothesis, move);
  if (guess.wanted !== null)
    return { move, begun: onward({ ...next, unknown }, taken.position), first: from };
  const putIn = remembered(hypothesis.putIn, move, search.limits.putIn);
  const begun = afterLeftOut(search, { ...next, unknown, putIn }, guess, taken);
  return begun === null ? null : { move, begun, first: from + 1 };
};

/** An earlier line was that choice: all lines up to the one that contradicts what is written have to fit. */
const withEarlier = (
  search: Search,
  { hypothesis, from, move: told }: Guess,
  { line, event, kept }: Earlier,
  taken: Taken<unknown>,
): Chosen | null => {
  let stand: Stand | null = {
    position: taken.position,
    kept: keptOn(search, kept, line, taken.position),
  };
  for (let at = line + 1; at < from && stand !== null; at++) stand = along(search, stand, at);
  if (stand === null) return null;
  const { move, next } = withMove(hypothesis, {
    ...told,
    cost: costOfRevised(search, from, taken.event, event),
    to: stand.position,
    revised: { line, event: taken.event },
  });
  const unknown = restingOn(hypothesis, move);
  return { move, begun: { ...next, ...stand, unknown }, first: from };
};

/** A line that does not fit, by the moves that were told of it; `told` has each with what it has become. */
const asTold = (
  search: Search,
  one: Hypothesis,
  moves: readonly Move[],
  told: Map<Move, Move>,
  index: number,
): Hypothesis | null => {
  if (moves.length === 0) return null;
  let now = one;
  for (const move of moves) {
    const taken = move.applied === null ? null : takenFor(search, now.position, move);
    if (move.applied !== null && taken === null) return null;
    const [partOf, half] = [move.partOf, move.half].map((other) =>
      other === null ? null : (told.get(other) ?? other),
    );
    const again = withMove(now, { ...move, applied: taken, partOf: partOf!, half: half! });
    told.set(move, again.move);
    now = { ...again.next, position: taken?.position ?? now.position };
  }
  if (moves.some(({ consumes }) => consumes)) return onwardAt(search, now, index, now.position);
  const fitting = along(search, now, index);
  return fitting === null ? null : onwardAt(search, now, index, fitting.position);
};

/** The halves that the hypothesis remembered, as they have been told again. */
const withHalves = (
  again: Hypothesis,
  { passedOver, putIn }: Hypothesis,
  told: ReadonlyMap<Move, Move>,
): Hypothesis => {
  const renewed = (halves: readonly Move[], before: readonly Move[]): readonly Move[] =>
    halves.flatMap((move) => told.get(move) ?? (before.includes(move) ? move : []));
  return {
    ...again,
    passedOver: renewed(passedOver, again.passedOver),
    putIn: renewed(putIn, again.putIn),
  };
};

/** The first line after a choice that stands in no line. */
const afterLeftOut = (
  search: Search,
  chosen: Hypothesis,
  guess: Guess,
  taken: Taken<unknown>,
): Hypothesis | null => {
  const steps = reach(search, taken.position, guess.from);
  return steps === null ? null : afterIt(search, chosen, guess.from, chosen.last!, steps);
};
