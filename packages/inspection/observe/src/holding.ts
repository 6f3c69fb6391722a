// Holds events that a program passes to its actors: before a transition that an inspector has named, or one by one.
// Knows no XState: whoever watches the actors says what an event would take.
import {
  type Breakpoint,
  type Held,
  type Holding,
  ORDERS,
  type PlainEvent,
} from "./observation.ts";
import type { Plain } from "./plain.ts";

/** What an inspector orders. */
export type Order =
  | { readonly kind: "stop-before"; readonly breakpoints: readonly Breakpoint[] }
  | { readonly kind: "step" }
  | { readonly kind: "go-on" };

const NOT_BREAKPOINTS =
  'send {"breakpoints":[{"source":…,"on":…,"nth":…}]}: a state\'s path, an event type, and which of its transitions, from 0';

const breakpointIn = (one: Plain): Breakpoint | null => {
  const { source, on, nth } = Object(one) as Partial<Breakpoint>;
  return typeof source === "string" && typeof on === "string" && Number.isInteger(nth)
    ? { source, on, nth: nth! }
    : null;
};

/** The order that an inspector's event is, why it cannot be read, or null for an event of the actor's own. */
export const orderIn = (event: PlainEvent): Order | string | null => {
  switch (event.type) {
    case ORDERS.step:
      return { kind: "step" };
    case ORDERS.goOn:
      return { kind: "go-on" };
    case ORDERS.stopBefore: {
      const { breakpoints } = event;
      if (!Array.isArray(breakpoints)) return NOT_BREAKPOINTS;
      const read = breakpoints.map(breakpointIn);
      return read.every((one) => one !== null)
        ? { kind: "stop-before", breakpoints: read }
        : NOT_BREAKPOINTS;
    }
    default:
      return null;
  }
};

/** What holds for all actors of one machine. */
export interface Stops {
  breakpoints: readonly Breakpoint[];
  stepping: boolean;
}

/** An event as the program sends it. */
export interface Passing {
  readonly type: string;
}

/** Where the events wait that a program passes to one actor. */
export interface Gate {
  /** Resolves when `take` has been called, or the actor has ended. Rejects with what `take` throws. */
  readonly pass: (event: Passing, take: () => void) => Promise<void>;
  /** Lets the held event go. */
  readonly release: () => void;
  /** The actor has ended: nothing waits any more. */
  readonly end: () => void;
  readonly holding: () => Holding;
}

const isAt = ({ source, on, nth }: Breakpoint, coming: Breakpoint): boolean =>
  coming.source === source && coming.on === on && coming.nth === nth;

interface Waiting {
  readonly event: Passing;
  readonly take: () => void;
  readonly done: () => void;
  readonly fail: (cause: unknown) => void;
}

/** `judge` says what an event would take now; `tell` is called when one is held. */
export const gateOf = (stops: Stops, judge: (event: Passing) => Held, tell: () => void): Gate => {
  const waiting: Waiting[] = [];
  let isHolding = false;
  let isMoving = false;

  const stopsAt = (event: Passing): boolean => {
    if (stops.stepping || stops.breakpoints.length === 0) return stops.stepping;
    const { coming } = judge(event);
    return stops.breakpoints.some((one) => coming.some((way) => isAt(one, way)));
  };

  const takeFirst = (): void => {
    const { take, done, fail } = waiting.shift()!;
    try {
      take();
      done();
    } catch (cause) {
      fail(cause);
    }
  };

  /** An event may make the program pass the next one while the actor takes it: the next one waits its turn. */
  const move = (): void => {
    if (isMoving) return;
    isMoving = true;
    while (waiting.length > 0 && !isHolding) {
      isHolding = stopsAt(waiting[0]!.event);
      if (isHolding) tell();
      else takeFirst();
    }
    isMoving = false;
  };

  return {
    pass: (event, take) =>
      new Promise((done, fail) => {
        waiting.push({ event, take, done, fail });
        move();
      }),
    release: () => {
      if (!isHolding) return;
      isHolding = false;
      takeFirst();
      move();
    },
    end: () => {
      isHolding = false;
      for (const { done } of waiting.splice(0)) done();
    },
    holding: () => ({ ...stops, held: isHolding ? judge(waiting[0]!.event) : null }),
  };
};
