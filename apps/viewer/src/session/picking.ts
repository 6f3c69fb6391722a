// What can be picked on the board now, and what somebody points out there. Whoever offers choices says so here; the
// stage shows it. Knows keys of shapes, not what they mean.
import { type Accessor, createMemo, createSignal } from "solid-js";

interface Offer {
  /** What comes next: it is marked. */
  readonly keys: ReadonlySet<string>;
  /** What can be picked besides, without a mark: another thing in the place of what was picked. */
  readonly besides?: ReadonlySet<string>;
  /** Keys after which something more is picked: they can be dragged there. */
  readonly opens?: ReadonlySet<string>;
  /** Of what comes next the part that is asked for first: where not all can be seen at once, it is. */
  readonly foremost?: ReadonlySet<string>;
  readonly onPick: (key: string) => void;
  /** Takes back what was picked; false where nothing was. */
  readonly onUnpick?: () => boolean;
}

export interface Picking {
  /** What is marked as what can be picked next. */
  readonly marked: Accessor<ReadonlySet<string>>;
  readonly pickable: Accessor<ReadonlySet<string>>;
  readonly opens: Accessor<ReadonlySet<string>>;
  readonly foremost: Accessor<ReadonlySet<string>>;
  readonly pick: (key: string) => void;
  readonly unpick: () => boolean;
  readonly pointedOut: Accessor<readonly string[]>;
  /** Lets these shapes be picked, until somebody offers others; null for none. */
  readonly offer: (offer: Offer | null) => void;
  readonly setPointedOut: (keys: readonly string[]) => void;
  /** Words beside shapes, by key: their places in an order. */
  readonly numbered: Accessor<ReadonlyMap<string, string>>;
  readonly setNumbered: (numbers: ReadonlyMap<string, string>) => void;
}

const NO_KEYS: ReadonlySet<string> = new Set();
const NONE: Offer = { keys: NO_KEYS, onPick: () => undefined };

export const createPicking = (): Picking => {
  const [offered, setOffered] = createSignal<Offer>(NONE);
  const [pointedOut, setPointedOut] = createSignal<readonly string[]>([]);
  const [numbered, setNumbered] = createSignal<ReadonlyMap<string, string>>(new Map());
  const pickable = createMemo(() => {
    const { keys, besides } = offered();
    return besides === undefined ? keys : new Set([...keys, ...besides]);
  });
  return {
    marked: () => offered().keys,
    pickable,
    opens: () => offered().opens ?? NO_KEYS,
    foremost: () => offered().foremost ?? offered().keys,
    pick: (key) => offered().onPick(key),
    unpick: () => offered().onUnpick?.() ?? false,
    pointedOut,
    offer: (offer) => void setOffered(offer ?? NONE),
    setPointedOut,
    numbered,
    setNumbered: (numbers) => void setNumbered(numbers),
  };
};
