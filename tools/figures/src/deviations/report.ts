// The results as a table in Markdown, and the cases that fail. Writes nothing itself.
import { type CorpusName, GROUPS } from "./corpora.ts";
import { failuresOf, type Measures, measuresOf, type Timed } from "./measures.ts";
import type { Results } from "./running.ts";

const percent = (share: number): string =>
  `${(100 * share).toFixed(share > 0.995 && share < 1 ? 2 : 1)} %`;
const shareOf = (some: number, all: number): string =>
  all === 0 ? "–" : `${some} (${percent(some / all)})`;

const HEADINGS = [
  "Corpus",
  "Game",
  "Logs",
  "Legal",
  "Misjudged",
  "Stops",
  "Covered",
  "Exact",
  "Most roots",
  "Honest accused",
  "As written",
  "Cheats",
  "Accused",
  "Undecided",
  "Median time",
  "Worst",
  "Worst ms",
];

const cellsOf = (corpus: string, game: string, one: Measures): readonly string[] => [
  corpus,
  game,
  String(one.logs),
  String(one.legal),
  String(one.misjudged),
  String(one.stops),
  percent(one.covered),
  shareOf(one.exact, one.logs),
  String(one.mostRoots),
  String(one.honestAccused),
  String(one.accusedAsWritten),
  String(one.cheats),
  String(one.cheatsAccused),
  String(one.cheatsUndecided),
  one.medianTimes.toFixed(1),
  one.worstTimes.toFixed(0),
  one.worstMs.toFixed(0),
];

/** Rows with their columns in line, as the formatter of the project's pages writes a table. */
const inLine = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = HEADINGS.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`;
  const [first, ...others] = rows;
  return [line(first!), line(widths.map((width) => "-".repeat(width))), ...others.map(line)];
};

/** The logs of a corpus, of all games. */
export const allOf = (results: Results, corpus: CorpusName): readonly Timed[] =>
  [...results.values()].flatMap((ofGame) => ofGame.get(corpus) ?? []);

const rowsOf = (
  name: string,
  results: Results,
  corpora: readonly CorpusName[],
): (readonly string[])[] => [
  cellsOf(name, "all", measuresOf(corpora.flatMap((one) => allOf(results, one)))),
  ...[...results].map(([game, ofGame]) =>
    cellsOf("", game, measuresOf(corpora.flatMap((one) => ofGame.get(one)!))),
  ),
];

export const tableOf = (results: Results, corpora: readonly CorpusName[]): string => {
  const rows = corpora.flatMap((corpus) => rowsOf(`**${corpus}**`, results, [corpus]));
  for (const [name, group] of Object.entries(GROUPS)) {
    const some = corpora.filter((one) => group.includes(one));
    if (some.length > 1) rows.push(...rowsOf(`**${name}**`, results, some));
  }
  return inLine([HEADINGS, ...rows]).join("\n");
};

/** Each case that fails, with what is wrong and what was told. */
export const failingCases = (results: Results): readonly string[] =>
  [...results.values()].flatMap((ofGame) =>
    [...ofGame.values()].flat().flatMap(({ judged }) => {
      const failures = failuresOf(judged);
      return failures.length === 0
        ? []
        : [`${judged.name}: ${failures.join(", ")}. ${judged.told}`];
    }),
  );
