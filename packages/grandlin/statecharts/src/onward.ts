// The order of a day: once an event is through, the first of these that is due comes next.
// Each question is put to the state after the event, so no chart has to foresee what an update does.
import { all, type Guard, when } from "@assize/kernel-chart-engine";
import { type Json, sameJson } from "@assize/kernel-model";
import type { ClauseId } from "@assize/grandlin-rulebook";
import {
  arrival,
  combat,
  day,
  effects,
  ending,
  type EventOf,
  type EventType,
  type Game,
  influence,
  piles,
} from "@assize/grandlin-rules";
import { update } from "./chart.ts";

const always = (): boolean => true;
const dies = (game: Game): boolean => game.death !== null || ending.deathIsDue(game);
const deadMayDraw = (game: Game): boolean => game.death !== null && piles.drawIsDue(game);
const mapsMayDraw = (game: Game): boolean => game.mapsLeaving !== null && piles.drawIsDue(game);
const mapsAreLeaving = (game: Game): boolean =>
  piles.discardedMapsAreDue(game) || piles.handMapsAreDue(game);
const isMorning = (game: Game): boolean => day.poisonIsDueFirst(game) || day.lostTurnIsDue(game);
const foundIsSpent = (game: Game): boolean =>
  arrival.foundIsTaken(game) ||
  arrival.foundIsDiscarded(game) ||
  arrival.foundMapIsLost(game) ||
  arrival.foundIsKept(game);

/** What a day goes on with: the first whose question holds. The order is the rulebook's. */
const WAYS = {
  // What an event causes is finished before anything else.
  ending: ending.endIsDue,
  removing: piles.removalIsDue,
  hoard: combat.hoardIsDue,
  effects: effects.effectIsDue,
  "drawn-map": piles.drawnMapIsDue,
  "death-drawing": deadMayDraw,
  death: dies,
  digging: influence.diggingIsDue,
  discarding: influence.playedCardIsDue,
  "portal-die": arrival.portalDieIsDue,
  "portal-aim": arrival.aimIsDue,
  "portal-travel": arrival.travelIsDue,
  found: foundIsSpent,
  "maps-leaving": mapsAreLeaving,
  "maps-drawing": mapsMayDraw,
  renewing: piles.reshuffleIsDueAtOnce,
  // Then the day, step by step.
  morning: isMorning,
  roll: day.rollIsDue,
  die: day.dieIsDue,
  stopping: day.moveMustEnd,
  steps: day.stepIsDue,
  "combat-answer": combat.answerIsDue,
  "combat-choice": combat.fightChoiceIsDue,
  "combat-dice": combat.diceAreDue,
  "combat-totals": combat.totalsAreDue,
  special: arrival.specialIsDue,
  black: arrival.blackChoiceIsDue,
  showing: arrival.showingIsDue,
  "search-die": arrival.searchDieIsDue,
  "search-find": arrival.findIsDue,
  act: arrival.actIsDue,
  influence: influence.influenceIsDue,
  service: influence.serviceIsDue,
  nightfall: day.poisonIsDueLast,
  drawing: piles.drawIsDue,
  evening: always,
} as const satisfies Readonly<Record<string, (game: Game) => boolean>>;

export type Way = keyof typeof WAYS;
const ORDER = Object.keys(WAYS) as readonly Way[];

/** The end of a turn, from wherever its last decision was. */
export const TO_THE_END = ["nightfall", "drawing", "evening"] as const satisfies readonly Way[];
/** What follows outside the City once he can do nothing more on his square. */
export const AFTER_ACT = ["influence", ...TO_THE_END] as const satisfies readonly Way[];
/** What follows once a card on his square, outside the City, has been dealt with; a reshuffle may have waited. */
export const AFTER_CARD = ["renewing", "act", ...AFTER_ACT] as const satisfies readonly Way[];
/** What follows once the move has ended. */
export const AFTER_MOVE = [
  "showing",
  "act",
  "service",
  ...AFTER_ACT,
] as const satisfies readonly Way[];

/** The decisions that a spell may come before, and what Teleportation leads to: no second card is played. */
export const AFTER_SPELL = [
  "portal-aim",
  "renewing",
  "roll",
  "steps",
  "combat-choice",
  "special",
  "black",
  "showing",
  "act",
  "service",
  ...TO_THE_END,
] as const satisfies readonly Way[];
/** Where a reshuffle that is not for a draw leads on to (ruling `reshuffle`): whatever has waited for it. */
export const AFTER_RENEWAL = [
  "roll",
  "steps",
  "combat-choice",
  ...AFTER_MOVE,
] as const satisfies readonly Way[];

const QUESTIONS = ORDER.map((way) => ({ way, holds: WAYS[way] }));

/** What this state goes on with: the first way whose question holds. */
export const nextWay = (game: Game): Way => {
  for (const { way, holds } of QUESTIONS) if (holds(game)) return way;
  return "evening";
};

/** Where an event leads from one state; no way where it is illegal. */
interface Onward<Event, Told> {
  readonly game: Game;
  readonly event: Event;
  /** What the update was told; null where the event is illegal. */
  readonly told: Told | null;
  readonly made: Game;
  readonly way: Way | null;
}

/** Remembers the last answer, since each way is asked about the same state and event. */
const remembering = <Event, Told>(
  guard: Guard<Game, any>, // typed by whoever calls
  tell: (game: Game, event: Event) => Told,
  apply: (game: Game, told: Told) => Game,
): ((game: Game, event: Event) => Onward<Event, Told>) => {
  const lead = (game: Game, event: Event): Onward<Event, Told> => {
    for (const part of guard.parts)
      if (!part.holds(game, event)) return { game, event, told: null, made: game, way: null };
    const told = tell(game, event);
    const made = piles.settleMaps(apply(game, told));
    return { game, event, told, made, way: nextWay(made) };
  };
  let last: Onward<Event, Told> | null = null;
  return (game, event) => {
    if (last === null || last.game !== game || last.event !== event) last = lead(game, event);
    return last;
  };
};

const inWays = (ways: readonly Way[]): readonly Way[] => ORDER.filter((way) => ways.includes(way));

/** A decision or chance: legal where the guard holds, then the day goes on by one of these ways. */
export const onward = <Type extends EventType>(
  guard: Guard<Game, EventOf<Type>>,
  apply: (game: Game, event: EventOf<Type>) => Game,
  ways: readonly Way[],
  clauses: readonly ClauseId[] = [],
) => {
  const after = remembering(guard, (_, event: EventOf<Type>) => event, apply);
  return inWays(ways).map((way) => {
    const leads = (game: Game, event: EventOf<Type>): boolean => after(game, event).way === way;
    return {
      guard: all(guard, when(named(leads, way))),
      actions: update<Type>((game, event) => after(game, event).made),
      target: `#${way}`,
      meta: { clauses },
    };
  });
};

/**
 * A consequence: like `onward`, and it asks about the state alone, so its way is the ruled one. What it changes is
 * what its data say, be they wrong: a record can then be followed as it is.
 */
export const forced = <Data extends Json>(
  guard: Guard<Game, any>, // a consequence never looks at its event
  derive: (game: Game) => Data,
  apply: (game: Game, data: Data) => Game,
  ways: readonly Way[],
  clauses: readonly ClauseId[] = [],
) => {
  const after = remembering<null, Data>(guard, derive, apply);
  const carryOut = (game: Game, data: Data): Game => {
    const ruled = after(game, null);
    return ruled.told !== null && sameJson(ruled.told, data)
      ? ruled.made
      : piles.settleMaps(apply(game, data));
  };
  return inWays(ways).map((way) => {
    const leads = (game: Game): boolean => after(game, null).way === way;
    return {
      guard: all(guard, when(named(leads, way))),
      actions: update((game, event) => carryOut(game, event.data as Data)), // decoded as this type's
      target: `#${way}`,
      meta: { clauses },
    };
  });
};

const named = <F extends object>(question: F, way: Way): F =>
  Object.defineProperty(question, "name", { value: `${way}ComesNext` });
