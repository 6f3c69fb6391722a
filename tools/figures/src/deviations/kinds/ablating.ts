// What each thing that may be said of a record is worth: the logs of kinds are audited without it. Plants nothing and judges nothing.
import { auditWithout, SAID } from "@assize/kernel-verifier/ablation";
import { type CaseFile, shortcomingsOf } from "../case-files.ts";
import type { Case } from "./all-kinds.ts";
import { type Auditor, judgeCase, type JudgedCase } from "./judging.ts";
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

/** A log, or a case file, as it is told without something. */
interface Told {
  readonly again: (without: Noted) => Told;
  readonly name: string;
  readonly isRight: boolean;
  readonly told: string;
  /** Null of a case file. */
  readonly judged: JudgedCase | null;
  /** Of the search. */
  readonly steps: number;
  readonly elapsedMs: number;
  /** What was to be said of it. */
  readonly asked: ReadonlySet<unknown>;
}

export type Run = readonly Told[];

/** Members that note what is asked of them. */
class Noted extends Set<unknown> {
  readonly asked = new Set<unknown>();
  steps = 0;
  override has(member: unknown): boolean {
    this.asked.add(member);
    return super.has(member);
  }
  readonly audit: Auditor = (read, options) => {
    const { audit, looked } = auditWithout(read, options, this);
    this.steps += looked;
    return audit;
  };
}

const logWithout = (one: Case, without: Noted): Told => {
  const judged = judgeCase(one, without.audit);
  const { name, told, elapsedMs } = judged;
  return {
    again: (now) => logWithout(one, now),
    name,
    told,
    isRight: judged.exact !== "no",
    judged,
    elapsedMs,
    steps: without.steps,
    asked: without.asked,
  };
};

const fileWithout = (file: CaseFile, without: Noted): Told => {
  const before = process.cpuUsage();
  const wrong = shortcomingsOf(file, without.audit);
  const { user, system } = process.cpuUsage(before);
  return {
    again: (now) => fileWithout(file, now),
    name: file.name,
    told: wrong.join(),
    isRight: wrong.length === 0,
    judged: null,
    elapsedMs: (user + system) / 1000,
    steps: without.steps,
    asked: without.asked,
  };
};

export const runWithAll = (cases: readonly Case[], files: readonly CaseFile[]): Run => [
  ...cases.map((one) => logWithout(one, new Noted())),
  ...files.map((one) => fileWithout(one, new Noted())),
];

/** What of it was not to be said before is told as before. */
export const runWithout = (all: Run, { off }: Switch): Run =>
  all.map((told) => (told.asked.has(off) ? told.again(new Noted([off])) : told));

/** What something is worth: how a run without it differs from one with all. */
export interface Worth {
  readonly tally: Tally;
  /** Case files that are told as they should be. */
  readonly files: number;
  /** Names of logs and files that are told as they should be only with it, and only without it. */
  readonly lost: readonly string[];
  readonly gained: readonly string[];
  /** Names of others that are told otherwise. */
  readonly otherwise: readonly string[];
  /** Shares of what the run with all takes. */
  readonly steps: number;
  readonly time: number;
}

const sumOf = (run: Run, of: (told: Told) => number): number =>
  run.reduce((sum, told) => sum + of(told), 0);
const stepsOf = ({ steps }: Told): number => steps;
const timeOf = ({ elapsedMs }: Told): number => elapsedMs;

const tallyOfRun = (run: Run): Tally => tallyOf(run.flatMap(({ judged }) => judged ?? []));

export const worthOf = (all: Run, without: Run): Worth => {
  const named = (differ: (before: Told, now: Told) => boolean): readonly string[] =>
    all.flatMap((before, at) => (differ(before, without[at]!) ? [before.name] : []));
  return {
    tally: tallyOfRun(without),
    files: without.filter(({ judged, isRight }) => judged === null && isRight).length,
    lost: named((before, now) => before.isRight && !now.isRight),
    gained: named((before, now) => !before.isRight && now.isRight),
    otherwise: named((before, now) => before.isRight === now.isRight && before.told !== now.told),
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
