// The states of a chart as they are nested, for whoever draws or lists them. Plain data; steps nothing.
import { isEnd, isTransient, type Node } from "./dialect.ts";
import type { Table } from "./rows.ts";

/** A state with or without substates. The chart itself is none. */
export interface ChartState {
  /** Its place, for example `play.resolution`. A stable public name. */
  readonly path: string;
  /** The state it lies in; null at the top. */
  readonly parent: string | null;
  /** The substate it is entered by; null where it has none. */
  readonly initial: string | null;
  readonly final: boolean;
  /** True where the chart never rests: the state has `always`. */
  readonly transient: boolean;
}

const pathOf = (node: Node): string => node.path.join(".");

const read = (node: Node): readonly ChartState[] => {
  const below = Object.values(node.states) as readonly Node[];
  const { initial } = node.config;
  const { parent } = node as { parent: Node };
  return [
    {
      path: pathOf(node),
      parent: parent.parent === undefined ? null : pathOf(parent),
      initial: typeof initial === "string" ? pathOf(node.states[initial]!) : null,
      final: isEnd(node),
      transient: isTransient(node),
    },
    ...below.flatMap(read),
  ];
};

/** Every state, each before its substates, in the chart's order; and the one the chart is entered by. */
export const statesOf = ({
  machine,
}: Table): { readonly initial: string; readonly states: readonly ChartState[] } => ({
  initial: machine.root.config.initial as string,
  states: (Object.values(machine.root.states) as readonly Node[]).flatMap(read),
});
