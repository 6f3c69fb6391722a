// Two games gone along together: the same choice under both, with all that it forces, until something is not the same.
// Knows no search.
import { due, type Position } from "@assize/kernel-chart-engine";
import { type GameEvent, GameMistake, LIMITS, sameJson, SeatId } from "@assize/kernel-model";
import { forcedStep, isOver, legally, type Start, type Taken } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import {
  type Both,
  differentEnds,
  type Difference,
  type Pair,
  type Side,
  type Sides,
} from "./difference.ts";

type Steps = readonly Taken<unknown>[];

/** How far the two went along. */
export interface Gone {
  /** The steps of each; the last one is the one that differs, where it is a step. */
  readonly steps: Both<Steps>;
  /** How many events a record needs to show it. */
  readonly events: number;
  /** Where both stand; null where something differs. */
  readonly to: Pair | null;
  readonly difference: Difference | null;
}

/** A choice or an outcome under both, or under one of them. */
export interface WayTogether extends Gone {
  /** True: there are more ways on than are followed, and this is the last one that is. */
  readonly isCut: boolean;
}

/** What is done, or the mistake of the game's author that keeps it from being done. */
const attempt = <Value>(work: () => Value): { readonly done: Value } | { readonly why: string } => {
  try {
    return { done: work() };
  } catch (failure) {
    if (failure instanceof GameMistake) return { why: failure.message };
    throw failure;
  }
};

const differing = (steps: Both<Steps>, difference: Difference): Gone => ({
  steps,
  events: Math.max(steps.one.length, steps.other.length),
  to: null,
  difference,
});

/** One forced step of each; what differs, or null where both took the same or none is forced. */
const forcedOfBoth = (
  { one, other }: Sides,
  from: Pair,
): { readonly steps: Both<Taken<unknown> | null>; readonly difference: Difference | null } => {
  const mine = attempt(() => forcedStep(one.game, from.one));
  const theirs = attempt(() => forcedStep(other.game, from.other));
  if ("why" in mine || "why" in theirs) {
    const whys = {
      one: "why" in mine ? mine.why : null,
      other: "why" in theirs ? theirs.why : null,
    };
    return { steps: { one: null, other: null }, difference: { kind: "mistake", ...whys } };
  }
  const steps = { one: mine.done, other: theirs.done };
  const events = { one: steps.one?.event ?? null, other: steps.other?.event ?? null };
  const isSame =
    events.one?.type === events.other?.type && sameJson(events.one?.data, events.other?.data);
  return { steps, difference: isSame ? null : { kind: "consequence", ...events } };
};

/** All that is forced from a pair, as far as it is the same. */
export const forcedTogether = (sides: Sides, from: Pair, before: Both<Steps>): Gone => {
  const one = [...before.one];
  const other = [...before.other];
  const steps = { one, other };
  let pair = from;
  for (let forced = 0; forced <= LIMITS.forcedInARow; forced++) {
    const { steps: next, difference } = forcedOfBoth(sides, pair);
    if (next.one !== null) one.push(next.one);
    if (next.other !== null) other.push(next.other);
    if (difference !== null) return differing(steps, difference);
    if (next.one === null || next.other === null) {
      const ends = differentEnds(sides, pair);
      return ends === null
        ? { steps, events: one.length, to: pair, difference: null }
        : differing(steps, ends);
    }
    pair = { one: next.one.position, other: next.other.position };
  }
  const why = `more than ${LIMITS.forcedInARow} forced events in a row`;
  return differing(steps, { kind: "mistake", one: why, other: why });
};

/**
 * False where one implementation does not know the other's event, or not with such data: then it cannot be asked about it. Two
 * readings of one implementation have the same events.
 */
const isKnown = (sides: Sides, { game }: Start, { type, data }: GameEvent): boolean => {
  if (sides.one.game.events === sides.other.game.events) return true;
  const event = game.events.get(type);
  return event !== undefined && Result.isSuccess(event.decode(data));
};

const taken = (
  sides: Sides,
  side: Side,
  position: Position<unknown>,
  event: GameEvent,
): Taken<unknown> | null => {
  const { game } = sides[side];
  return isKnown(sides, sides[side], event) ? legally(game, position, event) : null;
};

/** An event that is no consequence under both, with all that it forces. Requires that one of them accepts it. */
export const togetherBy = (sides: Sides, { one, other }: Pair, event: GameEvent): Gone => {
  const mine = attempt(() => taken(sides, "one", one, event));
  const theirs = attempt(() => taken(sides, "other", other, event));
  if ("why" in mine || "why" in theirs) {
    const whys = {
      one: "why" in mine ? mine.why : null,
      other: "why" in theirs ? theirs.why : null,
    };
    return { ...differing({ one: [], other: [] }, { kind: "mistake", ...whys }), events: 1 };
  }
  const [first, second] = [mine.done, theirs.done];
  if (first !== null && second !== null)
    return forcedTogether(
      sides,
      { one: first.position, other: second.position },
      { one: [first], other: [second] },
    );
  const legalUnder = first === null ? "other" : "one";
  const steps = { one: first === null ? [] : [first], other: second === null ? [] : [second] };
  return differing(steps, { kind: "choice", event, legalUnder });
};

/** What one event's game offers of one type, and the chart allows. */
function* offered(
  { game }: Start,
  position: Position<unknown>,
  type: string,
  by: SeatId | null,
): Generator<GameEvent | null> {
  const { choices, outcomes } = game.events.get(type)!.definition;
  const data = by === null ? outcomes?.(position.context) : choices?.(position.context, by);
  let count = 0;
  for (const one of data ?? []) {
    if (++count > LIMITS.choicesOffered)
      throw new GameMistake(game.model.id, `${type}, choices`, "the list does not end");
    const event = by === null ? { type, data: one } : { type, by, data: one };
    yield game.engine.accepts(position, event) === undefined ? null : event;
  }
}

type Offers = Generator<GameEvent | null>;

/** What a game offers at a position that the rules do not force: a list for each type, and each seat. */
const offersAt = (start: Start, position: Position<unknown>): readonly Offers[] => {
  const { game, setup } = start;
  if (isOver(game, position)) return [];
  const seats = setup.seats.map((_, seat) => SeatId(seat));
  return due(game.table, position, game.classOf).may.flatMap((type) =>
    [null, ...seats].map((by) => offered(start, position, type, by)),
  );
};

/** One of each list in turn: of lists that are too long to be gone through, no list is left out. */
function* inTurn(lists: readonly Offers[]): Generator<GameEvent> {
  for (let left = lists; left.length > 0;) {
    const still: Offers[] = [];
    for (const list of left) {
      const next = list.next();
      if (next.done === true) continue;
      still.push(list);
      if (next.value !== null) yield next.value;
    }
    left = still;
  }
}

/** What is legal under one of the two at least, each once. */
function* legalTogether(sides: Sides, pair: Pair): Generator<GameEvent> {
  const { one, other } = sides;
  const isLegalToo = (event: GameEvent): boolean =>
    isKnown(sides, one, event) && one.game.engine.accepts(pair.one, event) !== undefined;
  const alone = function* (list: Offers): Offers {
    for (const event of list) yield event !== null && !isLegalToo(event) ? event : null;
  };
  yield* inTurn([...offersAt(one, pair.one), ...offersAt(other, pair.other).map(alone)]);
}

/** Every way on of a pair, lazily, in the order in which the games offer them; so many at most. */
export function* waysTogether(sides: Sides, from: Pair, mostWays: number): Generator<WayTogether> {
  let last: Gone | undefined;
  let count = 0;
  for (const event of legalTogether(sides, from)) {
    if (last !== undefined) yield { ...last, isCut: count === mostWays };
    if (count === mostWays) return;
    last = togetherBy(sides, from, event);
    count++;
  }
  if (last !== undefined) yield { ...last, isCut: false };
}
