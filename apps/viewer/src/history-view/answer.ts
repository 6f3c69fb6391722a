// An answer of the worker that follows what it depends on: a new question clears the old answer at once, so that
// nothing is shown to other eyes than it was made for, and what comes late to an old question is dropped.
import { type Accessor, createEffect, createSignal, on } from "solid-js";
import { Cancelled } from "../protocol/client.ts";

interface Answered<Source, Value> {
  readonly to: Source;
  readonly value: Value;
}

/**
 * Asks again whenever `source` changes; undefined while there is none or the answer is on its way.
 * `onFailure` hears of every failure but a cancellation and what failed of an old question.
 */
export const createAnswer = <Source, Value>(
  source: Accessor<Source | undefined>,
  ask: (source: Source) => Promise<Value>,
  onFailure: (failure: unknown) => void,
): Accessor<Value | undefined> => {
  const [answered, setAnswered] = createSignal<Answered<Source, Value>>();
  createEffect(
    on(source, (to) => {
      if (to === undefined) return;
      ask(to).then(
        (value) => {
          if (source() === to) setAnswered({ to, value });
        },
        (failure: unknown) => {
          if (source() === to && !(failure instanceof Cancelled)) onFailure(failure);
        },
      );
    }),
  );
  return () => {
    const last = answered();
    return last !== undefined && last.to === source() ? last.value : undefined;
  };
};
