// What becomes of games under another rulebook or program: the games whose row differs, in clusters of one cause each. A cause
// is the first finding that came or went, with its clauses; what else differs counts within its cluster. Pure; knows no file.
import type { VerdictKind } from "@assize/kernel-model";
import type { FindingRow } from "./row.ts";

/** A row as it is compared. */
export interface JudgedRow {
  readonly verdict: VerdictKind;
  readonly reason: string | null;
  readonly prefix: number;
  readonly finished: boolean;
  /** Seats, from 0. */
  readonly winners: readonly number[];
  readonly findings: readonly FindingRow[];
}

/** What is first found in one of two audits and not in the other; "outcome" and "reason" where the findings are the same. */
export type Shape =
  | { readonly shape: "found" | "gone"; readonly code: string; readonly type: string }
  | { readonly shape: "outcome" }
  | { readonly shape: "reason"; readonly reason: string };

/** What makes the difference. */
export interface Difference {
  /** Of the finding that came or went; empty where it is none. */
  readonly clauses: readonly string[];
  readonly shape: Shape;
  /** The event of that finding, from 1; null where it is none. */
  readonly event: number | null;
  /** True where the same seats won, or nobody in both. */
  readonly isSameResult: boolean;
  readonly isSameVerdict: boolean;
  /** The first event that is not what the rules say any more, from 1; null where the record is sound as far as it was. */
  readonly brokenAt: number | null;
  /** The first event that was not what the rules say and now is; null where there is none. */
  readonly mendedAt: number | null;
}

const keyOf = ({ seq, code, type }: FindingRow): string => `${seq} ${code} ${type}`;

const firstWithout = (
  all: readonly FindingRow[],
  others: readonly FindingRow[],
): FindingRow | null => {
  const known = new Set(others.map(keyOf));
  const first = all
    .filter((finding) => !known.has(keyOf(finding)))
    .toSorted((a, b) => a.seq - b.seq || (keyOf(a) < keyOf(b) ? -1 : 1));
  return first[0] ?? null;
};

/** The cause by its findings: what is found now goes before what was found at the same event. */
const byFindings = (
  before: JudgedRow,
  now: JudgedRow,
): Pick<Difference, "clauses" | "shape" | "event"> | null => {
  const found = firstWithout(now.findings, before.findings);
  const gone = firstWithout(before.findings, now.findings);
  const isFound = found !== null && (gone === null || found.seq <= gone.seq);
  const first = isFound ? found : gone;
  if (first === null) return null;
  const { code, type, clauses, seq } = first;
  return { clauses, shape: { shape: isFound ? "found" : "gone", code, type }, event: seq };
};

const resultOf = ({ finished, winners }: JudgedRow): string => JSON.stringify([finished, winners]);

/** What differs between two rows of one log; null where nothing does. */
const differenceOf = (before: JudgedRow, now: JudgedRow): Difference | null => {
  const isSameResult = resultOf(before) === resultOf(now);
  const shared = {
    isSameResult,
    isSameVerdict: before.verdict === now.verdict,
    brokenAt: now.prefix < before.prefix ? now.prefix + 1 : null,
    mendedAt: now.prefix > before.prefix ? before.prefix + 1 : null,
  };
  const found = byFindings(before, now);
  if (found !== null) return { ...found, ...shared };
  const plain = { clauses: [], event: null, ...shared };
  if (!isSameResult) return { ...plain, shape: { shape: "outcome" } };
  if (shared.isSameVerdict && before.reason === now.reason && before.prefix === now.prefix)
    return null;
  return { ...plain, shape: { shape: "reason", reason: now.reason ?? before.reason ?? "" } };
};

/** One game of a cluster. */
export interface Example<Name> {
  readonly name: Name;
  readonly before: Omit<JudgedRow, "findings">;
  readonly now: Omit<JudgedRow, "findings">;
  readonly difference: Difference;
}

/** At which events the games of a cluster broke. */
export interface BrokenEvents {
  readonly games: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Games that differ by one cause. */
export interface Cluster<Name> {
  readonly game: string;
  readonly clauses: readonly string[];
  readonly shape: Shape;
  readonly games: number;
  readonly sameResult: number;
  readonly sameVerdict: number;
  readonly broken: BrokenEvents | null;
  readonly mended: number;
  readonly examples: readonly Example<Name>[];
}

interface Growing<Name> {
  readonly game: string;
  readonly clauses: readonly string[];
  readonly shape: Shape;
  games: number;
  sameResult: number;
  sameVerdict: number;
  mended: number;
  /** How many games broke at each event. */
  readonly brokenAt: Map<number, number>;
  readonly examples: Example<Name>[];
}

const brokenEvents = (brokenAt: ReadonlyMap<number, number>): BrokenEvents | null => {
  const events = [...brokenAt].toSorted(([a], [b]) => a - b);
  const games = events.reduce((sum, [, count]) => sum + count, 0);
  if (games === 0) return null;
  let sum = 0;
  const median = events.find(([, count]) => (sum += count) * 2 >= games)!;
  return { games, least: events[0]![0], median: median[0], most: events.at(-1)![0] };
};

const withoutFindings = ({
  verdict,
  reason,
  prefix,
  finished,
  winners,
}: JudgedRow): Omit<JudgedRow, "findings"> => ({ verdict, reason, prefix, finished, winners });

/** Takes games one after the other; of each cluster the first `most` are kept as examples. Memory grows with the causes only. */
export const clustering = <Name>(most: number) => {
  const clusters = new Map<string, Growing<Name>>();
  return {
    /** True where the game differs. */
    add: (game: string, name: Name, before: JudgedRow, now: JudgedRow): boolean => {
      const difference = differenceOf(before, now);
      if (difference === null) return false;
      const { clauses, shape, isSameResult, isSameVerdict, brokenAt, mendedAt } = difference;
      const key = JSON.stringify([game, clauses, shape]);
      const cluster: Growing<Name> = clusters.get(key) ?? {
        game,
        clauses,
        shape,
        games: 0,
        sameResult: 0,
        sameVerdict: 0,
        mended: 0,
        brokenAt: new Map(),
        examples: [],
      };
      clusters.set(key, cluster);
      cluster.games++;
      if (isSameResult) cluster.sameResult++;
      if (isSameVerdict) cluster.sameVerdict++;
      if (mendedAt !== null) cluster.mended++;
      if (brokenAt !== null)
        cluster.brokenAt.set(brokenAt, (cluster.brokenAt.get(brokenAt) ?? 0) + 1);
      if (cluster.examples.length < most)
        cluster.examples.push({
          name,
          difference,
          before: withoutFindings(before),
          now: withoutFindings(now),
        });
      return true;
    },
    /** The largest first. */
    clusters: (): readonly Cluster<Name>[] =>
      [...clusters.values()]
        .map(({ brokenAt, ...cluster }) => ({ ...cluster, broken: brokenEvents(brokenAt) }))
        .toSorted((a, b) => b.games - a.games || (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  };
};
