// The places on a server by which audits are spread: a stream that hands each batch to one worker, a store of the logs, and a
// bucket of the rows. Knows their names, and what stands in them; no game.
import { AckPolicy, type Consumer, RetentionPolicy, StorageType } from "@nats-io/jetstream";
import { type KV, Kvm } from "@nats-io/kv";
import { nanos } from "@nats-io/nats-core";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { Objm, type ObjectStore } from "@nats-io/obj";
import { packingOf } from "@assize/kernel-event-log";
import type { Json } from "@assize/kernel-model";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { abandon, persistently, type Server } from "./node-connection.ts";

const STREAM = "ASSIZE_BATCHES";
const SUBJECTS = "assize.batch";
const WORKERS = "workers";
const LOGS = "assize-logs";
const ROWS = "assize-rows";

const SECOND_MS = 1_000;
const DAY_MS = 86_400 * SECOND_MS;

/** After so long nobody waits for a batch any more. */
const LOGS_KEPT_MS = DAY_MS;
/** For so long a run that was ended finds its rows again. */
const ROWS_KEPT_MS = 7 * DAY_MS;
/** Of a worker that has not been heard of for so long, the batches are given to another. */
const SILENCE_MS = 30 * SECOND_MS;

export interface Queue {
  readonly server: Server;
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

/** More than this no batch has: a game at its limits, and what is gathered beside it. */
const MOST_BATCH_BYTES = 67_108_864;

/** A batch as it stands on the server. What client and server do with each byte costs more than to pack it. */
export const packedBatch = (bytes: Uint8Array): Uint8Array => zstdCompressSync(bytes);

/** One of an earlier version stands there as it was read. */
export const unpackedBatch = (stored: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    packingOf(stored) === "zstd"
      ? zstdDecompressSync(stored, { maxOutputLength: MOST_BATCH_BYTES })
      : stored,
  );

export const subjectOfBatch = (batch: string): string => `${SUBJECTS}.${batch}`;

/** Opens these places, and makes them where they are not there yet. Each step may be done twice. */
const openPlaces = async (server: Server, silenceMs: number): Promise<Queue> => {
  const { client, manager, replicas } = server;
  const step = <A>(work: () => Promise<A>): Promise<A> => persistently(server, work);
  await step(() =>
    manager.streams.add({
      name: STREAM,
      subjects: [`${SUBJECTS}.*`],
      retention: RetentionPolicy.Workqueue,
      storage: StorageType.File,
      num_replicas: replicas,
      max_age: nanos(LOGS_KEPT_MS),
    }),
  );
  await step(() =>
    manager.consumers.add(STREAM, {
      durable_name: WORKERS,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(silenceMs),
      filter_subject: `${SUBJECTS}.*`,
    }),
  );
  const stored = { storage: StorageType.File, replicas };
  return {
    server,
    logs: await step(() => new Objm(client).create(LOGS, { ...stored, ttl: nanos(LOGS_KEPT_MS) })),
    rows: await step(() => new Kvm(client).create(ROWS, { ...stored, ttl: ROWS_KEPT_MS })),
    batches: await step(() => client.consumers.get(STREAM, WORKERS)),
    silenceMs,
  };
};

/**
 * Opens the queue on this connection; a server that is lost meanwhile is waited for. Throws `ServerProblem`, and ends the
 * connection then: it would keep the process alive.
 */
export const openQueue = async (server: Server, silenceMs = SILENCE_MS): Promise<Queue> => {
  try {
    return await openPlaces(server, silenceMs);
  } catch (cause) {
    abandon(server);
    throw cause;
  }
};
