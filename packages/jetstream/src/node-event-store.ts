// Event logs on a NATS server: a stream, a subject a log, a message an append. Writers agree by the number of the
// subject's last message, which the server compares. Knows no game; of a log, its lines and how many they are.
import { randomUUID } from "node:crypto";
import { headers } from "@nats-io/nats-core";
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
import type { Server } from "./node-connection.ts";
import {
  BYTES,
  type Ending,
  EVENTS,
  type ForeignMessage,
  isConflict,
  type LogMessages,
  logMessages,
  NO_ENDING,
  subjectOf,
} from "./node-log-messages.ts";
import { ANSWER_WITHIN_MS, reasonOf, within } from "./node-patience.ts";
import { ensurePlace, EVENT_LOGS, type PlaceSettings } from "./node-places.ts";

export interface StreamStoreOptions extends Pick<PlaceSettings, "replicas" | "mostBytes"> {
  /** Told of each message that is passed by. */
  readonly onForeign?: (message: ForeignMessage) => void;
}

type Written = Promise<Result.Result<Appended, AppendConflict | StorageProblem>>;

const missing = (log: string): StorageProblem =>
  storageProblem("missing", log, "there is no such log; create it first");

const failed = (log: string, cause: unknown): StorageProblem =>
  storageProblem(
    "io-failed",
    log,
    `the server did not do it (${reasonOf(cause)}); read the log, then try again`,
  );

/** Does it within the time that a server has to answer; what goes wrong is a problem of this log. */
export const attempt = async <A, E>(
  log: string,
  work: () => Promise<Result.Result<A, E>>,
): Promise<Result.Result<A, E | StorageProblem>> => {
  try {
    return await within(ANSWER_WITHIN_MS, work);
  } catch (cause) {
    return Result.fail(failed(log, cause));
  }
};

const encoder = new TextEncoder();
const bytesOf = (lines: readonly string[]): Uint8Array =>
  encoder.encode(lines.map((line) => `${line}\n`).join(""));

/** What a message's headers take at most. */
const HEADER_BYTES = 1_024;

const tooLarge = (log: string, most: number): StorageProblem =>
  storageProblem(
    "io-failed",
    log,
    `the server takes ${most} bytes in one append at most; append in several steps, or raise its max_payload`,
  );

/** Writes one message behind this ending, or tells who was first. */
const writerTo =
  ({ client, connection }: Server, messages: LogMessages) =>
  async (log: string, end: Ending, lines: readonly string[]): Written => {
    const data = bytesOf(lines);
    const most = connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (data.length > most - HEADER_BYTES) return Result.fail(tooLarge(log, most));
    const events = end.own === 0 ? 0 : end.events + lines.length;
    const append = randomUUID();
    const described = headers();
    described.set(EVENTS, String(events));
    described.set(BYTES, String(end.bytes + data.length));
    const expect = { lastSubjectSequence: end.sequence };
    try {
      await client.publish(subjectOf(log), data, { msgID: append, headers: described, expect });
      return Result.succeed({ events, torn: null });
    } catch (cause) {
      const now = (await messages.endOf(log)) ?? NO_ENDING;
      // It arrived, and only the answer was lost.
      if (now.append === append) return Result.succeed({ events, torn: null });
      if (!isConflict(cause)) throw cause;
      return Result.fail(conflict(end.events, now.events));
    }
  };

/**
 * A store whose logs are subjects of one stream. An append is one message, so it is written whole or not at all, and may
 * have as many bytes as the server takes in a message (1 MiB unless it is told otherwise). Acknowledged by the server's
 * disk, in a cluster by most of its servers. Throws `ServerProblem`.
 */
export const createStreamStore = async (
  server: Server,
  { onForeign, ...settings }: StreamStoreOptions = {},
): Promise<EventStore> => {
  await ensurePlace(server, EVENT_LOGS, settings);
  const messages = logMessages(server, (message) => onForeign?.(message));
  const write = writerTo(server, messages);
  const endOf = async (log: string): Promise<Ending> => (await messages.endOf(log)) ?? NO_ENDING;

  const read: EventStore["read"] = (log) =>
    attempt(log, async () => {
      const end = await endOf(log);
      return end.own === 0 ? Result.fail(missing(log)) : messages.bytesOf(log, end);
    });

  return {
    create: async (log, headerLine) => {
      const refused = invalidHeader(log, headerLine);
      if (refused !== null) return Result.fail(refused);
      const written = await attempt(log, async () => {
        const end = await endOf(log);
        return end.own === 0 ? write(log, end, [headerLine]) : Result.fail(conflict(0, end.events));
      });
      return Result.mapError(written, (problem) =>
        problem.code === "conflict"
          ? storageProblem("exists", log, "there is a log of this name already")
          : problem,
      );
    },
    append: async (log, expectedEvents, lines) =>
      attempt(log, async () => {
        const end = await endOf(log);
        if (end.own === 0) return Result.fail(missing(log));
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
