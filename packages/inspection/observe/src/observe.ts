// The one function that developers call: watches XState 5 actors and tells sinks of them as plain data.
// An inspector's events come back through it. Knows no inspector and no transport.
import type { InspectionEvent } from "xstate";
import { type Gate, gateOf, type Order, orderIn, type Passing, type Stops } from "./holding.ts";
import type {
  Held,
  Holding,
  Observation,
  PlainEvent,
  PlainSnapshot,
  Refusal,
  Sent,
  Sink,
} from "./observation.ts";
import {
  canTake,
  comingOf,
  eventOf,
  machineOf,
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

/** An actor that a program passes events to: XState's own, or whatever hands them on to one. */
export interface Passed<Event> {
  readonly sessionId: string;
  readonly send: (event: Event) => void;
}

/** What watches actors. */
export interface Watch {
  /** For `createActor(machine, { inspect: watch.inspect })`; any number of actors. */
  readonly inspect: (event: InspectionEvent) => void;
  /** Tells a sink of all actors that are there, and from now on of everything. Answers how to end it. */
  readonly to: (sink: Sink) => () => void;
  /**
   * In place of `actor.send(event)`: sends it at once, or when an inspector lets it go that holds it. Events keep their
   * order. Resolves when the event has been sent, or when the actor has ended without it.
   */
  readonly pass: <Event extends { readonly type: string }>(
    actor: Passed<Event>,
    event: Event,
  ) => Promise<void>;
  /**
   * Sends an inspector's event into an actor, unless it is refused. Sinks are told of a refusal. What is one of `ORDERS`
   * changes what is held.
   */
  readonly send: (session: string, event: PlainEvent) => Sent;
}

/** What a sink that comes late has to be told of an actor. */
interface Known {
  readonly actor: SeenActor;
  readonly registered: Observation;
  latest: Observation | null;
  readonly stops: Stops;
  readonly gate: Gate;
}

const NO_TRANSITION: Refusal = {
  message: "No transition of the machine takes this event now.",
  clauses: [],
};

const failed = (cause: unknown): string =>
  `A guard of the machine failed on this event: ${cause instanceof Error ? cause.message : String(cause)}`;

const byItsTransitions = (actor: SeenActor, event: PlainEvent): Refusal | null => {
  try {
    return canTake(actor, event) ? null : NO_TRANSITION;
  } catch (cause) {
    return { message: failed(cause), clauses: [] };
  }
};

/** A held event with what it would take. */
const heldBy = (actor: SeenActor, passing: Passing): Held => {
  const event = eventOf(passing);
  try {
    return { event, coming: comingOf(actor, passing), trouble: null };
  } catch (cause) {
    return { event, coming: [], trouble: failed(cause) };
  }
};

/** Whether anything is, or will be, held. */
const isHeldUp = ({ breakpoints, stepping, held }: Holding): boolean =>
  breakpoints.length > 0 || stepping || held !== null;

const isEnd = (snapshot: PlainSnapshot): boolean => snapshot.status !== "active";

/** The actors that are watched: what they do is told, and who wants to send them something finds them here. */
const watchActors = (tell: Sink) => {
  const actors = new Map<string, Known>();
  const stopsOf = new WeakMap<object, Stops>();

  const tellHolding = (session: string): void => {
    const known = actors.get(session);
    if (known !== undefined) tell({ kind: "holding", session, holding: known.gate.holding() });
  };

  const register = (actor: SeenActor, root: string): void => {
    const registered = registrationOf(actor, root);
    const session = actor.sessionId;
    const machine = machineOf(actor);
    const stops = stopsOf.get(machine) ?? { breakpoints: [], stepping: false };
    stopsOf.set(machine, stops);
    const gate = gateOf(
      stops,
      (event) => heldBy(actor, event),
      () => tellHolding(session),
    );
    actors.set(session, { actor, registered, latest: null, stops, gate });
    tell(registered);
  };

  const show = (actor: SeenActor, event: PlainEvent, state: unknown): void => {
    const known = actors.get(actor.sessionId);
    if (known === undefined) return;
    const snapshot = snapshotOf(state);
    const session = actor.sessionId;
    known.latest = { kind: "snapshot", session, event, snapshot };
    tell(known.latest);
    // Another event has come in between: what is held may take another way now.
    if (known.gate.holding().held !== null) tellHolding(session);
    if (!isEnd(snapshot)) return;
    actors.delete(session);
    known.gate.end();
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

  return { actors, inspect, endFailed, tellHolding };
};

export const observe = ({ whyNot }: ObserveOptions = {}): Watch => {
  const sinks = new Set<Sink>();
  const tell: Sink = (observation) => {
    for (const sink of sinks) sink(observation);
  };
  const { actors, inspect, endFailed, tellHolding } = watchActors(tell);

  const pass: Watch["pass"] = async (actor, event) => {
    const known = actors.get(actor.sessionId);
    if (known === undefined) actor.send(event);
    else await known.gate.pass(event, () => actor.send(event));
  };

  const obey = ({ stops, gate }: Known, order: Order): Sent => {
    if (order.kind === "stop-before") stops.breakpoints = order.breakpoints;
    else stops.stepping = order.kind === "step";
    if (order.kind !== "stop-before") gate.release();
    for (const [session, known] of actors) if (known.stops === stops) tellHolding(session);
    return { kind: "sent" };
  };

  const refuse = (session: string, event: PlainEvent, why: Refusal): Sent => {
    tell({ kind: "refused", session, event: eventOf(event), why });
    return { kind: "refused", why };
  };

  const send = (session: string, event: PlainEvent): Sent => {
    const known = actors.get(session);
    if (known === undefined) return { kind: "unknown-actor" };
    const order = orderIn(event);
    if (typeof order === "string") return refuse(session, event, { message: order, clauses: [] });
    if (order !== null) return obey(known, order);
    const why =
      whyNot === undefined ? byItsTransitions(known.actor, event) : whyNot(session, event);
    if (why !== null) return refuse(session, event, why);
    known.actor.send(event);
    endFailed(known);
    return { kind: "sent" };
  };

  const to = (sink: Sink): (() => void) => {
    for (const [session, { registered, latest, gate }] of actors) {
      sink(registered);
      if (latest !== null) sink(latest);
      const holding = gate.holding();
      if (isHeldUp(holding)) sink({ kind: "holding", session, holding });
    }
    sinks.add(sink);
    return () => void sinks.delete(sink);
  };

  return { inspect, to, pass, send };
};
