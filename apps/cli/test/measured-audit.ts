// Runs the program over input that is larger than memory may be, and measures the peak of its memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";
import { MAIN } from "./command-line.ts";

/** Less than this, and nothing was measured. */
const LEAST_MIB = 20;
/**
 * Prints the peak of a process's memory, in KiB, and its processor time, in microseconds, when it ends. Where the system tells it, the peak since the program
 * began: a resource usage begins with the peak of the process that started it.
 */
const TELL_COST =
  'data:text/javascript,import{existsSync,readFileSync,writeSync}from"node:fs";' +
  'const told="/proc/self/status";const since=()=>/VmHWM:\\s*(\\d+)/.exec(readFileSync(told,"utf8"))[1];' +
  "const spent=()=>{const{user,system}=process.cpuUsage();return user+system};" +
  'process.on("exit",()=>writeSync(3,`${existsSync(told)?since():process.resourceUsage().maxRSS} ${spent()}`))';
/** What a machine of 2 GiB leaves to a program. */
const SMALL_HEAP = "--max-old-space-size=1024";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly peakMib: number;
  readonly processorSeconds: number;
}

const MOST_KEPT = 10_000;

/** Runs the program, and gives it `pieces`, piece by piece, as slowly as it takes them. */
export const measured = async (
  args: readonly string[],
  pieces: Iterable<Uint8Array> = [],
): Promise<Ended> => {
  const program = [SMALL_HEAP, "--import", TELL_COST, MAIN, ...args];
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
  const [peakKib, processor] = said[3]!.split(" ").map(Number);
  const peakMib = peakKib! / 1024;
  expect(peakMib).toBeGreaterThan(LEAST_MIB);
  return { code, out: said[1]!, err: said[2]!, peakMib, processorSeconds: processor! / 1e6 };
};

/** Audits what `pieces` gives. */
export const audited = (
  pieces: Iterable<Uint8Array>,
  ...flags: readonly string[]
): Promise<Ended> => measured(["audit", ...flags, "-"], pieces);

export const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** It ended with that exit code and said nothing else, and never took more memory than that. */
export const expectFlat = (ended: Ended, code: number, mostMib: number): void => {
  expect(ended).toMatchObject({ code, err: "" });
  expect(ended.peakMib).toBeLessThan(mostMib);
};
