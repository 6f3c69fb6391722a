// What a run over an archive took, and how it is told as a row of a table. Measures nothing.

/** Where the games of a run come from: a file, a stream made of a file's games, or a file by way of a NATS server. */
export type From = "file" | "stream" | "server";

export interface Figures {
  readonly from: From;
  readonly games: number;
  readonly workers: number;
  readonly seconds: number;
  /** Of all that took part but the maker of a stream. */
  readonly processorMs: number;
  /** Of the program's main thread alone. */
  readonly mainMs: number;
  /** Of the one program that keeps the results. */
  readonly mostKiB: number;
  /** How many pieces a server carried; 0 where none did. */
  readonly batches: number;
}

const COLUMNS = [
  "games",
  "from",
  "workers",
  "seconds",
  "games/s",
  "ms of processor a game",
  "of it the main thread",
  "MiB",
  "batches",
];

export const tableHead = (): string =>
  `| ${COLUMNS.join(" | ")} |\n| ${COLUMNS.map(() => "---:").join(" | ")} |`;

export const rowOf = (figures: Figures): string => {
  const { from, games, workers, seconds, processorMs, mainMs, mostKiB, batches } = figures;
  const cells = [
    games,
    from,
    workers,
    seconds.toFixed(2),
    Math.round(games / seconds),
    (processorMs / games).toFixed(2),
    (mainMs / games).toFixed(3),
    Math.round(mostKiB / 1024),
    batches,
  ];
  return `| ${cells.join(" | ")} |`;
};
