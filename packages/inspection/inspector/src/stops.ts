// Where the shown actor's machine is to stop, and what an inspector orders of what is held. Knows no page.
import type { Accessor } from "solid-js";
import { type Breakpoint, type Holding, ORDERS, type PlainEvent } from "@assize/inspection-observe";

/** As much of it as a chart shows: which of its transitions are stopped before, and how that is changed. */
export interface Stops {
  readonly isSet: (one: Breakpoint) => boolean;
  readonly toggle: (one: Breakpoint) => void;
}

/** All that can be ordered. */
export interface Orders extends Stops {
  readonly step: () => void;
  readonly goOn: () => void;
}

const isSame = (one: Breakpoint, other: Breakpoint): boolean =>
  one.source === other.source && one.on === other.on && one.nth === other.nth;

/** Events of XState's own, and those that a machine takes by itself, are passed by no program. */
export const canBePassed = (event: string): boolean =>
  event !== "" && !/^(?:xstate|done|error)\./.test(event);

export const createStops = (
  holding: Accessor<Holding | null>,
  order: (event: PlainEvent) => void,
): Orders => {
  const breakpoints = (): readonly Breakpoint[] => holding()?.breakpoints ?? [];
  const isSet = (one: Breakpoint): boolean => breakpoints().some((set) => isSame(set, one));
  return {
    isSet,
    toggle: (one) => {
      const { source, on, nth } = one;
      const others = breakpoints().filter((set) => !isSame(set, one));
      const wished = isSet(one) ? others : [...others, { source, on, nth }];
      order({ type: ORDERS.stopBefore, breakpoints: wished.map((each) => ({ ...each })) });
    },
    step: () => order({ type: ORDERS.step }),
    goOn: () => order({ type: ORDERS.goOn }),
  };
};
