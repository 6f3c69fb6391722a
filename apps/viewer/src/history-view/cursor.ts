// Where in which branch we are: the moment that is looked at, the event pointed at, and the range that is looked into.
// Knows numbers of events, not what they mean.
import { type Accessor, batch, createMemo, createSignal } from "solid-js";
import type { HistoryId, Moment, BranchId } from "../protocol/protocol.ts";

/** From one event to another, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Cursor {
  /** What the page stands at; undefined while nothing is open. */
  readonly moment: Accessor<Moment | undefined>;
  readonly seq: Accessor<number>;
  readonly branch: Accessor<BranchId>;
  /** The last event that can be shown in this branch. */
  readonly last: Accessor<number>;
  readonly seek: (seq: number) => void;
  readonly step: (by: number) => void;
  /** Goes to a branch; it stays at the same event where that exists. */
  readonly enter: (branch: BranchId, seq?: number) => void;
  /** The event that is pointed at on the timeline; null for none. */
  readonly hovered: Accessor<number | null>;
  readonly setHovered: (seq: number | null) => void;
  /** Null: the whole branch. */
  readonly range: Accessor<Range | null>;
  readonly setRange: (range: Range | null) => void;
}

export interface CursorNeeds {
  readonly history: Accessor<HistoryId | undefined>;
  /** The last event of a branch that can be shown; undefined while that is not known. */
  readonly lastOf: (branch: BranchId) => number | undefined;
}

const clamp = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to);

/** A range in order and inside the branch; null where it would be all of it, or a single event. */
export const tidyRange = (range: Range | null, last: number): Range | null => {
  if (range === null) return null;
  const from = clamp(Math.min(range.from, range.to), 0, last);
  const to = clamp(Math.max(range.from, range.to), 0, last);
  return from === to || (from === 0 && to === last) ? null : { from, to };
};

interface Place {
  readonly history: HistoryId | undefined;
  readonly branch: BranchId;
  readonly seq: number;
  readonly range: Range | null;
}

const START = { branch: 0, seq: 0, range: null } as const;

export const createCursor = ({ history, lastOf }: CursorNeeds): Cursor => {
  // Each history keeps its own place, so that changing between openLogs loses none.
  const [places, setPlaces] = createSignal<ReadonlyMap<HistoryId, Place>>(new Map());
  const [hovered, setHovered] = createSignal<number | null>(null);
  const place = createMemo((): Place => {
    const id = history();
    return (id === undefined ? undefined : places().get(id)) ?? { history: id, ...START };
  });
  const branch = createMemo(() => place().branch);
  // A link may name an event of a branch before it is known how many there are.
  const last = createMemo(() => lastOf(branch()) ?? Number.MAX_SAFE_INTEGER);
  const seq = createMemo(() => Math.min(place().seq, last()));
  const move = (change: Partial<Place>): void => {
    const id = history();
    if (id === undefined) return;
    setPlaces(new Map([...places(), [id, { ...place(), ...change, history: id }]]));
  };
  const seek = (wished: number): void => {
    const to = clamp(Math.round(wished), 0, last());
    if (to !== seq()) move({ seq: to });
  };
  const moment = createMemo((): Moment | undefined => {
    const id = history();
    return id === undefined ? undefined : { history: id, branch: branch(), seq: seq() };
  });
  return {
    moment,
    seq,
    branch,
    last,
    seek,
    step: (by) => seek(seq() + by),
    enter: (wished, to) =>
      batch(() => {
        setHovered(null);
        move({ branch: wished, seq: to ?? seq(), range: null });
      }),
    hovered,
    setHovered,
    range: createMemo(() => place().range),
    setRange: (range) => move({ range: tidyRange(range, last()) }),
  };
};
