// Two ways of running the program in tests: here, with a session of ours (fast), and as the real process.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as Effect from "effect/Effect";
import { run } from "../src/run.ts";
import { sessionOver, type Streams } from "../src/session.ts";

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const chunksOf = async function* (text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += 10_000)
    yield bytes.subarray(start, start + 10_000);
};

/** Runs the command line in this process. */
export const assize = async (
  args: readonly string[],
  given: Partial<Streams> & { readonly stdin?: string } = {},
): Promise<Ran> => {
  const written: string[] = [];
  const warned: string[] = [];
  const session = sessionOver({
    out: async (text) => void written.push(text),
    err: (text) => void warned.push(text),
    input: chunksOf(given.stdin ?? ""),
    colour: false,
    progress: false,
    terminal: false,
    debug: false,
    onSignal: () => () => undefined,
    ...given,
  });
  const code = await Effect.runPromise(run(args, session));
  return { code, out: written.join(""), err: warned.join("") };
};

const fromRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const NODE = fromRoot("node_modules/.bin/node");
export const MAIN = fromRoot("apps/cli/bin/assize.js");

export interface ProcessOptions {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Closes the program's standard output after its first bytes. */
  readonly hangUp?: boolean;
  /** Kills the program after its first bytes. */
  readonly kill?: NodeJS.Signals;
}

/** Runs the real program as a process of its own. */
export const assizeProcess = (
  args: readonly string[],
  { stdin = "", env = {}, hangUp = false, kill }: ProcessOptions = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(NODE, [MAIN, ...args], { env: { ...process.env, ...env } });
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      if (hangUp) child.stdout.destroy();
      if (kill !== undefined) child.kill(kill);
    });
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, out, err }));
    child.stdin.on("error", () => undefined);
    child.stdin.end(stdin);
  });

export interface Folder {
  readonly path: (name: string) => string;
  readonly remove: () => void;
}

/** A folder of its own for one test file. */
export const makeFolder = (): Folder => {
  const folder = mkdtempSync(join(tmpdir(), "assize-cli-"));
  return {
    path: (name) => join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
