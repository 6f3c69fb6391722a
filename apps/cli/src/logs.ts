// From what a caller names (files, folders, standard input) to recorded games, one after another, with flat memory.
// Knows the record, no game.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type ReadGame,
  readGamesFrom,
  type RecordedGame,
  type StorageProblem,
} from "@assize/kernel-event-log";
import { readGamesFromFile } from "@assize/kernel-event-log/node";
import { fileTrouble, pathOf, STANDARD_INPUT } from "./files.ts";
import { type Session, Trouble } from "./session.ts";

/** Why a file could not be read, or not to its end. */
export type UnreadLog = Pick<StorageProblem, "code" | "message">;

/** One game of one log, or why there is none. */
export type FoundGame =
  | { readonly log: string; readonly number: number; readonly read: ReadGame }
  | { readonly log: string; readonly number: number; readonly missing: UnreadLog };

const EXTENSION = ".jsonl";

const logsIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(EXTENSION))
    .sort()
    .map((name) => join(folder, name));
};

const isFolder = async (path: string): Promise<boolean> => {
  if (path === STANDARD_INPUT) return false;
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // Reading it will say what is wrong.
    return false;
  }
};

/** Puts the logs of a folder in its place. A folder without logs is trouble: nothing would be audited. */
export const expandFolders = async (paths: readonly string[]): Promise<readonly string[]> => {
  const logs: string[] = [];
  for (const path of paths) {
    if (!(await isFolder(path))) {
      logs.push(path);
      continue;
    }
    const found = await logsIn(path).catch((cause: unknown) => {
      throw fileTrouble(path, cause);
    });
    if (found.length === 0)
      throw new Trouble(`${path}: no *${EXTENSION} in this folder; name logs or another folder`);
    logs.push(...found);
  }
  return logs;
};

/** The games of standard input; a failure of it is an item, as it is for files. */
async function* gamesOfInput(session: Session): AsyncGenerator<ReadGame | UnreadLog> {
  try {
    yield* readGamesFrom(session.input);
  } catch (cause) {
    yield { code: "io-failed", message: fileTrouble(pathOf(STANDARD_INPUT), cause).message };
  }
}

async function* gamesOfFile(path: string): AsyncGenerator<ReadGame | UnreadLog> {
  for await (const read of readGamesFromFile(path)) yield "storage" in read ? read.storage : read;
}

/** The games of one log, as they are read. What cannot be read is one item, never an exception. */
export async function* gamesOf(log: string, session: Session): AsyncGenerator<FoundGame> {
  let number = 0;
  const reading = log === STANDARD_INPUT ? gamesOfInput(session) : gamesOfFile(log);
  for await (const read of reading) {
    number++;
    yield "ok" in read ? { log, number, read } : { log, number, missing: read };
  }
}

/** The game asked for; without a number, the only one. */
export const oneGame = async (
  log: string,
  number: number | undefined,
  session: Session,
): Promise<RecordedGame> => {
  let first: RecordedGame | undefined;
  for await (const found of gamesOf(log, session)) {
    if (found.number < (number ?? 1)) continue;
    if (first !== undefined)
      throw new Trouble(`${pathOf(log)} holds several games; say which with --game-number`);
    if ("missing" in found) throw new Trouble(found.missing.message);
    if (!found.read.ok) throw new Trouble(`${pathOf(log)}: ${found.read.problem.message}`);
    if (number !== undefined) return found.read;
    first = found.read;
  }
  if (first !== undefined) return first;
  throw new Trouble(`${pathOf(log)} has no game ${number}; games are counted from 1`);
};
