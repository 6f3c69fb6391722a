// Whether auditing keeps anything: how much the heap grows while the same games are audited again and again.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Bench } from "./benches.ts";

export interface Growth {
  readonly games: number;
  /** Bytes of live objects after all games, less those after the first pass; may be below zero. */
  readonly bytes: number;
}

const collector = (): (() => void) => {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
};

/** Runs a bench until at least so many games have gone through it. */
export const heapGrowth = (bench: Bench, games: number): Growth => {
  const collect = collector();
  const liveBytes = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  bench.run();
  const before = liveBytes();
  let done = 0;
  for (; done < games; done += bench.games) bench.run();
  return { games: done, bytes: liveBytes() - before };
};
