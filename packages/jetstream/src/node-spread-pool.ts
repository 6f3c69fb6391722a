// Audits batches by workers on any number of machines: gives each to the queue, and waits for its rows. To the audit of an
// archive it is a pool like that of threads. Knows no game.
import type { BatchRows } from "@assize/archive";
import type { Pool } from "@assize/archive/node";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { KvWatchInclude } from "@nats-io/kv";
import { disconnect, persistently } from "./node-connection.ts";
import { packedBatch, type Queue, subjectOfBatch, writeTask } from "./node-queue.ts";
import { anyBatch, batchOfKey, getRows, hasRows } from "./node-stored-rows.ts";

/** Which program audits, and with which wishes: a worker of another program does not take it. */
export interface Asked {
  readonly program: string;
  readonly wishes: Json;
  /** Told once, where batches wait and no worker is there. */
  readonly onNobody?: () => void;
}

/** So many batches may be on the server, each about a mebibyte. */
const MOST_UNDER_WAY = 32;

/** So often is asked for rows that should have been heard of. */
const ASK_AGAIN_MS = 5_000;

interface Waiting {
  readonly resolve: (rows: BatchRows) => void;
  readonly reject: (cause: unknown) => void;
}

/** The name of a batch: the same bytes under the same wishes have the same rows. */
const nameOf = (bytes: Uint8Array, { program, wishes }: Asked): string =>
  `${nodeHash([bytes])}-${digestJson({ program, wishes }, nodeHash)}`.replaceAll(/[^\w-]/g, "_");

/** Who waits for which batch. `askAgain` asks for one whose rows were put and are not all there any more. */
const createWaiting = (queue: Queue, askAgain: (batch: string) => Promise<void>) => {
  const { server, logs } = queue;
  const waiting = new Map<string, Waiting[]>();
  /** Gives the rows to whoever waits for them, if they are there. */
  const settle = async (batch: string): Promise<void> => {
    const all = waiting.get(batch);
    if (all === undefined) return;
    try {
      const rows = await getRows(queue, batch);
      if (rows === null && (await hasRows(queue, batch))) await askAgain(batch);
      if (rows === null || !waiting.delete(batch)) return;
      for (const { resolve } of all) resolve(rows);
      await persistently(server, () => logs.delete(batch));
    } catch (cause) {
      waiting.delete(batch);
      for (const { reject } of all) reject(cause);
    }
  };
  const rowsOf = (batch: string): Promise<BatchRows> => {
    const heard = new Promise<BatchRows>((resolve, reject) => {
      waiting.set(batch, [...(waiting.get(batch) ?? []), { resolve, reject }]);
    });
    // Whoever waits for them comes later, and is told then.
    heard.catch(() => undefined);
    return heard;
  };
  return { batches: () => [...waiting.keys()], settle, rowsOf };
};

/** Hears of rows as they are put, and asks from time to time for those that it did not hear of. */
const listen = async (
  { server, rows, batches }: Queue,
  waiting: ReturnType<typeof createWaiting>,
  onNobody: () => void,
): Promise<() => Promise<void>> => {
  const watch = await persistently(server, () =>
    rows.watch({ key: anyBatch, include: KvWatchInclude.UpdatesOnly }),
  );
  const watched = (async () => {
    for await (const { key } of watch) void waiting.settle(batchOfKey(key));
    // A server that was started again may have forgotten it: rows are asked for as well.
  })().catch(() => undefined);
  let isTold = false;
  const lookForWorkers = async (): Promise<void> => {
    if (isTold || waiting.batches().length === 0) return;
    const { num_waiting: pulling, num_ack_pending: taken } = await batches.info();
    if (isTold || pulling > 0 || taken > 0) return;
    isTold = true;
    onNobody();
  };
  const asking = setInterval(() => {
    for (const batch of waiting.batches()) void waiting.settle(batch);
    // A server that is lost for a moment says nothing of its workers.
    void lookForWorkers().catch(() => undefined);
  }, ASK_AGAIN_MS);
  return async () => {
    clearInterval(asking);
    watch.stop();
    await watched;
  };
};

/** How many batches are under way; who wants to add one waits until there is room. */
const createBound = () => {
  let underWay = 0;
  let wake: (() => void)[] = [];
  return {
    room: async (): Promise<void> => {
      while (underWay >= MOST_UNDER_WAY) await new Promise<void>((resolve) => wake.push(resolve));
    },
    during: async <A>(work: () => Promise<A>): Promise<A> => {
      underWay++;
      try {
        return await work();
      } finally {
        underWay--;
        const waked = wake;
        wake = [];
        for (const one of waked) one();
      }
    },
  };
};

/** A pool of all workers that take from this queue. Its failures are `ServerProblem`. */
export const createSpreadPool = async (queue: Queue, asked: Asked): Promise<Pool> => {
  const { server, logs } = queue;
  const { program, wishes, onNobody } = asked;
  const ask = async (batch: string, msgID: string): Promise<void> => {
    const task = writeTask({ batch, program, wishes });
    await persistently(server, () => server.client.publish(subjectOfBatch(batch), task, { msgID }));
  };
  // The server takes one message of a name in two minutes: nobody is asked more often.
  const waiting = createWaiting(queue, (batch) => ask(batch, `${batch}-again`));
  const bound = createBound();
  const stop = await listen(queue, waiting, () => onNobody?.());

  const give = async (batch: string, bytes: Uint8Array): Promise<void> => {
    const packed = packedBatch(bytes);
    await persistently(server, () => logs.putBlob({ name: batch }, packed));
    await ask(batch, batch);
  };

  const rowsOf = async (bytes: Uint8Array): Promise<BatchRows> => {
    const batch = nameOf(bytes, asked);
    const known = await getRows(queue, batch);
    if (known !== null) return known;
    const heard = waiting.rowsOf(batch);
    await give(batch, bytes);
    return heard;
  };

  return {
    room: bound.room,
    rowsOf: (bytes) => {
      const rows = bound.during(() => rowsOf(bytes));
      rows.catch(() => undefined);
      return rows;
    },
    end: async () => {
      await stop();
      await disconnect(server);
    },
  };
};
