// A choice, or an outcome of chance, that stands in no line before the one in hand: it stands elsewhere in the record, or
// nobody knows it, or several are missing.
import type { Position } from "@assize/kernel-chart-engine";
import { isOver, type Taken } from "@assize/kernel-referee";
import { COSTS } from "./costs.ts";
import { putIn } from "./gaps.ts";
import { type Run, runsOfChoices } from "./missing-run.ts";
import {
  type Hypothesis,
  type Move,
  type Moves,
  onward,
  passedOverAt,
  remembered,
  restingOn,
  withMove,
  without,
} from "./moves.ts";
import { reach } from "./reach.ts";
import { alternatives, choiceOf, forcedFrom, legally } from "./rules.ts";
import type { Search, Thorough } from "./search-state.ts";
import { otherValue } from "./values.ts";

/** After the forced steps `chain`, a choice is put in after which the line fits. */
export function* leftOutChoices(
  search: Search,
  one: Hypothesis,
  index: number,
  chain: readonly Taken<unknown>[],
  thorough: Thorough,
): Moves {
  if (!thorough("known")) return;
  const position = chain.at(-1)?.position ?? one.position;
  if (isOver(search.rules.game, position)) return;
  const put: Hypothesis = { ...putIn(search, one, index, chain), position };
  // What was passed over or put in just before stands in its place. In a terse record what is forced is no gap.
  const begun = chain.length > 0 && !search.rules.terse;
  const gap: Gap = { cause: begun ? put.last : one.passing, begun };
  yield* fromElsewhere(search, put, index, gap);
  if (!thorough()) return;
  const { first, nearest } = oneThatReaches(search, position, index);
  if (first === null) return;
  let isFound = nearest !== null;
  if (nearest !== null) yield unknownChoice(search, put, index, nearest, gap);
  for (const run of runsOfChoices(search, put, index)) {
    isFound = true;
    yield withRun(search, put, index, run, gap);
  }
  if (!isFound) yield* severalInARow(search, put, index, first, gap);
}

/** A choice, and the steps from it up to the line in hand, with its own. */
interface Reaching {
  readonly taken: Taken<unknown>;
  readonly steps: readonly Taken<unknown>[];
}

/** The first alternative of all, and the first of those after which the fewest consequences are missing before the line. */
const oneThatReaches = (
  search: Search,
  position: Position<unknown>,
  index: number,
): { readonly first: Taken<unknown> | null; readonly nearest: Reaching | null } => {
  let first: Taken<unknown> | null = null;
  let nearest: Reaching | null = null;
  const looked = { left: search.limits.alternatives };
  for (const taken of alternatives(search.rules, position, null, looked)) {
    first ??= taken;
    const steps = reach(search, taken.position, index);
    if (steps === null || steps.length >= (nearest?.steps.length ?? Infinity)) continue;
    nearest = { taken, steps };
    // In a terse record what is forced is missing everywhere.
    if (steps.length === 1 || search.rules.terse) break;
  }
  return { first, nearest };
};

/** What a choice that is missing belongs to; `begun`: consequences right before it are missing too. */
interface Gap {
  readonly cause: Move | null;
  readonly begun: boolean;
}

/** A gap is one deviation: what is missing in it costs as much as the dearest of it, and a little for each other. */
const inGap = ({ begun }: Gap, cost: number): number =>
  begun ? cost - COSTS.leftOut + COSTS.leftOutMore : cost;

const partOf = (cause: Move | null): Move | null => cause?.partOf ?? cause;

/** How many lines are looked at after the one in hand; none is moved over an undo. */
const linesAhead = ({ limits, length, undos }: Search, index: number): number => {
  const most = Math.max(0, Math.min(limits.ahead, length - index - 1));
  for (let line = 0; line < most; line++) if (undos.at.has(index + 1 + line)) return line;
  return most;
};

/** A choice that was passed over before, or that stands within the next lines. */
function* fromElsewhere(search: Search, put: Hypothesis, index: number, gap: Gap): Moves {
  const before = put.passedOver.map((half) => ({ at: passedOverAt(half), half }));
  const later = Array.from({ length: linesAhead(search, index) }, (_, step) => ({
    at: index + 1 + step,
    half: null,
  }));
  for (const { at, half } of [...before, ...later]) {
    const event = choiceOf(search.rules, search.lineAt(at));
    const taken = event === null ? null : legally(search.rules, put.position, event);
    const steps = taken === null ? null : reach(search, taken.position, index);
    if (taken === null || steps === null) continue;
    const { move, next } = withMove(put, {
      index,
      kind: "left-out",
      held: "corrected",
      cost: half === null ? inGap(gap, COSTS.leftOut) : COSTS.moved,
      applied: taken,
      partOf: half === null ? partOf(gap.cause) : partOf(half),
      half,
      standsAt: half === null ? at : null,
    });
    const halves =
      half === null
        ? { putIn: remembered(put.putIn, move, search.limits.putIn) }
        : { passedOver: without(put.passedOver, half) };
    yield afterIt(search, { ...next, ...halves }, index, move, steps);
  }
}

/** A choice that nobody wrote down; the first alternative that fits stands for all that do. */
const unknownChoice = (
  search: Search,
  put: Hypothesis,
  index: number,
  { taken, steps }: Reaching,
  gap: Gap,
): Hypothesis => {
  const { move, next } = withMove(put, {
    index,
    kind: "left-out",
    held: "corrected",
    cost: inGap(gap, COSTS.leftOutChoice),
    applied: taken,
    partOf: partOf(gap.cause),
    guessed: true,
  });
  const { position } = put;
  const guess = { hypothesis: put, position, wanted: null, from: index, move, earlier: null };
  const chosen: Hypothesis = {
    ...next,
    unknown: restingOn(put, move),
    settled: false,
    putIn: remembered(put.putIn, move, search.limits.putIn),
  };
  const on = afterIt(search, chosen, index, move, steps);
  return { ...on, guess: on.last === move ? guess : null };
};

/** Consequences of a choice that was put in, which nobody wrote down either, and then the line itself. */
export const afterIt = (
  search: Search,
  one: Hypothesis,
  index: number,
  choice: Move,
  steps: readonly Taken<unknown>[],
): Hypothesis => {
  // In a terse record the line fits after what it leaves out.
  const missing = search.rules.terse ? [] : steps.slice(0, -1);
  const now = putInWith(search, one, index, choice, missing);
  return onward(now, steps.at(-1)!.position);
};

/** Puts in consequences as a part of the choice that they follow from. */
const putInWith = (
  search: Search,
  one: Hypothesis,
  index: number,
  choice: Move,
  steps: readonly Taken<unknown>[],
): Hypothesis => {
  let now = one;
  for (const { row, event, position } of steps) {
    const { move, next } = withMove(now, {
      index,
      kind: "left-out",
      held: "corrected",
      cost: search.rules.terse ? 0 : COSTS.leftOutMore,
      applied: { row, event },
      partOf: partOf(choice),
    });
    now = { ...next, position, putIn: remembered(now.putIn, move, search.limits.putIn) };
  }
  return now;
};

/** Choices that are missing one after the other, put in each with what it forces, and then the line in hand. */
const withRun = (
  search: Search,
  put: Hypothesis,
  index: number,
  { choices, line }: Run,
  gap: Gap,
): Hypothesis => {
  let now = put;
  let root: Move | null = null;
  for (const [choice, ...forced] of choices) {
    const { move, next } = withMove(now, {
      index,
      kind: "left-out",
      held: "corrected",
      cost: root === null ? inGap(gap, COSTS.leftOutChoices) : COSTS.leftOutChoicesMore,
      applied: choice!,
      partOf: root === null ? partOf(gap.cause) : partOf(root),
      guessed: true,
    });
    root ??= move;
    const unknown = restingOn(now, root);
    now = putInWith(search, { ...next, unknown, guess: null, settled: false }, index, root, forced);
  }
  return afterIt(search, now, index, root!, line);
};

/** Several choices in a row are missing, and nobody knows which: the first alternative of each. */
function* severalInARow(
  search: Search,
  put: Hypothesis,
  index: number,
  first: Taken<unknown>,
  gap: Gap,
): Moves {
  const { rules, limits } = search;
  const line = search.lineAt(index);
  const prepared = rules.game.events.get(line.type)!;
  let now = put;
  let choice: Taken<unknown> | undefined = first;
  for (let count = 0; count < limits.choicesInARow && choice !== undefined; count++) {
    const { move, next } = withMove(now, {
      index,
      kind: "left-out",
      held: "corrected",
      cost: count === 0 ? inGap(gap, COSTS.leftOutChoices) : COSTS.leftOutChoicesMore,
      applied: choice,
      partOf: count === 0 ? partOf(gap.cause) : partOf(now.unknown!.move),
      guessed: true,
    });
    const unknown = count === 0 ? restingOn(now, move) : now.unknown!;
    now = { ...next, position: choice.position, unknown, guess: null, settled: false };
    const steps = reach(search, now.position, index);
    if (steps !== null) return yield afterIt(search, now, index, unknown.move, steps);
    const chain = [...forcedFrom(rules, now.position)];
    const like = chain.findIndex(({ event }) => event.type === line.type);
    if (like >= 0) {
      const before = putInWith(search, now, index, unknown.move, chain.slice(0, like));
      return yield* otherValue(search, before, index, prepared, chain[like]!.row);
    }
    now = putInWith(search, now, index, unknown.move, chain);
    const looked = { left: limits.alternatives };
    [choice] = alternatives(rules, now.position, null, looked);
  }
}
