// From observations of XState 5 actors to @xstate/inspect's own register of services, and back.
// Knows no transport: whoever starts an inspector hands in its register.
import type { AnyInterpreter } from "xstate";
import {
  holdingEvent,
  isOrder,
  type Observation,
  type PlainEvent,
  refusalEvent,
  type Taken,
  type Watch,
} from "@assize/inspection-observe";
import { serveActor, type ServedActor } from "./v4-service.ts";

export type Register = (service: AnyInterpreter) => void;
type Registered = Observation & { readonly kind: "registered" };

const isEvent = (event: unknown): event is PlainEvent =>
  typeof event === "object" && event !== null && "type" in event && typeof event.type === "string";

/** Serves the actors of a watch to one inspector. Answers how to end it. */
export const bridge = (watch: Watch, register: Register): (() => void) => {
  const waiting = new Map<string, Registered>();
  const served = new Map<string, ServedActor>();
  /** What has been taken since the latest snapshot, by session. */
  const taken = new Map<string, Taken[]>();
  /** The session whose event from the inspector is on its way into the actor: it has been told already. */
  let injecting: string | null = null;

  const inject = (session: string, event: unknown): void => {
    if (!isEvent(event)) return;
    // What an order lets go is an event of the program's.
    if (!isOrder(event)) injecting = session;
    watch.send(session, event);
    injecting = null;
  };

  const show = ({
    session,
    event,
    snapshot,
  }: Observation & { readonly kind: "snapshot" }): void => {
    const actor = served.get(session);
    const ways = taken.get(session) ?? [];
    taken.delete(session);
    if (actor !== undefined) return actor.tellSnapshot(event, snapshot, ways);
    const registered = waiting.get(session);
    if (registered === undefined) return;
    waiting.delete(session);
    // Only now: a service without a state cannot be registered.
    const made = serveActor(registered, { event, snapshot }, (sent) => inject(session, sent));
    served.set(session, made);
    register(made.service);
  };

  const tellEvent = ({ session, event, from }: Observation & { readonly kind: "event" }): void => {
    if (injecting === session) injecting = null;
    else served.get(session)?.tellEvent(event, from);
  };

  const take = ({
    session,
    source,
    targets,
    guard,
  }: Observation & { readonly kind: "transition" }): void => {
    const ways = taken.get(session) ?? [];
    ways.push({ source, targets, guard });
    taken.set(session, ways);
  };

  const end = (session: string): void => {
    served.get(session)?.tellStop();
    served.delete(session);
    waiting.delete(session);
    taken.delete(session);
  };

  const leave = watch.to((one) => {
    switch (one.kind) {
      case "registered":
        return void waiting.set(one.session, one);
      case "event":
        return tellEvent(one);
      case "snapshot":
        return show(one);
      case "refused":
        return served.get(one.session)?.tellEvent(refusalEvent(one));
      case "holding":
        return served.get(one.session)?.tellHolding(holdingEvent(one));
      case "stopped":
        return end(one.session);
      case "transition":
        // The protocol of @xstate/inspect has no word for it: it goes with the snapshot.
        return take(one);
    }
  });
  return () => {
    leave();
    for (const session of served.keys()) end(session);
  };
};
