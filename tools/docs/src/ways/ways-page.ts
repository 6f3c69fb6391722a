// How one gets to each state and transition of a chart, as a page. Knows Markdown and what was found, no game.
import { existsSync, readFileSync } from "node:fs";
import type { HowShort, KnownWays } from "@assize/catalogue/ways";
import { alternativesOf, statesOf, type Table } from "@assize/kernel-chart-engine";
import { type GameModel, isJsonObject, readJson } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { waysFile } from "./ways-file.ts";

/** Every state and transition, in the chart's order. */
export const idsIn = (table: Table): readonly string[] => [
  ...statesOf(table).states.map(({ path }) => path),
  ...table.rows.keys(),
  ...alternativesOf(table).map(({ id }) => id),
];

const MOST_BYTES = 10_000_000;

/** What was found, as it stands in the catalogue; null for a game of which nothing was looked for. */
export const readWays = (game: string): KnownWays | null => {
  if (!existsSync(waysFile(game))) return null;
  const read = readJson(readFileSync(waysFile(game), "utf8"), { bytes: MOST_BYTES });
  if (!read.ok || !isJsonObject(read.value)) throw new Error(`${waysFile(game)}: cannot be read`);
  return read.value as unknown as KnownWays;
};

const HOW_SHORT: Readonly<Record<HowShort, string>> = {
  chart: "shortest: the chart has no shorter way",
  explored: "shortest: all that is shorter was followed",
  played: "short",
};

const searchedText = ({ searched: { games, explored } }: KnownWays): string => {
  const played = `${games} games of bots at tables and under rulings of every kind, and the examples,`;
  const followed =
    explored === null
      ? "Its shuffles have more orders than can be followed, so nothing is known to be shortest but what the chart itself shows."
      : `From the usual table ${explored.states} states were explored, with them all that can be played in ${explored.events} events.`;
  return `${played} were looked through, and what was found was shortened by leaving out choices. ${followed}`;
};

export const waysPage = (model: GameModel, known: KnownWays): string => {
  const ids = idsIn(prepare(model).table);
  const missing = ids.filter((id) => known.ways[id] === undefined);
  const rows = ids.flatMap((id) => {
    const way = known.ways[id];
    return way === undefined ? [] : [`| \`${id}\` | ${way.events} | ${HOW_SHORT[way.short]} |`];
  });
  return [
    `# How one gets to each place of ${model.title.en}`,
    "",
    "By how few events a game comes from a new table to each state and transition of the statechart, as far as it is known.",
    `\`assize explore ${model.id} --transition ID --out FILE\` writes the log, the viewer's chart opens it ("Show me how one gets here").`,
    "",
    searchedText(known),
    "Made by `npm run ways`.",
    "",
    `${rows.length} of ${ids.length} are reached.`,
    "",
    "| State or transition | Events | |",
    "| --- | --- | --- |",
    ...rows,
    "",
    ...(missing.length === 0
      ? []
      : [
          "## Not reached",
          "",
          "No game that was looked through comes here. That no game can was not proved.",
          "",
          ...missing.map((id) => `- \`${id}\``),
          "",
        ]),
  ].join("\n");
};
