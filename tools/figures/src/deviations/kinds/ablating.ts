// What each thing that may be said of a record is worth: the logs of kinds are audited without it. Plants nothing and judges nothing.
import { auditWithout, SAID } from "@assize/kernel-verifier/ablation";
import type { Case } from "./all-kinds.ts";
import { judgeCase, type JudgedCase } from "./judging.ts";
import { tallyOf, type Tally } from "./tallies.ts";

/** Something that can be left unsaid: a kind of edits, a way of an earlier line, a row of the table of costs. */
export interface Switch {
  readonly name: string;
  readonly off: unknown;
}

export const SWITCHES: readonly Switch[] = [
  ...[...SAID.ways, ...SAID.kinds].map((off) => ({ name: off.name, off })),
  ...SAID.rows.map((off) => ({ name: off, off })),
];

/** A log as it is told without something. */
interface Told {
  readonly one: Case;
  readonly judged: JudgedCase;
  /** Of the search. */
  readonly steps: number;
  /** What was to be said of it. */
  readonly asked: ReadonlySet<unknown>;
}

export type Run = readonly Told[];

/** Members that note what is asked of them. */
class Noted extends Set<unknown> {
  readonly asked = new Set<unknown>();
  override has(member: unknown): boolean {
    this.asked.add(member);
    return super.has(member);
  }
}

const toldWithout = (one: Case, off: readonly unknown[]): Told => {
  let steps = 0;
  const without = new Noted(off);
  const judged = judgeCase(one, (read, options) => {
    const { audit, looked } = auditWithout(read, options, without);
    steps = looked;
    return audit;
  });
  return { one, judged, steps, asked: without.asked };
};

export const runWithAll = (cases: readonly Case[]): Run => cases.map((one) => toldWithout(one, []));

/** Logs of which it was not to be said are told as before. */
export const runWithout = (all: Run, { off }: Switch): Run =>
  all.map((told) => (told.asked.has(off) ? toldWithout(told.one, [off]) : told));

/** What something is worth: how a run without it differs from one with all. */
export interface Worth {
  readonly tally: Tally;
  /** Names of logs that are exact only with it, and only without it. */
  readonly lost: readonly string[];
  readonly gained: readonly string[];
  /** Names of logs of which anything else is told otherwise. */
  readonly otherwise: readonly string[];
  /** Shares of what the run with all takes. */
  readonly steps: number;
  readonly time: number;
}

const isExact = ({ exact }: JudgedCase): boolean => exact !== "no";

const sumOf = (run: Run, of: (told: Told) => number): number =>
  run.reduce((sum, told) => sum + of(told), 0);
const stepsOf = ({ steps }: Told): number => steps;
const timeOf = ({ judged }: Told): number => judged.elapsedMs;

const tallyOfRun = (run: Run): Tally => tallyOf(run.map(({ judged }) => judged));

export const worthOf = (all: Run, without: Run): Worth => {
  const named = (differ: (before: JudgedCase, now: JudgedCase) => boolean): readonly string[] =>
    all.flatMap(({ judged }, at) => (differ(judged, without[at]!.judged) ? [judged.name] : []));
  return {
    tally: tallyOfRun(without),
    lost: named((before, now) => isExact(before) && !isExact(now)),
    gained: named((before, now) => !isExact(before) && isExact(now)),
    otherwise: named((before, now) => isExact(before) === isExact(now) && before.told !== now.told),
    steps: sumOf(without, stepsOf) / sumOf(all, stepsOf),
    time: sumOf(without, timeOf) / sumOf(all, timeOf),
  };
};

/** True where nothing is told better with it than without. */
export const isWorthNothing = (all: Run, { tally, lost }: Worth): boolean => {
  const before = tallyOfRun(all);
  return (
    lost.length === 0 &&
    tally.misjudged <= before.misjudged &&
    tally.stops <= before.stops &&
    tally.honestAccused <= before.honestAccused &&
    tally.cheatsAccused + tally.cheatsNamed >= before.cheatsAccused + before.cheatsNamed
  );
};
