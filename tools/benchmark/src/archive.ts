// `npm run bench:archive`: audits archives of growing size with one and two workers, and tells time, processor time and
// memory. Each run is the real command, as a process of its own. Knows no game's rules.
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GAME_IDS, loadGame } from "@assize/catalogue";
import { logOf } from "./corpus.ts";
import { plotOf } from "./archive-plot.ts";
import { type Figures, rowOf, tableHead } from "./archive-figures.ts";
import { auditFile, auditOnServer, auditStream, startUp } from "./archive-runs.ts";

const { values } = parseArgs({
  options: {
    distinct: { type: "string", default: "1000,10000" },
    streamed: { type: "string", default: "" },
    workers: { type: "string", default: "1,2" },
    rounds: { type: "string", default: "1" },
    /** Each run of a file by way of a NATS server too. */
    nats: { type: "boolean", default: false },
    /** Games of other archives than this one's first: a game's id. */
    game: { type: "string", default: GAME_IDS[0] },
    /** Where the figures of each run are added, a line each. */
    figures: { type: "string" },
    /** Where all figures of that file are drawn; alone, nothing is measured. */
    plot: { type: "string" },
  },
});
const numbers = (text: string): readonly number[] => text.split(",").filter(Boolean).map(Number);

const tell = (figures: Figures): void => {
  console.log(rowOf(figures));
  if (values.figures !== undefined) appendFileSync(values.figures, `${JSON.stringify(figures)}\n`);
};

const fileOf = async (folder: string, games: number): Promise<string> => {
  const path = join(folder, `${games}.jsonl`);
  writeFileSync(path, "");
  const game = await loadGame(values.game as (typeof GAME_IDS)[number]);
  for (let seed = 0; seed < games; seed++) appendFileSync(path, logOf(game, seed));
  return path;
};

const measure = async (folder: string): Promise<void> => {
  console.log(tableHead());
  tell(await startUp(await fileOf(folder, 1), folder));
  let largest = "";
  for (const games of numbers(values.distinct)) {
    largest = await fileOf(folder, games);
    const { size } = statSync(largest);
    for (let round = 0; round < Number(values.rounds); round++)
      for (const workers of numbers(values.workers)) {
        const run = { games, workers, folder };
        tell(await auditFile(largest, size, run));
        if (values.nats) tell(await auditOnServer(largest, size, run));
      }
  }
  for (const games of numbers(values.streamed))
    for (const workers of numbers(values.workers))
      tell(await auditStream(largest, { games, workers, folder }));
};

if (numbers(values.distinct).length > 0) {
  const folder = mkdtempSync(join(tmpdir(), "assize-bench-"));
  try {
    await measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
if (values.plot !== undefined && values.figures !== undefined) {
  const lines = readFileSync(values.figures, "utf8").trimEnd().split("\n");
  writeFileSync(values.plot, plotOf(lines.map((line) => JSON.parse(line) as Figures)));
}
