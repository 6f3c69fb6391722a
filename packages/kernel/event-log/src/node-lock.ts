// One writer at a time for a file, by a lock beside it that names its holder. Knows no log.
// Node has no advisory locks. The lock is a symbolic link whose target is the holder's mark: it comes
// into being whole, never empty, so that a lock left by a killed process can be told and broken.
import { open, readFile, readlink, symlink, unlink } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import * as Result from "effect/Result";
import { isGone, ownMark, pidOf } from "./node-holder.ts";
import { errorCode, problemOfFile } from "./node-problem.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

const ATTEMPTS = 100;
const PAUSE_MS = 20;
/** Locks of locks: each level more needs one more process killed while it broke a lock. */
const MOST_LEVELS = 3;

/** The lock of a file. */
export const lockPath = (path: string): string => `${path}.lock`;

/** Does the work while holding the lock; `locked` if another writer keeps it for two seconds. */
export const withLock = async <A, E>(
  path: string,
  work: () => Promise<Result.Result<A, E>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  const problem = await takeLock(path, 0);
  if (problem !== null) return Result.fail(problem);
  try {
    return await work();
  } finally {
    // A lock that stays is told to the next writer.
    await unlink(lockPath(path)).catch(() => undefined);
  }
};

const takeLock = async (path: string, level: number): Promise<StorageProblem | null> => {
  const lock = lockPath(path);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await putMark(lock, await ownMark());
      return null;
    } catch (cause) {
      if (errorCode(cause) !== "EEXIST") return problemOfFile(path, cause);
    }
    if (level < MOST_LEVELS && (await isGone(await markAt(lock)))) await breakLock(lock, level);
    else await delay(PAUSE_MS);
  }
  return storageProblem("locked", path, await whoHolds(lock));
};

/** Two may find one lock abandoned: only the holder of the lock's own lock removes it, and looks again. */
const breakLock = async (lock: string, level: number): Promise<void> => {
  if ((await takeLock(lock, level + 1)) !== null) return;
  try {
    if (await isGone(await markAt(lock))) await unlink(lock);
  } finally {
    await unlink(lockPath(lock)).catch(() => undefined);
  }
};

const WITHOUT_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EINVAL"]);

const putMark = async (lock: string, mark: string): Promise<void> => {
  try {
    await symlink(mark, lock);
  } catch (cause) {
    if (!WITHOUT_LINKS.has(errorCode(cause))) throw cause;
    // No links here. A process killed between these two lines leaves a lock that people remove.
    const file = await open(lock, "wx");
    await file.writeFile(mark).catch(() => undefined);
    await file.close();
  }
};

const markAt = async (lock: string): Promise<string> => {
  try {
    return await readlink(lock);
  } catch {
    return readFile(lock, "utf8").catch(() => "");
  }
};

const whoHolds = async (lock: string): Promise<string> =>
  `another program (process ${pidOf(await markAt(lock)) || "unknown"}) is writing; ` +
  `if it no longer runs, remove ${lock}`;
