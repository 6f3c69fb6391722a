// The one place that opens a log by its name: a file, standard input, a file in which others keep games, or a log on a NATS
// server. Games come one after another, with flat memory. Knows the record, no game.
import { endingOf } from "@assize/catalogue";
import {
  type EventStore,
  type ReadGame,
  readGames,
  type RecordedGame,
  type StorageProblem,
} from "@assize/kernel-event-log";
import {
  bytesOfFile,
  bytesOfInput,
  createFileStore,
  type OnRead,
  readGamesFromFile,
  readGamesFromInput,
  type UnreadFile,
} from "@assize/kernel-event-log/node";
import { LIMITS } from "@assize/kernel-model";
import { readProblemInWords } from "@assize/kernel-report";
import * as Result from "effect/Result";
import { filedBytes, filedGames, type FiledGame } from "./filed-games.ts";
import { emptyInput } from "./hints.ts";
import { pathOf, readLogBytes, STANDARD_INPUT, tooManyBytes } from "./files.ts";
import { type Session, Trouble } from "./session.ts";
import { storageTrouble } from "./storage-trouble.ts";

/** Why a file could not be read, or not to its end. */
export type UnreadLog = Pick<StorageProblem, "code" | "message">;

/** A game as it was read, or why there is none. */
type Found =
  | {
      readonly read: ReadGame;
      /** The file that the log was made of; left out where the file is the log. */
      readonly source?: FiledGame["source"];
    }
  | { readonly missing: UnreadLog };

/** One game of one log, or why there is none. */
export type FoundGame = Found & { readonly log: string; readonly number: number };

/** Whether this names a log on a server, and no file. */
export const isOnServer = (log: string): boolean => /^(?:nats|tls):\/\//i.test(log);

/** An address of any kind. */
const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\//i;

/** Whether this names no file, and may be read by nothing here. */
export const isAddress = (log: string): boolean => ADDRESS.test(log);

/** Why nothing is read from there; null for what is no address, or one of a server. */
const unreadAddress = (log: string): UnreadFile | null => {
  const [, scheme] = isOnServer(log) ? [] : (ADDRESS.exec(log) ?? []);
  if (scheme === undefined) return null;
  const message = `${log}: nothing is read by ${scheme}://; fetch it yourself and name the file, or pipe it in as -`;
  return { ok: false, storage: { code: "missing", path: log, message } };
};

async function* onlyItem<A>(item: A): AsyncGenerator<A> {
  yield item;
}

async function* bytesOnServer(
  log: string,
  session: Session,
): AsyncGenerator<Uint8Array | UnreadFile> {
  const server = await import("./server-logs.ts");
  const read = await server.bytesOnServer(log, session);
  yield Result.isSuccess(read) ? read.success : { ok: false, storage: read.failure };
}

async function* gamesOnServer(
  log: string,
  session: Session,
): AsyncGenerator<ReadGame | UnreadFile> {
  for await (const bytes of bytesOnServer(log, session))
    if ("storage" in bytes) yield bytes;
    else yield* readGames(bytes);
}

/** The bytes of a log, unpacked, whatever its name stands for; the last item says so where they cannot be read. */
export const bytesNamed = (
  log: string,
  session: Session,
  onRead?: OnRead,
): AsyncIterable<Uint8Array | UnreadFile> => {
  if (isOnServer(log)) return bytesOnServer(log, session);
  const unread = unreadAddress(log);
  if (unread !== null) return onlyItem(unread);
  const ending = endingOf(log);
  if (ending !== undefined) return filedBytes(log, ending, session, { onRead });
  return log === STANDARD_INPUT
    ? bytesOfInput(session.input, pathOf(log))
    : bytesOfFile(log, onRead);
};

/** All bytes of a log for the viewer, of a file of games as logs. Throws Trouble. */
export const viewedBytes = async (log: string, session: Session): Promise<Uint8Array> => {
  if (!isOnServer(log) && endingOf(log) === undefined) return readLogBytes(log, session);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of bytesNamed(log, session)) {
    if ("storage" in bytes) throw new Trouble(bytes.storage.message);
    size += bytes.length;
    if (size > LIMITS.viewedBytes) throw tooManyBytes(pathOf(log), LIMITS.viewedBytes);
    parts.push(bytes);
  }
  return Buffer.concat(parts, size);
};

/** Works with the store in which this log stands; a file is held meanwhile. Throws Trouble. */
export const withStoreOf = async <A>(
  log: string,
  session: Session,
  work: (store: EventStore) => Promise<A>,
): Promise<A> => {
  if (isOnServer(log)) {
    const { withLogOnServer } = await import("./server-logs.ts");
    return withLogOnServer(log, session, work);
  }
  const held = await createFileStore().hold(log, work);
  if (Result.isFailure(held)) throw storageTrouble(log, held.failure);
  return held.success;
};

const readingOf = (log: string, session: Session) => {
  if (isOnServer(log)) return gamesOnServer(log, session);
  const unread = unreadAddress(log);
  if (unread !== null) return onlyItem(unread);
  const ending = endingOf(log);
  if (ending !== undefined) return filedGames(log, ending, session);
  return log === STANDARD_INPUT
    ? readGamesFromInput(session.input, pathOf(log))
    : readGamesFromFile(log);
};

/** The games of a file or of standard input; a failure of it is an item. */
async function* gamesIn(log: string, session: Session): AsyncGenerator<Found, void> {
  for await (const read of readingOf(log, session))
    if ("storage" in read) yield { missing: read.storage };
    else yield "read" in read ? read : { read };
}

/** The games of one log, as they are read. What cannot be read is one item, never an exception. */
export async function* gamesOf(log: string, session: Session): AsyncGenerator<FoundGame> {
  let number = 0;
  for await (const found of gamesIn(log, session)) yield { ...found, log, number: ++number };
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
    if (!found.read.ok) {
      const { problem } = found.read;
      const empty = emptyInput(log, problem.code);
      throw new Trouble(empty ?? `${pathOf(log)}: ${readProblemInWords(problem, "en")}`);
    }
    if (number !== undefined) return found.read;
    first = found.read;
  }
  if (first !== undefined) return first;
  throw new Trouble(`${pathOf(log)} has no game ${number}; games are counted from 1`);
};
