// What is shown of a machine's run: steps in their order, who sent what, which transition was taken and which question let it
// pass. The same for an actor that runs and for a game that was recorded. Pure; knows no page.
import type { Taken } from "@assize/inspection-observe";
import { wordsFoundIn } from "@assize/kernel-model";

/** Why an event had no effect. */
export interface StepRefusal {
  readonly message: string;
  readonly clauses: readonly string[];
}

/** One event that a machine was told. */
export interface Step {
  /** Its number, rising; steps that came earlier may be gone. */
  readonly index: number;
  /** Who sent it, in words. */
  readonly sender: string;
  /** The event's type. */
  readonly type: string;
  /** What it says, in a sentence or as data. */
  readonly detail: string;
  readonly taken: readonly Taken[];
  /** Clauses that it applied. */
  readonly clauses: readonly string[];
  readonly refusal: StepRefusal | null;
}

/** The index of the step after which the machine is looked at; null before the first. */
export type StepIndex = number | null;

/** Senders beyond so many share the last lane. */
export const MOST_LANES = 7;

/** Who sends, in the order of their first event. */
export const lanesOf = (steps: readonly Step[]): readonly string[] => {
  const senders = [...new Set(steps.map(({ sender }) => sender))];
  return senders.slice(0, MOST_LANES);
};

export const laneOf = (lanes: readonly string[], sender: string): number => {
  const lane = lanes.indexOf(sender);
  return lane === -1 ? lanes.length - 1 : lane;
};

const textOf = ({ sender, type, detail, taken, clauses, refusal }: Step): string =>
  [
    sender,
    type,
    detail,
    ...taken.flatMap(({ source, targets, guard }) => [source, ...targets, guard ?? ""]),
    ...clauses,
    ...(refusal === null ? [] : [refusal.message, ...refusal.clauses]),
  ].join(" ");

/** Steps in which all of these words stand, whoever sent them or, with a sender, theirs alone. */
export const stepsThat = (
  steps: readonly Step[],
  words: string,
  sender: string | null,
): readonly Step[] => {
  const fits = wordsFoundIn(words);
  return steps.filter((step) => {
    if (sender !== null && step.sender !== sender) return false;
    return fits(textOf(step));
  });
};

/** The place in the list of the last step at or before an index; -1 where there is none. */
export const placeIn = (steps: readonly Step[], at: StepIndex): number =>
  at === null ? -1 : steps.findLastIndex(({ index }) => index <= at);

/** Where one step on, or back, leads among the listed ones; undefined where there is none. */
export const besideStep = (
  steps: readonly Step[],
  at: StepIndex,
  by: 1 | -1,
): StepIndex | undefined => {
  const place = placeIn(steps, at);
  if (by === 1) return steps[place + 1]?.index;
  if (place === -1) return undefined;
  const here = steps[place]!.index;
  if (at !== null && here < at) return here;
  return place === 0 ? null : steps[place - 1]!.index;
};

/** Steps drawn at once. */
export const STEPS_SHOWN = 80;

/** The steps round a place that are drawn, and how many are not, before and after. */
export const shownSteps = (
  steps: readonly Step[],
  place: number,
): { readonly earlier: number; readonly shown: readonly Step[]; readonly later: number } => {
  const last = Math.max(0, steps.length - STEPS_SHOWN);
  const earlier = Math.min(Math.max(0, place - STEPS_SHOWN / 2), last);
  const shown = steps.slice(earlier, earlier + STEPS_SHOWN);
  return { earlier, shown, later: steps.length - earlier - shown.length };
};
