// What can be picked on the board now, and what somebody points out there. Whoever offers choices says so here; the
// stage shows it. Knows keys of shapes, not what they mean.
import { type Accessor, createSignal } from "solid-js";

interface Offer {
  readonly keys: ReadonlySet<string>;
  readonly onPick: (key: string) => void;
}

export interface Picking {
  readonly pickable: Accessor<ReadonlySet<string>>;
  readonly pick: (key: string) => void;
  readonly pointedOut: Accessor<readonly string[]>;
  /** Lets these shapes be picked, until somebody offers others; null for none. */
  readonly offer: (offer: Offer | null) => void;
  readonly setPointedOut: (keys: readonly string[]) => void;
}

const NONE: Offer = { keys: new Set(), onPick: () => undefined };

export const createPicking = (): Picking => {
  const [offered, setOffered] = createSignal<Offer>(NONE);
  const [pointedOut, setPointedOut] = createSignal<readonly string[]>([]);
  return {
    pickable: () => offered().keys,
    pick: (key) => offered().onPick(key),
    pointedOut,
    offer: (offer) => void setOffered(offer ?? NONE),
    setPointedOut,
  };
};
