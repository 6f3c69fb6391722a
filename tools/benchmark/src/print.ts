// The figures as text and as JSON. Computes nothing.
import { AUDIT } from "./benches.ts";
import type { Growth } from "./memory.ts";
import type { Figure } from "./rounds.ts";

const fixed = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What `--json` prints: a public shape, for whoever keeps figures over time. */
export const asJson = (figures: readonly Figure[], growth: Growth, allocated: number): string =>
  JSON.stringify([
    ...figures.map((figure) => ({
      name: figure.name,
      games_per_s: fixed(figure.gamesPerSecond, 1),
      events_per_s: fixed(figure.eventsPerSecond, 0),
      ratio_to_floor: fixed(figure.ratioToFloor, 3),
      ratio_to_audit: fixed(figure.ratioToAudit, 3),
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

export const asText = (
  figures: readonly Figure[],
  { games, bytes }: Growth,
  allocated: number,
): string =>
  [
    row(["", "games/s", "events/s", "µs/event", "x floor", "x audit"]),
    ...figures.map((figure) =>
      row([
        figure.name,
        figure.gamesPerSecond.toFixed(0),
        figure.eventsPerSecond.toFixed(0),
        (MICROSECONDS / figure.eventsPerSecond).toFixed(2),
        figure.ratioToFloor.toFixed(2),
        figure.ratioToAudit.toFixed(2),
      ]),
    ),
    `${row(["memory"])}${(bytes / 1024).toFixed(0)} KiB more in the heap after ${games} games`,
    `${row([""])}${allocated.toFixed(0)} bytes allocated for an event of ${AUDIT}`,
  ].join("\n");
