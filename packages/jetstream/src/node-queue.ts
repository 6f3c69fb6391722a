// The queue of one program on a server: a subject and a consumer of its own in the stream of batches, a store of the logs, and a
// bucket of the rows. Programs of other versions have theirs beside it. Knows what stands there; no game.
import { AckPolicy, type Consumer } from "@nats-io/jetstream";
import { type KV, Kvm } from "@nats-io/kv";
import { nanos } from "@nats-io/nats-core";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { Objm, type ObjectStore } from "@nats-io/obj";
import { packingOf } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { abandon, type Server } from "./node-connection.ts";
import { persistently } from "./node-patience.ts";
import { BATCH_LOGS, BATCH_ROWS, ensurePlaces, QUEUE } from "./node-places.ts";

export const SUBJECTS = "assize.queue";
const WORKERS = "workers-";

const SECOND_MS = 1_000;

/** Of a worker that has not been heard of for so long, the batches are given to another. */
const SILENCE_MS = 30 * SECOND_MS;
/** A program that nobody asks for any more is forgotten: no run and no worker of it was there for so long. */
const CONSUMER_KEPT_MS = 86_400 * SECOND_MS;

export interface Queue {
  readonly server: Server;
  /** What verdicts rest on in the programs that share this queue. */
  readonly program: string;
  readonly logs: ObjectStore;
  readonly rows: KV;
  readonly batches: Consumer;
  readonly silenceMs: number;
}

/** What is asked of a worker: to audit the logs of this name, with these wishes, by this program. */
export interface Task {
  readonly batch: string;
  readonly program: string;
  readonly wishes: Json;
}

const StoredTask = Schema.Struct({
  format: Schema.Literal("assize-batch/1"),
  batch: Schema.String,
  program: Schema.String,
  wishes: Schema.Json,
});

/** Null where this is no task of ours. */
export const readTask = (text: string): Task | null => {
  const read = Schema.decodeUnknownResult(Schema.fromJsonString(StoredTask))(text);
  return Result.isSuccess(read) ? read.success : null;
};

export const writeTask = (task: Task): string =>
  JSON.stringify({ format: "assize-batch/1", ...task });

/** A text as one part of a subject, or as a key. */
const asToken = (text: string): string => text.replaceAll(/[^\w-]/g, "_");

/** What a program is called in subjects and lists. */
export const queueName = (program: string): string => asToken(program);

/** The name of a batch: the same bytes under the same wishes have the same rows. */
export const batchName = (bytes: Uint8Array, { program, wishes }: Omit<Task, "batch">): string =>
  asToken(`${nodeHash([bytes])}-${digestJson({ program, wishes }, nodeHash)}`);

/** More than this no batch has: a game at its limits, and what is gathered beside it. */
const MOST_BATCH_BYTES = 67_108_864;

/** A batch as it stands on the server. What client and server do with each byte costs more than to pack it. */
export const packedBatch = (bytes: Uint8Array): Uint8Array => zstdCompressSync(bytes);

/** Null where this is not the batch of this task: another one has put it there. */
export const unpackedBatch = (stored: Uint8Array, task: Task): Uint8Array<ArrayBuffer> | null => {
  if (packingOf(stored) !== "zstd") return null;
  try {
    const bytes = new Uint8Array(zstdDecompressSync(stored, { maxOutputLength: MOST_BATCH_BYTES }));
    return batchName(bytes, task) === task.batch ? bytes : null;
  } catch {
    return null;
  }
};

/** All batches of a program; its name is a token. */
export const subjectsOfProgram = (name: string): string => `${SUBJECTS}.${name}.*`;

export const subjectOfBatch = (program: string, batch: string): string =>
  `${SUBJECTS}.${queueName(program)}.${batch}`;

/** The name of a program's consumer, and back. */
const consumerOf = (program: string): string => `${WORKERS}${queueName(program)}`;
export const programOfConsumer = (consumer: string): string => consumer.slice(WORKERS.length);

/** Opens these places, and makes them where they are not there yet. Each step may be done twice. */
const openPlaces = async (server: Server, program: string, silenceMs: number): Promise<Queue> => {
  const { client, manager } = server;
  const step = <A>(work: () => Promise<A>): Promise<A> => persistently(server, work);
  await ensurePlaces(server);
  await step(() =>
    manager.consumers.add(QUEUE.stream, {
      durable_name: consumerOf(program),
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(silenceMs),
      filter_subject: subjectsOfProgram(queueName(program)),
      inactive_threshold: nanos(CONSUMER_KEPT_MS),
    }),
  );
  return {
    server,
    program,
    logs: await step(() => new Objm(client).open(BATCH_LOGS)),
    rows: await step(() => new Kvm(client).open(BATCH_ROWS)),
    batches: await step(() => client.consumers.get(QUEUE.stream, consumerOf(program))),
    silenceMs,
  };
};

/**
 * Opens the queue of this program on this connection; a server that is lost meanwhile is waited for. Throws `ServerProblem`, and
 * ends the connection then: it would keep the process alive.
 */
export const openQueue = async (
  server: Server,
  program: string,
  silenceMs = SILENCE_MS,
): Promise<Queue> => {
  try {
    return await openPlaces(server, program, silenceMs);
  } catch (cause) {
    abandon(server);
    throw cause;
  }
};
