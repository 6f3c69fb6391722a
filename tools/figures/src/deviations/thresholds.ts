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
): Threshold => ({ exact, stops, honestAccused, cheatsMissed, cheatsUndecided: 0 });

/** Exact, stops, honest accused, cheats missed. Nothing is ever misjudged: that is no question of a share. */
export const THRESHOLDS: Readonly<Record<CorpusName, Threshold>> = {
  value: at(0.96, 0.27, 0.05, 0),
  malformed: at(0.7, 0.5, 0.1, 0),
  dropped: at(0.94, 0.48, 0.17, 0),
  "dropped-run": at(0.6, 0.85, 0.52, 0),
  doubled: at(0.91, 0.07, 0.35, 0),
  exchanged: at(0.56, 0.29, 0.2, 0),
  moved: at(0.46, 0.5, 0.27, 0),
  seat: at(0.97, 0.33, 0.03, 0),
  surplus: at(0.88, 0.1, 0.02, 0),
  replaced: at(0.72, 0.7, 0.02, 0),
  "not-carried-out": at(0.97, 0.49, 0, 0),
  stood: at(0.93, 1, 0.02, 0),
  "stood-impossible": at(0.97, 1, 0, 0),
  believed: at(0.99, 0.4, 0, 0),
  "other-believed": at(0.8, 0.65, 0.02, 0),
  "two-errors": at(0.38, 0.68, 0.32, 0.3),
  "three-errors": at(0.2, 0.85, 0.4, 0.5),
  "cheat-after-error": at(0.43, 0.8, 0.18, 0.36),
  header: at(0, 0.68, 0.23, 0),
  "missing-pages": at(0.4, 0.88, 0.5, 0),
  undo: at(0.59, 0.93, 0.52, 0),
  hostile: at(0, 0.7, 0.38, 0),
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
