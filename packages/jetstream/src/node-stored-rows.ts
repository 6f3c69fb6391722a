// Rows of batches as they stand in the bucket: a key a game (its log and its reading), and a key a batch that names its
// games in their order. What is put twice is the same. Knows rows by their outside; no game.
import { gunzipSync, gzipSync } from "node:zlib";
import type { BatchRows, Row } from "@assize/archive";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Json, LIMITS } from "@assize/kernel-model";
import { persistently, ServerProblem } from "./node-connection.ts";
import type { Queue } from "./node-queue.ts";

/** The row of a game, which may stand in several batches: where its line stands in this one. */
interface KeyedRow {
  readonly key: string;
  readonly line: number;
}

/** Rows of a batch: one of a game by its key, one of what has no digest as it is. */
interface StoredBatch {
  readonly lines: number;
  readonly rows: readonly (KeyedRow | Row)[];
}

const GAMES = "game";
const BATCHES = "batch";

/** The key of a batch; all of them match `anyBatch`. */
const keyOfBatch = (batch: string): string => `${BATCHES}.${batch}`;
export const anyBatch = keyOfBatch("*");
export const batchOfKey = (key: string): string => key.slice(BATCHES.length + 1);

/** The log and the reading, in characters that a key may have. */
const keyOfGame = (log: string, reading: Json): string =>
  `${GAMES}.${log.replaceAll("+", "=").replaceAll(":", ".")}.${digestJson(reading, nodeHash).replaceAll(":", ".")}`;

/** From so many bytes on a value is packed: a server takes 1 MiB in one message. */
const PACKED_FROM = 65_536;

const encode = (value: unknown): Uint8Array => {
  const text = JSON.stringify(value);
  return text.length < PACKED_FROM ? new TextEncoder().encode(text) : gzipSync(text);
};

const GZIP = 0x1f;
const UNPACKING = { maxOutputLength: LIMITS.unpackedBytes };
const decode = <A>(bytes: Uint8Array): A => {
  try {
    const text = new TextDecoder().decode(bytes[0] === GZIP ? gunzipSync(bytes, UNPACKING) : bytes);
    // oxlint-disable-next-line eslint/no-restricted-properties -- what workers of this program have put
    return JSON.parse(text) as A;
  } catch {
    throw new ServerProblem(
      "the bucket assize-rows holds something else than rows; give Assize an account of its own",
    );
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

/** How far a batch has come that is audited a game at a time, and how often the next one was begun. */
export interface Attempts {
  readonly rows: readonly Row[];
  readonly begun: number;
}

const keyOfAttempts = (batch: string): string => `attempts.${batch}`;

export const putAttempts = async (
  { server, rows }: Queue,
  batch: string,
  attempts: Attempts,
): Promise<void> =>
  void (await persistently(server, () => rows.put(keyOfAttempts(batch), encode(attempts))));

export const getAttempts = async ({ server, rows }: Queue, batch: string): Promise<Attempts> => {
  const entry = await persistently(server, () => rows.get(keyOfAttempts(batch)));
  return entry === null ? { rows: [], begun: 0 } : decode<Attempts>(entry.value);
};

/** True where the rows of this batch are there. */
export const hasRows = async ({ server, rows }: Queue, batch: string): Promise<boolean> =>
  (await persistently(server, () => rows.get(keyOfBatch(batch)))) !== null;

/** The rows of a batch; null where they are not there yet. */
export const getRows = async (queue: Queue, batch: string): Promise<BatchRows | null> => {
  const get = async <A>(key: string): Promise<A | null> => {
    const entry = await persistently(queue.server, () => queue.rows.get(key));
    return entry === null ? null : decode<A>(entry.value);
  };
  const stored = await get<StoredBatch>(keyOfBatch(batch));
  if (stored === null) return null;
  const rows = await Promise.all(
    stored.rows.map(async (row): Promise<Row | null> => {
      if (!("key" in row)) return row;
      const found = await get<Row>(row.key);
      return found && { ...found, line: row.line };
    }),
  );
  // A row whose time was over: the batch is audited again.
  return rows.every((row) => row !== null) ? { lines: stored.lines, rows } : null;
};
