// Rows of batches as they stand in the bucket: a key a game (its log and its reading), and a key a batch that names its
// games in their order. What is put twice is the same. Knows rows by their outside; no game.
import { gunzipSync, gzipSync } from "node:zlib";
import type { BatchRows, Row } from "@assize/archive";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Json, LIMITS } from "@assize/kernel-model";
import type { KvEntry } from "@nats-io/kv";
import { persistently } from "./node-patience.ts";
import { BATCH_ROWS } from "./node-places.ts";
import type { Queue } from "./node-queue.ts";
import {
  type Attempts,
  isAttempts,
  isKeyedRow,
  isStoredBatch,
  type StoredBatch,
} from "./row-schema.ts";

const GAMES = "game";
const BATCHES = "batch";

/** The key of a batch; all of them match `anyBatch`. */
const keyOfBatch = (batch: string): string => `${BATCHES}.${batch}`;
export const anyBatch = keyOfBatch("*");
export const batchOfKey = (key: string): string => key.slice(BATCHES.length + 1);

const partOfKey = (log: string): string => log.replaceAll("+", "=").replaceAll(":", ".");

/** The log and the reading, in characters that a key may have. */
const keyOfGame = (log: string, reading: Json): string =>
  `${GAMES}.${partOfKey(log)}.${digestJson(reading, nodeHash).replaceAll(":", ".")}`;

/** The subject of all rows of this log in the stream behind the bucket. */
export const subjectOfRows = (log: string): string =>
  `$KV.${BATCH_ROWS}.${GAMES}.${partOfKey(log)}.*`;

/** From so many bytes on a value is packed: a server takes 1 MiB in one message. */
const PACKED_FROM = 65_536;

const encode = (value: unknown): Uint8Array => {
  const text = JSON.stringify(value);
  return text.length < PACKED_FROM ? new TextEncoder().encode(text) : gzipSync(text);
};

const GZIP = 0x1f;
const UNPACKING = { maxOutputLength: LIMITS.unpackedBytes };
/** What a value of the bucket says; null where it is none of this kind: then it is put anew. */
const decode = <A>(entry: KvEntry | null, isA: (value: unknown) => value is A): A | null => {
  if (entry === null) return null;
  const bytes = entry.value;
  try {
    const text = new TextDecoder().decode(bytes[0] === GZIP ? gunzipSync(bytes, UNPACKING) : bytes);
    // oxlint-disable-next-line eslint/no-restricted-properties -- checked behind it; numbers of rows are small
    const value = JSON.parse(text) as unknown;
    return isA(value) ? value : null;
  } catch {
    return null;
  }
};

const storedRow = (row: Row): readonly [key: string, row: Row] | null =>
  "log" in row ? [keyOfGame(row.log, { ...row.reading }), { ...row, line: 0 }] : null;

/** A row that no message can hold becomes the row of this program's failure. */
const TOO_LARGE: Row = { verdict: "defect", reason: "row-too-large", line: 0 };

/** Puts the rows of a batch, the batch last: where it is, its games are. */
export const putRows = async (
  { server, rows: bucket }: Queue,
  batch: string,
  { rows, lines }: BatchRows,
): Promise<void> => {
  const most = server.connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
  const put = (key: string, value: Uint8Array) =>
    persistently(server, () => bucket.put(key, value));
  const placed = await Promise.all(
    rows.map(async (row) => {
      const stored = storedRow(row);
      if (stored === null) return row;
      const value = encode(stored[1]);
      if (value.length > most / 2) return { ...TOO_LARGE, line: row.line };
      await put(stored[0], value);
      return { key: stored[0], line: row.line };
    }),
  );
  await put(keyOfBatch(batch), encode({ lines, rows: placed } satisfies StoredBatch));
};

const keyOfAttempts = (batch: string): string => `attempts.${batch}`;

export const putAttempts = async (
  { server, rows }: Queue,
  batch: string,
  attempts: Attempts,
): Promise<void> =>
  void (await persistently(server, () => rows.put(keyOfAttempts(batch), encode(attempts))));

const NO_ATTEMPTS: Attempts = { rows: [], begun: 0 };

export const getAttempts = async ({ server, rows }: Queue, batch: string): Promise<Attempts> =>
  decode(await persistently(server, () => rows.get(keyOfAttempts(batch))), isAttempts) ??
  NO_ATTEMPTS;

/** True where the rows of this batch are there. */
export const hasRows = async ({ server, rows }: Queue, batch: string): Promise<boolean> =>
  (await persistently(server, () => rows.get(keyOfBatch(batch)))) !== null;

/** The rows of a batch; null where they are not there yet, or not as a worker puts them. */
export const getRows = async (queue: Queue, batch: string): Promise<BatchRows | null> => {
  const get = (key: string): Promise<KvEntry | null> =>
    persistently(queue.server, () => queue.rows.get(key));
  const stored = decode(await get(keyOfBatch(batch)), isStoredBatch);
  if (stored === null) return null;
  const rows = await Promise.all(
    stored.rows.map(async (row): Promise<Row | null> => {
      if (!("key" in row)) return row;
      const found = decode(await get(row.key), isKeyedRow);
      // A row under the key of another game is no row of this one.
      return found && storedRow(found)?.[0] === row.key ? { ...found, line: row.line } : null;
    }),
  );
  // A row whose time was over: the batch is audited again.
  return rows.every((row) => row !== null) ? { lines: stored.lines, rows } : null;
};
