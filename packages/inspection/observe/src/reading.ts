// Reads what XState tells an inspector. The only file that knows the shape of XState's actors, part of which
// (`_transitions`, `_parent`, `logic.config`) is not documented: tests hold it, and the version is pinned.
import type { InspectionEvent } from "xstate";
import type {
  Coming,
  Observation,
  PlainEvent,
  PlainSnapshot,
  Status,
  Taken,
} from "./observation.ts";
import { type Plain, plain, type PlainObject } from "./plain.ts";

/** An actor as XState hands it to an inspector. */
export interface SeenActor {
  readonly sessionId: string;
  readonly id?: string;
  readonly _parent?: SeenActor;
  readonly logic?: {
    readonly config?: unknown;
    readonly getTransitionData?: (snapshot: unknown, event: unknown) => readonly SeenTransition[];
  };
  readonly send: (event: { readonly type: string }) => void;
  readonly getSnapshot: () => unknown;
}

interface SeenNode {
  readonly path: readonly string[];
  readonly transitions: ReadonlyMap<string, readonly SeenTransition[]>;
}

/** What `_transitions` of a microstep holds. */
interface SeenTransition {
  readonly source: SeenNode;
  readonly eventType: string;
  readonly target?: readonly SeenNode[];
  readonly guard?: unknown;
}

const isPlainObject = (value: Plain): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const eventOf = (event: unknown): PlainEvent => {
  const copied = plain(event);
  const type = isPlainObject(copied) ? copied["type"] : undefined;
  return {
    ...(isPlainObject(copied) ? copied : {}),
    type: typeof type === "string" ? type : "[no type]",
  };
};

const STATUSES: readonly string[] = ["active", "done", "error", "stopped"] satisfies Status[];
const isStatus = (value: unknown): value is Status => STATUSES.includes(value as string);

const member = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

export const statusOf = (snapshot: unknown): Status => {
  const status = member(snapshot, "status");
  return isStatus(status) ? status : "active";
};

export const snapshotOf = (snapshot: unknown): PlainSnapshot => ({
  status: statusOf(snapshot),
  value: plain(member(snapshot, "value")),
  context: plain(member(snapshot, "context")),
  output: plain(member(snapshot, "output")),
  error: plain(member(snapshot, "error")),
});

export const registrationOf = (actor: SeenActor, root: string): Observation => {
  const machine = plain(actor.logic?.config);
  return {
    kind: "registered",
    session: actor.sessionId,
    id: actor.id ?? actor.sessionId,
    root,
    parent: actor._parent?.sessionId ?? null,
    machine: isPlainObject(machine) ? machine : null,
  };
};

/** A guard is a name, a function, or an object with its name as `type`. */
const guardName = (guard: unknown): string | null => {
  if (guard === undefined || guard === null) return null;
  if (typeof guard === "string") return guard;
  const name = typeof guard === "function" ? guard.name : member(guard, "type");
  return typeof name === "string" && name !== "" ? name : "without a name";
};

const takenOf = ({ source, target, guard }: SeenTransition): Taken => ({
  source: source.path.join("."),
  targets: (target ?? []).map(({ path }) => path.join(".")),
  guard: guardName(guard),
});

/** The transitions that one step took, in order. */
export const transitionsOf = (
  inspected: InspectionEvent & { readonly type: "@xstate.microstep" },
): readonly Observation[] => {
  const event = eventOf(inspected.event);
  const taken = inspected._transitions as unknown as readonly SeenTransition[];
  const session = inspected.actorRef.sessionId;
  return taken.map((one) => ({ kind: "transition", session, event, ...takenOf(one) }));
};

/** The transitions that a machine would take first on this event now. Throws what a guard throws. */
export const comingOf = (actor: SeenActor, event: { readonly type: string }): readonly Coming[] => {
  const snapshot = actor.getSnapshot();
  if (statusOf(snapshot) !== "active") return [];
  const coming = actor.logic?.getTransitionData?.(snapshot, event) ?? [];
  return coming.map((one) => {
    const { source, eventType: on } = one;
    const nth = source.transitions.get(on)?.indexOf(one) ?? -1;
    return { ...takenOf(one), on, nth };
  });
};

/** Actors of one machine have the same. */
export const machineOf = (actor: SeenActor): object => actor.logic ?? actor;

/** Whether a machine has a transition for this event now. Anything else takes every event. */
export const canTake = (actor: SeenActor, event: PlainEvent): boolean => {
  const snapshot = actor.getSnapshot();
  const can = member(snapshot, "can");
  if (statusOf(snapshot) !== "active") return false;
  return typeof can !== "function" || (can.call(snapshot, event) as boolean);
};
