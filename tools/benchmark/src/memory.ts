// What auditing takes of memory: how many bytes are allocated for an event, and whether anything is kept: how much the heap grows
// while the same games are audited again and again.
import { Session } from "node:inspector/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Bench } from "./bench.ts";

export interface Growth {
  readonly games: number;
  /** Bytes of live objects after all games, less those after the first pass; may be below zero. */
  readonly bytes: number;
}

/** A part of a sampled heap: what was allocated by a function, and by those that it called. */
interface Sampled {
  readonly selfSize: number;
  readonly children: readonly Sampled[];
}

const sizeOf = ({ selfSize, children }: Sampled): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

const SAMPLING = {
  /** Mean number of bytes between two samples. */
  samplingInterval: 2_048,
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
};

/** Bytes that one pass of a bench allocates for an event, estimated from samples; those that are freed at once among them. */
export const allocatedPerEvent = async (bench: Bench): Promise<number> => {
  const session = new Session();
  session.connect();
  try {
    await session.post("HeapProfiler.startSampling", SAMPLING);
    bench.run();
    const { profile } = await session.post("HeapProfiler.stopSampling");
    return sizeOf(profile.head) / bench.events;
  } finally {
    session.disconnect();
  }
};

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
