// What the audit has to reach in each corpus, over all games. The one place where that stands.
import type { CorpusName } from "./corpora.ts";
import type { Measures } from "./measures.ts";

/** Shares, 0 to 1. */
export interface Threshold {
  /** Of the logs that break a rule, at least so many are exact. */
  readonly exact: number;
  /** Of these, at most so many stop before the end. */
  readonly stops: number;
  /** In at most so many an honest player is accused. */
  readonly honestAccused: number;
  /** At most so many of the cheats are neither accused nor named among those between whom the audit cannot decide. */
  readonly cheatsMissed: number;
  /** At most so many of the cheats are only named. */
  readonly cheatsUndecided: number;
}

const at = (
  exact: number,
  stops: number,
  honestAccused: number,
  cheatsMissed: number,
  cheatsUndecided: number,
): Threshold => ({ exact, stops, honestAccused, cheatsMissed, cheatsUndecided });

/** Exact, stops, honest accused, cheats missed, cheats undecided. Nothing is ever misjudged: that is no question of a share. */
export const THRESHOLDS: Readonly<Record<CorpusName, Threshold>> = {
  value: at(0.98, 0.01, 0.005, 0, 0.05),
  malformed: at(0.97, 0.02, 0.01, 0, 0.05),
  dropped: at(0.98, 0.005, 0.005, 0, 0),
  "dropped-run": at(0.88, 0.25, 0.05, 0, 0),
  doubled: at(0.99, 0, 0, 0, 0),
  exchanged: at(0.99, 0, 0.005, 0, 0),
  moved: at(0.97, 0.005, 0.01, 0, 0),
  seat: at(0.97, 0.005, 0.03, 0, 0),
  surplus: at(0.98, 0.005, 0, 0, 0),
  replaced: at(0.97, 0.005, 0.02, 0, 0),
  "not-carried-out": at(0.98, 0, 0, 0, 0.02),
  stood: at(0.98, 0.005, 0, 0, 0.04),
  "stood-impossible": at(0.7, 0.15, 0.05, 0.05, 0.6),
  believed: at(0.99, 0, 0, 0, 0),
  "other-believed": at(0.98, 0, 0.005, 0, 0),
  "two-errors": at(0.96, 0.02, 0.03, 0.03, 0.1),
  "three-errors": at(0.88, 0.06, 0.05, 0.1, 0.2),
  "cheat-after-error": at(0.9, 0.05, 0.06, 0.05, 0.08),
  terse: at(0.96, 0.01, 0.01, 0.02, 0.04),
  header: at(0.75, 0.3, 0.05, 0, 0),
  "missing-pages": at(0.5, 0.65, 0.25, 0, 0),
  undo: at(0.95, 0.02, 0.08, 0, 0),
  hostile: at(0, 0.95, 0.4, 0, 0),
};

/** So many at most: the share, and two standard deviations more, since of few logs chance weighs more. None of none. */
const most = (share: number, all: number): number =>
  Math.ceil(share * all + 2 * Math.sqrt(share * (1 - share) * all));

/** Where measures fall short of a threshold, in words. */
export const shortcomings = (threshold: Threshold, measures: Measures): readonly string[] => {
  const { logs, cheats } = measures;
  const missed = cheats - measures.cheatsAccused - measures.cheatsUndecided;
  const counted = [
    ["not exact", logs - measures.exact, most(1 - threshold.exact, logs)],
    ["stops", measures.stops, most(threshold.stops, logs)],
    ["honest accused", measures.honestAccused, most(threshold.honestAccused, logs)],
    ["cheats missed", missed, most(threshold.cheatsMissed, cheats)],
    ["cheats undecided", measures.cheatsUndecided, most(threshold.cheatsUndecided, cheats)],
  ] as const;
  return counted.flatMap(([what, is, allowed]) =>
    is > allowed ? [`${what}: ${is} of ${logs} logs, at most ${allowed}`] : [],
  );
};
