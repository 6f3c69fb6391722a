// `npm run bench:archive`: audits archives of growing size with one and two workers, and prints time, processor time and
// memory. Each run is the real command, as a process of its own. Knows no game's rules.
import { spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { GAME_IDS, loadGame } from "@assize/catalogue";
import { makeCorpus } from "./corpus.ts";

const ASSIZE = fileURLToPath(new URL("../../../apps/cli/bin/assize.js", import.meta.url));
const STREAM = fileURLToPath(new URL("./stream-games.ts", import.meta.url));
const WATCHED = fileURLToPath(new URL("./watched.ts", import.meta.url));

/** What a run took. */
interface Taken {
  readonly games: number;
  readonly workers: number;
  readonly seconds: number;
  readonly processorMs: number;
  readonly mostKiB: number;
}

/** Where the games of a run come from: a file with as many, or a stream that is made of those of a file. */
type From = { readonly file: string } | { readonly streamed: string };

const { values } = parseArgs({
  options: {
    distinct: { type: "string", default: "1000,10000" },
    streamed: { type: "string", default: "" },
    workers: { type: "string", default: "1,2" },
    rounds: { type: "string", default: "1" },
  },
});
const numbers = (text: string): readonly number[] => text.split(",").filter(Boolean).map(Number);

const folder = mkdtempSync(join(tmpdir(), "assize-bench-"));

const fileOf = async (games: number): Promise<string> => {
  const path = join(folder, `${games}.jsonl`);
  writeFileSync(path, "");
  for (const log of makeCorpus(await loadGame(GAME_IDS[0]), games).logs) appendFileSync(path, log);
  return path;
};

const audit = async (from: From, games: number, workers: number): Promise<Taken> => {
  const results = join(folder, "results.sqlite");
  rmSync(results, { force: true });
  const startMs = performance.now();
  const maker =
    "file" in from
      ? null
      : spawn(process.execPath, [STREAM, from.streamed, String(games)], {
          stdio: ["ignore", "pipe", "inherit"],
        });
  const named = "file" in from ? from.file : "-";
  const args = ["--import", WATCHED, ASSIZE, "archive", "audit", named];
  const program = spawn(process.execPath, [...args, "--results", results, "-j", String(workers)], {
    stdio: [maker === null ? "ignore" : "pipe", "pipe", "ignore", "pipe"],
  });
  maker?.stdout.pipe(program.stdin!);
  const texts = ["", ""];
  for (const [at, stream] of [program.stdout, program.stdio[3]].entries())
    (stream as NodeJS.ReadableStream).on(
      "data",
      (text: Buffer) => void (texts[at] += text.toString()),
    );
  const code = await new Promise((resolve) => program.on("close", resolve));
  const seconds = (performance.now() - startMs) / 1000;
  if (code !== 0 || !texts[0]!.startsWith(`${games} games: ${games} compliant;`))
    throw new Error(`the run ended with ${String(code)}: ${texts[0]}`);
  return {
    games,
    workers,
    seconds,
    ...(JSON.parse(texts[1]!) as { processorMs: number; mostKiB: number }),
  };
};

const COLUMNS = ["games", "from", "workers", "seconds", "games/s", "ms of processor a game", "MiB"];

const rowOf = (from: From, { games, workers, seconds, processorMs, mostKiB }: Taken): string =>
  [
    games,
    "file" in from ? "file" : "stream",
    workers,
    seconds.toFixed(1),
    Math.round(games / seconds),
    (processorMs / games).toFixed(2),
    Math.round(mostKiB / 1024),
  ].join(" | ");

try {
  console.log(`| ${COLUMNS.join(" | ")} |\n| ${COLUMNS.map(() => "---:").join(" | ")} |`);
  let largest = "";
  for (const games of numbers(values.distinct)) {
    largest = await fileOf(games);
    for (let round = 0; round < Number(values.rounds); round++)
      for (const workers of numbers(values.workers)) {
        const from = { file: largest };
        console.log(`| ${rowOf(from, await audit(from, games, workers))} |`);
      }
  }
  for (const games of numbers(values.streamed))
    for (const workers of numbers(values.workers)) {
      const from = { streamed: largest };
      console.log(`| ${rowOf(from, await audit(from, games, workers))} |`);
    }
} finally {
  rmSync(folder, { recursive: true });
}
