// A way through the game from a start: told by the ordinals of its choices, retold as steps, written down as a log.
// Knows no property.
import type { Position } from "@assize/kernel-chart-engine";
import type { Hash } from "@assize/kernel-integrity";
import { Defect } from "@assize/kernel-model";
import { begin, recordSteps } from "@assize/kernel-recorder";
import type { Start, Taken } from "@assize/kernel-referee";
import { type Explored, forcedAsFar, waysOn } from "./ways.ts";

/** Which of the ways on is taken at each choice, counted from 0. */
export interface Path {
  readonly ways: readonly number[];
  /** How many events in all: the last way may be followed in part. */
  readonly events: number;
}

/** The steps of a path. Requires that it was found in what is explored. */
export const stepsOf = <Context>(
  explored: Explored<Context>,
  start: Position<Context>,
  { ways, events }: Path,
): readonly Taken<Context>[] => {
  const steps = [...forcedAsFar(explored, start).steps];
  for (const ordinal of ways) {
    const from = steps.at(-1)?.position ?? start;
    steps.push(...wayAt(explored, from, ordinal).steps);
  }
  return steps.slice(0, events);
};

const wayAt = <Context>(explored: Explored<Context>, from: Position<Context>, ordinal: number) => {
  let at = 0;
  for (const way of waysOn(explored, from)) if (at++ === ordinal) return way;
  throw new Defect(`a path takes way ${ordinal}, and there are ${at}`);
};

/** The log of these steps from a start, forced ones at first included: its lines, without newlines. */
export const logOf = (
  start: Start,
  steps: readonly Taken<unknown>[],
  hash: Hash,
): readonly string[] => {
  const begun = begin(start, hash);
  const later = recordSteps(begun.recording, steps.slice(begun.recording.events), undefined);
  return [...begun.lines, ...later.lines].slice(0, 1 + steps.length);
};
