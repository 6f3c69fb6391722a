// What is counted over the logs of a kind, and a table of it. Judges nothing.
import type { JudgedCase } from "./judging.ts";

/** Counts of logs, of those that break a rule; `misjudged` is about all. */
export interface Tally {
  readonly logs: number;
  readonly legal: number;
  readonly misjudged: number;
  readonly exact: number;
  /** Exact by causes that are not those planted. */
  readonly confirmed: number;
  readonly stops: number;
  readonly honestAccused: number;
  readonly cheats: number;
  readonly cheatsAccused: number;
  readonly cheatsNamed: number;
  readonly mostRoots: number;
  /** Of processor time, in milliseconds. */
  readonly medianMs: number;
  readonly worstMs: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const rounded = (number: number): number => Math.round(10 * number) / 10;

export const tallyOf = (all: readonly JudgedCase[]): Tally => {
  const some = all.filter(({ legal }) => !legal);
  const times = some.map(({ elapsedMs }) => elapsedMs).toSorted((a, b) => a - b);
  return {
    logs: some.length,
    legal: all.length - some.length,
    misjudged: all.filter(({ misjudged }) => misjudged !== null).length,
    exact: some.filter(({ exact }) => exact !== "no").length,
    confirmed: some.filter(({ exact }) => exact === "confirmed").length,
    stops: some.filter(({ stopped }) => stopped !== null).length,
    honestAccused: some.filter(({ honestAccused }) => honestAccused.length > 0).length,
    cheats: sum(some.map(({ cheats }) => cheats)),
    cheatsAccused: sum(some.map(({ cheatsAccused }) => cheatsAccused)),
    cheatsNamed: sum(some.map(({ cheatsNamed }) => cheatsNamed)),
    mostRoots: Math.max(0, ...some.map(({ roots }) => roots)),
    medianMs: rounded(times[Math.floor(times.length / 2)] ?? 0),
    worstMs: rounded(times.at(-1) ?? 0),
  };
};

/** By kind, in the order of the run; `total` last. */
export const talliesOf = (all: readonly JudgedCase[]): Readonly<Record<string, Tally>> => {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return Object.fromEntries([
    ...kinds.map((name) => [name, tallyOf(all.filter(({ kind }) => kind === name))] as const),
    ["total", tallyOf(all)] as const,
  ]);
};

const HEADINGS = {
  logs: "Logs",
  legal: "Legal",
  misjudged: "Misjudged",
  exact: "Exact",
  confirmed: "of these otherwise",
  stops: "Stops",
  honestAccused: "Honest accused",
  cheats: "Cheats",
  cheatsAccused: "Accused",
  cheatsNamed: "Named",
  mostRoots: "Most roots",
  medianMs: "Median ms",
  worstMs: "Worst ms",
} as const satisfies Readonly<Record<keyof Tally, string>>;

/** A table in Markdown. */
export const tallyTable = (tallies: Readonly<Record<string, Tally>>): string => {
  const members = Object.keys(HEADINGS) as (keyof Tally)[];
  const rows = [
    ["Kind", ...members.map((one) => HEADINGS[one])],
    ...Object.entries(tallies).map(([kind, tally]) => [
      kind === "total" ? "**all**" : `\`${kind}\``,
      ...members.map((one) => String(tally[one])),
    ]),
  ];
  const widths = rows[0]!.map((_, at) => Math.max(3, ...rows.map((row) => row[at]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(" | ")} |`;
  const [head, ...others] = rows;
  return [line(head!), line(widths.map((width) => "-".repeat(width))), ...others.map(line)].join(
    "\n",
  );
};
