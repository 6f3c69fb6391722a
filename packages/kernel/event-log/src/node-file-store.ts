// Records in files: a log's name is its path. Appends are durable before they are acknowledged.
// Knows which files it may write to and under whose lock; no event, and no byte of a log.
import { basename, dirname, join } from "node:path";
import * as Result from "effect/Result";
import { type HeldLock, withLock } from "./node-lock.ts";
import { appendDurably, putTornAside, unchanged } from "./node-log-append.ts";
import { endingOf, MOST_BYTES, notOnePlainFile, readRange } from "./node-log-file.ts";
import type { Ending, OpenLog } from "./node-log-file.ts";
import { thisMachine } from "./node-machine.ts";
import type { FileState, Machine, Opening, OpenFile } from "./node-machine.ts";
import { notAFile } from "./node-plain-file.ts";
import { errorCode, problemOfFile } from "./node-problem.ts";
import {
  beyondLimits,
  conflict,
  invalidHeader,
  invalidLine,
  NO_HEADER,
  storageProblem,
} from "./store.ts";
import type { Appended, EventStore, StorageProblem } from "./store.ts";

type Lines = readonly string[];
type Kept<A, E = never> = Promise<Result.Result<A, E | StorageProblem>>;

/** A file as this store has left it. */
interface Known {
  readonly state: FileState;
  readonly lines: number;
}

/** A lock that is held from one append to the next, and the real path that it belongs to. */
interface Hold {
  readonly path: string;
  readonly lock: HeldLock;
}

/** A store of files, some of which it can keep to itself for a time. */
export interface FileStore extends EventStore {
  /**
   * Does work with a store for whose calls the log's lock is held throughout: no other writer comes between, and a
   * second one is refused with `locked` at once that it has waited. The log need not exist yet.
   */
  readonly hold: <A>(
    log: string,
    work: (store: EventStore) => Promise<A>,
  ) => Promise<Result.Result<A, StorageProblem>>;
}

/**
 * A store of files. Writers of one file exclude each other by a lock file, in this process and in
 * others, and detect each other by the number of events. An append is one write and one fsync; if
 * the write fails, the file is cut back. A crash can leave a beginning of the appended lines.
 * The machine is another one in tests only.
 */
export const createFileStore = (machine: Machine = thisMachine): FileStore => {
  const known = new Map<string, Known>();
  return {
    ...storeUnder(machine, known, null),
    hold: (name, work) =>
      located(machine, name, "create", (path) =>
        withLock(machine, path, async (lock) =>
          Result.succeed(await work(storeUnder(machine, known, { path, lock }))),
        ),
      ),
  };
};

const storeUnder = (machine: Machine, known: Map<string, Known>, hold: Hold | null): EventStore => {
  /** Works on the open file under the lock of its real path, which all links to it share. */
  const guarded = <A, E>(
    name: string,
    opening: Opening,
    work: (log: OpenLog) => Kept<A, E>,
  ): Kept<A, E> =>
    located(machine, name, opening, (path) => {
      const withFileUnder = (lock: HeldLock): Kept<A, E> =>
        withFile(machine, name, path, opening, async (file) => {
          const several = notOnePlainFile(name, await file.state());
          return several === null
            ? work({ machine, name, path, file, lock })
            : Result.fail(several);
        });
      return hold?.path === path
        ? withFileUnder(hold.lock)
        : withLock(machine, path, withFileUnder);
    });

  /** How the file ends; not read again if no other writer has written since. */
  const ending = async ({ path, file }: OpenLog): Promise<Ending> => {
    const left = known.get(path);
    if (left === undefined || !isSame(left.state, await file.state())) return endingOf(file);
    const { size } = left.state;
    return { lines: left.lines, size, end: size, tail: "none" };
  };

  /** Appends lines behind the ending, and makes durable what stands before them. */
  const add = async (log: OpenLog, end: Ending, lines: Lines): Kept<Appended> => {
    const isNew = !known.delete(log.path);
    const torn = await putTornAside(log, end);
    if (Result.isFailure(torn)) return Result.fail(torn.failure);
    const text = lines.map((line) => `${line}\n`).join("");
    const bytes = new TextEncoder().encode(end.tail === "whole" ? `\n${text}` : text);
    if (isNew) await machine.syncFolder(dirname(log.path));
    const appended = await appendDurably(log, end.size, bytes);
    if (Result.isFailure(appended)) return Result.fail(appended.failure);
    const count = end.lines + lines.length;
    known.set(log.path, { state: appended.success, lines: count });
    return Result.succeed({ events: count - 1, torn: torn.success });
  };

  return {
    create: async (name, headerLine) => {
      const invalid = invalidHeader(name, headerLine);
      if (invalid !== null) return Result.fail(invalid);
      return guarded(name, "create", async (log) => {
        const end = await ending(log);
        if (end.lines > 0 || end.tail === "foreign")
          return Result.fail(storageProblem("exists", name, "there is something here already"));
        return add(log, end, [headerLine]);
      });
    },
    append: async (name, expectedEvents, lines) => {
      const invalid = invalidLine(name, lines);
      if (invalid !== null) return Result.fail(invalid);
      return guarded(name, "append", async (log) => {
        const end = await ending(log);
        const events = end.lines - 1;
        const problem =
          (end.tail === "foreign" ? storageProblem("line-invalid", name, NO_LOG) : null) ??
          (events < 0 ? storageProblem("missing", name, NO_HEADER) : null) ??
          (events === expectedEvents ? null : conflict(expectedEvents, events)) ??
          beyondLimits(name, events, end.size, lines);
        return problem === null ? add(log, end, lines) : Result.fail(problem);
      });
    },
    read: (name) =>
      located(machine, name, "read", (path) =>
        withFile(machine, name, path, "read", (file) => bytesOf(name, file)),
      ),
    readDurable: (name) =>
      guarded(name, "append", async (log) => {
        const { size } = await log.file.state();
        await machine.syncFolder(dirname(log.path));
        await log.file.sync();
        const bytes = await bytesOf(name, log.file);
        const safe = await unchanged(log, size);
        return Result.isFailure(safe) ? Result.fail(safe.failure) : bytes;
      }),
  };
};

const NO_LOG =
  "the file does not begin or end as a log does, or is too large for one; look what it is";
const TOO_LARGE = "the file is larger than a log can be; look what it is";

const noFolder = (name: string): StorageProblem =>
  storageProblem(
    "missing",
    name,
    `there is no folder ${dirname(name)}; make it, or choose another place`,
  );

/** The real path of the folder that a file is to be made in; null where there is none. */
const folderOf = async (machine: Machine, name: string): Promise<string | null> => {
  try {
    return await machine.realPath(dirname(name));
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return null;
    throw cause;
  }
};

const isSame = (left: FileState, now: FileState): boolean =>
  left.id === now.id && left.size === now.size && left.version === now.version;

const bytesOf = async (name: string, file: OpenFile): Kept<Uint8Array> => {
  const bytes = await readRange(file, 0, Math.min((await file.state()).size, MOST_BYTES + 1));
  return bytes.length <= MOST_BYTES
    ? Result.succeed(bytes)
    : Result.fail(storageProblem("log-full", name, TOO_LARGE));
};

/** Works at the file's real path, also that of a file yet to be made. The machine's failures come out as data. */
const located = async <A, E>(
  machine: Machine,
  name: string,
  opening: Opening,
  work: (path: string) => Kept<A, E>,
): Kept<A, E> => {
  try {
    const there = await machine.stateAt(name);
    const problem = there === null ? null : notAFile(name, there.kind);
    if (problem !== null) return Result.fail(problem);
    // A link that leads nowhere is a missing file, and not the place for a new one.
    const isNew = opening === "create" && (await machine.nameAt(name)) === null;
    if (!isNew) return await work(await machine.realPath(name));
    const folder = await folderOf(machine, name);
    return folder === null ? Result.fail(noFolder(name)) : await work(join(folder, basename(name)));
  } catch (cause) {
    return Result.fail(problemOfFile(name, cause));
  }
};

/** Works on an open plain file. */
const withFile = async <A, E>(
  machine: Machine,
  name: string,
  path: string,
  opening: Opening,
  work: (file: OpenFile) => Kept<A, E>,
): Kept<A, E> => {
  const file = await machine.open(path, opening);
  try {
    const problem = notAFile(name, (await file.state()).kind);
    return problem === null ? await work(file) : Result.fail(problem);
  } finally {
    await file.close();
  }
};
