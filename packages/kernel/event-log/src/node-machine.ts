// What the store and its lock ask of a machine: files, running programs, time. One interface, so that a test can
// be a machine that fails at any step, forgets what was not synced, and lets many writers take turns.
// Knows no lock and no log.
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import type { BigIntStats, Stats } from "node:fs";
import { lstat, open, readlink, realpath, stat, symlink, unlink } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { isGone, ownMark } from "./node-holder.ts";
import { errorCode } from "./node-problem.ts";

/** What stands at a name, or is open. */
export interface FileState {
  /** `other` is a pipe, a device or a socket: what could keep a reader waiting for ever. */
  readonly kind: "file" | "folder" | "link" | "other";
  /** The same for all names of one file, and for no other file that is there. */
  readonly id: string;
  /** How many names (hard links) the file has; 0 after its last one was removed. */
  readonly names: number;
  /** In bytes. */
  readonly size: number;
  /** Another one after the file was written to. */
  readonly version: string;
}

export interface OpenFile {
  readonly state: () => Promise<FileState>;
  /** Fills `into` from the position on; returns the number of bytes read, 0 at the end. */
  readonly read: (into: Uint8Array, position: number) => Promise<number>;
  /** Writes at the end. A failure may have written a beginning of the bytes. */
  readonly append: (bytes: Uint8Array) => Promise<void>;
  readonly cut: (size: number) => Promise<void>;
  /** Returns when the content survives the loss of power. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** `create` makes the file if there is none, `create-new` fails if there is one. */
export type Opening = "read" | "append" | "create" | "create-new";

/** Functions fail with errors that have a `code`, as Node's do. */
export interface Machine {
  /** The one name of what stands there, links followed. */
  readonly realPath: (path: string) => Promise<string>;
  /** What stands there, links followed; null if nothing does. */
  readonly stateAt: (path: string) => Promise<FileState | null>;
  /** What stands there, itself perhaps a link; null if nothing does. */
  readonly nameAt: (path: string) => Promise<FileState | null>;
  /** Never follows a link in the last place, never waits for a pipe. */
  readonly open: (path: string, opening: Opening) => Promise<OpenFile>;
  /** Fails with `EEXIST` if anything stands there. */
  readonly makeLink: (target: string, path: string) => Promise<void>;
  readonly readLink: (path: string) => Promise<string>;
  readonly remove: (path: string) => Promise<void>;
  /** Returns when the folder's names survive the loss of power, where the system has a way to. */
  readonly syncFolder: (path: string) => Promise<void>;
  /** A line that names this program, and is another one each time. */
  readonly newMark: () => Promise<string>;
  /** True only if the program that put the mark surely runs no more. */
  readonly isGone: (mark: string) => Promise<boolean>;
  /** Never goes back; only differences have a meaning. */
  readonly nowMs: () => number;
  readonly pause: (durationMs: number) => Promise<void>;
}

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;
const FLAGS: Readonly<Record<Opening, number>> = {
  read: O_RDONLY,
  append: O_RDWR | O_APPEND,
  create: O_RDWR | O_APPEND | O_CREAT,
  "create-new": O_RDWR | O_APPEND | O_CREAT | O_EXCL,
};

export const kindOf = (stats: BigIntStats | Stats): FileState["kind"] => {
  if (stats.isFile()) return "file";
  if (stats.isDirectory()) return "folder";
  return stats.isSymbolicLink() ? "link" : "other";
};

const stateOf = (stats: BigIntStats): FileState => ({
  kind: kindOf(stats),
  id: `${stats.dev}:${stats.ino}`,
  names: Number(stats.nlink),
  size: Number(stats.size),
  version: `${stats.mtimeNs}`,
});

const orNull = async (stats: Promise<BigIntStats>): Promise<FileState | null> => {
  try {
    return stateOf(await stats);
  } catch (cause) {
    if (errorCode(cause) === "ENOENT") return null;
    throw cause;
  }
};

const opened = (file: FileHandle): OpenFile => ({
  state: async () => stateOf(await file.stat({ bigint: true })),
  read: async (into, position) => (await file.read(into, 0, into.length, position)).bytesRead,
  append: (bytes) => file.appendFile(bytes),
  cut: (size) => file.truncate(size),
  sync: () => file.sync(),
  close: () => file.close(),
});

/** Some systems, and folders that may be written but not read, have no way to sync a folder. */
const WITHOUT_FOLDER_SYNC = new Set(["EACCES", "EPERM", "EISDIR", "EINVAL", "ENOTSUP", "ENOSYS"]);

const syncFolder = async (path: string): Promise<void> => {
  let folder: FileHandle | undefined;
  try {
    folder = await open(path, O_RDONLY);
    await folder.sync();
  } catch (cause) {
    if (!WITHOUT_FOLDER_SYNC.has(errorCode(cause))) throw cause;
  } finally {
    await folder?.close();
  }
};

const newMark = async (): Promise<string> => `${await ownMark()} ${randomBytes(8).toString("hex")}`;

/** The machine that this program runs on. */
export const thisMachine: Machine = {
  realPath: (path) => realpath(path),
  stateAt: (path) => orNull(stat(path, { bigint: true })),
  nameAt: (path) => orNull(lstat(path, { bigint: true })),
  open: async (path, opening) =>
    opened(await open(path, FLAGS[opening] | O_NONBLOCK | O_NOFOLLOW, 0o666)),
  makeLink: (target, path) => symlink(target, path),
  readLink: (path) => readlink(path),
  remove: (path) => unlink(path),
  syncFolder,
  newMark,
  isGone,
  nowMs: () => performance.now(),
  pause: (durationMs) => delay(durationMs),
};
