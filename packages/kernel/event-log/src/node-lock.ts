// One writer at a time for a file, by a lock file beside it. Knows no log.
// Node has no advisory locks; creating a file exclusively is atomic on every file system.
import { open, readFile, unlink } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import * as Result from "effect/Result";
import { errorCode, problemOfFile } from "./node-problem.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

const ATTEMPTS = 100;
const PAUSE_MS = 20;

/** The lock file holds its writer's process id. A crash leaves it behind: people remove it. */
export const lockPath = (path: string): string => `${path}.lock`;

/** Does the work while holding the lock; `locked` if another writer keeps it for two seconds. */
export const withLock = async <A, E>(
  path: string,
  work: () => Promise<Result.Result<A, E>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  const problem = await takeLock(path);
  if (problem !== null) return Result.fail(problem);
  try {
    return await work();
  } finally {
    // A lock that stays is told to the next writer.
    await unlink(lockPath(path)).catch(() => undefined);
  }
};

const takeLock = async (path: string): Promise<StorageProblem | null> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      const file = await open(lockPath(path), "wx");
      // The id only tells people whom to look for; a full disk must not leave a lock behind.
      await file.writeFile(`${process.pid}\n`).catch(() => undefined);
      await file.close();
      return null;
    } catch (cause) {
      if (errorCode(cause) !== "EEXIST") return problemOfFile(path, cause);
    }
    await delay(PAUSE_MS);
  }
  return storageProblem("locked", path, await whoHolds(path));
};

const whoHolds = async (path: string): Promise<string> => {
  const holder = await readFile(lockPath(path), "utf8").catch(() => "");
  return (
    `another program (process ${holder.trim() || "unknown"}) is writing; ` +
    `if it no longer runs, remove ${lockPath(path)}`
  );
};
