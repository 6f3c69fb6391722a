// The types every phase shares. Guards and updates are values, so there is no registry of names.
import { setup } from "xstate";
import {
  rule as ruleOf,
  type RuleNotes,
  type TransitionMeta,
  updater,
} from "@assize/kernel-chart-engine";
import type { EventOf, EventType, State, XiditEvent } from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";

const types = {} as { context: State; events: XiditEvent; meta: TransitionMeta<State, ClauseId> };

export const chart = setup({ types });

/** One phase of the rules, in a file of its own. */
export const phase = chart.createStateConfig;

/** A question that stands for clauses of the rulebook, with what says where it applies and what it reads. */
export const rule = <Event = unknown>(
  clauses: ClauseId | readonly ClauseId[],
  holds: (game: State, event: Event) => boolean,
  notes?: RuleNotes<State, Event>,
) => ruleOf<State, Event, ClauseId>(clauses, holds, notes);

const make = updater<State, XiditEvent>();

/** What one event type does to the game. */
export const update = <Type extends EventType = EventType>(
  apply: (game: State, event: EventOf<Type>) => State,
) => make<EventOf<Type>>(apply);
