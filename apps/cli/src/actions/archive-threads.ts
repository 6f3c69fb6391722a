// Threads of this machine that audit batches. Knows where their module stands.
import { pathToFileURL } from "node:url";
import { createPool, type Pool, usualWorkers } from "@assize/archive/node";
import type { ArchiveWorkerData } from "../archive-worker.ts";
import { carried } from "../carried.ts";
import { Trouble } from "../session.ts";

/** More threads than this only wait for each other. */
const MOST_WORKERS = 256;

/** Beside this file among the sources, beside the bundle's first part in the bundle; the one file is its own worker. */
const workerPath = (): string => {
  if (carried !== null) return "";
  return import.meta.filename.endsWith(".ts") ? "../archive-worker.ts" : "./archive-worker.js";
};

const WORKER = new URL(workerPath(), pathToFileURL(import.meta.filename));

/** How many threads are wished for, or usual. Throws Trouble. */
export const workersFor = (asked: number | undefined): number => {
  if (asked === undefined) return usualWorkers();
  if (asked >= 1 && asked <= MOST_WORKERS) return asked;
  throw new Trouble(`-j ${asked}: name 1 to ${MOST_WORKERS} worker threads`);
};

/** A pool of threads, so many at most; by default one a core. `expectedBytes`: of what is to be audited, at least. */
export const threadsFor = (
  data: ArchiveWorkerData,
  workers: number | undefined,
  expectedBytes = 0,
): Pool => createPool({ module: WORKER, data }, workersFor(workers), { expectedBytes });
