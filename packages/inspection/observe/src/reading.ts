// Reads what XState tells an inspector. The only file that knows the shape of XState's actors, part of which
// (`_transitions`, `_parent`, `logic.config`) is not documented: tests hold it, and the version is pinned.
import type { InspectionEvent } from "xstate";
import type { Observation, PlainEvent, PlainSnapshot, Status } from "./observation.ts";
import { type Plain, plain, type PlainObject } from "./plain.ts";

/** An actor as XState hands it to an inspector. */
export interface SeenActor {
  readonly sessionId: string;
  readonly id?: string;
  readonly _parent?: SeenActor;
  readonly logic?: { readonly config?: unknown };
  readonly send: (event: { readonly type: string }) => void;
  readonly getSnapshot: () => unknown;
}

interface SeenNode {
  readonly path: readonly string[];
}

/** What `_transitions` of a microstep holds. */
interface SeenTransition {
  readonly source: SeenNode;
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

/** The transitions that one step took, in order. */
export const transitionsOf = (
  inspected: InspectionEvent & { readonly type: "@xstate.microstep" },
): readonly Observation[] => {
  const event = eventOf(inspected.event);
  const taken = inspected._transitions as unknown as readonly SeenTransition[];
  return taken.map(({ source, target, guard }) => ({
    kind: "transition",
    session: inspected.actorRef.sessionId,
    event,
    source: source.path.join("."),
    targets: (target ?? []).map(({ path }) => path.join(".")),
    guard: guardName(guard),
  }));
};

/** Whether a machine has a transition for this event now. Anything else takes every event. */
export const canTake = (actor: SeenActor, event: PlainEvent): boolean => {
  const snapshot = actor.getSnapshot();
  const can = member(snapshot, "can");
  if (statusOf(snapshot) !== "active") return false;
  return typeof can !== "function" || (can.call(snapshot, event) as boolean);
};
