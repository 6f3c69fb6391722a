// Runs the program over input that is larger than memory may be, and measures the peak of its memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
import { MAIN } from "./command-line.ts";

/** Less than this, and nothing was measured. */
const LEAST_MIB = 20;
/**
 * Prints the peak of a process's memory, in KiB, when it ends. Where the system tells it, the peak since the program
 * began: a resource usage begins with the peak of the process that started it.
 */
const TELL_MEMORY =
  'data:text/javascript,import{existsSync,readFileSync,writeSync}from"node:fs";' +
  'const told="/proc/self/status";const since=()=>/VmHWM:\\s*(\\d+)/.exec(readFileSync(told,"utf8"))[1];' +
  'process.on("exit",()=>writeSync(3,String(existsSync(told)?since():process.resourceUsage().maxRSS)))';
/** What a machine of 2 GiB leaves to a program. */
const SMALL_HEAP = "--max-old-space-size=1024";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly peakMib: number;
}

const MOST_KEPT = 10_000;

/** Audits what `pieces` gives, piece by piece, as slowly as the program takes it. */
export const audited = async (
  pieces: Iterable<Uint8Array>,
  ...flags: readonly string[]
): Promise<Ended> => {
  const program = [SMALL_HEAP, "--import", TELL_MEMORY, MAIN, "audit", ...flags, "-"];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "pipe", "pipe"] });
  const said = ["", "", "", ""];
  for (const stream of [1, 2, 3] as const)
    child.stdio[stream]!.on("data", (chunk: Buffer) => {
      said[stream] = (said[stream]! + chunk.toString()).slice(-MOST_KEPT);
    });
  const ended = once(child, "close");
  let gone = false;
  child.stdin.on("error", () => (gone = true));
  for (const piece of pieces) {
    if (gone) break;
    if (!child.stdin.write(piece)) await Promise.race([once(child.stdin, "drain"), ended]);
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  const peakMib = Number(said[3]) / 1024;
  expect(peakMib).toBeGreaterThan(LEAST_MIB);
  return { code, out: said[1]!, err: said[2]!, peakMib };
};

export const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** It ended with that exit code and said nothing else, and never took more memory than that. */
export const expectFlat = (ended: Ended, code: number, mostMib: number): void => {
  expect(ended).toMatchObject({ code, err: "" });
  expect(ended.peakMib).toBeLessThan(mostMib);
};
