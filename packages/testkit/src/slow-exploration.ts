// A second count of all that can be played, for tests of the first one: every position is a node, consequences among them,
// told by the whole text of its key or what the test makes of that; XState's interpreter steps the chart; each event that a
// place of it knows is tried there. Shares with `kernel-exploration` no line: neither its search nor its set.
import type { Position } from "@assize/kernel-chart-engine";
import { type GameEvent, SeatId } from "@assize/kernel-model";
import { isOver, type PreparedGame, stateKeyOf } from "@assize/kernel-referee";

export interface SlowCounts {
  /** States where a choice or chance may come, or the game is over. */
  readonly states: number;
  readonly ends: number;
  /** Choices and outcomes, over all states. */
  readonly ways: number;
  /** The greatest least number of events from the start to a state. */
  readonly depth: number;
  /** Of each transition by an event that was taken, the fewest events that take it. */
  readonly taken: ReadonlyMap<string, number>;
}

/** Of what is counted, where it is not all. */
export interface CountedPart<Context> {
  /** What is offered in place of the game's own, by the event's type. */
  readonly offers?: Readonly<
    Record<string, (context: Context, seat: SeatId | null) => Iterable<unknown>>
  >;
  /** Types of events of which the first legal one alone is taken. */
  readonly firstOnly?: readonly string[];
  /** Where it ends though the game is not over. */
  readonly endsAt?: (position: Position<Context>) => boolean;
  /** What is kept of the text of a key: less, where there are too many; different for different ones. */
  readonly kept?: (key: string) => string;
}

const tried = function* <Context>(
  game: PreparedGame<Context>,
  seats: number,
  { at, context }: Position<Context>,
  offers: NonNullable<CountedPart<Context>["offers"]>,
): Generator<GameEvent> {
  for (const [type, { definition, class: kind }] of game.events) {
    // Of a shuffle there are more outcomes than can be tried where the chart does not know it.
    if (!game.table.leaves[at]!.rows.has(type)) continue;
    const own = offers[type];
    const by = (seat: number) => (own ?? definition.choices)!(context, SeatId(seat));
    if (kind === "chance")
      for (const data of own?.(context, null) ?? definition.outcomes!(context))
        yield { type, data };
    else if (kind === "decision")
      for (let seat = 0; seat < seats; seat++)
        for (const data of by(seat)) yield { type, by: SeatId(seat), data };
  }
};

/** The consequence that the chart takes here, found by trying each. */
const forcedHere = <Context>(
  game: PreparedGame<Context>,
  position: Position<Context>,
): GameEvent | undefined => {
  for (const [type, { definition, class: kind }] of game.events) {
    if (kind !== "consequence") continue;
    // A derive may only be asked where its event is due; elsewhere it may throw.
    if (!game.table.leaves[position.at]!.rows.has(type)) continue;
    try {
      const event = { type, data: definition.derive!(position.context) };
      if (game.engine.accepts(position, event) !== undefined) return event;
    } catch {
      continue;
    }
  }
  return undefined;
};

/** Takes each that is legal, and answers how many were taken. */
const goAll = (
  events: Iterable<GameEvent>,
  firstOnly: readonly string[],
  go: (event: GameEvent) => boolean,
): number => {
  const done: string[] = [];
  let count = 0;
  for (const event of events) {
    if (done.includes(event.type) || !go(event)) continue;
    count++;
    if (firstOnly.includes(event.type)) done.push(event.type);
  }
  return count;
};

/** Counts breadth first, event by event. Requires a game that was prepared for the engine `xstate`. */
export const countSlowly = <Context>(
  game: PreparedGame<Context>,
  seats: number,
  start: Position<Context>,
  part: CountedPart<Context> = {},
): SlowCounts => {
  const { offers = {}, firstOnly = [], endsAt = () => false, kept = (key) => key } = part;
  const known = new Set([kept(stateKeyOf(game, start))]);
  const taken = new Map<string, number>();
  const counts = { states: 0, ends: 0, ways: 0, depth: 0 };
  let layer: Position<Context>[] = [start];
  for (let depth = 0; layer.length > 0; depth++) {
    const next: Position<Context>[] = [];
    const go = (from: Position<Context>, event: GameEvent): boolean => {
      const row = game.engine.accepts(from, event);
      if (row === undefined) return false;
      taken.set(row.id, taken.get(row.id) ?? depth + 1);
      const to = game.engine.take(row, from, event);
      const key = kept(stateKeyOf(game, to));
      if (!known.has(key)) next.push(to);
      known.add(key);
      return true;
    };
    for (const at of layer) {
      const ends = isOver(game, at) || endsAt(at);
      const forced = ends ? undefined : forcedHere(game, at);
      if (forced !== undefined) {
        go(at, forced);
        continue;
      }
      counts.states++;
      counts.depth = depth;
      if (ends) counts.ends++;
      else counts.ways += goAll(tried(game, seats, at, offers), firstOnly, (e) => go(at, e));
    }
    layer = next;
  }
  return { ...counts, taken };
};
