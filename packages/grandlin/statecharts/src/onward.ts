// The order of a day: once an event is through, the chart goes on by the first of these alternatives that is due. Each
// question is put to the state after the event, so no transition has to foresee what its update does.
import { type Guard, type TransitionMeta, when } from "@assize/kernel-chart-engine";
import type { ClauseId } from "@assize/grandlin-rulebook";
import {
  arrival,
  combat,
  day,
  effects,
  ending,
  type EventOf,
  type EventType,
  type State,
  influence,
  piles,
} from "@assize/grandlin-rules";
import { part, update } from "./chart.ts";

const dies = (game: State): boolean => game.death !== null || ending.deathIsDue(game);
const deadMayDraw = (game: State): boolean => game.death !== null && piles.drawIsDue(game);
const mapsMayDraw = (game: State): boolean => game.mapsLeaving !== null && piles.drawIsDue(game);
const mapsAreLeaving = (game: State): boolean =>
  piles.discardedMapsAreDue(game) || piles.handMapsAreDue(game);
const morningIsDue = (game: State): boolean =>
  day.poisonIsDueFirst(game) || day.lostTurnIsDue(game);
const foundIsSpent = (game: State): boolean =>
  arrival.foundIsTaken(game) ||
  arrival.foundIsDiscarded(game) ||
  arrival.foundMapIsLost(game) ||
  arrival.foundIsKept(game);

/** What an event causes is finished before anything else; then the day goes on, step by step. */
export const onward = part({
  id: "onward",
  initial: "caused",
  states: {
    caused: {
      always: [
        { guard: when(ending.endIsDue), target: "#ending" },
        { guard: when(piles.removalIsDue), target: "#removing" },
        { guard: when(combat.hoardIsDue), target: "#hoard" },
        { guard: when(effects.effectIsDue), target: "#effects" },
        { guard: when(piles.drawnMapIsDue), target: "#drawn-map" },
        { guard: when(deadMayDraw), target: "#death-drawing" },
        { guard: when(dies), target: "#death" },
        { guard: when(influence.diggingIsDue), target: "#digging" },
        { guard: when(influence.playedCardIsDue), target: "#discarding" },
        { guard: when(arrival.portalDieIsDue), target: "#portal-die" },
        { guard: when(arrival.aimIsDue), target: "#portal-aim" },
        { guard: when(arrival.travelIsDue), target: "#portal-travel" },
        { guard: when(foundIsSpent), target: "#found" },
        { guard: when(mapsAreLeaving), target: "#maps-leaving" },
        { guard: when(mapsMayDraw), target: "#maps-drawing" },
        { guard: when(piles.reshuffleIsDueAtOnce), target: "#renewing" },
        { target: "moving" },
      ],
    },
    moving: {
      always: [
        { guard: when(morningIsDue), target: "#morning" },
        { guard: when(day.rollIsDue), target: "#roll" },
        { guard: when(day.dieIsDue), target: "#die" },
        { guard: when(day.moveMustEnd), target: "#stopping" },
        { guard: when(day.stepIsDue), target: "#steps" },
        { target: "fighting" },
      ],
    },
    fighting: {
      always: [
        { guard: when(combat.answerIsDue), target: "#combat-answer" },
        { guard: when(combat.fightChoiceIsDue), target: "#combat-choice" },
        { guard: when(combat.diceAreDue), target: "#combat-dice" },
        { guard: when(combat.totalsAreDue), target: "#combat-totals" },
        { target: "arriving" },
      ],
    },
    arriving: {
      always: [
        { guard: when(arrival.specialIsDue), target: "#special" },
        { guard: when(arrival.blackChoiceIsDue), target: "#black" },
        { guard: when(arrival.showingIsDue), target: "#showing" },
        { guard: when(arrival.searchDieIsDue), target: "#search-die" },
        { guard: when(arrival.findIsDue), target: "#search-find" },
        { guard: when(arrival.actIsDue), target: "#act" },
        { target: "closing" },
      ],
    },
    closing: {
      always: [
        { guard: when(influence.influenceIsDue), target: "#influence" },
        { guard: when(influence.serviceIsDue), target: "#service" },
        { guard: when(day.poisonIsDueLast), target: "#nightfall" },
        { guard: when(piles.drawIsDue), target: "#drawing" },
        { target: "#evening" },
      ],
    },
  },
});

type Meta = TransitionMeta<State, ClauseId>;

/** A decision or chance: legal where the guard holds; then the day goes on. */
export const leadsOn = <Type extends EventType>(
  guard: Guard<State, EventOf<Type>>,
  apply: (game: State, event: EventOf<Type>) => State,
  meta: Meta = {},
) => ({
  guard,
  actions: [update<Type>(apply), update(piles.settleMaps)],
  target: "#onward",
  meta,
});

/** A consequence: what it changes is what its data say, be they wrong, so that a record can be followed as it is. */
export const forced = <Data>(
  guard: Guard<State, any>, // a consequence never looks at its event
  apply: (game: State, data: Data) => State,
  meta: Meta = {},
) => {
  const carriedOut = (game: State, event: EventOf<EventType>): State =>
    apply(game, event.data as Data); // decoded as this type's
  Object.defineProperty(carriedOut, "name", { value: apply.name });
  return {
    guard,
    actions: [update(carriedOut), update(piles.settleMaps)],
    target: "#onward",
    meta,
  };
};
