// What tests of `stateKey` share: states that are changed somewhere, two futures played side by side, and how many states a
// key joins. Seeded: the same draws change and play in the same way.
import type { Position } from "@assize/kernel-chart-engine";
import {
  type Draw,
  type GameEvent,
  isJsonObject,
  type Json,
  sameJson,
  SeatId,
} from "@assize/kernel-model";
import {
  awaited,
  chanceDue,
  forcedStep,
  forcedSteps,
  isOver,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  type PreparedGame,
  stateKeyOf,
} from "@assize/kernel-referee";

/** A game that is looked at. */
export interface Watched<Context> {
  readonly game: PreparedGame<Context>;
  readonly seats: number;
}

/** Most choices of one seat, or outcomes, that are compared. */
const MOST_COMPARED = 150;

const firstOf = <One>(all: Iterable<One>, most: number): readonly One[] => {
  const some: One[] = [];
  for (const one of all) {
    if (some.length >= most) break;
    some.push(one);
  }
  return some;
};

/** In any order, unless there are more of them than are compared. */
const asTexts = (events: readonly GameEvent[]): readonly string[] => {
  const texts = events.map((event) => JSON.stringify(event));
  return texts.length < MOST_COMPARED ? texts.sort() : texts;
};

const choicesAt = <Context>({ game, seats }: Watched<Context>, at: Position<Context>) =>
  Array.from({ length: seats }, (_, seat) =>
    asTexts(firstOf(legalDecisions(game, at, SeatId(seat)), MOST_COMPARED)),
  );

/** Outcomes are compared where there are few; of a long shuffle there are too many to be put in order. */
const outcomesAt = <Context>({ game }: Watched<Context>, at: Position<Context>) => {
  const some = asTexts(firstOf(possibleOutcomes(game, at), MOST_COMPARED));
  return some.length < MOST_COMPARED ? some : [];
};

const anyOf = <One>(all: Iterable<One>, draw: Draw): One | undefined => {
  const some = firstOf(all, MOST_COMPARED);
  return some.length === 0 ? undefined : some[draw(some.length)];
};

const nextAt = <Context>(
  { game, seats }: Watched<Context>,
  at: Position<Context>,
  draw: Draw,
): GameEvent => {
  const type = chanceDue(game, at);
  if (type !== null)
    return { type, data: game.events.get(type)!.definition.draw!(at.context, draw) };
  const first = draw(seats);
  for (let turn = 0; turn < seats; turn++) {
    const event = anyOf(legalDecisions(game, at, SeatId((first + turn) % seats)), draw);
    if (event !== undefined) return event;
  }
  throw new Error(`nobody can go on at ${placeOf(game, at)}`);
};

const takenAt = <Context>(
  { engine }: PreparedGame<Context>,
  at: Position<Context>,
  event: GameEvent,
): Position<Context> | null => {
  const row = engine.accepts(at, event);
  return row === undefined ? null : engine.take(row, at, event);
};

/** What differs at two positions that are said to have equal futures; null where nothing does. */
const differenceHere = <Context>(
  watched: Watched<Context>,
  a: Position<Context>,
  b: Position<Context>,
): string | null => {
  const { game } = watched;
  const where = placeOf(game, a);
  const differs = (what: string, one: unknown, other: unknown): string | null =>
    sameJson(one, other)
      ? null
      : `${what} at ${where}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  if (stateKeyOf(game, a) !== stateKeyOf(game, b))
    return `keys at ${where}: ${stateKeyOf(game, a)} and ${stateKeyOf(game, b)}`;
  const { outcome } = game.model;
  const ended = differs("outcomes", outcome(a.context) ?? null, outcome(b.context) ?? null);
  if (ended !== null || isOver(game, a)) return ended;
  const [forced, other] = [forcedStep(game, a), forcedStep(game, b)];
  if (forced !== null || other !== null)
    return differs("what is forced", forced?.event ?? null, other?.event ?? null);
  return (
    differs("what may come", awaited(game, a), awaited(game, b)) ??
    differs("outcomes of chance", outcomesAt(watched, a), outcomesAt(watched, b)) ??
    differs("legal choices", choicesAt(watched, a), choicesAt(watched, b))
  );
};

/** Plays both on in the same way, at most so many events. Answers the first thing that differs, or null. */
export const differenceOfFutures = <Context>(
  watched: Watched<Context>,
  [first, second]: readonly [Position<Context>, Position<Context>],
  draw: Draw,
  most: number,
): string | null => {
  const { game } = watched;
  let [a, b] = [first, second];
  for (let count = 0; count < most; count++) {
    const difference = differenceHere(watched, a, b);
    if (difference !== null || isOver(game, a)) return difference;
    const event = forcedStep(game, a)?.event ?? nextAt(watched, a, draw);
    const [nextA, nextB] = [takenAt(game, a, event), takenAt(game, b, event)];
    if (nextA === null || nextB === null)
      return `legal in one alone at ${placeOf(game, a)}: ${JSON.stringify(event)}`;
    [a, b] = [nextA, nextB];
  }
  return null;
};

/** Changes one thing somewhere in the value: taken from another value, exchanged, dropped or doubled. */
export const changedSomewhere = (value: Json, other: Json, draw: Draw): Json => {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    if (list.length === 0) return other;
    const [at, to] = [draw(list.length), draw(list.length)];
    if (draw(4) === 0) return list.with(at, list[to]!).with(to, list[at]!);
    if (draw(12) === 0) return list.toSpliced(at, 1);
    if (draw(12) === 0) return [...list, list[at]!];
    const others = Array.isArray(other) ? (other as readonly Json[]) : [];
    return list.with(
      at,
      changedSomewhere(list[at]!, others[draw(others.length || 1)] ?? list[to]!, draw),
    );
  }
  if (!isJsonObject(value)) return other;
  const fields = Object.keys(value);
  if (fields.length === 0) return other;
  const field = fields[draw(fields.length)]!;
  const theirs = isJsonObject(other) ? (other[field] ?? null) : null;
  return {
    ...value,
    [field]: draw(3) === 0 ? theirs : changedSomewhere(value[field]!, theirs, draw),
  };
};

/** How many states a key makes one of. */
export interface Joined {
  /** Positions where a choice or chance is due, or the end. */
  readonly states: number;
  readonly keys: number;
}

/**
 * Every position that is reached from one of these in so many choices and outcomes, each told by its whole state and by
 * its key; of each position the first `width` ways on are taken. Throws where one whole state has two keys.
 */
export const countJoined = <Context>(
  { game, seats }: Watched<Context>,
  from: Position<Context>,
  { depth, width }: { readonly depth: number; readonly width: number },
): Joined => {
  const known = new Map<string, string>();
  const keys = new Set<string>();
  const settled = (at: Position<Context>): Position<Context> =>
    forcedSteps(game, at).at(-1)?.position ?? at;
  const isNew = (at: Position<Context>): boolean => {
    const outcome = game.model.outcome(at.context) ?? null;
    const whole = JSON.stringify([at.at, game.model.encodeContext(at.context), outcome]);
    const key = stateKeyOf(game, at);
    if (known.has(whole) && known.get(whole) !== key) throw new Error(`two keys of ${whole}`);
    keys.add(key);
    return known.size < known.set(whole, key).size;
  };
  let layer = [settled(from)].filter(isNew);
  for (let step = 0; step < depth; step++) {
    const next: Position<Context>[] = [];
    for (const at of layer.filter((one) => !isOver(game, one)))
      for (const event of waysOn({ game, seats }, at, width)) {
        const after = settled(takenAt(game, at, event)!);
        if (isNew(after)) next.push(after);
      }
    layer = next;
  }
  return { states: known.size, keys: keys.size };
};

function* waysOn<Context>(
  { game, seats }: Watched<Context>,
  at: Position<Context>,
  width: number,
): Generator<GameEvent> {
  yield* firstOf(possibleOutcomes(game, at), width);
  for (let seat = 0; seat < seats; seat++)
    yield* firstOf(legalDecisions(game, at, SeatId(seat)), width);
}
