// What of the chart is looked at: which part of it, what is pointed out in it, whether it stands over the board, and
// which event is asked about. Kept here so that it outlives the panel. Knows ids, no chart.
import { type Accessor, createSignal } from "solid-js";
import type { WrittenEvent } from "../protocol/protocol.ts";

export const POINTED_KINDS = ["state", "transition", "event", "clause", "question"] as const;
export type PointedKind = (typeof POINTED_KINDS)[number];

/** Something of a chart: a state or transition by id, an event's type, a clause by id, a question by name. */
export interface Pointed {
  readonly kind: PointedKind;
  readonly id: string;
}

/** The phase the game is in, the whole chart, or one phase by its id. */
export type ChartPartChoice = "follow" | "whole" | { readonly phase: string };

/** What somebody asks about: the event of the moment, or one that they would like to take next. */
export interface Inquired {
  readonly isWishing: Accessor<boolean>;
  readonly setWishing: (isWishing: boolean) => void;
  /** Null where nothing is named yet. */
  readonly wished: Accessor<WrittenEvent | null>;
  readonly setWished: (event: WrittenEvent | null) => void;
}

export const createInquired = (): Inquired => {
  const [isWishing, setWishing] = createSignal(false);
  const [wished, setWished] = createSignal<WrittenEvent | null>(null);
  return { isWishing, setWishing, wished, setWished };
};

export interface ChartLook {
  readonly pointed: Accessor<Pointed | null>;
  readonly setPointed: (pointed: Pointed | null) => void;
  readonly part: Accessor<ChartPartChoice>;
  readonly setPart: (part: ChartPartChoice) => void;
  /** True where it stands in place of the board. */
  readonly isLarge: Accessor<boolean>;
  readonly setLarge: (isLarge: boolean) => void;
  readonly inquired: Inquired;
}

export const createChartLook = (): ChartLook => {
  const [pointed, setPointed] = createSignal<Pointed | null>(null);
  const [part, setPart] = createSignal<ChartPartChoice>("follow");
  const [isLarge, setLarge] = createSignal(false);
  return { pointed, setPointed, part, setPart, isLarge, setLarge, inquired: createInquired() };
};
