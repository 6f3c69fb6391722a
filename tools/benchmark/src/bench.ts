// A bench: one thing to measure, by name. Knows no clock: `rounds.ts` measures.
import { Defect } from "@assize/kernel-model";

/** `run` goes once through all of its games, and checks its own answer, so that nothing fast but wrong is reported. */
export interface Bench {
  readonly name: string;
  readonly games: number;
  readonly events: number;
  readonly run: () => void;
}

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Defect(`the benchmark's ${what} is wrong`);
};

/** A bench that asks the same of each of its inputs, which together hold so many events. */
export const benchOf = <Input>(
  name: string,
  events: number,
  inputs: readonly Input[],
  once: (input: Input) => boolean,
): Bench => ({
  name,
  games: inputs.length,
  events,
  run: () => {
    for (const input of inputs) must(once(input), name);
  },
});
