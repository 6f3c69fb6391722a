// The counts of a worker of archives, and how they are told: on its port, and in a line a batch. Holds the clock of a worker. Knows no game.
import type { DoneBatch } from "@assize/jetstream/node";
import { count } from "../english.ts";
import { VERSION } from "../version.ts";
import type { Metric } from "./open-metrics.ts";
import type { Status } from "./status-port.ts";

/** How many batches wait at this moment. */
export interface QueueLength {
  readonly waiting: number;
  readonly inHand: number;
}

/** Questions to the server while a worker runs. */
export interface Watched {
  readonly program: string;
  readonly isLost: () => boolean;
  readonly queueLength: () => Promise<QueueLength>;
}

export interface WorkerSight extends Status {
  /** The queue is open: there may be work from now on. */
  readonly begin: (watched: Watched) => void;
  readonly end: () => void;
  readonly take: (done: DoneBatch) => void;
  readonly takeForeign: () => void;
  readonly games: () => number;
}

/** Over so long the rate is taken. */
const RATE_OVER_MS = 60_000;

/** Games a second in the last minute. */
const createRate = () => {
  const startMs = performance.now();
  let recent: { readonly atMs: number; readonly games: number }[] = [];
  const current = (nowMs: number) => recent.filter(({ atMs }) => nowMs - atMs < RATE_OVER_MS);
  return {
    take: (games: number): void => {
      const nowMs = performance.now();
      recent = [...current(nowMs), { atMs: nowMs, games }];
    },
    now: (): number => {
      const nowMs = performance.now();
      const games = current(nowMs).reduce((sum, one) => sum + one.games, 0);
      const overMs = Math.max(1_000, Math.min(RATE_OVER_MS, nowMs - startMs));
      return Math.round((games * 100_000) / overMs) / 100;
    },
  };
};

const one = (
  name: string,
  type: Metric["type"],
  help: string,
  value: number,
  labels: Readonly<Record<string, string>> = {},
): Metric => ({ name, type, help, samples: [{ value, labels }] });

const queueMetric = ({ waiting, inHand }: QueueLength): Metric => ({
  name: "assize_queue_batches",
  type: "gauge",
  help: "Batches of this version on the server.",
  samples: [
    { labels: { state: "waiting" }, value: waiting },
    { labels: { state: "in_hand" }, value: inHand },
  ],
});

export const createWorkerSight = (): WorkerSight => {
  const counted = { batches: 0, games: 0, failures: 0, foreign: 0 };
  const rate = createRate();
  let watched: Watched | null = null;
  let isEnding = false;
  return {
    begin: (now) => void (watched = now),
    end: () => void (isEnding = true),
    games: () => counted.games,
    take: ({ rows }) => {
      counted.batches++;
      counted.games += rows.length;
      counted.failures += rows.filter(({ verdict }) => verdict === "defect").length;
      rate.take(rows.length);
    },
    takeForeign: () => void counted.foreign++,
    unready: () => {
      if (isEnding) return "it ends";
      if (watched === null) return "the queue is not open yet";
      return watched.isLost() ? "the server is lost" : null;
    },
    metrics: async () => {
      // A server that does not answer says nothing of its queue; all else is told.
      const length = (await watched?.queueLength().catch(() => null)) ?? null;
      const program = watched?.program ?? "";
      return [
        one("assize_build", "info", "This program.", 1, { version: VERSION, program }),
        one("assize_batches", "counter", "Batches that were audited.", counted.batches),
        one("assize_games", "counter", "Games that were audited.", counted.games),
        one("assize_failures", "counter", "Games at which this program failed.", counted.failures),
        one("assize_foreign", "counter", "Messages that were no batch.", counted.foreign),
        one("assize_games_per_second", "gauge", "Games a second in the last minute.", rate.now()),
        one("assize_server_lost", "gauge", "1 while it is away.", watched?.isLost() ? 1 : 0),
        ...(length === null ? [] : [queueMetric(length)]),
      ];
    },
  };
};

/** A batch in one line. */
export const batchLine = ({ batch, rows, elapsedMs }: DoneBatch): string => {
  const by = Object.entries(Object.groupBy(rows, ({ verdict }) => verdict));
  const verdicts = by.map(([verdict, found]) => `${found.length} ${verdict}`).join(", ");
  return `batch ${batch.slice(0, 12)}: ${count(rows.length, "game", "games")} (${verdicts}), ${Math.round(elapsedMs)} ms`;
};
