// A worker: takes batches from the queue, has them audited on this machine, and puts their rows. Whatever ends it loses
// nothing: a batch that was not acknowledged is given to another worker. Knows no game.
import { type BatchRows, behind, linesIn, type Row } from "@assize/archive";
import { gamesIn, type Pool } from "@assize/archive/node";
import type { Json } from "@assize/kernel-model";
import type { JsMsg } from "@nats-io/jetstream";
import { persistently } from "./node-patience.ts";
import { type Queue, readTask, type Task, unpackedBatch } from "./node-queue.ts";
import { getAttempts, getRows, putAttempts, putRows } from "./node-stored-rows.ts";

/** A batch whose rows were put. */
export interface DoneBatch {
  readonly batch: string;
  readonly rows: BatchRows["rows"];
  /** From when it was taken until its rows were put. */
  readonly elapsedMs: number;
}

export interface QueueWorkerOptions {
  /** Audits on this machine, with the wishes of a run; null where these are none. */
  readonly poolFor: (wishes: Json) => Pool | null;
  /** Told of each batch that was put. */
  readonly onBatch?: (done: DoneBatch) => void;
  /** Told of what stands in the queue and is no batch of this program: it is taken out. */
  readonly onForeign?: (what: string) => void;
  /** Ends the worker, once what it has in hand is done. */
  readonly signal: AbortSignal;
}

/** A batch that so many workers took and did not bring back is audited a game at a time. */
const MOST_DELIVERIES = 3;

/** A game at which so many workers ended is the cause itself. */
const MOST_ATTEMPTS = 3;

/** So long is waited for one more batch before it is looked whether the worker is to end. */
const PATIENCE_MS = 1_000;

const LOST: Row = { verdict: "defect", reason: "workers-lost", line: 0 };

/** The pool for the wishes of the run that is served; those of another run wait until its batches are done. */
const createPools = (poolFor: QueueWorkerOptions["poolFor"]) => {
  let present: { readonly wishes: string; readonly pool: Pool } | null = null;
  const underWay = new Set<Promise<void>>();
  const idle = async (): Promise<void> => void (await Promise.all(underWay));
  const end = async (): Promise<void> => {
    await idle();
    await present?.pool.end();
    present = null;
  };
  return {
    end,
    idle,
    poolOf: async (wishes: Json): Promise<Pool | null> => {
      const name = JSON.stringify(wishes);
      if (present?.wishes === name) return present.pool;
      await end();
      const pool = poolFor(wishes);
      present = pool && { wishes: name, pool };
      return pool;
    },
    track: (work: Promise<void>): void => {
      const done: Promise<void> = work.finally(() => underWay.delete(done));
      underWay.add(done);
    },
  };
};

/**
 * Audits a game at a time, and puts how far it has come before each: a game at which workers end over and over is the row
 * of that, and the others are audited.
 */
const rowsOneByOne = async (
  queue: Queue,
  batch: string,
  bytes: Uint8Array<ArrayBuffer>,
  pool: Pool,
): Promise<BatchRows> => {
  const games = gamesIn(bytes);
  const before = await getAttempts(queue, batch);
  const rows = [...before.rows];
  let { begun } = before;
  for (const { game, before: lines } of games.slice(rows.length)) {
    if (!(game instanceof Uint8Array)) rows.push(game);
    else if (begun >= MOST_ATTEMPTS) rows.push(behind(lines, LOST));
    else {
      await putAttempts(queue, batch, { rows, begun: begun + 1 });
      rows.push(...(await pool.rowsOf(game)).rows.map((row) => behind(lines, row)));
    }
    begun = 0;
  }
  return { rows, lines: linesIn(bytes) };
};

/** A batch that a worker has taken. */
interface Taken {
  readonly message: JsMsg;
  readonly task: Task;
  readonly pool: Pool;
}

const rowsFor = (
  queue: Queue,
  bytes: Uint8Array<ArrayBuffer>,
  { message, task, pool }: Taken,
): Promise<BatchRows> =>
  message.info.deliveryCount > MOST_DELIVERIES
    ? rowsOneByOne(queue, task.batch, bytes, pool)
    : pool.rowsOf(bytes);

/** Does one batch; what has its rows already, and what nobody waits for any more, is done. */
const work = async (
  queue: Queue,
  taken: Taken,
  { onBatch, onForeign }: QueueWorkerOptions,
): Promise<void> => {
  const { message, task } = taken;
  const { batch } = task;
  const begunMs = performance.now();
  const beating = setInterval(() => message.working(), queue.silenceMs / 3);
  try {
    const isDone = (await getRows(queue, batch)) !== null;
    const stored = isDone
      ? null
      : await persistently(queue.server, () => queue.logs.getBlob(batch));
    const bytes = stored === null ? null : unpackedBatch(stored, task);
    if (stored !== null && bytes === null)
      onForeign?.(`the logs ${batch} are not those of the batch`);
    if (bytes !== null) {
      const rows = await rowsFor(queue, bytes, taken);
      await putRows(queue, batch, rows);
      onBatch?.({ batch, rows: rows.rows, elapsedMs: performance.now() - begunMs });
    }
    message.ack();
  } finally {
    clearInterval(beating);
  }
};

/** Works until it is told to end. Throws `ServerProblem` where the server is lost. */
export const workOn = async (queue: Queue, options: QueueWorkerOptions): Promise<void> => {
  const { poolFor, onForeign, signal } = options;
  const pools = createPools(poolFor);
  const failures: unknown[] = [];
  const take = async (message: JsMsg): Promise<void> => {
    const task = readTask(message.string());
    const pool = task?.program === queue.program ? await pools.poolOf(task.wishes) : null;
    if (task === null || pool === null) {
      // Without a reason: servers before 2.10.4 take none, and would give it again for ever.
      message.term();
      onForeign?.(`a message on ${message.subject} is no batch of this program`);
      return;
    }
    await pool.room();
    pools.track(
      work(queue, { message, task, pool }, options).catch(
        (cause: unknown) => void failures.push(cause),
      ),
    );
  };
  try {
    while (!signal.aborted) {
      for (const failure of failures) throw failure;
      const message = await persistently(queue.server, () =>
        queue.batches.next({ expires: PATIENCE_MS }),
      );
      if (message !== null) await take(message);
    }
    await pools.idle();
    for (const failure of failures) throw failure;
  } finally {
    await pools.end();
  }
};
