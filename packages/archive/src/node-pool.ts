// Worker threads that take batches. Knows how many there are and what each has in hand; no game and no file.
import { getCompileCacheDir } from "node:module";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { asStored, readGames } from "@assize/kernel-event-log";
import { type FileRange, readRange } from "./node-ranges.ts";
import type { Work, WorkAnswered, WorkAsked } from "./node-worker.ts";
import { behind, type Row, unreadableRow } from "./row.ts";
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
  /**
   * Has parts of files read where they are audited: rows for each part, or null for one that can be read as a stream only.
   * Left out where workers do not see the caller's files.
   */
  readonly rowsOfRanges?: (ranges: readonly FileRange[]) => Promise<readonly (BatchRows | null)[]>;
  /** Ends all workers; what they have in hand is lost. */
  readonly end: () => Promise<void>;
}

/** Memory of one worker: beyond it the worker is ended, and what it had in hand is divided. */
const HEAP_MIB = 512;
const YOUNG_HEAP_MIB = 24;

/**
 * Half of a worker's young generation as it begins. With one MiB, as V8 begins, a game's states were copied while it was
 * audited: a quarter of the processor's time.
 */
const FIRST_HALF_MIB = 4;

/** To start a worker costs as much time as to audit so many bytes: with fewer, those that are there are quicker. */
const BYTES_BEFORE_ANOTHER = 16_777_216;

const SMALLEST_LOAN_BYTES = 524_288;

/** One in hand and one that waits. */
const BATCHES_EACH = 2;

/** How many workers there may be, where nobody says. */
export const usualWorkers = (): number => availableParallelism();

interface Job {
  readonly work: Work;
  readonly bytes: number;
  readonly resolve: (batches: WorkAnswered["batches"]) => void;
  readonly reject: (cause: unknown) => void;
}

interface Member {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
}

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY";

const TOO_MUCH: Row = { verdict: "defect", reason: "worker-out-of-memory", line: 0 };

/** Memory that both sides see, used again and again. */
const createLoans = () => {
  const free: SharedArrayBuffer[] = [];
  return {
    /** A copy of these bytes. */
    lend: (bytes: Uint8Array): Uint8Array<SharedArrayBuffer> => {
      const at = free.findIndex(({ byteLength }) => byteLength >= bytes.length);
      const [found] = at < 0 ? [] : free.splice(at, 1);
      // One that was too small has gone: there are never more than are lent at once.
      if (found === undefined) free.pop();
      const size = Math.max(SMALLEST_LOAN_BYTES, 2 ** Math.ceil(Math.log2(bytes.length)));
      const lent = new Uint8Array(found ?? new SharedArrayBuffer(size), 0, bytes.length);
      lent.set(bytes);
      return lent;
    },
    giveBack: (work: Work): void => {
      if ("bytes" in work) free.push(work.bytes.buffer as SharedArrayBuffer);
    },
  };
};

/** A game of a batch by itself. */
export interface GameOfBatch {
  /** Its row in place of one that has no bytes of its own. */
  readonly game: Bytes | Row;
  /** How many lines of the batch stand before these bytes. */
  readonly before: number;
}

/** Each game of a batch. */
export const gamesIn = (bytes: Bytes): readonly GameOfBatch[] =>
  Array.from(readGames(bytes), (read) => {
    const stored = asStored(read);
    if (stored === null)
      return { game: read.ok ? TOO_MUCH : unreadableRow(read.problem), before: 0 };
    const game = new Uint8Array(Buffer.concat(stored.stored));
    return { game, before: stored.headerLine.number };
  });

const batchDivided = async (
  bytes: Bytes,
  isAlone: boolean,
  { room, rowsOf }: Pick<Pool, "room" | "rowsOf">,
): Promise<BatchRows> => {
  if (bytes.length === 0) return { rows: [], lines: 0 };
  const games = gamesIn(bytes);
  const rows: Row[] = [];
  for (const { game, before } of games) {
    if (!(game instanceof Uint8Array)) rows.push(game);
    else if (isAlone && games.length < 2) rows.push(behind(before, TOO_MUCH));
    else {
      await room();
      rows.push(...(await rowsOf(game)).rows.map((row) => behind(before, row)));
    }
  }
  return { rows, lines: linesIn(bytes) };
};

/** Audits the games of this work one by one: the only one there was is the cause itself. */
const divided = async (
  work: Work,
  pool: Pick<Pool, "room" | "rowsOf">,
): Promise<WorkAnswered["batches"]> => {
  if ("bytes" in work) return [await batchDivided(new Uint8Array(work.bytes), true, pool)];
  const isAlone = work.ranges.length === 1;
  const batches: (BatchRows | null)[] = [];
  for (const range of work.ranges) {
    const bytes = readRange(range);
    batches.push(bytes === null ? null : await batchDivided(new Uint8Array(bytes), isAlone, pool));
  }
  return batches;
};

/** Compiled code that is kept between runs serves workers too, which ask for it by their environment only. */
const workerEnvironment = (): NodeJS.ProcessEnv => {
  const kept = getCompileCacheDir();
  return kept === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(kept) };
};

export interface PoolLimits {
  /** Memory of one worker, beyond which it is ended. */
  readonly heapMib?: number;
  /** How many bytes will come at least, where that is known: workers that they need are started at once. */
  readonly expectedBytes?: number;
}

const bytesIn = (ranges: readonly FileRange[]): number =>
  ranges.reduce((sum, { start, end }) => sum + end - start, 0);

/** Wakes all that wait for it. */
const createBell = () => {
  let waiting: (() => void)[] = [];
  return {
    heard: () => new Promise<void>((resolve) => waiting.push(resolve)),
    ring: (): void => {
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
  };
};

const startWorker = ({ module, data }: WorkerStart, heapMib: number): Worker => {
  // Only heaps that are made from now on ask for it.
  setFlagsFromString(`--min-semi-space-size=${FIRST_HALF_MIB}`);
  return new Worker(module, {
    workerData: data,
    env: workerEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: heapMib, maxYoungGenerationSizeMb: YOUNG_HEAP_MIB },
  });
};

/** Starts workers as they are needed, `most` at most. */
export const createPool = (
  start: WorkerStart,
  most: number,
  { heapMib = HEAP_MIB, expectedBytes = 0 }: PoolLimits = {},
): Pool => {
  const members: Member[] = [];
  const failures: unknown[] = [];
  const loans = createLoans();
  let given = 0;
  let bytesGiven = 0;
  const bell = createBell();

  const join = (): Member => {
    const worker = startWorker(start, heapMib);
    const member: Member = { worker, jobs: new Map() };
    worker.on("message", ({ id, batches }: WorkAnswered) => {
      const job = member.jobs.get(id)!;
      member.jobs.delete(id);
      loans.giveBack(job.work);
      job.resolve(batches);
      bell.ring();
    });
    worker.on("error", (cause) => leave(member, cause));
    members.push(member);
    return member;
  };

  const leave = (member: Member, cause: unknown): void => {
    members.splice(members.indexOf(member), 1);
    // It was at the first of them, the others only waited.
    const [first, ...others] = member.jobs.values();
    if (first !== undefined && isOutOfMemory(cause)) {
      void divided(first.work, { room, rowsOf }).then(first.resolve, first.reject);
      loans.giveBack(first.work);
      for (const { work, bytes, resolve, reject } of others)
        void give(work, bytes).then(resolve, reject);
    } else {
      failures.push(cause);
      for (const { reject } of member.jobs.values()) reject(cause);
    }
    bell.ring();
  };

  const mostIdle = (): Member | null => {
    const bytes = Math.max(bytesGiven, expectedBytes);
    const wanted = Math.min(most, 1 + Math.floor(bytes / BYTES_BEFORE_ANOTHER));
    if (members.length < wanted) return join();
    const least = members.toSorted((a, b) => a.jobs.size - b.jobs.size)[0];
    return least === undefined || least.jobs.size >= BATCHES_EACH ? null : least;
  };

  const room = async (): Promise<void> => {
    for (;;) {
      for (const failure of failures) throw failure;
      if (mostIdle() !== null) return;
      await bell.heard();
    }
  };

  const give = (work: Work, bytes: number): Promise<WorkAnswered["batches"]> =>
    new Promise((resolve, reject) => {
      const member = mostIdle() ?? members[0] ?? join();
      const id = given++;
      bytesGiven += bytes;
      member.jobs.set(id, { work, bytes, resolve, reject });
      const asked: WorkAsked = { id, work };
      member.worker.postMessage(asked);
    });

  const rowsOf = async (bytes: Bytes): Promise<BatchRows> => {
    const { length } = bytes;
    const lent = loans.lend(bytes);
    // Given back at once: a collector takes its time with what stands outside its heap.
    bytes.buffer.transfer(0);
    return (await give({ bytes: lent }, length))[0]!;
  };

  return {
    room,
    rowsOf,
    rowsOfRanges: (ranges) => give({ ranges }, bytesIn(ranges)),
    end: async () => {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
};
