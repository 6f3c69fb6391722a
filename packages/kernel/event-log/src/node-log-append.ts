// Appending to an open log so that what is acknowledged stays: the file is the one at its name, nobody else has
// written, and the lock is still ours, before the write and again after the sync.
// Nothing is cut off but a torn tail, once it stands elsewhere, and what this writer itself has written in vain.
import * as Result from "effect/Result";
import { withLock } from "./node-lock.ts";
import { addToSideFile, readRange, tornPath } from "./node-log-file.ts";
import type { Ending, OpenLog } from "./node-log-file.ts";
import type { FileState } from "./node-machine.ts";
import { errorCode } from "./node-problem.ts";
import { storageProblem } from "./store.ts";
import type { StorageProblem } from "./store.ts";

/** Writes the bytes at `start`, which is the end, and syncs. Not a byte stays of what fails, if that can be. */
export const appendDurably = async (
  log: OpenLog,
  start: number,
  bytes: Uint8Array,
): Promise<Result.Result<FileState, StorageProblem>> => {
  const before = await unchanged(log, start);
  if (Result.isFailure(before)) return before;
  try {
    if (bytes.length > 0) await log.file.append(bytes);
    await log.file.sync();
    const after = await unchanged(log, start + bytes.length);
    if (Result.isFailure(after)) await takeBack(log, start, bytes);
    return after;
  } catch (cause) {
    await takeBack(log, start, bytes);
    throw cause;
  }
};

const REPLACED = "the file was replaced or removed while it was written to; look what became of it";
const WRITTEN = "another program wrote to the file without its lock; read the log again";
const UNLOCKED = "the lock was removed while its holder was at work; read the log again";

/** The file's state if it is safe to go on: the file at its name, of this size, and under our lock. */
export const unchanged = async (
  { machine, name, file, lock }: OpenLog,
  size: number,
): Promise<Result.Result<FileState, StorageProblem>> => {
  const changed = (what: string): Result.Result<never, StorageProblem> =>
    Result.fail(storageProblem("changed-meanwhile", name, `${what}; nothing is acknowledged`));
  const named = await machine.stateAt(name);
  const state = await file.state();
  if (named?.id !== state.id) return changed(REPLACED);
  if (state.size !== size) return changed(WRITTEN);
  // Last, since whoever takes the lock after this sees all that was written before.
  return (await lock.isHeld()) ? Result.succeed(state) : changed(UNLOCKED);
};

/** Makes the file end where its last whole line does; says where a torn tail was put aside. */
export const putTornAside = async (
  log: OpenLog,
  { tail, size, end }: Ending,
): Promise<Result.Result<string | null, StorageProblem>> => {
  if (tail !== "torn") return Result.succeed(null);
  const side = tornPath(log.path);
  const problem = await addToSideFile(log.machine, side, await readRange(log.file, size, end));
  if (problem !== null) return Result.fail(problem);
  const safe = await unchanged(log, end);
  if (Result.isFailure(safe)) return Result.fail(safe.failure);
  await log.file.cut(size);
  return Result.succeed(side);
};

/** Cuts off what was written in vain, as far as that can be done. What stays, the next reader finds. */
const takeBack = async (log: OpenLog, start: number, bytes: Uint8Array): Promise<void> => {
  try {
    if (await log.lock.isHeld()) {
      if (await isWrittenAt(log, start, bytes)) await log.file.cut(start);
      else await cutOwnEnd(log, start, bytes);
      return;
    }
    // Another writer may be at work. Lines in their right place may have been read, and built on; those behind
    // lines of another writer disturb no one but us.
    await withLock(log.machine, log.path, async () =>
      Result.succeed(await cutOwnEnd(log, start, bytes)),
    );
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
};

/** Whether nothing but a beginning of the bytes, or all of them, follows `start`. */
const isWrittenAt = async (
  { file }: OpenLog,
  start: number,
  bytes: Uint8Array,
): Promise<boolean> => {
  const rest = await readRange(file, start, start + bytes.length + 1);
  return rest.every((byte, index) => byte === bytes[index]);
};

/** Cuts the bytes off where they stand at the end, but not where they were meant to. */
const cutOwnEnd = async ({ file }: OpenLog, start: number, bytes: Uint8Array): Promise<void> => {
  const { size } = await file.state();
  const from = size - bytes.length;
  if (bytes.length === 0 || from <= start) return;
  const end = await readRange(file, from, size);
  if (end.every((byte, index) => byte === bytes[index])) await file.cut(from);
};
