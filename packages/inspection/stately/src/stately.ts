// A sink that tells @statelyai/inspect of actors, in that package's own events and by its own inspector. One way only:
// its protocol has no events back. Knows no transport: whoever wants the events hands in where they go.
import { createInspector, type StatelyInspectionEvent } from "@statelyai/inspect";
import {
  holdingEvent,
  type Observation,
  type Plain,
  PLAIN_LIMITS,
  type PlainObject,
  refusalEvent,
  type Sink,
  type Watch,
} from "@assize/inspection-observe";

/** As much of an actor as the package reads of one. */
interface ToldActor {
  readonly sessionId: string;
  readonly id: string;
  readonly _parent: { readonly sessionId: string } | undefined;
  readonly logic: { readonly config: PlainObject | undefined };
}

type TellActor = ReturnType<typeof createInspector>["actor"];

/** A function stands in a definition as `{ type: name }`. */
const asDefinition = (value: Plain): Plain => {
  if (typeof value === "string") {
    const name = /^\[function (.*)\]$/s.exec(value)?.[1];
    return name === undefined ? value : { type: name };
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((one: Plain) => asDefinition(one));
  return definitionOf(value as PlainObject);
};

const definitionOf = (config: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(config).map(([key, one]) => [key, asDefinition(one)]));

type Registered = Observation & { readonly kind: "registered" };

const toldActor = ({ session, id, parent, machine }: Registered): ToldActor => ({
  sessionId: session,
  id,
  _parent: parent === null ? undefined : { sessionId: parent },
  logic: { config: machine === null ? undefined : definitionOf(machine) },
});

/** Tells everything that is observed as events of @statelyai/inspect. */
export const statelySink = (send: (event: StatelyInspectionEvent) => void): Sink => {
  const roots = new Map<string, string>();
  const inspector = createInspector(
    { send },
    {
      serializationDepthLimit: PLAIN_LIMITS.depth,
      // The package knows the root only of actors that it watches itself.
      serialize: (event) => ({ ...event, rootId: roots.get(event.sessionId) ?? event.sessionId }),
    },
  );
  return (one) => {
    switch (one.kind) {
      case "registered":
        roots.set(one.session, one.root);
        return inspector.actor(toldActor(one) as unknown as Parameters<TellActor>[0]);
      case "event":
        return inspector.event(
          one.session,
          one.event,
          one.from === null ? {} : { source: one.from },
        );
      case "snapshot":
        return inspector.snapshot(one.session, one.snapshot, { event: one.event });
      case "refused":
        return inspector.event(one.session, refusalEvent(one));
      case "holding":
        return inspector.event(one.session, holdingEvent(one));
      case "stopped":
        return void roots.delete(one.session);
      case "transition":
        // The protocol has no word for it.
        return;
    }
  };
};

/** A stream of texts for one client of `createWebSocketReceiver`, from the actors that are there on. */
export const statelyStream =
  (watch: Watch) =>
  (send: (text: string) => void): (() => void) =>
    watch.to(statelySink((event) => send(JSON.stringify(event))));
