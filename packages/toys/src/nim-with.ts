// Nim with other transitions, for tests of games that contradict themselves. Knows no mistake.
import { createMachine } from "xstate";
import type { GameModel } from "@assize/kernel-model";
import { nim, nimChart } from "./nim.ts";

interface State {
  readonly states?: Readonly<Record<string, State>>;
  readonly on?: object;
}

/** Nim with these transitions at `play.turns`, in place of its own of the same event. */
export const nimWith = (on: object): GameModel => {
  const config = nimChart.config as State;
  const { play, over } = config.states!;
  const { laying, turns } = play!.states!;
  const states = { laying, turns: { on: { ...turns!.on, ...on } } };
  return {
    ...nim,
    chart: createMachine({ ...config, states: { play: { ...play, states }, over } } as object),
  };
};
