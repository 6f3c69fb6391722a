// What the branch that is watched is compared with: only the wish; the comparing itself is loaded when there is one.
// Knows no rule and no drawing.
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import type { HistoryId, BranchId, Moment, RulingWish } from "../protocol/protocol.ts";
import type { Source } from "./open-log.ts";

export type Against =
  /** The same log, judged by other rulings. */
  | { readonly kind: "rulings"; readonly rulings: RulingWish }
  /** A branch of a history that is open. */
  | { readonly kind: "branch"; readonly history: HistoryId; readonly branch: BranchId }
  /** Another log, opened for this alone. */
  | { readonly kind: "log"; readonly source: Source }
  /** A moment of this game, which stays while the other side goes on. */
  | { readonly kind: "moment"; readonly moment: Moment };

/** What both sides have in common at a time: where in the game they are, or how many events were recorded. */
export const PACES = ["place", "event"] as const;
export type Pace = (typeof PACES)[number];

export interface Comparison {
  /** Null while nothing is compared. */
  readonly against: Accessor<Against | null>;
  readonly setAgainst: (against: Against | null) => void;
  readonly pace: Accessor<Pace>;
  readonly setPace: (pace: Pace) => void;
  /** The event where the sides differ first, as far as it is known. */
  readonly differsAt: Accessor<number | null>;
  readonly setDiffersAt: (seq: number | null) => void;
}

/** Ends whenever another history is watched. */
export const createComparison = (history: Accessor<HistoryId | undefined>): Comparison => {
  const [against, setAgainst] = createSignal<Against | null>(null);
  const [pace, setPace] = createSignal<Pace>("place");
  const [differsAt, setDiffersAt] = createSignal<number | null>(null);
  createEffect(on(history, () => setAgainst(null), { defer: true }));
  return { against, setAgainst, pace, setPace, differsAt, setDiffersAt };
};

const WORD = /^[\w-]{1,60}$/;
/** A ruling and its option, which may take a number: `bank:limited:60`. */
const CHOICE = /^([\w.-]{1,60}):([\w.-]{1,60}(?::\d{1,9})?)$/;
const MOST_CHOICES = 60;

/** Rulings as the member of a link: `en`, or `en,threat-once:one`. An empty set is the log's own. */
export const formatRulings = ({ set = "", overrides }: RulingWish): string =>
  [set, ...Object.entries(overrides).map(([id, option]) => `${id}:${option}`)].join(",");

/** Null where a link says nothing that could be rulings. */
export const parseRulings = (text: string | null): RulingWish | null => {
  if (text === null || text === "") return null;
  const [set = "", ...choices] = text.split(",").slice(0, MOST_CHOICES);
  const pairs = choices.map((choice) => CHOICE.exec(choice));
  if ((set !== "" && !WORD.test(set)) || pairs.includes(null)) return null;
  const overrides = Object.fromEntries(pairs.map((pair) => [pair![1]!, pair![2]!]));
  if (set === "" && pairs.length === 0) return null;
  return set === "" ? { overrides } : { set, overrides };
};
