// The messages of event logs on a NATS server: which are appends of a store like ours, what they add up to, and which are another's.
// Writes nothing. Knows no game.
import { type JsMsg, JetStreamApiError, type StoredMsg } from "@nats-io/jetstream";
import { storageProblem, type StorageProblem } from "@assize/kernel-event-log";
import { LIMITS } from "@assize/kernel-model";
import * as Result from "effect/Result";
import type { Server } from "./node-connection.ts";
import { reasonOf, ServerProblem } from "./node-patience.ts";
import { configOf, EVENT_LOGS } from "./node-places.ts";

const { stream: STREAM } = EVENT_LOGS;
const SUBJECTS = "assize.log";

/** How many events the log has after this message. */
export const EVENTS = "Assize-Events";
/** How many bytes it has after this message. */
export const BYTES = "Assize-Bytes";
/** The append that this message is: who never heard whether it arrived finds it again by this. */
const APPEND = "Nats-Msg-Id";

/** A log's name as one part of a subject. */
export const subjectOf = (log: string): string =>
  `${SUBJECTS}.${encodeURIComponent(log.toWellFormed()).replaceAll(".", "%2E").replaceAll("*", "%2A")}`;

const nameOf = (subject: string): string => {
  const encoded = subject.slice(SUBJECTS.length + 1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    // No store has named it.
    return encoded;
  }
};

/** How a log ends on the server. */
export interface Ending {
  /** The number of the last message on its subject, whoever wrote that. */
  readonly sequence: number;
  /** The number of the last message that is an append of a store like this; 0 where there is none. */
  readonly own: number;
  readonly events: number;
  readonly bytes: number;
  readonly append: string;
}

export const NO_ENDING: Ending = { sequence: 0, own: 0, events: 0, bytes: 0, append: "" };

const isCount = (text: string | undefined): boolean => /^\d{1,15}$/.test(text ?? "");

/** The log behind this message; null where the message is none of a store's. */
const endingOf = ({ seq, headers: own }: Pick<JsMsg, "seq" | "headers">): Ending | null => {
  const [events, bytes, append] = [own?.get(EVENTS), own?.get(BYTES), own?.get(APPEND)];
  if (!isCount(events) || !isCount(bytes) || append === undefined || append === "") return null;
  if (Number(bytes) > LIMITS.bytesPerGame) return null;
  return { sequence: seq, own: seq, events: Number(events), bytes: Number(bytes), append };
};

/** A message on the subject of a log that no store has written. */
export interface ForeignMessage {
  readonly log: string;
  /** Its number in the stream. */
  readonly sequence: number;
}

const incomplete = (log: string, bytes: number, end: Ending): StorageProblem =>
  storageProblem(
    "io-failed",
    log,
    `of its ${end.bytes} bytes the server has ${bytes} in a row: messages were taken out of it, or written between; restore the stream from a backup`,
  );

/** How logs stand on a server. */
export interface LogMessages {
  /** Null where nothing is on the log's subject. */
  readonly endOf: (log: string) => Promise<Ending | null>;
  /** The bytes of a log up to this ending. */
  readonly bytesOf: (
    log: string,
    end: Ending,
  ) => Promise<Result.Result<Uint8Array, StorageProblem>>;
}

/** `onForeign` is told of each message that is passed by. */
export const logMessages = (
  { client, manager }: Server,
  onForeign: (message: ForeignMessage) => void,
): LogMessages => {
  /** The messages of a log, up to this one. */
  async function* messagesOf(log: string, last: number, own: { headers_only?: boolean } = {}) {
    const filtered = { filter_subjects: subjectOf(log), ...own };
    const consumer = await client.consumers.get(STREAM, filtered);
    try {
      for await (const message of await consumer.consume()) {
        yield message;
        if (message.seq >= last) break;
      }
    } finally {
      await consumer.delete();
    }
  }

  /** Of a log whose last message is another's. */
  const endBefore = async (log: string, last: StoredMsg): Promise<Ending> => {
    let end = NO_ENDING;
    for await (const message of messagesOf(log, last.seq, { headers_only: true }))
      end = endingOf(message) ?? end;
    onForeign({ log, sequence: last.seq });
    return { ...end, sequence: last.seq };
  };

  return {
    endOf: async (log) => {
      const last = await manager.streams.getMessage(STREAM, { last_by_subj: subjectOf(log) });
      if (last === null) return null;
      return endingOf({ seq: last.seq, headers: last.header }) ?? endBefore(log, last);
    },
    bytesOf: async (log, end) => {
      const bytes = new Uint8Array(end.bytes);
      let at = 0;
      for await (const message of messagesOf(log, end.own)) {
        // An append says how many bytes there are behind it: what does not follow on is none.
        const behind = at + message.data.length;
        const isNext = endingOf(message)?.bytes === behind && behind <= end.bytes;
        if (!isNext) onForeign({ log, sequence: message.seq });
        else {
          bytes.set(message.data, at);
          at = behind;
        }
      }
      return at === end.bytes ? Result.succeed(bytes) : Result.fail(incomplete(log, at, end));
    },
  };
};

/** The names of all logs there, in the order of their letters. Throws `ServerProblem`. */
export const logsOn = async (server: Server): Promise<readonly string[]> => {
  const { manager, url } = server;
  try {
    if ((await configOf(server, EVENT_LOGS)) === null) return [];
    const { state } = await manager.streams.info(STREAM, { subjects_filter: `${SUBJECTS}.*` });
    return Object.keys(state.subjects ?? {})
      .map(nameOf)
      .toSorted();
  } catch (cause) {
    throw new ServerProblem(
      `${url}: the server does not tell its logs (${reasonOf(cause)}); try again, or name one`,
    );
  }
};

/** The server's number for an append that has not seen the last message. */
const WRONG_LAST_SEQUENCE = 10_071;

/** Another one was first. */
export const isConflict = (cause: unknown): boolean =>
  cause instanceof JetStreamApiError && cause.code === WRONG_LAST_SEQUENCE;
