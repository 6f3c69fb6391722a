// Compiles a chart into a table: for each leaf state, each event type, the alternatives in the order in
// which XState would try them (the leaf's own first, then its ancestors'). The chart stays the only source.
import type { AnyStateMachine } from "xstate";
import { GameMistake } from "@assize/kernel-model";
import { type Guard, type Part, type Update, updateOf } from "./chart.ts";
import { checkNode, type Node, type Transition } from "./dialect.ts";
import { checkQuestions } from "./questions.ts";

/** One alternative: the questions it asks, what it does, and the leaf it leads to. */
export interface Row {
  /** `source path/event>target path`; without `>` where it stays. A stable public name. */
  readonly id: string;
  readonly source: string;
  /** The state that its target names, which may have substates; null where it stays. */
  readonly target: string | null;
  readonly event: string;
  readonly parts: readonly Part[];
  /** How many of its first questions are also those of the alternative before it. */
  readonly shared: number;
  /** Clauses of its rules and of its meta: what the transition applies. */
  readonly clauses: readonly string[];
  /** Those of its meta: applied, but not asked for by a question. */
  readonly metaClauses: readonly string[];
  readonly apply: readonly Update<any, any>[];
  /** Index of the leaf it leads to. */
  readonly to: number;
}

/** A state without substates. */
export interface Leaf {
  readonly index: number;
  /** Its place, for example `play.resolution.turn`. A stable public name. */
  readonly path: string;
  readonly final: boolean;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
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
}

const pathOf = (node: Node): string => node.path.join(".");

const leavesBelow = (node: Node): readonly Node[] => {
  checkNode(node);
  return node.type === "compound" ? Object.values(node.states).flatMap(leavesBelow) : [node];
};

const entered = (node: Node): Node =>
  node.type === "compound" ? entered(node.states[node.config.initial as string] as Node) : node;

const ancestors = (node: Node): readonly Node[] =>
  node.parent === undefined ? [node] : [node, ...ancestors(node.parent as Node)];

const partsOf = (transition: Transition): readonly Part[] =>
  transition.guard === undefined
    ? []
    : (transition.guard as unknown as Guard<unknown, unknown>).parts;

const clausesOfMeta = (transition: Transition): readonly string[] =>
  (transition as { meta?: { clauses?: readonly string[] } }).meta?.clauses ?? [];

const countShared = (parts: readonly Part[], before: readonly Part[]): number => {
  const differing = parts.findIndex((part, index) => part !== before[index]);
  return differing < 0 ? parts.length : differing;
};

const makeRow = (
  leaf: Node,
  source: Node,
  transition: Transition,
  before: Transition | undefined,
  indexOf: ReadonlyMap<Node, number>,
): Row => {
  const target = transition.target?.[0] as Node | undefined;
  const event = transition.eventType;
  const parts = partsOf(transition);
  const metaClauses = clausesOfMeta(transition);
  return {
    id: `${pathOf(source)}/${event}${target === undefined ? "" : `>${pathOf(target)}`}`,
    source: pathOf(source),
    target: target === undefined ? null : pathOf(target),
    event,
    parts,
    shared: before === undefined ? 0 : countShared(parts, partsOf(before)),
    clauses: [...new Set([...parts.flatMap((part) => part.clauses), ...metaClauses])],
    metaClauses,
    apply: transition.actions.map((action) => updateOf(action)!),
    to: indexOf.get(target === undefined ? leaf : entered(target))!,
  };
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
  indexOf: ReadonlyMap<Node, number>,
  known: Map<string, Row>,
): ReadonlyMap<string, readonly Row[]> => {
  checkLevels(leaf);
  const rows = new Map<string, readonly Row[]>();
  for (const node of ancestors(leaf))
    for (const [event, transitions] of node.transitions) {
      const made = transitions.map((transition, index) =>
        makeRow(leaf, node, transition, transitions[index - 1], indexOf),
      );
      const ids = new Set(made.map((row) => row.id));
      if (ids.size < made.length)
        throw new GameMistake(
          node.machine.id,
          node.id,
          `two alternatives of ${event} lead to the same place; make one of them with both questions in it, ` +
            "or let one lead to a state of its own",
        );
      for (const row of made) if (!known.has(row.id)) known.set(row.id, row);
      rows.set(event, made);
    }
  return rows;
};

/** The table of a chart. Throws GameMistake where the chart goes beyond the dialect, or asks no sound question. */
export const compile = (machine: AnyStateMachine): Table => {
  const nodes = leavesBelow(machine.root as Node);
  const indexOf = new Map(nodes.map((node, index) => [node, index]));
  const rows = new Map<string, Row>();
  const leaves = nodes.map((node, index): Leaf => ({
    index,
    path: pathOf(node),
    final: node.type === "final",
    rows: rowsOf(node, indexOf, rows),
  }));
  for (const row of rows.values()) checkQuestions(machine.id, row);
  return {
    game: machine.id,
    machine,
    leaves,
    leafOf: new Map(leaves.map((leaf) => [leaf.path, leaf])),
    initial: indexOf.get(entered(machine.root as Node))!,
    rows,
  };
};
