// An actor in the shape in which @xstate/inspect knows actors: a service of XState 4. It only tells what was
// observed of the real actor, and hands on what an inspector sends. Knows no transport.
import { type AnyInterpreter, type AnyStateMachine, createMachine } from "xstate";
import {
  HOLDING,
  type Observation,
  type PlainEvent,
  type PlainObject,
  type PlainSnapshot,
  type Taken,
} from "@assize/inspection-observe";
import { toV4Config } from "./v4-config.ts";

/** What @xstate/inspect asks of a service. It replaces `send` by a function that tells of the event first. */
interface V4Service {
  readonly sessionId: string;
  readonly id: string;
  readonly parent: { readonly sessionId: string } | undefined;
  readonly machine: AnyStateMachine;
  readonly initialState: object;
  state: object;
  send: (event: object) => void;
  readonly subscribe: (next: (state: object) => void) => { readonly unsubscribe: () => void };
  readonly onStop: (listener: () => void) => void;
}

/** A service and the observed actor's side of it. */
export interface ServedActor {
  /** For `__xstate__.register`. */
  readonly service: AnyInterpreter;
  /** Shows an event that the actor has received. */
  readonly tellEvent: (event: PlainEvent, from?: string | null) => void;
  /** `taken` are the transitions that the event took. */
  readonly tellSnapshot: (
    event: PlainEvent,
    snapshot: PlainSnapshot,
    taken: readonly Taken[],
  ) => void;
  /** Shows what is held, and keeps it for inspectors that come later. */
  readonly tellHolding: (holding: PlainEvent) => void;
  readonly tellStop: () => void;
}

type Registered = Observation & { readonly kind: "registered" };

/** `origin` is the session of the actor that sent it. */
const scxml = (event: PlainEvent, origin: string | null = null) => ({
  name: event.type,
  data: event,
  $$type: "scxml",
  type: "external",
  ...(origin === null ? {} : { origin }),
});

const activitiesOf = (holding: PlainEvent | null): PlainObject =>
  holding === null ? {} : { [HOLDING]: holding };

/**
 * XState 4 keeps the transitions taken in a state, as objects of its own; here they are data. What is held stands where it
 * keeps what goes on in a state: in an activity of that name.
 */
const stateOf = (
  session: string,
  event: PlainEvent,
  snapshot: PlainSnapshot,
  taken: readonly Taken[],
  holding: PlainEvent | null,
): object => ({
  value: snapshot.value ?? {},
  context: snapshot.context,
  event,
  _event: scxml(event),
  _sessionid: session,
  actions: [],
  activities: activitiesOf(holding),
  meta: {},
  events: [],
  transitions: taken.map(({ source, targets, guard }) => ({
    eventType: event.type,
    source,
    target: targets,
    ...(guard === null ? {} : { cond: { name: guard } }),
  })),
  children: {},
  tags: [],
  done: snapshot.status === "done",
  changed: true,
});

/** A machine to look at. One that XState 4 cannot express is shown without its states, and says so. */
const machineOf = ({ machine, id }: Registered): AnyStateMachine => {
  const config: PlainObject = machine === null ? { id } : toV4Config(machine, id);
  try {
    const made: AnyStateMachine = createMachine({ ...config });
    // Targets are looked up only when they are asked for.
    JSON.stringify(made.definition);
    return made;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const description = `This machine has no form in XState 4: ${reason}`;
    return createMachine({ id, description, predictableActionArguments: true });
  }
};

/** What an inspector sends is wrapped as SCXML has it; the actor gets what is inside. */
const unwrapped = (event: object): unknown =>
  "$$type" in event && event.$$type === "scxml" && "data" in event ? event.data : event;

/** `onInjected` is given each event that an inspector sends. */
export const serveActor = (
  registered: Registered,
  first: { readonly event: PlainEvent; readonly snapshot: PlainSnapshot },
  onInjected: (event: unknown) => void,
): ServedActor => {
  const { session, parent } = registered;
  const listeners = new Set<(state: object) => void>();
  const stopListeners = new Set<() => void>();
  const initialState = stateOf(session, first.event, first.snapshot, [], null);
  let telling = false;
  let held: PlainEvent | null = null;
  const service: V4Service = {
    sessionId: session,
    id: registered.id,
    parent: parent === null ? undefined : { sessionId: parent },
    machine: machineOf(registered),
    initialState,
    state: initialState,
    send: (event) => {
      if (!telling) onInjected(unwrapped(event));
    },
    subscribe: (next) => {
      listeners.add(next);
      return { unsubscribe: () => void listeners.delete(next) };
    },
    onStop: (listener) => void stopListeners.add(listener),
  };
  const tellEvent: ServedActor["tellEvent"] = (event, from = null) => {
    telling = true;
    service.send(from === null ? event : scxml(event, from));
    telling = false;
  };
  return {
    service: service as unknown as AnyInterpreter,
    tellEvent,
    tellSnapshot: (event, snapshot, taken) => {
      service.state = stateOf(session, event, snapshot, taken, held);
      for (const listener of listeners) listener(service.state);
    },
    tellHolding: (holding) => {
      held = holding;
      service.state = { ...service.state, activities: activitiesOf(holding) };
      tellEvent(holding);
    },
    tellStop: () => {
      for (const listener of stopListeners) listener();
      listeners.clear();
      stopListeners.clear();
    },
  };
};
