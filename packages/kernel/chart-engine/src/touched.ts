// What of a chart was touched since a beginning: which questions were asked, which transitions taken. Looks at marks only.
import type { Mark } from "./marks.ts";
import type { Alternative, Table } from "./rows.ts";
import { alternativesOf } from "./transients.ts";

/** Names of what a game can touch, in an order that is always the same. */
export interface Touchable {
  /** Questions and antecedents, by the names of their functions; what has no name of its own is named "". */
  readonly questions: readonly string[];
  /** Transitions by an event, then those that are taken at once, by id. */
  readonly transitions: readonly string[];
}

/** Which of them were touched, by their places in the lists. */
export interface Touched {
  readonly questions: readonly number[];
  readonly transitions: readonly number[];
}

type Marks = readonly (readonly Mark[])[];

interface Named {
  readonly names: Touchable;
  readonly questions: Marks;
  readonly transitions: Marks;
}

const gathered = (all: Iterable<readonly [name: string, mark: Mark]>): Map<string, Set<Mark>> => {
  const marks = new Map<string, Set<Mark>>();
  for (const [name, mark] of all) marks.set(name, (marks.get(name) ?? new Set()).add(mark));
  return marks;
};

const alternativesIn = (table: Table): readonly Alternative[] => [
  ...table.leaves.flatMap(({ rows }) => [...rows.values()].flat()),
  ...alternativesOf(table),
];

const known = new WeakMap<Table, Named>();

const namedIn = (table: Table): Named => {
  const made = known.get(table);
  if (made !== undefined) return made;
  const all = alternativesIn(table);
  const questions = gathered(
    all.flatMap(({ parts }) =>
      parts.flatMap(({ holds, when, mark, whenMark }) => [
        [holds.name, mark] as const,
        ...(when === null ? [] : [[when.name, whenMark!] as const]),
      ]),
    ),
  );
  const transitions = gathered(all.map(({ id, mark }) => [id, mark]));
  const named: Named = {
    names: { questions: [...questions.keys()], transitions: [...transitions.keys()] },
    questions: [...questions.values()].map((marks) => [...marks]),
    transitions: [...transitions.values()].map((marks) => [...marks]),
  };
  known.set(table, named);
  return named;
};

/** What games of this chart can touch. */
export const touchableIn = (table: Table): Touchable => namedIn(table).names;

const markedSince = (all: Marks, beginning: number): readonly number[] =>
  all.flatMap((marks, place) => (marks.some(({ at }) => at >= beginning) ? [place] : []));

/** What was touched since a beginning. */
export const touchedSince = (table: Table, beginning: number): Touched => {
  const { questions, transitions } = namedIn(table);
  return {
    questions: markedSince(questions, beginning),
    transitions: markedSince(transitions, beginning),
  };
};
