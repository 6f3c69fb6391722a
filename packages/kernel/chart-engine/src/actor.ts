// A game's chart as a running actor of XState's own, for whoever wants to inspect one. The audit never comes here.
import { type AnyStateMachine, createActor, type InspectionEvent } from "xstate";
import { Defect } from "@assize/kernel-model";
import type { ChartEvent, Position } from "./engine.ts";
import { pathOfValue, stateValue } from "./interpreter.ts";
import type { Leaf, Table } from "./rows.ts";

/** A running actor. What it does not accept has no effect on it: ask `explain` first. */
export interface ChartActor<Context> {
  /** XState's name for it, one of its own in each process. */
  readonly session: string;
  readonly send: (event: ChartEvent) => void;
  readonly position: () => Position<Context>;
  /** False after the end of the game, and once it was stopped. */
  readonly isRunning: () => boolean;
  readonly stop: () => void;
}

/** Starts an actor that stands at `position`. `inspect` gets every inspection event, as from XState's `createActor`. */
export const startActor = <Context>(
  table: Table,
  position: Position<Context>,
  id: string,
  inspect: (event: InspectionEvent) => void,
): ChartActor<Context> => {
  const machine: AnyStateMachine = table.machine;
  const value = stateValue(table.leaves[position.at]!);
  const snapshot = machine.resolveState({ value, context: position.context } as never);
  const actor = createActor(machine, { id, inspect, snapshot }).start();
  const leafNow = (): Leaf => {
    const leaf = table.leafOf.get(pathOfValue(actor.getSnapshot().value));
    if (leaf === undefined) throw new Defect("XState stands in a state the table does not have");
    return leaf;
  };
  return {
    session: actor.sessionId,
    send: (event) => actor.send(event),
    position: () => ({
      at: leafNow().index,
      context: actor.getSnapshot().context as Context,
    }),
    isRunning: () => actor.getSnapshot().status === "active" && !leafNow().final,
    stop: () => void actor.stop(),
  };
};
