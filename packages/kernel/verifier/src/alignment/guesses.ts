// A guess that a line contradicts: the next alternative that fits all lines since is taken in its place.
import type { Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import { type Guess, type Hypothesis, onward, remembered, restingOn, withMove } from "./moves.ts";
import { afterIt } from "./left-out-choices.ts";
import { reach } from "./reach.ts";
import { agrees, isUnknownChoice, legally, nearAlternatives } from "./rules.ts";
import type { Search } from "./search-state.ts";
import { swappedFor } from "./swapped.ts";
import { along, keeping, onwardAt } from "./taken-back.ts";

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
  if (guess === null || one.settled || one.last !== guess.move) return null;
  const { rules, limits } = search;
  // A choice that the record does not know fits no alternative as it stands, and contradicts none.
  if (isUnknownChoice(rules, search.lineAt(index))) return null;
  const most = rules.looked + limits.replayed;
  for (const taken of reordered(search, one, guess, index)) {
    const again = withAlternative(search, guess, taken, index);
    if (again !== null) return again;
  }
  const looked = { left: limits.alternatives };
  for (const taken of nearAlternatives(rules, guess.position, guess.wanted ?? {}, looked)) {
    if (rules.looked > most) return null;
    const again = withAlternative(search, guess, taken, index);
    if (again !== null) return again;
  }
  return looked.left < 0 ? null : "exhausted";
};

/** The guess in another order, as the line in hand calls for. */
function* reordered(
  search: Search,
  one: Hypothesis,
  guess: Guess,
  index: number,
): Generator<Taken<unknown>, void, void> {
  const { event } = guess.move.applied!;
  for (const data of swappedFor(search, one, event.data as Json, index)) {
    if (!agrees(data, guess.wanted)) continue;
    const taken = legally(search.rules, guess.position, { ...event, data });
    if (taken !== null) yield taken;
  }
}

/** All lines from the guess to the one in hand, replayed with another choice; null where one of them does not fit. */
const withAlternative = (
  search: Search,
  guess: Guess,
  taken: Taken<unknown>,
  index: number,
): Hypothesis | null => {
  const { move, next } = withMove(guess.hypothesis, { ...guess.move, applied: taken });
  const unknown = restingOn(guess.hypothesis, move);
  const { putIn } = guess.hypothesis;
  const halves = guess.wanted === null ? remembered(putIn, move, search.limits.putIn) : putIn;
  const chosen: Hypothesis = { ...next, unknown, settled: false, putIn: halves };
  const begun =
    guess.wanted === null
      ? afterLeftOut(search, chosen, guess, taken)
      : onward(chosen, taken.position);
  if (begun === null) return null;
  // Consequences that had to be put in too are moves after the guess: then it stands for good.
  const own = begun.last === move ? { ...guess, move } : null;
  const first = guess.wanted === null ? guess.from + 1 : guess.from;
  let now: Hypothesis = keeping(search, { ...begun, guess: own }, first - 1);
  for (let at = first; at <= index; at++) {
    const next = along(search, now, at);
    if (next === null) return null;
    now = onwardAt(search, now, at, next.position);
  }
  return now;
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
