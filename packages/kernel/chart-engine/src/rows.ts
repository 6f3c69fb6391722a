// What a compiled chart is made of: its leaves, their rows, and the states it never rests in. Types alone.
import type { AnyStateMachine } from "xstate";
import type { Part, Question, Update } from "./chart.ts";
import type { Mark } from "./marks.ts";

/** Clauses that a transition applies where all of these hold. */
export interface Citation {
  readonly clauses: readonly string[];
  readonly whens: readonly Question<any, any>[];
}

/** A transition, by an event or by none: the questions it asks, what it does, and where it leads. */
export interface Alternative {
  /**
   * `source path/event>target path`; without `>` where it stays; `always` for an event; `event#name` where it has a name.
   * A stable public name.
   */
  readonly id: string;
  readonly source: string;
  /** The state that its target names, which may have substates; null where it stays. */
  readonly target: string | null;
  readonly parts: readonly Part[];
  /** How many of its first questions are also those of the alternative before it. */
  readonly shared: number;
  /** Clauses of its rules and of its meta: what the transition may apply. */
  readonly clauses: readonly string[];
  /** Those of its meta alone: applied, but not asked for by a question. */
  readonly metaClauses: readonly string[];
  /** The same clauses with what they depend on. */
  readonly citations: readonly Citation[];
  readonly apply: readonly Update<any, any>[];
  /** Index of the leaf it leads to; null where it leads to a transient state. */
  readonly to: number | null;
  /** The alternatives of that transient state, of which the first open one is taken at once; else none. */
  readonly goingOn: readonly Alternative[];
  /** When it was taken last. */
  readonly mark: Mark;
}

/** A transition by an event. */
export interface Row extends Alternative {
  readonly event: string;
}

/** A state without substates that the chart can rest in. */
export interface Leaf {
  readonly index: number;
  /** Its place, for example `play.resolution.turn`. A stable public name. */
  readonly path: string;
  /** The game is over here. Nothing comes any more but what is stated from outside, and that changes nothing. */
  readonly final: boolean;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

/** A state with `always`. */
export interface Transient {
  /** Its place, for example `play.resolution.rewards.next`. A stable public name. */
  readonly path: string;
  /** In the order in which they are tried; the last one has no question. */
  readonly alternatives: readonly Alternative[];
}

export interface Table {
  /** The chart's id, which is the game's: for whoever tells a mistake in it. */
  readonly game: string;
  readonly machine: AnyStateMachine;
  readonly leaves: readonly Leaf[];
  readonly leafOf: ReadonlyMap<string, Leaf>;
  /** Index of the leaf a game starts in. */
  readonly initial: number;
  /** Every row once, by id. */
  readonly rows: ReadonlyMap<string, Row>;
  /** The states with `always`, in the chart's order. No position stands in one of them. */
  readonly transients: readonly Transient[];
}
