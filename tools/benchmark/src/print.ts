// The figures as text and as JSON. Computes nothing.
import { AUDIT } from "./benches.ts";
import type { Growth } from "./memory.ts";
import type { Figure } from "./rounds.ts";

const fixed = (value: number, digits: number): number => Number(value.toFixed(digits));

/** All that a run measured. */
export interface Measured {
  /** By the audit. */
  readonly figures: readonly Figure[];
  readonly growth: Growth;
  /** Bytes that the audit allocates for an event. */
  readonly allocated: number;
  /** By chessops' replay; empty without peers. */
  readonly chess: readonly Figure[];
}

const jsonRow = (figure: Figure) => ({
  name: figure.name,
  games_per_s: fixed(figure.gamesPerSecond, 1),
  events_per_s: fixed(figure.eventsPerSecond, 0),
  ratio_to_floor: fixed(figure.ratioToFloor, 3),
});

/** What `--json` prints: a public shape, for whoever keeps figures over time. */
export const asJson = ({ figures, growth, allocated, chess }: Measured): string =>
  JSON.stringify([
    ...figures.map((figure) => ({
      ...jsonRow(figure),
      ratio_to_audit: fixed(figure.ratioToMeasure, 3),
    })),
    ...chess.map((figure) => ({
      ...jsonRow(figure),
      ratio_to_replay: fixed(figure.ratioToMeasure, 3),
    })),
    {
      name: "memory",
      games: growth.games,
      heap_growth_bytes: growth.bytes,
      allocated_bytes_per_event: fixed(allocated, 0),
    },
  ]);

const MICROSECONDS = 1e6;

const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(12))).join("");

const table = (event: string, measure: string, figures: readonly Figure[]): readonly string[] => [
  row(["", "games/s", `${event}/s`, `µs/${event}`, "x floor", `x ${measure}`]),
  ...figures.map((figure) =>
    row([
      figure.name,
      figure.gamesPerSecond.toFixed(0),
      figure.eventsPerSecond.toFixed(0),
      (MICROSECONDS / figure.eventsPerSecond).toFixed(2),
      figure.ratioToFloor.toFixed(2),
      figure.ratioToMeasure.toFixed(2),
    ]),
  ),
];

export const asText = ({ figures, growth: { games, bytes }, allocated, chess }: Measured): string =>
  [
    ...table("event", "audit", figures),
    `${row(["memory"])}${(bytes / 1024).toFixed(0)} KiB more in the heap after ${games} games`,
    `${row([""])}${allocated.toFixed(0)} bytes allocated for an event of ${AUDIT}`,
    ...(chess.length === 0 ? [] : ["", ...table("ply", "replay", chess)]),
  ].join("\n");
