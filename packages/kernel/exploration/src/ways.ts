// From a position to all that can come next: each legal choice and each outcome of chance, with all that it forces. The game
// offers, the chart sifts. Knows no property and no search.
import { due, type Position } from "@assize/kernel-chart-engine";
import { type GameEvent, GameMistake, LIMITS, SeatId } from "@assize/kernel-model";
import {
  forcedStep,
  isOver,
  legally,
  placeOf,
  type PreparedGame,
  type Taken,
} from "@assize/kernel-referee";

/** Offers in place of a game's own for one event: fewer choices, or fewer outcomes. The chart sifts them like the game's. */
export type Offer<Context> = (context: Context, seat: SeatId | null) => Iterable<unknown>;

/** What is explored of a game: all of it, but where something is left out. */
export interface Explored<Context = any> {
  readonly game: PreparedGame<Context>;
  readonly seats: number;
  /** By the event's type. */
  readonly offers?: Readonly<Record<string, Offer<Context>>>;
  /** Types of events of which the first one that is legal is followed alone. */
  readonly firstOnly?: readonly string[];
  /** Where what is explored ends, though the game is not over. */
  readonly endsAt?: (position: Position<Context>) => boolean;
  /** Most ways on that are followed from one position; of a long shuffle there are more than can be counted. */
  readonly mostWays: number;
}

/** A choice or an outcome, and what it forces. */
export interface GameWay<Context> {
  readonly events: number;
  readonly steps: readonly Taken<Context>[];
  /** The position where the next choice, chance or the end is reached; null where the game contradicts itself before. */
  readonly to: Position<Context> | null;
  readonly mistake: GameMistake | null;
  /** True: there are more ways on than are followed, and this is the last one that is. */
  readonly isCut: boolean;
}

/** Whether nothing is followed from here: the game is over, or what is explored of it ends. */
export const isEnd = <Context>(
  { game, endsAt }: Explored<Context>,
  position: Position<Context>,
): boolean => isOver(game, position) || endsAt?.(position) === true;

/** The forced steps from a position, as far as the game gets. */
export const forcedAsFar = <Context>(
  explored: Explored<Context>,
  from: Position<Context>,
): { readonly steps: readonly Taken<Context>[]; readonly mistake: GameMistake | null } => {
  const { game } = explored;
  const steps: Taken<Context>[] = [];
  const next = (at: Position<Context>) => (isEnd(explored, at) ? null : forcedStep(game, at));
  try {
    for (let step = next(from); step !== null; step = next(step.position)) {
      steps.push(step);
      if (steps.length > LIMITS.forcedInARow)
        throw new GameMistake(
          game.model.id,
          placeOf(game, step.position),
          "too many forced events in a row",
        );
    }
  } catch (failure) {
    if (failure instanceof GameMistake) return { steps, mistake: failure };
    throw failure;
  }
  return { steps, mistake: null };
};

function* offered<Context>(
  { game, seats, offers }: Explored<Context>,
  position: Position<Context>,
): Generator<GameEvent> {
  const { context } = position;
  for (const type of due(game.table, position, game.classOf).may) {
    const { choices, outcomes } = game.events.get(type)!.definition;
    const own = offers?.[type];
    if (outcomes !== undefined)
      for (const data of own?.(context, null) ?? outcomes(context)) yield { type, data };
    if (choices === undefined) continue;
    for (let seat = 0; seat < seats; seat++) {
      const by = SeatId(seat);
      for (const data of own?.(context, by) ?? choices(context, by)) yield { type, by, data };
    }
  }
}

const wayBy = <Context>(
  explored: Explored<Context>,
  from: Position<Context>,
  event: GameEvent,
): Omit<GameWay<Context>, "isCut"> | undefined => {
  const taken = legally(explored.game, from, event);
  if (taken === null) return undefined;
  const { steps, mistake } = forcedAsFar(explored, taken.position);
  const all = [taken, ...steps];
  const to = mistake === null ? all.at(-1)!.position : null;
  return { events: all.length, steps: all, mistake, to };
};

/** Every way on, lazily, in the order in which the game offers them. */
export function* waysOn<Context>(
  explored: Explored<Context>,
  from: Position<Context>,
): Generator<GameWay<Context>> {
  if (isEnd(explored, from)) return;
  const { firstOnly = [] } = explored;
  const followed = new Set<string>();
  let last: Omit<GameWay<Context>, "isCut"> | undefined;
  let count = 0;
  for (const event of offered(explored, from)) {
    if (followed.has(event.type)) continue;
    const way = wayBy(explored, from, event);
    if (way === undefined) continue;
    if (firstOnly.includes(event.type)) followed.add(event.type);
    if (last !== undefined) yield { ...last, isCut: count === explored.mostWays };
    if (count === explored.mostWays) return;
    last = way;
    count++;
  }
  if (last !== undefined) yield { ...last, isCut: false };
}
