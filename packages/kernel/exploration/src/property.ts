// What can be asked of a game whatever is played: properties as values, beside its rules. Knows no search.
import type { Json } from "@assize/kernel-model";

/** A position that is looked at, and how it was reached. */
export interface Seen<Context> {
  readonly context: Context;
  /** Its place in the chart. */
  readonly place: string;
  /** Ids of the transitions that the last event took; none at the start. */
  readonly by: readonly string[];
}

interface Named {
  /** A stable public name, for example `units-conserved`. */
  readonly id: string;
  /** What it says, in English, as one sentence. */
  readonly says: string;
}

/** At every position. */
export interface Always<Context> extends Named {
  readonly kind: "always";
  readonly holds: (seen: Seen<Context>) => boolean;
}

/** At no position. */
export interface Never<Context> extends Named {
  readonly kind: "never";
  readonly happens: (seen: Seen<Context>) => boolean;
}

/** On every way from the start, before so many choices and outcomes of chance are over. */
export interface Within<Context> extends Named {
  readonly kind: "within";
  readonly choices: number;
  readonly holds: (seen: Seen<Context>) => boolean;
}

/** The amount is the same at every position. */
export interface Conserved<Context> extends Named {
  readonly kind: "conserved";
  readonly amount: (context: Context) => Json;
}

/** With every event these numbers, of which the first that differs decides, fall; none is ever below 0. So every game ends. */
export interface Falls<Context> extends Named {
  readonly kind: "falls";
  readonly measure: (seen: Seen<Context>) => readonly number[];
}

/** At every position one consequence is due, or a choice or chance, or the game is over: one of these alone. */
export interface OneWayOn extends Named {
  readonly kind: "one-way-on";
}

/** Wherever a choice or chance is due, there is one that is legal. */
export interface SomeChoice extends Named {
  readonly kind: "some-choice";
}

/** From every position the game can still come to an end. */
export interface NoDeadEnd extends Named {
  readonly kind: "no-dead-end";
}

export type Property<Context = any> =
  | Always<Context>
  | Never<Context>
  | Within<Context>
  | Conserved<Context>
  | Falls<Context>
  | OneWayOn
  | SomeChoice
  | NoDeadEnd;

export const ONE_WAY_ON: OneWayOn = {
  kind: "one-way-on",
  id: "one-way-on",
  says: "At every position one consequence is due, or a choice or chance, or the game is over.",
};

export const SOME_CHOICE: SomeChoice = {
  kind: "some-choice",
  id: "some-choice",
  says: "Wherever a choice or chance is due, there is one that is legal.",
};

export const NO_DEAD_END: NoDeadEnd = {
  kind: "no-dead-end",
  id: "no-dead-end",
  says: "From every position the game can still come to an end.",
};

const isWithin = (path: string, state: string): boolean =>
  path === state || path.startsWith(`${state}.`);

/** The state that a transition starts in, as its id has it. */
const sourceOf = (transition: string): string => transition.slice(0, transition.indexOf("/"));

/** A state of the chart is never reached, be it one at which no game rests; or a transition is never taken. */
export const neverReaches = (name: string): Never<unknown> => ({
  kind: "never",
  id: `never:${name}`,
  says: `${name} is never reached.`,
  happens: ({ place, by }) =>
    isWithin(place, name) || by.some((id) => id === name || isWithin(sourceOf(id), name)),
});

/** Whether one list of numbers is below another: the first that differs decides. */
export const isBelow = (low: readonly number[], high: readonly number[]): boolean => {
  const at = high.findIndex((number, index) => low[index] !== number);
  return at >= 0 && low[at] !== undefined && low[at] < high[at]!;
};
