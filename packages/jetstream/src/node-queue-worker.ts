// A worker: takes batches from the queue, has them audited on this machine, and puts their rows. Whatever ends it loses
// nothing: a batch that was not acknowledged is given to another worker. Knows no game.
import { type BatchRows, behind, linesIn, type Row } from "@assize/archive";
import { gamesIn, type Pool } from "@assize/archive/node";
import type { Json } from "@assize/kernel-model";
import type { JsMsg } from "@nats-io/jetstream";
import { persistently, ServerProblem } from "./node-connection.ts";
import { type Queue, readTask, type Task, unpackedBatch } from "./node-queue.ts";
import { getAttempts, getRows, putAttempts, putRows } from "./node-stored-rows.ts";

export interface QueueWorkerOptions {
  /** What this worker audits with; a batch that asks for another is left to others. */
  readonly program: string;
  /** Audits on this machine, with the wishes of a run. */
  readonly poolFor: (wishes: Json) => Pool;
  /** Told of each batch that was put. */
  readonly onBatch?: (rows: BatchRows) => void;
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
    poolOf: async (wishes: Json): Promise<Pool> => {
      const name = JSON.stringify(wishes);
      if (present !== null && present.wishes !== name) await end();
      present ??= { wishes: name, pool: poolFor(wishes) };
      return present.pool;
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

const rowsFor = async (
  queue: Queue,
  message: JsMsg,
  batch: string,
  stored: Uint8Array,
  pool: Pool,
): Promise<BatchRows> => {
  const bytes = unpackedBatch(stored);
  return message.info.deliveryCount > MOST_DELIVERIES
    ? rowsOneByOne(queue, batch, bytes, pool)
    : pool.rowsOf(bytes);
};

/** Does one batch; what has its rows already, and what nobody waits for any more, is done. */
const work = async (
  queue: Queue,
  message: JsMsg,
  { batch }: Task,
  pool: Pool,
): Promise<BatchRows | null> => {
  const beating = setInterval(() => message.working(), queue.silenceMs / 3);
  try {
    const bytes =
      (await getRows(queue, batch)) !== null
        ? null
        : await persistently(queue.server, () => queue.logs.getBlob(batch));
    const rows = bytes === null ? null : await rowsFor(queue, message, batch, bytes, pool);
    if (rows !== null) await putRows(queue, batch, rows);
    message.ack();
    return rows;
  } finally {
    clearInterval(beating);
  }
};

/** Works until it is told to end. Throws `ServerProblem` where the server is lost, or asks for another program. */
export const workOn = async (queue: Queue, options: QueueWorkerOptions): Promise<void> => {
  const { program, poolFor, onBatch, signal } = options;
  const pools = createPools(poolFor);
  const failures: unknown[] = [];
  try {
    while (!signal.aborted) {
      for (const failure of failures) throw failure;
      const message = await persistently(queue.server, () =>
        queue.batches.next({ expires: PATIENCE_MS }),
      );
      if (message === null) continue;
      const task = readTask(message.string());
      if (task === null) message.term("no batch of this program");
      else if (task.program !== program) {
        message.nak(queue.silenceMs / 6);
        throw new ServerProblem(
          `a run asks for program ${task.program}, and this worker has ${program}; start workers of the same version as the run`,
        );
      } else {
        const pool = await pools.poolOf(task.wishes);
        await pool.room();
        pools.track(
          work(queue, message, task, pool).then(
            (rows) => void (rows !== null && onBatch?.(rows)),
            (cause: unknown) => void failures.push(cause),
          ),
        );
      }
    }
    await pools.idle();
    for (const failure of failures) throw failure;
  } finally {
    await pools.end();
  }
};
