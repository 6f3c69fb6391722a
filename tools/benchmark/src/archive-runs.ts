// Runs `assize archive audit` over a file, a stream, or by way of a NATS server, and tells what it took. Each run checks what
// the program says of its games. Knows processes; no game.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { startServer } from "@assize/testkit/node";
import type { Figures } from "./archive-figures.ts";

const ASSIZE = fileURLToPath(new URL("../../../apps/cli/bin/assize.js", import.meta.url));
const STREAM = fileURLToPath(new URL("./stream-games.ts", import.meta.url));
const WATCHED = fileURLToPath(new URL("./watched.ts", import.meta.url));

/** What is handed over to a server at once; `SPREAD_BATCH_BYTES` of the program. */
const SERVER_BATCH_BYTES = 1_048_576;

export interface Run {
  readonly games: number;
  readonly workers: number;
  readonly folder: string;
}

type Used = Pick<Figures, "processorMs" | "mainMs" | "mostKiB">;

/** A program of ours that tells what it used. */
interface Watched {
  readonly child: ChildProcess;
  /** What it said, what it used, and its exit code, once it has ended. */
  readonly ended: Promise<{ readonly said: string; readonly used: Used; readonly code: unknown }>;
}

const watch = (args: readonly string[], input: "ignore" | Readable = "ignore"): Watched => {
  const child = spawn(process.execPath, ["--import", WATCHED, ASSIZE, ...args], {
    stdio: [input, "pipe", "pipe", "pipe"],
  });
  const texts = ["", "", ""];
  for (const [at, stream] of [child.stdout, child.stdio[3], child.stderr].entries())
    (stream as NodeJS.ReadableStream).on(
      "data",
      (text: Buffer) => void (texts[at] += String(text)),
    );
  const ended = new Promise((resolve) => child.on("close", resolve)).then((code) => {
    const [said = "", used = "", told = ""] = texts;
    if (used === "")
      throw new Error(`assize ${args.join(" ")} ended with ${String(code)}: ${told}`);
    return { said, used: JSON.parse(used) as Used, code };
  });
  return { child, ended };
};

const auditArgs = (named: string, { folder }: Run): readonly string[] => {
  const results = join(folder, "results.sqlite");
  rmSync(results, { force: true });
  return ["archive", "audit", named, "--results", results];
};

/** Waits for the end of a run. Throws where not all games were found compliant. */
const outcomeOf = async (
  { ended }: Watched,
  { games, workers }: Run,
  startMs: number,
): Promise<Omit<Figures, "from" | "batches">> => {
  const { said, used, code } = await ended;
  const seconds = (performance.now() - startMs) / 1000;
  const count = `${games} game${games === 1 ? "" : "s"}`;
  if (code !== 0 || !said.startsWith(`${count}: ${games} compliant;`))
    throw new Error(`the run ended with ${String(code)}: ${said}`);
  return { games, workers, seconds, ...used };
};

export const auditFile = async (file: string, _size: number, run: Run): Promise<Figures> => {
  const startMs = performance.now();
  const program = watch([...auditArgs(file, run), "-j", String(run.workers)]);
  return { from: "file", batches: 0, ...(await outcomeOf(program, run, startMs)) };
};

/** The whole command on one game: hardly more than its start. */
export const startUp = (file: string, folder: string): Promise<Figures> =>
  auditFile(file, 0, { games: 1, workers: 1, folder });

export const auditStream = async (file: string, run: Run): Promise<Figures> => {
  const startMs = performance.now();
  const maker = spawn(process.execPath, [STREAM, file, String(run.games)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const program = watch([...auditArgs("-", run), "-j", String(run.workers)], maker.stdout);
  return { from: "stream", batches: 0, ...(await outcomeOf(program, run, startMs)) };
};

/** User and system time of a process that runs, in ms; a tick is 10 ms. 0 where the system does not tell. */
const processorMsOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return 0;
  }
};

const isReady = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.stderr!.once("data", resolve));

/** With as many workers, each a process with one thread. Their start is not counted in the time. */
export const auditOnServer = async (file: string, size: number, run: Run): Promise<Figures> => {
  const server = await startServer();
  try {
    const to = ["--nats", server.url];
    const workers = Array.from({ length: run.workers }, () =>
      watch(["archive", "worker", ...to, "-j", "1"]),
    );
    await Promise.all(workers.map(({ child }) => isReady(child)));
    const startMs = performance.now();
    const outcome = await outcomeOf(watch([...auditArgs(file, run), ...to]), run, startMs);
    for (const { child } of workers) child.kill("SIGTERM");
    const used = await Promise.all(workers.map(async ({ ended }) => (await ended).used));
    const processorMs = [
      outcome.processorMs,
      processorMsOf(server.pid()),
      ...used.map((one) => one.processorMs),
    ].reduce((sum, one) => sum + one, 0);
    const batches = Math.ceil(size / SERVER_BATCH_BYTES);
    return { from: "server", ...outcome, processorMs, batches };
  } finally {
    await server.remove();
  }
};
