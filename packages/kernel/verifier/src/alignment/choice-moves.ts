// What may be said of a choice or an outcome of chance that does not fit: another's, refused and carried out all the
// same, another one than is written, or one of which the record does not know all.
import type { Envelope } from "@assize/kernel-event-log";
import type { GameEvent, Json } from "@assize/kernel-model";
import type { Taken } from "@assize/kernel-referee";
import { COSTS } from "./costs.ts";
import { inPlaceOf, putIn } from "./gaps.ts";
import { leftOutChoices } from "./left-out-choices.ts";
import {
  accusing,
  type Guess,
  type Hypothesis,
  type Move,
  type Moves,
  onward,
  restingOn,
  rootOf,
  isEnd,
  unknownOf,
  type Wanted,
  withMove,
} from "./moves.ts";
import { type Renaming, renamingOf } from "./renamings.ts";
import { carriedOut, waysOf } from "./carried-out.ts";
import {
  alternatives,
  choiceOf,
  forcedFrom,
  isUnknownChoice,
  keyOf,
  legally,
  listsAll,
  mayCome,
  nearAlternatives,
} from "./rules.ts";
import { stoodImpossibly } from "./stood-impossibly.ts";
import type { Search, Thorough, Told } from "./search-state.ts";
import { renamedBefore } from "./values.ts";

/** Every way to go on with the line but to pass it over. `thorough`: also with choices that nobody wrote down. */
export function* choiceMoves(
  search: Search,
  one: Hypothesis,
  index: number,
  thorough: Thorough,
): Moves {
  const { rules } = search;
  const chain = [...forcedFrom(rules, one.position)];
  const after = putIn(search, one, index, chain);
  const put: Hypothesis = { ...after, position: chain.at(-1)?.position ?? one.position };
  const event = choiceOf(rules, search.lineAt(index));
  if (event !== null) {
    const later = chain.length === 0 ? null : legally(rules, put.position, event);
    if (later !== null) yield onward(put, later.position);
    yield* otherSeat(search, put, index, event);
    yield* stood(search, one, index, event);
    if (chain.length > 0 && later === null) {
      yield* stood(search, put, index, event);
      // A terse record need not state what is due: nothing can stand in its place.
      if (!rules.terse) yield inPlaceOf(one, index, chain[0]!, COSTS.passedOverChoice);
    }
    yield* leftOutChoices(search, one, index, chain, thorough);
    yield* namedAsBefore(search, put, index, event);
  }
  if (thorough()) yield* guessed(search, put, index, "rewritten");
}

/**
 * The only way to go on with a choice of which the record does not know all: it is guessed. Where no guess is found among
 * those looked at, the explanation ends there. Null where the line is refused, whatever it says: then that is explained.
 */
export const unknownAt = (search: Search, one: Hypothesis, index: number): Hypothesis | null => {
  const { rules } = search;
  const line = search.lineAt(index);
  if (!isUnknownChoice(rules, line)) return null;
  const chain = [...forcedFrom(rules, one.position)];
  const after = putIn(search, one, index, chain);
  const put: Hypothesis = { ...after, position: chain.at(-1)?.position ?? one.position };
  const [guess] = guessed(search, put, index, "unknown");
  if (guess !== undefined) return guess;
  const { type, by, data } = line;
  if (isRefusedWhatever(search, put, { type, by, known: data })) return null;
  const end = { index, kind: "unknown", held: "passed-over", cost: 0, consumes: true } as const;
  return withMove(put, end).next;
};

/** True where an explanation ends at a value that the record does not know. */
export const endsAt = ({ last }: Hypothesis, index: number): boolean =>
  last !== null && last.index === index && isEnd(last);

const isRefusedWhatever = (
  { rules, limits }: Search,
  { position }: Hypothesis,
  wanted: Wanted & { readonly type: string },
): boolean => {
  if (!mayCome(rules, position, wanted.type)) return true;
  const looked = { left: limits.alternatives };
  const [first] = alternatives(rules, position, wanted, looked);
  return first === undefined && looked.left >= 0 && listsAll(rules, wanted.type);
};

/** The one other seat for which the very same decision is legal. */
const seatMeant = ({ rules }: Search, one: Hypothesis, event: GameEvent): Taken<unknown> | null => {
  if (event.by === undefined) return null;
  const legal = rules.seats.flatMap((by) => {
    const taken = by === event.by ? null : legally(rules, one.position, { ...event, by });
    return taken === null ? [] : [taken];
  });
  return legal.length === 1 ? legal[0]! : null;
};

function* otherSeat(search: Search, one: Hypothesis, index: number, event: GameEvent): Moves {
  const taken = seatMeant(search, one, event);
  if (taken === null) return;
  const again = sameSeatsBefore(search, one, index, taken.event);
  const { next } = withMove(one, {
    index,
    kind: "seat",
    held: "corrected",
    cost: again === null ? COSTS.seat : COSTS.seatAgain,
    consumes: true,
    applied: taken,
    ...accusing(one, event.by),
    partOf: unknownOf(one) ?? again,
  });
  yield onward(next, taken.position);
}

/** The deviation of the move before, where that gave a choice of the one seat to the other just so: a turn of several lines. */
const sameSeatsBefore = (
  { lineAt, limits }: Search,
  { last }: Hypothesis,
  index: number,
  meant: GameEvent,
): Move | null => {
  if (last?.kind !== "seat" || index - last.index > limits.back) return null;
  const isSame = lineAt(last.index).by === lineAt(index).by && last.applied!.event.by === meant.by;
  return isSame ? rootOf(last) : null;
};

/** What lies in a shuffled pile that nobody knows comes up as it is drawn: that is no error of its own. */
const stoodCost = (one: Hypothesis, { by }: GameEvent): number => {
  const ofItsOwn = by === undefined ? COSTS.stoodChance : COSTS.stood;
  const resting = by === undefined ? COSTS.unknown + 1 : COSTS.stoodUnknown;
  return unknownOf(one) === null ? ofItsOwn : resting;
};

/** The rules refuse it, and play went on as if they did not. Nobody is accused in a position that nobody knows. */
function* stood(search: Search, one: Hypothesis, index: number, event: GameEvent): Moves {
  const { rules } = search;
  const unknown = unknownOf(one);
  const reached = new Set<string>();
  for (const row of waysOf(rules, one.position, event.type)) {
    const position = carriedOut(rules, one.position, { row, event });
    // Several ways may lead to one position: that is one explanation.
    if (position === null || reached.has(keyOf(rules, position))) continue;
    reached.add(keyOf(rules, position));
    const { next } = withMove(one, {
      index,
      kind: "stood",
      held: "stood",
      cost: stoodCost(one, event),
      consumes: true,
      applied: { row, event },
      ...accusing(one, event.by),
      partOf: unknown,
    });
    yield onward(next, position);
  }
}

/** What chance has to bring about here where nothing else can be drawn, and the names that are written for others in the line. */
const mustBeDrawn = (
  { rules, limits }: Search,
  { position }: Hypothesis,
  { type, by, data }: Told,
): { readonly taken: Taken<unknown>; readonly renamed: Renaming } | null => {
  if (by !== undefined || rules.game.events.get(type)?.class !== "chance") return null;
  const [taken, other] = alternatives(rules, position, { type }, { left: limits.alternatives });
  if (taken === undefined || other !== undefined) return null;
  const renamed = renamingOf(taken.event.data as Json, data as Json);
  return renamed === null || renamed.offsets.size > 0 ? null : { taken, renamed };
};

/** Two things that were drawn changed their names: the first of these lines was told as another draw. */
function* namedAsBefore(search: Search, one: Hypothesis, index: number, event: GameEvent): Moves {
  const drawn = mustBeDrawn(search, one, event);
  const before = renamedBefore(search, one.last, index, drawn?.renamed ?? null);
  if (drawn === null || before === null) return;
  const { taken, renamed } = drawn;
  const { next } = withMove(one, {
    index,
    kind: "rewritten",
    held: "corrected",
    cost: COSTS.renamedAgain,
    consumes: true,
    applied: taken,
    partOf: before,
    renamed,
  });
  yield onward(next, taken.position);
}

/** What is asked of another choice, the nearest first: its type and seat, its seat, nothing. */
const nearTo = (
  { rules }: Search,
  { type, by, data }: Envelope,
  kind: "rewritten" | "unknown",
): readonly Wanted[] => {
  if (kind === "unknown") return [{ type, by, known: data }];
  const event = rules.game.events.get(type);
  if (event === undefined || event.class === "consequence") {
    const written = event === undefined ? { written: data } : {};
    return by === undefined ? [written] : [{ by, ...written }, {}];
  }
  return by === undefined
    ? [{ type, written: data }, {}]
    : [{ type, by, written: data }, { by }, {}];
};

/** The nearest that can be chosen at all, and the first such choice. */
const nearest = (
  { rules, limits }: Search,
  { position }: Hypothesis,
  near: readonly Wanted[],
): { readonly wanted: Wanted; readonly first: Taken<unknown> } | null => {
  for (const wanted of near) {
    const looked = { left: limits.alternatives };
    const [first] = nearAlternatives(rules, position, wanted, looked);
    if (first !== undefined) return { wanted, first };
  }
  return null;
};

/** Another choice was made than is written, or one that the record does not know: the lines after it tell which. */
export function* guessed(
  search: Search,
  one: Hypothesis,
  index: number,
  kind: "rewritten" | "unknown",
): Moves {
  const { rules } = search;
  const line = search.lineAt(index);
  const near = nearest(search, one, nearTo(search, line, kind));
  if (near === null) return;
  const { wanted, first } = near;
  const unknown = unknownOf(one);
  const event = choiceOf(rules, line);
  const impossible =
    kind === "rewritten" && event !== null && stoodImpossibly(search, one, index, event);
  const { move, next } = withMove(one, {
    index,
    kind,
    held: "corrected",
    cost: kind === "unknown" ? 0 : COSTS.rewritten,
    consumes: true,
    applied: first,
    ...accusing(one, kind === "unknown" ? null : event?.by),
    partOf: kind === "unknown" ? null : unknown,
    guessed: true,
    impossible,
    renamed: kind === "unknown" ? null : (mustBeDrawn(search, one, line)?.renamed ?? null),
  });
  const guess: Guess = {
    hypothesis: one,
    position: one.position,
    wanted,
    from: index + 1,
    move,
    earlier: null,
  };
  const rests = { unknown: restingOn(one, move), guess, settled: false };
  yield onward({ ...next, ...rests }, first.position);
}
