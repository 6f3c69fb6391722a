// The other end: what an inspector's page does with @xstate/inspect's own receivers, as plain data.
// Knows no actor and no page.
import {
  createWebSocketReceiver,
  createWindowReceiver,
  type InspectReceiver,
  type ParsedReceiverEvent,
} from "@xstate/inspect";
import {
  type Breakpoint,
  type Coming,
  type Held,
  type Holding,
  HOLDING,
  isOrder,
  plain,
  type Plain,
  type PlainEvent,
  type PlainObject,
  REFUSED,
  type Taken,
} from "@assize/inspection-observe";

/** A state of a machine, with its substates, as XState 4 defines them. */
export interface ShownState {
  readonly key: string;
  /** Dotted path below the machine; the machine's own is empty. */
  readonly path: string;
  readonly type: string;
  readonly transitions: readonly ShownTransition[];
  readonly states: readonly ShownState[];
}

export interface ShownTransition {
  readonly event: string;
  /** The guard's name; null where there is none. */
  readonly guard: string | null;
  /** Ids of the states it leads to; none where it stays. */
  readonly targets: readonly string[];
}

export interface ShownSnapshot {
  /** Dotted paths of the active states, outermost first. */
  readonly active: readonly string[];
  readonly context: Plain;
  readonly done: boolean;
}

/** One thing that an inspector is told. */
export type Report =
  | {
      readonly kind: "registered";
      readonly session: string;
      readonly id: string;
      readonly machine: ShownState;
      readonly snapshot: ShownSnapshot;
      /** Null where nothing has been said of it. */
      readonly holding: Holding | null;
    }
  | {
      readonly kind: "holding";
      readonly session: string;
      readonly holding: Holding;
    }
  | {
      readonly kind: "event";
      readonly session: string;
      readonly event: PlainEvent;
      /** The session of the actor that sent it; null where it came from outside. */
      readonly from: string | null;
    }
  | {
      readonly kind: "refused";
      readonly session: string;
      readonly event: Plain;
      readonly message: string;
      readonly clauses: readonly string[];
    }
  | {
      readonly kind: "state";
      readonly session: string;
      readonly snapshot: ShownSnapshot;
      /** The transitions taken to it. Nobody but our own bridge tells them: empty from others. */
      readonly taken: readonly Taken[];
    }
  | { readonly kind: "stopped"; readonly session: string }
  | { readonly kind: "disconnected" };

export interface Receiver {
  /** Answers how to end it. */
  readonly subscribe: (next: (report: Report) => void) => () => void;
  /** Asks for an event to be sent into an actor. */
  readonly send: (session: string, event: PlainEvent) => void;
}

interface Definition {
  readonly key: string;
  readonly type?: string;
  readonly transitions?: readonly {
    readonly eventType: string;
    readonly cond?: { readonly name?: string; readonly type?: string };
    readonly target?: readonly string[];
  }[];
  readonly states?: Readonly<Record<string, Definition>>;
}

const shownState = (node: Definition, path: string): ShownState => ({
  key: node.key,
  path,
  type: node.type ?? "atomic",
  transitions: (node.transitions ?? []).map(({ eventType, cond, target }) => ({
    event: eventType,
    guard: cond === undefined ? null : (cond.name ?? cond.type ?? ""),
    targets: target ?? [],
  })),
  states: Object.values(node.states ?? {}).map((child) =>
    shownState(child, path === "" ? child.key : `${path}.${child.key}`),
  ),
});

/** The paths that a state's value stands for, outermost first. */
export const activePaths = (value: Plain, above = ""): readonly string[] => {
  const below = (key: string): string => (above === "" ? key : `${above}.${key}`);
  if (typeof value === "string") return [below(value)];
  if (value === null || typeof value !== "object" || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    below(key),
    ...activePaths(child, below(key)),
  ]);
};

const shownSnapshot = (state: {
  readonly value: unknown;
  readonly context: unknown;
  readonly done?: boolean | undefined;
}): ShownSnapshot => ({
  active: activePaths(plain(state.value)),
  context: plain(state.context),
  done: state.done === true,
});

const isList = (value: Plain | undefined): value is readonly Plain[] => Array.isArray(value);

const isPlainObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textIn = (value: Plain | undefined, key: string): string | null => {
  const member = (value as Readonly<Record<string, Plain>> | null | undefined)?.[key];
  return typeof member === "string" ? member : null;
};

/** Transitions as XState 4 writes them into a state; what is none of ours is left out. */
const takenIn = (transitions: unknown): readonly Taken[] => {
  const list = plain(transitions);
  if (!isList(list)) return [];
  return list.flatMap((one): readonly Taken[] => {
    const source = textIn(one, "source");
    if (source === null) return [];
    const { target, cond } = one as Readonly<Record<string, Plain>>;
    const targets = isList(target) ? target.filter((each) => typeof each === "string") : [];
    return [{ source, targets, guard: textIn(cond, "name") }];
  });
};

const objectsIn = (value: Plain | undefined): readonly PlainObject[] =>
  isList(value) ? value.filter((one): one is PlainObject => isPlainObject(one)) : [];

const breakpointIn = (one: PlainObject): Breakpoint => ({
  source: textIn(one, "source") ?? "",
  on: textIn(one, "on") ?? "",
  nth: Number(one["nth"]),
});

const comingIn = (one: PlainObject): Coming => ({
  ...breakpointIn(one),
  targets: isList(one["targets"]) ? one["targets"].map(String) : [],
  guard: textIn(one, "guard"),
});

const heldIn = (held: Plain | undefined): Held | null =>
  isPlainObject(held) && isPlainObject(held["event"])
    ? {
        event: { ...held["event"], type: textIn(held["event"], "type") ?? "" },
        coming: objectsIn(held["coming"]).map(comingIn),
        trouble: textIn(held, "trouble"),
      }
    : null;

/** Null for what is no event of the type `HOLDING`. */
const holdingIn = (told: Plain | undefined): Holding | null =>
  isPlainObject(told) && told["type"] === HOLDING
    ? {
        breakpoints: objectsIn(told["breakpoints"]).map(breakpointIn),
        stepping: told["stepping"] === true,
        held: heldIn(told["held"]),
      }
    : null;

const eventReport = (session: string, data: PlainEvent, origin: unknown): Report | null => {
  const holding = holdingIn(data);
  if (holding !== null) return { kind: "holding", session, holding };
  // The package tells every inspector what one of them has sent.
  if (isOrder(data)) return null;
  if (data.type !== REFUSED) {
    const from = typeof origin === "string" ? origin : null;
    return { kind: "event", session, event: data, from };
  }
  const { event = null, message, clauses } = data;
  return {
    kind: "refused",
    session,
    event,
    message: typeof message === "string" ? message : "",
    clauses: Array.isArray(clauses) ? clauses.map(String) : [],
  };
};

/** Null for what is none of an inspector's business. */
const reportOf = (told: ParsedReceiverEvent): Report | null => {
  const session = told.sessionId;
  switch (told.type) {
    case "service.register": {
      // oxlint-disable-next-line eslint/no-restricted-properties -- a copy of what the package has read already
      const definition = JSON.parse(JSON.stringify(told.machine.definition)) as Definition;
      const snapshot = shownSnapshot(told.state);
      const id = told.id ?? told.machine.id;
      const holding = holdingIn(plain(told.state.activities[HOLDING]));
      const machine = shownState(definition, "");
      return { kind: "registered", session, id, machine, snapshot, holding };
    }
    case "service.event":
      return eventReport(session, plain(told.event.data) as PlainEvent, told.event.origin);
    case "service.state":
      return {
        kind: "state",
        session,
        snapshot: shownSnapshot(told.state),
        taken: takenIn(told.state.transitions),
      };
    case "service.stop":
      return { kind: "stopped", session };
  }
};

const receiverOf = (receiver: InspectReceiver): Receiver => ({
  subscribe: (next) => {
    const subscription = receiver.subscribe(
      (told) => {
        const report = reportOf(told);
        if (report !== null) next(report);
      },
      () => next({ kind: "disconnected" }),
    );
    return () => subscription.unsubscribe();
  },
  send: (session, event) => {
    const wrapped = { name: event.type, data: event, $$type: "scxml", type: "external" };
    receiver.send({
      type: "xstate.event",
      event: JSON.stringify({ ...wrapped, origin: session }),
      service: session,
    });
  },
});

/** Receives from the page that opened this window, or holds this frame. */
export const receiveFromWindow = (): Receiver => receiverOf(createWindowReceiver());

/** Receives from an inspection server: its address without `ws://`, as the server tells it. */
export const receiveFromServer = (server: string): Receiver =>
  receiverOf(createWebSocketReceiver({ server, serialize: undefined }));
