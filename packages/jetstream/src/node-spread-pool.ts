// Audits batches by workers on any number of machines: gives each to the queue, and waits for its rows. To the audit of an
// archive it is a pool like that of threads. Knows no game.
import type { BatchRows } from "@assize/archive";
import type { Pool } from "@assize/archive/node";
import { randomUUID } from "node:crypto";
import type { Json } from "@assize/kernel-model";
import { KvWatchInclude } from "@nats-io/kv";
import { disconnect } from "./node-connection.ts";
import { persistently, ServerProblem } from "./node-patience.ts";
import { batchName, packedBatch, type Queue, subjectOfBatch, writeTask } from "./node-queue.ts";
import { anyBatch, batchOfKey, getRows, hasRows } from "./node-stored-rows.ts";

export interface Asked {
  /** How the games are to be audited. */
  readonly wishes: Json;
  /** Told once, where batches wait and no worker of this program is there. */
  readonly onNobody?: () => void;
}

/** So many batches may be on the server, each about a mebibyte. */
const MOST_UNDER_WAY = 32;

/** So often is asked for rows that should have been heard of. */
const ASK_AGAIN_MS = 5_000;

/** Rows that were put so often and are not what a worker puts are another's. */
const MOST_GIVEN = 5;

interface Asker {
  readonly resolve: (rows: BatchRows) => void;
  readonly reject: (cause: unknown) => void;
}

/** A batch whose rows are waited for. */
interface Waiting {
  readonly askers: Asker[];
  /** Brings it to the server. May be done again. */
  readonly give: () => Promise<void>;
  /** How often it was brought there, and when last; 0 where it is on its way for the first time. */
  given: number;
  givenMs: number;
}

/** Who waits for which batch. A batch that is gone from the server, or whose rows are, is given again. */
const createWaiting = (queue: Queue) => {
  const { server, logs, silenceMs } = queue;
  const waiting = new Map<string, Waiting>();
  const give = async (one: Waiting): Promise<void> => {
    await one.give();
    one.given++;
    one.givenMs = performance.now();
  };
  const reject = (batch: string, cause: unknown): void => {
    const askers = waiting.get(batch)?.askers ?? [];
    waiting.delete(batch);
    for (const asker of askers) asker.reject(cause);
  };
  /** Gives the rows to whoever waits for them, if they are there. */
  const settle = async (batch: string): Promise<void> => {
    const one = waiting.get(batch);
    if (one === undefined) return;
    try {
      const rows = await getRows(queue, batch);
      if (rows === null || !waiting.delete(batch)) return;
      for (const { resolve } of one.askers) resolve(rows);
      await persistently(server, () => logs.delete(batch));
    } catch (cause) {
      reject(batch, cause);
    }
  };
  /** Gives a batch again of which nobody has been heard for too long. */
  const giveAgain = async (batch: string): Promise<void> => {
    const one = waiting.get(batch);
    if (one === undefined || one.given === 0 || performance.now() - one.givenMs < silenceMs) return;
    if (one.given >= MOST_GIVEN && (await hasRows(queue, batch)))
      throw new ServerProblem(
        `${server.url}: the bucket assize-rows holds other rows for the batch ${batch} than a worker puts; give Assize an account of its own`,
      );
    await give(one);
  };
  return {
    batches: () => [...waiting.keys()],
    settle,
    giveAgain: (batch: string): Promise<void> =>
      giveAgain(batch).catch((cause: unknown) => reject(batch, cause)),
    /** Who asks first brings the batch there. */
    rowsOf: async (batch: string, bring: () => Promise<void>): Promise<BatchRows> => {
      const before = waiting.get(batch);
      const one: Waiting = before ?? { askers: [], give: bring, given: 0, givenMs: 0 };
      waiting.set(batch, one);
      const heard = new Promise<BatchRows>((resolve, rejectOne) => {
        one.askers.push({ resolve, reject: rejectOne });
      });
      // Whoever waits for them comes later, and is told then.
      heard.catch(() => undefined);
      if (before === undefined) await give(one);
      return heard;
    },
  };
};

/** Hears of rows as they are put, and asks from time to time for those that it did not hear of. */
const listen = async (
  { server, rows, batches, silenceMs }: Queue,
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
  const isQueueEmpty = async (): Promise<boolean> => {
    const {
      num_waiting: pulling,
      num_ack_pending: taken,
      num_pending: left,
    } = await batches.info();
    if (!isTold && pulling === 0 && taken === 0) {
      isTold = true;
      onNobody();
    }
    return left === 0 && taken === 0;
  };
  const look = async (): Promise<void> => {
    if (waiting.batches().length === 0) return;
    // Rows are put before their batch is taken from the queue: a batch that is in neither is gone.
    const isEmpty = await isQueueEmpty();
    await Promise.all(waiting.batches().map(waiting.settle));
    if (isEmpty) await Promise.all(waiting.batches().map(waiting.giveAgain));
  };
  let looking: Promise<void> | null = null;
  const asking = setInterval(
    () => {
      // A server that is lost for a moment says nothing of its workers.
      looking ??= look()
        .catch(() => undefined)
        .finally(() => (looking = null));
    },
    Math.min(ASK_AGAIN_MS, silenceMs),
  );
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
  const { server, logs, program } = queue;
  const { wishes, onNobody } = asked;
  const waiting = createWaiting(queue);
  const bound = createBound();
  const stop = await listen(queue, waiting, () => onNobody?.());

  const give = async (batch: string, packed: Uint8Array): Promise<void> => {
    await persistently(server, () => logs.putBlob({ name: batch }, packed));
    const task = writeTask({ batch, program, wishes });
    // A message whose answer was lost is not taken twice. The name is new each time: what was purged may come again at once.
    const msgID = randomUUID();
    await persistently(server, () =>
      server.client.publish(subjectOfBatch(program, batch), task, { msgID }),
    );
  };

  const rowsOf = async (bytes: Uint8Array): Promise<BatchRows> => {
    const batch = batchName(bytes, { program, wishes });
    const known = await getRows(queue, batch);
    if (known !== null) return known;
    const packed = packedBatch(bytes);
    return waiting.rowsOf(batch, () => give(batch, packed));
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
