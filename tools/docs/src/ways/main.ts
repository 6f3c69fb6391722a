// `npm run ways`: looks for a short game to each state and transition of every game's chart, or of those that are named, and writes
// what it finds into the catalogue. It takes minutes. What the files held before is kept where nothing shorter is found.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadExploration, type PlayableGame } from "@assize/catalogue";
import { GAMES } from "@assize/catalogue/all";
import { makeAgain } from "@assize/kernel-history";
import { nodeHash } from "@assize/kernel-integrity/node";
import * as Result from "effect/Result";
import { type Candidate, candidateOf, candidates, startsOf } from "./candidates.ts";
import { chessLines } from "./chess-lines.ts";
import { exploredFrom } from "./explored.ts";
import { Ways } from "./find-ways.ts";
import { fewestInChart } from "./in-the-chart.ts";
import { idsIn, readWays } from "./ways-page.ts";
import { knownWays, type ShortnessOf, waysFile, waysPath, writeWays } from "./ways-file.ts";

const EXAMPLES = fileURLToPath(new URL("../../../../docs/examples/games/", import.meta.url));
const GAMES_PLAYED = Number(process.env["ASSIZE_WAYS_GAMES"] ?? 300);
const MOST_EVENTS = 900;
const MOST_TRIALS = Number(process.env["ASSIZE_WAYS_TRIALS"] ?? 150);
const MOST_STATES = 20_000;
/** So many choices are tried in place of each one of a game. */
const OTHERS = 12;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The games that the file holds already; what is shorter than they are takes their place. */
const knownBefore = (game: PlayableGame): readonly Candidate[] => {
  const { id } = game.model;
  return (readWays(id)?.games ?? []).flatMap((shared) => {
    const made = makeAgain(shared, game.model, nodeHash);
    if (Result.isFailure(made)) return [];
    const candidate = candidateOf(game, new TextEncoder().encode(made.success.text));
    return candidate === null ? [] : [candidate];
  });
};

/** Lines that people know, by game. */
const KNOWN_LINES: Readonly<Record<string, typeof chessLines>> = { chess: chessLines };

const named = process.argv.slice(2);

for (const game of GAMES) {
  const { id } = game.model;
  if (named.length > 0 && !named.includes(id)) continue;
  const ways = new Ways();
  const starts = startsOf(game);
  const first = starts[0]!;
  for (const name of readdirSync(EXAMPLES).filter((one) => one.endsWith(".jsonl"))) {
    const candidate = candidateOf(game, readFileSync(`${EXAMPLES}${name}`));
    if (candidate !== null) ways.look(candidate);
  }
  for (const candidate of knownBefore(game)) ways.look(candidate);
  const played = [...candidates(game, starts, GAMES_PLAYED, MOST_EVENTS)];
  for (const candidate of played) ways.look(candidate);
  for (const candidate of played) ways.tryOthers(candidate, OTHERS);
  const lines = Object.hasOwn(KNOWN_LINES, id) ? KNOWN_LINES[id]! : () => [];
  for (const start of starts) for (const choices of lines(start)) ways.look({ start, choices });
  const declared = (await loadExploration(id)) ?? { properties: [], symmetries: [], parts: [] };
  const explored = exploredFrom(first, declared, MOST_STATES);
  for (const candidate of explored?.games ?? []) ways.look(candidate);
  say(`${id}: ${ways.found.size} reached; shortening`);
  ways.shorten(MOST_TRIALS);
  const ids = idsIn(first.game.table);
  const inChart = fewestInChart(first.game.table);
  const shortness: ShortnessOf = (one, events) => {
    if (inChart.get(one) === events) return "chart";
    return explored !== null && events <= explored.complete ? "explored" : "played";
  };
  const searched = {
    games: GAMES_PLAYED,
    explored: explored && { states: explored.states, events: explored.complete },
  };
  const known = knownWays(id, ways.cut(), ids, shortness, searched);
  const missing = ids.filter((one) => known.ways[one] === undefined);
  say(`  not reached: ${missing.join(" ")}`);
  const text = writeWays(known);
  mkdirSync(dirname(waysFile(id)), { recursive: true });
  writeFileSync(waysFile(id), text);
  say(`${waysPath(id)} (${text.length} characters, ${known.games.length} games)`);
}
