// What is counted over the logs of a corpus. Adds up; judges nothing.
import type { Judged } from "./judging.ts";

export interface Measures {
  /** Logs that break a rule; all that follows is about these, but `misjudged`, which counts both ways. */
  readonly logs: number;
  /** Logs that turned out to be another legal game. */
  readonly legal: number;
  readonly misjudged: number;
  readonly stops: number;
  /** Share of the events that the audit covered, 0 to 1. */
  readonly covered: number;
  readonly exact: number;
  readonly mostRoots: number;
  /** Logs in which an honest player was accused. */
  readonly honestAccused: number;
  readonly accusedAsWritten: number;
  readonly cheats: number;
  readonly cheatsAccused: number;
  readonly cheatsUndecided: number;
  /** Time against the audit of the same honest game. */
  readonly medianTimes: number;
  readonly worstTimes: number;
  readonly worstMs: number;
}

/** A judged log, with what the audit of its honest game takes, in milliseconds. */
export interface Timed {
  readonly judged: Judged;
  readonly honestMs: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const measuresOf = (timed: readonly Timed[]): Measures => {
  const all = timed.map(({ judged }) => judged);
  const violated = timed.filter(({ judged }) => !judged.legal);
  const some = violated.map(({ judged }) => judged);
  const times = violated.map(({ judged, honestMs }) => judged.elapsedMs / honestMs);
  const events = sum(some.map((one) => one.events));
  return {
    logs: some.length,
    legal: all.length - some.length,
    misjudged: all.filter((one) => one.misjudged !== null).length,
    stops: some.filter((one) => one.stopped !== null).length,
    covered: events === 0 ? 1 : sum(some.map((one) => one.audited)) / events,
    exact: some.filter((one) => one.exact).length,
    mostRoots: Math.max(0, ...some.map((one) => one.roots)),
    honestAccused: some.filter((one) => one.honestAccused.length > 0).length,
    accusedAsWritten: sum(some.map((one) => one.accusedAsWritten)),
    cheats: sum(some.map((one) => one.cheats)),
    cheatsAccused: sum(some.map((one) => one.cheatsAccused)),
    cheatsUndecided: sum(some.map((one) => one.cheatsUndecided)),
    medianTimes: median(times),
    worstTimes: Math.max(0, ...times),
    worstMs: Math.max(0, ...some.map((one) => one.elapsedMs)),
  };
};

/** What is wrong with a log's verdict, in words; empty where nothing is. Of a hostile log only some of it counts. */
export const failuresOf = (judged: Judged): readonly string[] => {
  if (judged.misjudged !== null) return [judged.misjudged];
  if (judged.legal) return [];
  const missed = judged.cheats - judged.cheatsAccused - judged.cheatsUndecided;
  return [
    ...(judged.stopped === null || judged.planted === 0 ? [] : [`stops at ${judged.stopped}`]),
    ...(judged.exact || judged.planted === 0
      ? []
      : [`${judged.roots} roots for ${judged.planted}`]),
    ...(judged.honestAccused.length === 0 ? [] : [`accuses ${judged.honestAccused.join()}`]),
    ...(missed === 0 ? [] : ["a cheat goes unaccused"]),
  ];
};
