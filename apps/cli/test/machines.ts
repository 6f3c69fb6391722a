// Runs and workers of the real command against servers of these tests, which may be killed at any time. Knows no game.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { MAIN, NODE } from "./command-line.ts";

/** A process of the command. */
export interface Machine {
  readonly child: ChildProcess;
  /** Its exit code, once it has ended; null where it was killed. */
  readonly ended: Promise<number | null>;
  readonly said: () => string;
  readonly kill: () => Promise<void>;
}

/** Starts the command of this clone, or of the one whose main file is named. */
export const startMachine = (args: readonly string[], main = MAIN): Machine => {
  const child = spawn(NODE, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  return {
    child,
    ended,
    said: () => said,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};

/** The results about each game and each finding, wherever they stand. */
export const resultsIn = (path: string): readonly string[] => {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return [
      "select source, number, verdict, reason, game, events, prefix, finished, winners, log, line from audited",
      "select log, id, seq, code, type, seat, blame, clauses, rulings from finding",
    ]
      .flatMap((query) => database.prepare(query).all())
      .map((row) => JSON.stringify(row))
      .toSorted();
  } finally {
    database.close();
  }
};

export const removeResults = (path: string): void => rmSync(path, { force: true });

/** Numbers below a bound, from a seed (Lehmer's generator). */
export const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

/** Every third game without one of its lines. */
export const withGaps = (path: string): string => {
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  let game = 0;
  let since = 0;
  return lines
    .filter((line) => {
      const isHeader = line.startsWith('{"format"');
      game += isHeader ? 1 : 0;
      since = isHeader ? 0 : since + 1;
      return game % 3 !== 0 || since !== 40;
    })
    .map((line) => `${line}\n`)
    .join("");
};
