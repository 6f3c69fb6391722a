// The types every phase shares. Guards and updates are values, so there is no registry of names.
import { setup } from "xstate";
import {
  type Antecedent,
  rule as ruleOf,
  type TransitionMeta,
  updater,
} from "@assize/kernel-chart-engine";
import type { EventOf, EventType, Game, XiditEvent } from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";

const types = {} as { context: Game; events: XiditEvent; meta: TransitionMeta<Game, ClauseId> };

export const chart = setup({ types });

/** One phase of the rules, in a file of its own. */
export const phase = chart.createStateConfig;

/** A question that stands for clauses of the rulebook, everywhere or where its antecedent holds. */
export const rule = <Event = unknown>(
  clauses: ClauseId | readonly ClauseId[],
  holds: (game: Game, event: Event) => boolean,
  antecedent?: Antecedent<Game, Event>,
) => ruleOf<Game, Event, ClauseId>(clauses, holds, antecedent);

const make = updater<Game, XiditEvent>();

/** What one event type does to the game. */
export const update = <Type extends EventType = EventType>(
  apply: (game: Game, event: EventOf<Type>) => Game,
) => make<EventOf<Type>>(apply);
