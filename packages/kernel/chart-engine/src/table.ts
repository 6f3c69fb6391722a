// Compiles a chart into a table: for each leaf state, each event type, the alternatives in the order in
// which XState would try them (the leaf's own first, then its ancestors'). The chart stays the only source.
import type { AnyStateMachine } from "xstate";
import { GameMistake } from "@assize/kernel-model";
import { type Part, type TransitionMeta, updateOf } from "./chart.ts";
import { checkNode, isEnd, isTransient, type Node, partsOf, type Transition } from "./dialect.ts";
import { newMark } from "./marks.ts";
import { checkQuestions } from "./questions.ts";
import type { Alternative, Citation, Leaf, Row, Table, Transient } from "./rows.ts";
import { ALWAYS, onceWithoutCircle } from "./transients.ts";

const pathOf = (node: Node): string => node.path.join(".");

const leavesBelow = (node: Node): readonly Node[] => {
  checkNode(node);
  return node.type === "compound" ? Object.values(node.states).flatMap(leavesBelow) : [node];
};

const entered = (node: Node): Node =>
  node.type === "compound" ? entered(node.states[node.config.initial as string] as Node) : node;

const ancestors = (node: Node): readonly Node[] =>
  node.parent === undefined ? [node] : [node, ...ancestors(node.parent as Node)];

const metaOf = (transition: Transition): TransitionMeta<any, string> =>
  (transition as { meta?: TransitionMeta<any, string> }).meta ?? {};

/** A clause of a rule depends on the rule's antecedent and on what the meta says of it. */
const citationsOf = (
  parts: readonly Part[],
  metaClauses: readonly string[],
  { where = {} }: TransitionMeta<any, string>,
): readonly Citation[] =>
  [...parts, { clauses: metaClauses, when: null }].flatMap(({ clauses, when }) =>
    clauses.map((clause) => {
      const own = Object.hasOwn(where, clause) ? [where[clause]!] : [];
      return { clauses: [clause], whens: when === null ? own : [when, ...own] };
    }),
  );

/** The id of a transition; XState's own answers are identified by it too. */
export const idOf = (
  source: string,
  on: string,
  target: string | null,
  { name }: TransitionMeta<any, string> = {},
): string =>
  `${source}/${on}${name === undefined ? "" : `#${name}`}${target === null ? "" : `>${target}`}`;

const countShared = (parts: readonly Part[], before: readonly Part[]): number => {
  const differing = parts.findIndex((part, index) => part !== before[index]);
  return differing < 0 ? parts.length : differing;
};

/** Where the chart's states are in the table. */
interface Places {
  /** The index of each state that the chart can rest in. */
  readonly indexOf: ReadonlyMap<Node, number>;
  /** The alternatives of a transient state. */
  readonly alternativesOf: (node: Node) => readonly Alternative[];
}

const NONE: readonly Alternative[] = [];

const leadingTo = (node: Node, places: Places): Pick<Alternative, "to" | "goingOn"> =>
  isTransient(node)
    ? { to: null, goingOn: places.alternativesOf(node) }
    : { to: places.indexOf.get(node)!, goingOn: NONE };

/** What starts at `source`, for whoever stands in `leaf`; `on` is its event, or "always". */
const makeAlternative = (
  leaf: Node,
  source: Node,
  on: string,
  transition: Transition,
  before: Transition | undefined,
  places: Places,
): Alternative => {
  const target = transition.target?.[0] as Node | undefined;
  const parts = partsOf(transition);
  const meta = metaOf(transition);
  const asked = new Set(parts.flatMap((part) => part.clauses));
  const metaClauses = [...(meta.clauses ?? []), ...Object.keys(meta.where ?? {})].filter(
    (clause) => !asked.has(clause),
  );
  const to = target === undefined ? null : pathOf(target);
  return {
    id: idOf(pathOf(source), on, to, meta),
    source: pathOf(source),
    target: to,
    parts,
    shared: before === undefined ? 0 : countShared(parts, partsOf(before)),
    clauses: [...new Set([...asked, ...metaClauses])],
    metaClauses,
    citations: citationsOf(parts, metaClauses, meta),
    apply: transition.actions.map((action) => updateOf(action)!),
    ...leadingTo(target === undefined ? leaf : entered(target), places),
    mark: newMark(),
  };
};

/** An id is a public name: two alternatives of one state and event have two. */
const checkTwins = (node: Node, on: string, made: readonly Alternative[]): void => {
  if (new Set(made.map(({ id }) => id)).size === made.length) return;
  throw new GameMistake(
    node.machine.id,
    node.id,
    `two alternatives of ${on} lead to the same place; make one of them with both questions in it, ` +
      "or give them names in their meta",
  );
};

/** One event type lives on one level, or a parent could accept what its child refuses. */
const checkLevels = (leaf: Node): void => {
  const levels = new Map<string, Node>();
  for (const node of ancestors(leaf))
    for (const event of node.transitions.keys()) {
      const below = levels.get(event);
      if (below !== undefined)
        throw new GameMistake(
          node.machine.id,
          below.id,
          `${event} stands both on ${below.id} and on ${node.id}; write all its alternatives on one of them`,
        );
      levels.set(event, node);
    }
};

const rowsOf = (
  leaf: Node,
  places: Places,
  known: Map<string, Row>,
): ReadonlyMap<string, readonly Row[]> => {
  checkLevels(leaf);
  const rows = new Map<string, readonly Row[]>();
  for (const node of ancestors(leaf))
    for (const [event, transitions] of node.transitions) {
      const made = transitions.map((transition, index): Row => ({
        event,
        ...makeAlternative(leaf, node, event, transition, transitions[index - 1], places),
      }));
      checkTwins(node, event, made);
      for (const row of made) if (!known.has(row.id)) known.set(row.id, row);
      rows.set(event, made);
    }
  return rows;
};

const placesOf = (nodes: readonly Node[]): Places => {
  const resting = nodes.filter((node) => !isTransient(node));
  const places: Places = {
    indexOf: new Map(resting.map((node, index) => [node, index])),
    alternativesOf: onceWithoutCircle((node) => {
      const made = node.always!.map((transition, index, all) =>
        makeAlternative(node, node, ALWAYS, transition, all[index - 1], places),
      );
      checkTwins(node, ALWAYS, made);
      return made;
    }),
  };
  return places;
};

/** The state a game starts in has to be one that a position can stand in. */
const checkStart = (start: Node): void => {
  if (isTransient(start))
    throw new GameMistake(
      start.machine.id,
      start.id,
      'the chart starts in a state with "always"; let it start where the first event is awaited',
    );
};

/** The table of a chart. Throws GameMistake where the chart goes beyond the dialect, or asks no sound question. */
export const compile = (machine: AnyStateMachine): Table => {
  const nodes = leavesBelow(machine.root as Node);
  const start = entered(machine.root as Node);
  checkStart(start);
  const places = placesOf(nodes);
  const rows = new Map<string, Row>();
  const leaves = [...places.indexOf].map(([node, index]): Leaf => ({
    index,
    path: pathOf(node),
    final: isEnd(node),
    rows: rowsOf(node, places, rows),
  }));
  const transients = nodes.filter(isTransient).map((node): Transient => ({
    path: pathOf(node),
    alternatives: places.alternativesOf(node),
  }));
  for (const row of rows.values()) checkQuestions(machine.id, row);
  for (const { alternatives } of transients)
    for (const alternative of alternatives) checkQuestions(machine.id, alternative);
  return {
    game: machine.id,
    machine,
    leaves,
    leafOf: new Map(leaves.map((leaf) => [leaf.path, leaf])),
    initial: places.indexOf.get(start)!,
    rows,
    transients,
  };
};
