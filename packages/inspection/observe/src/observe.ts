// The one function that developers call: watches XState 5 actors and tells sinks of them as plain data.
// An inspector's events come back through it. Knows no inspector and no transport.
import type { InspectionEvent } from "xstate";
import type { Sent, Observation, PlainEvent, PlainSnapshot, Refusal, Sink } from "./observation.ts";
import {
  canTake,
  eventOf,
  registrationOf,
  type SeenActor,
  snapshotOf,
  statusOf,
  transitionsOf,
} from "./reading.ts";

export interface ObserveOptions {
  /**
   * Asked before an inspector's event goes into an actor: why it must not, or null. Without it, a machine's own
   * transitions decide, and there are no clauses.
   */
  readonly whyNot?: (session: string, event: PlainEvent) => Refusal | null;
}

/** What watches actors. */
export interface Watch {
  /** For `createActor(machine, { inspect: watch.inspect })`; any number of actors. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Tells a sink of all actors that are there, and from now on of everything. Answers how to end it. */
  readonly to: (sink: Sink) => () => void;
  /** Sends an inspector's event into an actor, unless it is refused. Sinks are told of a refusal. */
  readonly send: (session: string, event: PlainEvent) => Sent;
}

/** What a sink that comes late has to be told of an actor. */
interface Known {
  readonly actor: SeenActor;
  readonly registered: Observation;
  latest: Observation | null;
}

const NO_TRANSITION: Refusal = {
  message: "No transition of the machine takes this event now.",
  clauses: [],
};

const byItsTransitions = (actor: SeenActor, event: PlainEvent): Refusal | null => {
  try {
    return canTake(actor, event) ? null : NO_TRANSITION;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return { message: `A guard of the machine failed on this event: ${reason}`, clauses: [] };
  }
};

const isEnd = (snapshot: PlainSnapshot): boolean => snapshot.status !== "active";

export const observe = ({ whyNot }: ObserveOptions = {}): Watch => {
  const actors = new Map<string, Known>();
  const sinks = new Set<Sink>();
  const tell = (observation: Observation): void => {
    for (const sink of sinks) sink(observation);
  };

  const register = (actor: SeenActor, root: string): void => {
    const registered = registrationOf(actor, root);
    actors.set(actor.sessionId, { actor, registered, latest: null });
    tell(registered);
  };

  const show = (actor: SeenActor, event: PlainEvent, state: unknown): void => {
    const known = actors.get(actor.sessionId);
    if (known === undefined) return;
    const snapshot = snapshotOf(state);
    const session = actor.sessionId;
    known.latest = { kind: "snapshot", session, event, snapshot };
    tell(known.latest);
    if (!isEnd(snapshot)) return;
    actors.delete(session);
    tell({ kind: "stopped", session, status: snapshot.status });
  };

  /** An actor that failed tells no inspector; it is noticed with the next event. */
  const endFailed = ({ actor }: Known): boolean => {
    const snapshot = actor.getSnapshot();
    if (statusOf(snapshot) !== "error") return false;
    show(actor, { type: "xstate.error" }, snapshot);
    return true;
  };

  const inspect = (inspected: InspectionEvent): void => {
    const actor: SeenActor = inspected.actorRef;
    switch (inspected.type) {
      case "@xstate.actor":
        return register(actor, inspected.rootId);
      case "@xstate.event": {
        const known = actors.get(actor.sessionId);
        if (known === undefined || endFailed(known)) return;
        const from = inspected.sourceRef?.sessionId ?? null;
        const event = eventOf(inspected.event);
        return tell({ kind: "event", session: actor.sessionId, from, event });
      }
      case "@xstate.microstep":
        if (!actors.has(actor.sessionId)) return;
        return transitionsOf(inspected).forEach(tell);
      case "@xstate.snapshot":
        return show(actor, eventOf(inspected.event), inspected.snapshot);
      case "@xstate.action":
      case "@xstate.transition":
        return;
    }
  };

  const send = (session: string, event: PlainEvent): Sent => {
    const known = actors.get(session);
    if (known === undefined) return { kind: "unknown-actor" };
    const why =
      whyNot === undefined ? byItsTransitions(known.actor, event) : whyNot(session, event);
    if (why !== null) {
      tell({ kind: "refused", session, event: eventOf(event), why });
      return { kind: "refused", why };
    }
    known.actor.send(event);
    endFailed(known);
    return { kind: "sent" };
  };

  const to = (sink: Sink): (() => void) => {
    for (const { registered, latest } of actors.values()) {
      sink(registered);
      if (latest !== null) sink(latest);
    }
    sinks.add(sink);
    return () => void sinks.delete(sink);
  };

  return { inspect, to, send };
};
