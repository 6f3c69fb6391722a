// The types every part of the game shares. Guards and updates are values, so there is no registry of names.
import { setup } from "xstate";
import {
  type Guard,
  rule as ruleOf,
  type RuleNotes,
  type TransitionMeta,
  updater,
} from "@assize/kernel-chart-engine";
import type { ClauseId } from "@assize/chess-rulebook";
import type { ChessEvent, EventOf, EventType, State } from "@assize/chess-rules";

const types = {} as {
  context: State;
  events: ChessEvent;
  meta: TransitionMeta<State, ClauseId>;
};

export const chart = setup({ types });

/** One part of the rules, in a file of its own. */
export const part = chart.createStateConfig;

/** A question that stands for clauses of the rulebook, with what says where it applies and what it reads. */
export const rule = <Event = unknown>(
  clauses: ClauseId | readonly ClauseId[],
  holds: (game: State, event: Event) => boolean,
  notes?: RuleNotes<State, Event>,
): Guard<State, Event> => ruleOf<State, Event, ClauseId>(clauses, holds, notes);

const make = updater<State, ChessEvent>();

/** What one event type does to the game. */
export const update = <Type extends EventType = EventType>(
  apply: (game: State, event: EventOf<Type>) => State,
) => make<EventOf<Type>>(apply);
