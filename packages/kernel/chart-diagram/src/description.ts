// A game's statechart as plain JSON, and small readings of it. Knows no game, no engine and no drawing.
import { Defect, type EventClass } from "@assize/kernel-model";

/** A question of a guard. A rule stands for clauses that a "no" breaks; a `when` only chooses the way. */
export interface ChartQuestion {
  /** The name of the function that asks; empty where it has none. */
  readonly name: string;
  readonly kind: "rule" | "when";
  readonly clauses: readonly string[];
}

/** A state of the chart; its id is its path, for example `play.resolution.turn`. */
export interface ChartState {
  readonly id: string;
  /** The state it lies in; null at the top. */
  readonly parent: string | null;
  /** Its name in the game's words, by language. */
  readonly title: Readonly<Record<string, string>>;
  /** The substate it is entered by; null where it has no substates. */
  readonly initial: string | null;
  readonly final: boolean;
}

/** A transition of the chart; its id is the table's, `source/event>target`, without `>` where it stays. */
export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  /** null where the chart stays in the state it is in. */
  readonly target: string | null;
  /** `always` where no event comes: then the chart goes on at once. */
  readonly event: string;
  /** null where no event comes. */
  readonly eventClass: EventClass | null;
  /** All must be answered yes, in this order. */
  readonly questions: readonly ChartQuestion[];
  /** Names of the functions that change the game, in their order. */
  readonly updates: readonly string[];
  /** Clauses it applies besides those of its questions. */
  readonly metaClauses: readonly string[];
}

/** A whole chart as data. States and transitions stand in the chart's order, a state before its substates. */
export interface ChartDescription {
  readonly format: "assize-chart/1";
  readonly game: string;
  readonly rules: number;
  readonly title: Readonly<Record<string, string>>;
  readonly languages: readonly string[];
  /** The state at the top that the chart is entered by. */
  readonly initial: string;
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

/** A title in the language asked for, else in English, else in whatever there is. */
export const titleIn = (title: Readonly<Record<string, string>>, language: string): string =>
  title[language] ?? title["en"] ?? Object.values(title)[0] ?? "";

/** The state of this id. Throws Defect where there is none. */
const stateOf = (description: ChartDescription, id: string): ChartState => {
  const state = description.states.find((one) => one.id === id);
  if (state === undefined) throw new Defect(`${description.game} has no state ${id}`);
  return state;
};

/** The states directly in this one; those at the top for null. */
export const childrenOf = (
  { states }: ChartDescription,
  parent: string | null,
): readonly ChartState[] => states.filter((state) => state.parent === parent);

/** Whether a state is this one or lies in it. */
const isWithin = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

/** A state and all it lies in, the state first. */
const withAncestors = (description: ChartDescription, id: string): readonly string[] => {
  const { parent } = stateOf(description, id);
  return parent === null ? [id] : [id, ...withAncestors(description, parent)];
};

/** The innermost state that both lie in; null where that is the chart itself. A state lies not in itself. */
export const commonParent = (
  description: ChartDescription,
  one: string,
  other: string,
): string | null => {
  const around = withAncestors(description, other).slice(1);
  return (
    withAncestors(description, one)
      .slice(1)
      .find((id) => around.includes(id)) ?? null
  );
};

/**
 * The parts a chart is divided into: the states below the top. Where only one state at the top has substates, it
 * merely holds the game together, and the phases are its substates.
 */
export const phasesOf = (description: ChartDescription): readonly ChartState[] => {
  const top = childrenOf(description, null);
  const compound = top.filter(({ initial }) => initial !== null);
  return compound.length === 1
    ? childrenOf(description, compound[0]!.id)
    : top.filter(({ final }) => !final);
};

/** The phase a state lies in; undefined for a state outside of all phases. */
export const phaseOf = (description: ChartDescription, id: string): string | undefined =>
  phasesOf(description).find((phase) => isWithin(id, phase.id))?.id;

/** Every clause a transition applies, those of its questions first. */
export const clausesOf = ({ questions, metaClauses }: ChartTransition): readonly string[] => [
  ...new Set([...questions.flatMap(({ clauses }) => clauses), ...metaClauses]),
];

/** Where a transition leads; a transition without a target stays where it starts. */
export const destinationOf = ({ source, target }: ChartTransition): string => target ?? source;

/** Whether the chart never rests in a state: it goes on at once, by the first of these transitions that is open. */
export const isTransient = ({ transitions }: ChartDescription, id: string): boolean =>
  transitions.some(({ source, eventClass }) => source === id && eventClass === null);

/** What a drawing or text is made of: the whole chart, or the inside of one phase and where it leads. */
export interface ChartPart {
  readonly phase: string | null;
  readonly states: readonly ChartState[];
  /** Those that start in one of the states. */
  readonly transitions: readonly ChartTransition[];
  /** States outside that some of these transitions lead to. */
  readonly outside: readonly ChartState[];
}

/** The whole chart, or one phase of it. Throws Defect for a state that the chart does not have. */
export const partOf = (description: ChartDescription, phase: string | null): ChartPart => {
  if (phase === null) {
    const { states, transitions } = description;
    return { phase, states, transitions, outside: [] };
  }
  stateOf(description, phase);
  const states = description.states.filter(({ id }) => isWithin(id, phase));
  const transitions = description.transitions.filter(({ source }) => isWithin(source, phase));
  const left = new Set(transitions.map(destinationOf).filter((id) => !isWithin(id, phase)));
  return {
    phase,
    states,
    transitions,
    outside: description.states.filter(({ id }) => left.has(id)),
  };
};
