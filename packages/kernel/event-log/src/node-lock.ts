// One writer at a time for a file, by a lock beside it that names its holder. Knows no log.
// Node has no advisory locks. The lock is a symbolic link whose target is the holder's mark: it comes
// into being whole, never empty, so that a lock left by a killed process can be recognised and broken.
import * as Result from "effect/Result";
import { pidOf } from "./node-holder.ts";
import type { Machine } from "./node-machine.ts";
import { errorCode, problemOfFile } from "./node-problem.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

/** How long a writer waits for another one. */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 20;
/** Locks of locks: each level more needs one more process killed while it broke a lock. */
const MOST_LEVELS = 3;
/** Marks are much shorter; a larger file is no lock. */
const MARK_BYTES = 1_024;

/** The lock of a file. Requires the file's real path: a file that has two locks has none. */
export const lockPath = (path: string): string => `${path}.lock`;

/** A lock that was taken. People can remove it at any time. */
export interface HeldLock {
  readonly isHeld: () => Promise<boolean>;
}

/** Does the work while holding the lock; `locked` if another writer keeps it for two seconds. */
export const withLock = async <A, E>(
  machine: Machine,
  path: string,
  work: (lock: HeldLock) => Promise<Result.Result<A, E>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  const lock = lockPath(path);
  const mark = await machine.newMark();
  const problem = await takeLock(machine, path, mark);
  if (problem !== null) return Result.fail(problem);
  try {
    return await work({ isHeld: async () => (await textAt(machine, lock)) === mark });
  } finally {
    await giveBack(machine, lock, mark);
  }
};

const takeLock = async (
  machine: Machine,
  path: string,
  mark: string,
): Promise<StorageProblem | null> => {
  const lock = lockPath(path);
  const startMs = machine.nowMs();
  try {
    for (;;) {
      if (await putMark(machine, lock, mark)) return null;
      const cleared = await clearAway(machine, lock, 0);
      if (Result.isFailure(cleared)) return cleared.failure;
      if (machine.nowMs() - startMs >= PATIENCE_MS)
        return storageProblem("locked", path, await whoHolds(machine, lock));
      if (!cleared.success) await machine.pause(PAUSE_MS);
    }
  } catch (cause) {
    await giveBack(machine, lock, mark);
    return problemOfFile(path, cause);
  }
};

/** Marks of this program whose work is done, but whose locks could not be removed. */
const done = new Set<string>();

/** Removes a lock unless another writer holds it now. The next writer is told of one that stays. */
const giveBack = async (machine: Machine, lock: string, mark: string): Promise<void> => {
  done.add(mark);
  try {
    if ((await textAt(machine, lock)) === mark) await removeIfThere(machine, lock);
    done.delete(mark);
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
};

/**
 * Takes one step towards the removal of a lock whose holder is gone, and never waits; true if something was removed.
 * Two may find one lock abandoned: only the holder of the lock's own lock removes it, and looks again before.
 */
const clearAway = async (
  machine: Machine,
  lock: string,
  level: number,
): Promise<Result.Result<boolean, StorageProblem>> => {
  const found = await markAt(machine, lock);
  if (Result.isFailure(found)) return Result.fail(found.failure);
  if (!(await isAbandoned(machine, found.success))) return Result.succeed(false);
  const own = lockPath(lock);
  const mark = await machine.newMark();
  if (!(await putMark(machine, own, mark)))
    return level < MOST_LEVELS ? clearAway(machine, own, level + 1) : Result.succeed(false);
  try {
    const still = await isAbandoned(machine, await textAt(machine, lock));
    if (still) await removeIfThere(machine, lock);
    return Result.succeed(still);
  } finally {
    await giveBack(machine, own, mark);
  }
};

const removeIfThere = async (machine: Machine, path: string): Promise<void> => {
  try {
    await machine.remove(path);
  } catch (cause) {
    if (errorCode(cause) !== "ENOENT") throw cause;
  }
};

const isAbandoned = async (machine: Machine, mark: string | null): Promise<boolean> =>
  mark !== null && (done.has(mark) || (await machine.isGone(mark)));

const WITHOUT_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EINVAL"]);

/** False if something stands there already. */
const putMark = async (machine: Machine, lock: string, mark: string): Promise<boolean> => {
  try {
    await machine.makeLink(mark, lock);
    return true;
  } catch (cause) {
    // A file server may have made the link and lost the answer.
    if (errorCode(cause) === "EEXIST") return (await textAt(machine, lock)) === mark;
    if (!WITHOUT_LINKS.has(errorCode(cause))) throw cause;
  }
  return putFile(machine, lock, mark);
};

/** No links here. A process killed in the middle of this leaves a lock that people remove. */
const putFile = async (machine: Machine, lock: string, mark: string): Promise<boolean> => {
  try {
    const file = await machine.open(lock, "create-new");
    try {
      await file.append(new TextEncoder().encode(mark));
    } finally {
      await file.close();
    }
    return true;
  } catch (cause) {
    if (errorCode(cause) === "EEXIST") return false;
    throw cause;
  }
};

const NO_LOCK = "this is no lock, but stands where a lock would; look what it is and move it away";

/** The text of a lock, or null if there is none; what cannot be a lock is refused, and never waited for. */
const markAt = async (
  machine: Machine,
  lock: string,
): Promise<Result.Result<string | null, StorageProblem>> => {
  try {
    const state = await machine.nameAt(lock);
    if (state === null) return Result.succeed(null);
    if (state.kind === "link") return Result.succeed(await machine.readLink(lock));
    if (state.kind !== "file") return Result.fail(storageProblem("not-a-file", lock, NO_LOCK));
    return Result.succeed(await textOf(machine, lock));
  } catch (cause) {
    // Its holder gave it back while we looked.
    if (errorCode(cause) === "ENOENT") return Result.succeed(null);
    throw cause;
  }
};

const textAt = async (machine: Machine, lock: string): Promise<string | null> =>
  Result.match(await markAt(machine, lock), { onFailure: () => null, onSuccess: (text) => text });

const textOf = async (machine: Machine, lock: string): Promise<string> => {
  const file = await machine.open(lock, "read");
  try {
    const bytes = new Uint8Array(MARK_BYTES);
    return new TextDecoder().decode(bytes.subarray(0, await file.read(bytes, 0)));
  } finally {
    await file.close();
  }
};

const whoHolds = async (machine: Machine, lock: string): Promise<string> =>
  `another program (process ${pidOf((await textAt(machine, lock)) ?? "") || "unknown"}) is writing; ` +
  `if it no longer runs, remove ${lock}`;
