// From what a caller names to the logs that are read: a folder stands for the logs in it, and each log is read once,
// whatever its names; a server stands for the logs on it. Links in folders are not followed: they may lead out, or in a circle. Opens no log.
import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { NOTED_NAMES } from "@assize/catalogue";
import { and, count, or } from "./english.ts";
import { STANDARD_INPUT } from "./files.ts";
import { isOnServer } from "./logs.ts";
import { type Session, Trouble } from "./session.ts";

const ENDINGS = [".jsonl", ".jsonl.gz", ".jsonl.zst", ...NOTED_NAMES];
const WANTED = or(ENDINGS.map((ending) => `*${ending}`));

const isLogName = (name: string): boolean => ENDINGS.some((ending) => name.endsWith(ending));

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    // Reading it will say what is wrong.
    () => false,
  );

interface Found {
  /** Below the folder; also folders that cannot be read, of which it is told when they are opened. */
  readonly logs: string[];
  /** Links to logs and folders, and pipes and devices that are named like logs. */
  readonly leftOut: string[];
}

const entriesOf = (folder: string): Promise<readonly Dirent[] | null> =>
  readdir(folder, { withFileTypes: true }).catch(() => null);

const search = async (folder: string, below: string, found: Found): Promise<Found> => {
  const entries = await entriesOf(join(folder, below));
  if (entries === null) found.logs.push(below);
  for (const entry of entries ?? []) {
    const name = join(below, entry.name);
    if (entry.isDirectory()) await search(folder, name, found);
    else if (isLogName(name) && entry.isFile()) found.logs.push(name);
    else if (isLogName(name) || (entry.isSymbolicLink() && (await isFolder(join(folder, name)))))
      found.leftOut.push(name);
  }
  return found;
};

const warn = (session: Session, what: string): void => session.warn(`assize: ${what}`);

/** So many names are told, and of more how many there are. */
const MOST_NAMED = 5;

const someOf = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED;
  const told = names.toSorted().slice(0, MOST_NAMED);
  return and(more > 0 ? [...told, count(more, "other", "others")] : told);
};

const logsIn = async (folder: string, session: Session): Promise<readonly string[]> => {
  const { logs, leftOut } = await search(folder, "", { logs: [], leftOut: [] });
  if (leftOut.length > 0)
    warn(
      session,
      `${folder}: left out ${leftOut.length} (links, pipes, devices): ${someOf(leftOut)}; name what is to be read`,
    );
  if (logs.length === 0)
    throw new Trouble(`${folder}: no ${WANTED} in this folder; name logs or another folder`);
  return logs.sort().map((name) => join(folder, name));
};

/**
 * What a plain file is, whatever it is called; a log on a server is its name. Null for anything else, and for a file with
 * one name where nothing is named twice: of a folder with a million files no more than their names is remembered.
 */
const identityOf = async (log: string, isNamedOnce: boolean): Promise<string | null> => {
  if (log === STANDARD_INPUT) return null;
  if (isOnServer(log)) return log;
  return stat(log, { bigint: true }).then(
    (found) => {
      if (!found.isFile() || (isNamedOnce && found.nlink === 1n)) return null;
      return `${found.dev} ${found.ino}`;
    },
    () => null,
  );
};

const eachOnce = async (
  logs: readonly string[],
  isNamedOnce: boolean,
  session: Session,
): Promise<readonly string[]> => {
  const names = new Map<string, string>();
  const once: string[] = [];
  let again: string | undefined;
  for (const log of logs) {
    const identity = await identityOf(log, isNamedOnce);
    const before = identity === null ? undefined : names.get(identity);
    if (before === undefined) once.push(log);
    else again ??= `${log} is ${before}`;
    if (identity !== null) names.set(identity, before ?? log);
  }
  const left = logs.length - once.length;
  if (again !== undefined)
    warn(
      session,
      `each file is read once, and ${count(left, "further name is", "further names are")} left out: ${again}`,
    );
  return once;
};

/**
 * The logs that these names stand for. Says on standard error what is left out. Throws Trouble for a folder without
 * logs: nothing would be audited.
 */
export const logsNamed = async (
  names: readonly string[],
  session: Session,
): Promise<readonly string[]> => {
  if (names.filter((name) => name === STANDARD_INPUT).length > 1)
    throw new Trouble("- stands twice; standard input can be read once only");
  const logs: string[] = [];
  for (const name of names) {
    if (isOnServer(name)) {
      const { logsOnServer } = await import("./server-logs.ts");
      for (const log of await logsOnServer(name, session)) logs.push(log);
      continue;
    }
    const isOpened = name !== STANDARD_INPUT && (await isFolder(name));
    for (const log of isOpened ? await logsIn(name, session) : [name]) logs.push(log);
  }
  return eachOnce(logs, names.length === 1, session);
};
