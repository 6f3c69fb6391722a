// One event that was taken: where it came, what it applied, where it led.
import type { GameEvent } from "@assize/kernel-model";
import { clausesOfSteps, prepare, type Taken, transitionsOf } from "@assize/kernel-referee";
import type { State } from "@assize/grandlin-rules";
import { grandlin } from "../src/index.ts";

const game = prepare<State>(grandlin);
type Position = Taken<State>["position"];

export interface Step {
  readonly before: Position;
  readonly event: GameEvent;
  readonly row: Taken<State>["row"];
  readonly after: Position;
}

const takenIn = ({ row, event, after }: Step): readonly Taken<unknown>[] => [
  { row, event, position: after },
];

/** Its own transition, and those by which the chart went on at once. */
export const transitionsTaken = (step: Step): readonly string[] =>
  transitionsOf(game, step.before, takenIn(step)).map(({ id }) => id);

/** The event at the state that lists it, and the place where the chart then rests. */
export const wayOf = ({ row, after }: Step): string =>
  `${row.source}/${row.event} to ${game.table.leaves[after.at]!.path}`;

/** The clauses that it applies, and those whose values it shows. */
export const clausesShownBy = (step: Step): readonly string[] => {
  const { class: kind, fields } = grandlin.events[step.event.type]!;
  const values = kind === "consequence" ? Object.values(fields).flatMap((one) => one.clauses) : [];
  const { rulings } = step.before.context;
  const applied = clausesOfSteps({ game, setup: { rulings } }, step.before, takenIn(step)).flat();
  return [...applied, ...values];
};
