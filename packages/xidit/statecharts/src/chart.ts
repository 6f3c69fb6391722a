// The types every phase shares. Guards and updates are values, so there is no registry of names.
import { setup } from "xstate";
import { updater } from "@assize/kernel-chart-engine";
import { rule as ruleOf } from "@assize/kernel-chart-engine";
import type { EventOf, EventType, Game, XiditEvent } from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";

export const chart = setup({
  types: {
    context: {} as Game,
    events: {} as XiditEvent,
    meta: {} as { readonly clauses: readonly ClauseId[] },
  },
});

/** One phase of the rules, in a file of its own. */
export const phase = chart.createStateConfig;

/** A question that stands for clauses of the rulebook. */
export const rule = <Event = unknown>(
  clauses: ClauseId | readonly ClauseId[],
  holds: (game: Game, event: Event) => boolean,
) => ruleOf<Game, Event, ClauseId>(clauses, holds);

const make = updater<Game, XiditEvent>();

/** What one event type does to the game. */
export const update = <Type extends EventType = EventType>(
  apply: (game: Game, event: EventOf<Type>) => Game,
) => make<EventOf<Type>>(apply);
