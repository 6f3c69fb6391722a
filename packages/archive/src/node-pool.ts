// Worker threads that take batches. Knows how many there are and what each has in hand; no game and no file.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { asStored, readGames } from "@assize/kernel-event-log";
import type { BatchAnswered, BatchAsked } from "./node-worker.ts";
import { type Row, unreadableRow } from "./row.ts";
import { type BatchRows, linesIn } from "./rows.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** How workers are started: the address of the module that calls `serveBatches`, and what that is given. */
export interface WorkerStart {
  readonly module: URL;
  readonly data: unknown;
}

/** Audits batches, several at once. */
export interface Pool {
  /** Waits until a worker can take one more. Throws what ended a worker, unless that was one game's size. */
  readonly room: () => Promise<void>;
  /** Hands over the bytes, which are no longer the caller's. */
  readonly rowsOf: (bytes: Bytes) => Promise<BatchRows>;
  /** Ends all workers; what they have in hand is lost. */
  readonly end: () => Promise<void>;
}

/** Memory of one worker: beyond it the worker is ended, and what it had in hand is divided. */
const HEAP_MIB = 512;
const YOUNG_HEAP_MIB = 12;

/** To start a worker costs as much time as to audit so many bytes: with fewer, those that are there are quicker. */
const BYTES_BEFORE_ANOTHER = 16_777_216;

/** One in hand and one that waits. */
const BATCHES_EACH = 2;

/** How many workers there may be, where nobody says. */
export const usualWorkers = (): number => availableParallelism();

interface Job {
  readonly id: number;
  readonly bytes: Bytes;
  readonly resolve: (rows: BatchRows) => void;
}

interface Member {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
}

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";

const TOO_MUCH: Row = { verdict: "defect", reason: "worker-out-of-memory", line: 0 };

/** Gives the memory back at once: a collector of garbage takes its time with what stands outside its heap. */
const free = (bytes: Bytes | undefined): void => void bytes?.buffer.transfer(0);

/** Each game of a batch by itself; its row in place of one that has no bytes of its own. */
export const gamesIn = (bytes: Bytes): readonly (Bytes | Row)[] =>
  Array.from(readGames(bytes), (read) => {
    const stored = asStored(read);
    if (stored === null) return read.ok ? TOO_MUCH : unreadableRow(read.problem);
    return new Uint8Array(Buffer.concat(stored.stored));
  });

/** Starts workers as they are needed, `most` at most. */
export const createPool = (start: WorkerStart, most: number, heapMib = HEAP_MIB): Pool => {
  const members: Member[] = [];
  const failures: unknown[] = [];
  let given = 0;
  let bytesGiven = 0;
  let wake: (() => void)[] = [];

  const changed = (): void => {
    const waiting = wake;
    wake = [];
    for (const one of waiting) one();
  };

  const join = (): Member => {
    const worker = new Worker(start.module, {
      workerData: start.data,
      resourceLimits: { maxOldGenerationSizeMb: heapMib, maxYoungGenerationSizeMb: YOUNG_HEAP_MIB },
    });
    const member: Member = { worker, jobs: new Map() };
    worker.on("message", (answer: BatchAnswered) => {
      const job = member.jobs.get(answer.id);
      member.jobs.delete(answer.id);
      free(job?.bytes);
      job?.resolve(answer);
      changed();
    });
    worker.on("error", (cause) => leave(member, cause));
    members.push(member);
    return member;
  };

  const leave = (member: Member, cause: unknown): void => {
    members.splice(members.indexOf(member), 1);
    if (!isOutOfMemory(cause)) failures.push(cause);
    else for (const job of member.jobs.values()) void divide(job).then(job.resolve);
    changed();
  };

  const divide = async ({ bytes }: Job): Promise<BatchRows> => {
    const games = gamesIn(bytes);
    const lines = linesIn(bytes);
    if (games.length < 2) return { rows: [TOO_MUCH], lines };
    const rows: Row[] = [];
    for (const game of games) {
      if (!(game instanceof Uint8Array)) rows.push(game);
      else {
        await room();
        rows.push(...(await rowsOf(game)).rows);
      }
    }
    return { rows, lines };
  };

  const mostIdle = (): Member | null => {
    const wanted = Math.min(most, 1 + Math.floor(bytesGiven / BYTES_BEFORE_ANOTHER));
    if (members.length < wanted) return join();
    const least = members.toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
    return least === undefined || least.jobs.size >= BATCHES_EACH ? null : least;
  };

  const room = async (): Promise<void> => {
    for (;;) {
      for (const failure of failures) throw failure;
      if (mostIdle() !== null) return;
      await new Promise<void>((resolve) => wake.push(resolve));
    }
  };

  const rowsOf = (bytes: Bytes): Promise<BatchRows> =>
    new Promise((resolve) => {
      const member = mostIdle() ?? members[0] ?? join();
      const id = given++;
      bytesGiven += bytes.length;
      member.jobs.set(id, { id, bytes, resolve });
      const asked: BatchAsked = { id, bytes };
      member.worker.postMessage(asked);
    });

  return {
    room,
    rowsOf,
    end: async () => {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
};
