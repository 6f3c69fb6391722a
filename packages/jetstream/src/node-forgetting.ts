// Logs on a server are forgotten for good: their messages are taken out, and a tombstone stays that has the log's digest and no name.
// Knows no game.
import { storageProblem, type StorageProblem } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import * as Result from "effect/Result";
import type { Server } from "./node-connection.ts";
import { attempt } from "./node-event-store.ts";
import { type ForeignMessage, logMessages, subjectOf } from "./node-log-messages.ts";
import { persistently } from "./node-patience.ts";
import { configOf, EVENT_LOGS, ROWS_OF_BATCHES } from "./node-places.ts";
import { subjectOfRows } from "./node-stored-rows.ts";

const { stream: STREAM } = EVENT_LOGS;
/** Tombstones stand here, each under the digest of its log. */
const TOMBSTONES = "assize.forgotten";

/** What stays of a log. */
export interface Tombstone {
  /** SHA-256 of its bytes, base64url. */
  readonly digest: string;
  readonly events: number;
  readonly bytes: number;
}

const textOf = (tombstone: Tombstone): string =>
  JSON.stringify({ format: "assize-tombstone/1", ...tombstone });

const kept = (log: string): StorageProblem =>
  storageProblem(
    "read-only",
    log,
    `its stream was made so that nothing can be taken out of it; copy the logs that are to stay to another account or server with \`assize archive copy\`, and then delete the stream ${STREAM} of this one`,
  );

const missing = (log: string): StorageProblem =>
  storageProblem("missing", log, "there is no such log");

/** Takes out all messages of a subject. */
const purge = async ({ manager }: Server, stream: string, filter: string): Promise<void> =>
  void (await manager.streams.purge(stream, { filter }));

/** Makes the stream one in which tombstones can stand; false where messages can never be taken out of it. */
const prepare = async (server: Server): Promise<boolean> => {
  const config = await configOf(server, EVENT_LOGS);
  if (config === null || config.deny_purge) return false;
  const subjects = config.subjects ?? [];
  if (!subjects.includes(`${TOMBSTONES}.*`))
    await server.manager.streams.update(STREAM, {
      ...config,
      subjects: [...subjects, `${TOMBSTONES}.*`],
    });
  // Whoever may not purge is told before a tombstone stands: nothing was ever written on this subject.
  await purge(server, STREAM, `${TOMBSTONES}.none`);
  return true;
};

/** Rows of audits that were asked for, too: they hold names for as long as rows are kept. */
const forgetRows = async (server: Server, digest: string): Promise<void> => {
  if ((await configOf(server, ROWS_OF_BATCHES)) === null) return;
  await purge(server, ROWS_OF_BATCHES.stream, subjectOfRows(digest));
};

export interface ForgettingOptions {
  /** Told of each message of the log that no store has written: it goes with the log. */
  readonly onForeign?: (message: ForeignMessage) => void;
}

/**
 * Takes a log out of the server for good, with the rows of its audits, and leaves its tombstone. May be done again where it was
 * interrupted. Nobody may record it meanwhile. Throws `ServerProblem`.
 */
export const forgetLog = async (
  server: Server,
  log: string,
  { onForeign }: ForgettingOptions = {},
): Promise<Result.Result<Tombstone, StorageProblem>> => {
  const messages = logMessages(server, (message) => onForeign?.(message));
  if ((await persistently(server, () => configOf(server, EVENT_LOGS))) === null)
    return Result.fail(missing(log));
  const end = await persistently(server, () => messages.endOf(log));
  if (end === null || end.own === 0) return Result.fail(missing(log));
  if (!(await persistently(server, () => prepare(server)))) return Result.fail(kept(log));
  const read = await attempt(log, () => messages.bytesOf(log, end));
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const digest = nodeHash([read.success]);
  const tombstone = { digest, events: end.events, bytes: end.bytes };
  await persistently(server, () =>
    server.client.publish(`${TOMBSTONES}.${digest}`, textOf(tombstone), { msgID: digest }),
  );
  await persistently(server, () => forgetRows(server, digest));
  await persistently(server, () => purge(server, STREAM, subjectOf(log)));
  return Result.succeed(tombstone);
};
