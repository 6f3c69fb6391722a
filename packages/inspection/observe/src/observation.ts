// The words in which actors are told of: plain data that can be stored, sent and shown anywhere.
// Knows no XState.
import { type Plain, plain, type PlainObject } from "./plain.ts";

/** An event as data. */
export interface PlainEvent extends PlainObject {
  readonly type: string;
}

export type Status = "active" | "done" | "error" | "stopped";

/** What an actor is at one moment. */
export interface PlainSnapshot {
  readonly status: Status;
  /** Which states are active, as XState writes it; null for an actor that is no machine. */
  readonly value: Plain;
  readonly context: Plain;
  readonly output: Plain;
  readonly error: Plain;
}

/** Why an event would have no effect. */
export interface Refusal {
  /** For people, in one or a few lines. */
  readonly message: string;
  /** The clauses that refuse it; none where nobody knows rules. */
  readonly clauses: readonly string[];
}

/** A transition that an actor took. */
export interface Taken {
  /** Dotted path of the state whose transition was taken. */
  readonly source: string;
  /** Dotted paths of the states it leads to; none where it stays. */
  readonly targets: readonly string[];
  /** The name of the guard that let it pass; null where it has none. */
  readonly guard: string | null;
}

/** Names a transition: of those that this state has for this event type, the one in this place, from 0. */
export interface Breakpoint {
  /** Dotted path of the state; empty for the machine itself. */
  readonly source: string;
  readonly on: string;
  readonly nth: number;
}

/** A transition that an event would take. */
export interface Coming extends Taken, Breakpoint {}

/** An event that the program has sent and the actor has not received. */
export interface Held {
  readonly event: PlainEvent;
  /** What it would take now: its first step, before any that follows by itself. None where nothing takes it. */
  readonly coming: readonly Coming[];
  /** Why that cannot be told: a guard failed on the event. Null where it can. */
  readonly trouble: string | null;
}

/** What is held of the events that a program passes to an actor. */
export interface Holding {
  /** Of all actors of the same machine. */
  readonly breakpoints: readonly Breakpoint[];
  /** Whether the next event is held, whatever it would take. */
  readonly stepping: boolean;
  readonly held: Held | null;
}

/** One thing that happened to one actor. `session` names the actor within the process. */
export type Observation =
  | {
      readonly kind: "registered";
      readonly session: string;
      readonly id: string;
      readonly root: string;
      readonly parent: string | null;
      /** The machine's config, functions by their names; null for an actor that is no machine. */
      readonly machine: PlainObject | null;
    }
  | {
      readonly kind: "event";
      readonly session: string;
      /** The actor that sent it; null where it came from outside. */
      readonly from: string | null;
      readonly event: PlainEvent;
    }
  | ({
      readonly kind: "transition";
      readonly session: string;
      readonly event: PlainEvent;
    } & Taken)
  | {
      readonly kind: "snapshot";
      readonly session: string;
      readonly event: PlainEvent;
      readonly snapshot: PlainSnapshot;
    }
  | {
      readonly kind: "refused";
      readonly session: string;
      /** An event that an inspector wanted to send. The actor has not received it. */
      readonly event: PlainEvent;
      readonly why: Refusal;
    }
  | { readonly kind: "holding"; readonly session: string; readonly holding: Holding }
  | { readonly kind: "stopped"; readonly session: string; readonly status: Status };

/** Told of everything that happens, in order. It must not throw. */
export type Sink = (observation: Observation) => void;

/** What became of an event that an inspector sent. */
export type Sent =
  | { readonly kind: "sent" }
  | { readonly kind: "refused"; readonly why: Refusal }
  | { readonly kind: "unknown-actor" };

/** The type of the event by which inspectors are told of a refusal: their protocols have no other word for it. */
export const REFUSED = "inspection.refused";

/** A refusal as an event: `{ event, message, clauses }`. */
export const refusalEvent = ({
  event,
  why,
}: Observation & { readonly kind: "refused" }): PlainEvent => ({
  type: REFUSED,
  event,
  message: why.message,
  clauses: why.clauses,
});

/** The type of the event by which inspectors are told what is held. */
export const HOLDING = "inspection.holding";

/** What is held, as an event: `{ breakpoints, stepping, held }`. */
export const holdingEvent = ({
  holding,
}: Observation & { readonly kind: "holding" }): PlainEvent => ({
  ...(plain(holding) as PlainObject),
  type: HOLDING,
});

/** Types of the events by which an inspector orders what is held. They go to the watch, not into the actor. */
export const ORDERS = {
  /** `{ breakpoints }`: from now on these, instead of those before. */
  stopBefore: "inspection.stop-before",
  /** Lets the held event go, and holds the next one. Where none is held, the next one is. */
  step: "inspection.step",
  /** Lets the held event go, and all later ones up to a breakpoint. */
  goOn: "inspection.go-on",
} as const;

export const isOrder = ({ type }: PlainEvent): boolean =>
  Object.values<string>(ORDERS).includes(type);
