// A game's chart and its lines as a machine and its steps, as the inspector shows any machine. Pure; knows no page.
import type { ShownState, Step } from "@assize/inspection-inspector/machine";
import {
  type ChartDescription,
  type ChartTransition,
  childrenOf,
} from "@assize/kernel-chart-diagram";
import type { Line, Seat } from "../../protocol/protocol.ts";
import type { Messages } from "./messages/messages.ts";

const questionsOf = ({ questions }: ChartTransition): string | null => {
  const names = questions.map(({ name }) => name).filter((name) => name !== "");
  return names.length === 0 ? null : names.join(" and ");
};

const keyOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** The whole chart, the game itself round it. */
export const machineOf = (description: ChartDescription): ShownState => {
  const inside = (parent: string | null): readonly ShownState[] =>
    childrenOf(description, parent).map(({ id, final, initial }) => ({
      key: keyOf(id),
      path: id,
      type: final ? "final" : initial === null ? "atomic" : "compound",
      transitions: description.transitions
        .filter(({ source }) => source === id)
        .map((one) => ({
          event: one.event,
          guard: questionsOf(one),
          targets: one.target === null ? [] : [one.target],
        })),
      states: inside(id),
    }));
  return {
    key: description.game,
    path: "",
    type: "compound",
    transitions: [],
    states: inside(null),
  };
};

/** The state and all it lies in, outermost first. */
export const pathsTo = (place: string): readonly string[] =>
  place === "" ? [] : place.split(".").map((_, index, keys) => keys.slice(0, index + 1).join("."));

const takenBy = (
  { taken }: Line,
  transitions: ReadonlyMap<string, ChartTransition>,
): Step["taken"] =>
  taken.flatMap((id) => {
    const transition = transitions.get(id);
    if (transition === undefined) return [];
    const { source, target } = transition;
    return [{ source, targets: target === null ? [] : [target], guard: questionsOf(transition) }];
  });

/** Every line as a step, numbered as in the log. What was not applied is refused, with its clauses. */
export const stepsOfLines = (
  lines: readonly Line[],
  { transitions }: ChartDescription,
  seats: readonly Pick<Seat, "name">[],
  words: Messages,
): readonly Step[] => {
  const byId = new Map(transitions.map((one) => [one.id, one]));
  return lines.map((line): Step => {
    const { seq, type, by, text, clauses, findings } = line;
    const taken = takenBy(line, byId);
    const isRefused = findings.length > 0 && taken.length === 0;
    return {
      index: seq,
      sender: (by === null ? undefined : seats[by]?.name) ?? words.senders[line.class],
      type,
      detail: text,
      taken,
      clauses,
      refusal: isRefused ? { message: "", clauses } : null,
    };
  });
};
