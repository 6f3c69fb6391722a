// Event logs on a NATS server: a stream, a subject a log, a message an append. Writers agree by the number of the
// subject's last message, which the server compares. Knows no game; of a log, its lines and how many they are.
import { randomUUID } from "node:crypto";
import { headers } from "@nats-io/nats-core";
import { JetStreamApiError, RetentionPolicy, StorageType } from "@nats-io/jetstream";
import type { StoredMsg } from "@nats-io/jetstream";
import {
  type Appended,
  type AppendConflict,
  beyondLimits,
  conflict,
  type EventStore,
  invalidHeader,
  invalidLine,
  storageProblem,
  type StorageProblem,
} from "@assize/kernel-event-log";
import * as Result from "effect/Result";
import {
  ANSWER_WITHIN_MS,
  reasonOf,
  type Server,
  ServerProblem,
  within,
} from "./node-connection.ts";

const STREAM = "ASSIZE_LOGS";
const SUBJECTS = "assize.log";

/** How many events the log has after this message. */
const EVENTS = "Assize-Events";
/** How many bytes it has after this message. */
const BYTES = "Assize-Bytes";
/** The append that this message is: who never heard whether it arrived finds it again by this. */
const APPEND = "Nats-Msg-Id";

/** The server's number for an append that has not seen the last message. */
const WRONG_LAST_SEQUENCE = 10_071;

/** A log's name as one part of a subject. */
const subjectOf = (log: string): string =>
  `${SUBJECTS}.${encodeURIComponent(log.toWellFormed()).replaceAll(".", "%2E").replaceAll("*", "%2A")}`;

/** How a log ends on the server. */
interface Ending {
  /** The number of its last message in the stream. */
  readonly sequence: number;
  readonly events: number;
  readonly bytes: number;
  readonly append: string;
}

const NO_ENDING: Ending = { sequence: 0, events: 0, bytes: 0, append: "" };

const endingOf = ({ seq, header }: StoredMsg): Ending => ({
  sequence: seq,
  events: Number(header.get(EVENTS)),
  bytes: Number(header.get(BYTES)),
  append: header.get(APPEND),
});

const missing = (log: string): StorageProblem =>
  storageProblem("missing", log, "there is no such log; create it first");

const encoder = new TextEncoder();
const bytesOf = (lines: readonly string[]): Uint8Array =>
  encoder.encode(lines.map((line) => `${line}\n`).join(""));

const isConflict = (cause: unknown): boolean =>
  cause instanceof JetStreamApiError && cause.code === WRONG_LAST_SEQUENCE;

const failed = (log: string, cause: unknown): StorageProblem =>
  storageProblem(
    "io-failed",
    log,
    `the server did not do it (${reasonOf(cause)}); read the log, then try again`,
  );

/** The server's number for a stream that is not there. */
const NO_STREAM = 10_059;

const isNoStream = (cause: unknown): boolean =>
  cause instanceof JetStreamApiError && cause.code === NO_STREAM;

/** One that is there stays as it was made, with as many copies as its maker wanted. */
const ensureStream = async ({ manager, replicas, url }: Server): Promise<void> => {
  try {
    await manager.streams.info(STREAM).catch((cause: unknown) => {
      if (!isNoStream(cause)) throw cause;
      return manager.streams.add({
        name: STREAM,
        subjects: [`${SUBJECTS}.*`],
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        num_replicas: replicas,
        deny_delete: true,
        deny_purge: true,
      });
    });
  } catch (cause) {
    throw new ServerProblem(
      `${url}: the stream ${STREAM} cannot be used (${reasonOf(cause)}); if it is another's, use another server or account`,
    );
  }
};

/** The names of all logs there, in the order of their letters. Throws `ServerProblem`. */
export const logsOn = async ({ manager, url }: Server): Promise<readonly string[]> => {
  const found = await manager.streams
    .info(STREAM, { subjects_filter: `${SUBJECTS}.*` })
    .catch((cause: unknown) => {
      if (isNoStream(cause)) return null;
      throw new ServerProblem(
        `${url}: the server does not tell its logs (${reasonOf(cause)}); try again, or name one`,
      );
    });
  return Object.keys(found?.state.subjects ?? {})
    .map((subject) => decodeURIComponent(subject.slice(SUBJECTS.length + 1)))
    .toSorted();
};

type Written = Promise<Result.Result<Appended, AppendConflict | StorageProblem>>;

/**
 * A store whose logs are subjects of one stream. An append is one message, so it is written whole or not at all, and may
 * have as many bytes as the server takes in a message (1 MiB unless it is told otherwise). Acknowledged by the server's
 * disk, in a cluster by most of its servers. Throws `ServerProblem`.
 */
export const createStreamStore = async (server: Server): Promise<EventStore> => {
  await ensureStream(server);
  const { client, manager, connection } = server;

  const endOf = async (log: string): Promise<Ending | null> => {
    const last = await manager.streams.getMessage(STREAM, { last_by_subj: subjectOf(log) });
    return last === null ? null : endingOf(last);
  };

  /** Writes one message behind this ending, or tells who was first. */
  const write = async (log: string, end: Ending, lines: readonly string[]): Written => {
    const data = bytesOf(lines);
    const most = connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (data.length > most - HEADER_BYTES) return Result.fail(tooLarge(log, most));
    const events = end.sequence === 0 ? 0 : end.events + lines.length;
    const append = randomUUID();
    const described = headers();
    described.set(EVENTS, String(events));
    described.set(BYTES, String(end.bytes + data.length));
    const expect = { lastSubjectSequence: end.sequence };
    try {
      await client.publish(subjectOf(log), data, { msgID: append, headers: described, expect });
      return Result.succeed({ events, torn: null });
    } catch (cause) {
      const now = (await endOf(log)) ?? NO_ENDING;
      // It arrived, and only the answer was lost.
      if (now.append === append) return Result.succeed({ events, torn: null });
      if (!isConflict(cause)) throw cause;
      return Result.fail(conflict(end.events, now.events));
    }
  };

  const attempt = async <A, E>(
    log: string,
    work: () => Promise<Result.Result<A, E>>,
  ): Promise<Result.Result<A, E | StorageProblem>> => {
    try {
      return await within(ANSWER_WITHIN_MS, work);
    } catch (cause) {
      return Result.fail(failed(log, cause));
    }
  };

  const read: EventStore["read"] = (log) =>
    attempt(log, async () => {
      const end = await endOf(log);
      if (end === null) return Result.fail(missing(log));
      const bytes = new Uint8Array(end.bytes);
      const consumer = await client.consumers.get(STREAM, { filter_subjects: subjectOf(log) });
      let at = 0;
      for await (const message of await consumer.consume()) {
        bytes.set(message.data, at);
        at += message.data.length;
        if (message.seq >= end.sequence) break;
      }
      await consumer.delete();
      return Result.succeed(bytes);
    });

  return {
    create: async (log, headerLine) => {
      const refused = invalidHeader(log, headerLine);
      if (refused !== null) return Result.fail(refused);
      const written = await attempt(log, () => write(log, NO_ENDING, [headerLine]));
      return Result.mapError(written, (problem) =>
        problem.code === "conflict"
          ? storageProblem("exists", log, "there is a log of this name already")
          : problem,
      );
    },
    append: async (log, expectedEvents, lines) =>
      attempt(log, async () => {
        const end = await endOf(log);
        if (end === null) return Result.fail(missing(log));
        const { events } = end;
        if (events !== expectedEvents) return Result.fail(conflict(expectedEvents, events));
        const problem = invalidLine(log, lines) ?? beyondLimits(log, events, end.bytes, lines);
        if (problem !== null) return Result.fail(problem);
        return lines.length === 0 ? Result.succeed({ events, torn: null }) : write(log, end, lines);
      }),
    read,
    // What was acknowledged stays: a reader sees nothing else.
    readDurable: read,
  };
};

/** What a message's headers take at most. */
const HEADER_BYTES = 1_024;

const tooLarge = (log: string, most: number): StorageProblem =>
  storageProblem(
    "io-failed",
    log,
    `the server takes ${most} bytes in one append at most; append in several steps, or raise its max_payload`,
  );
