// An archive that is audited by workers of other processes has the rows of one audited here, whoever is killed meanwhile.
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "@assize/archive";
import { auditArchive, type Source } from "@assize/archive/node";
import { readGames } from "@assize/kernel-event-log";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  connect,
  createSpreadPool,
  disconnect,
  openQueue,
  type Queue,
  type Server,
  ServerProblem,
  workOn,
} from "../src/node.ts";
import { persistently } from "../src/node-connection.ts";
import { addressOf } from "./addresses.ts";
import { fileOfGames, poolHere, PROGRAM, rowFor } from "./games.ts";

const SILENCE_MS = 600;
const BATCH_BYTES = 8_192;
const IS_DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const ROUNDS = IS_DEEP ? 100 : 5;
/** In each round. */
const KILLS = 3;
const GAMES = IS_DEEP ? 400 : 150;

const FILE = fileOfGames(GAMES);
const HERE: readonly Row[] = Array.from(readGames(FILE), rowFor);

/** Numbers below a bound, from a seed (Lehmer's generator). */
const drawing = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
};

const source = (name: string): Source => ({
  name,
  bytes: async function* () {
    for (let at = 0; at < FILE.length; at += 50_000) yield FILE.subarray(at, at + 50_000);
  },
});

describe.skipIf(!HAS_NATS_SERVER)("an archive that many workers audit", () => {
  let server: TestServer;
  const workers = new Set<ChildProcess>();
  beforeAll(async () => {
    server = await startServer();
  });
  afterEach(() => {
    for (const worker of workers) worker.kill("SIGKILL");
    workers.clear();
  });
  afterAll(() => server.remove());

  const startWorker = (eaten: readonly string[] = []): ChildProcess => {
    const module = new URL("./queue-worker.ts", import.meta.url).pathname;
    const args = [module, server.url, String(SILENCE_MS), ...eaten];
    const worker = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
    workers.add(worker);
    worker.once("exit", () => workers.delete(worker));
    return worker;
  };

  /** Starts another worker for each that ended, until all is done. */
  const keepWorkers = async (isDone: () => boolean, eaten: readonly string[] = []) => {
    while (!isDone()) {
      while (workers.size < 2) startWorker(eaten);
      await pause(100);
    }
  };

  const opened = async (): Promise<Queue> =>
    openQueue(await connect(addressOf(server.url)), SILENCE_MS);

  /** The keys of games in the bucket. */
  const keysOf = async (queue: Queue): Promise<readonly string[]> => {
    const keys: string[] = [];
    for await (const key of await queue.rows.keys("game.>")) keys.push(key);
    return keys;
  };

  /** Audits by way of the server to which this connection leads. */
  const auditOn = async (connected: Server, wishes: string): Promise<readonly Row[]> => {
    const queue = await openQueue(connected, SILENCE_MS);
    const pool = await createSpreadPool(queue, { program: PROGRAM, wishes });
    try {
      const rows: Row[] = [];
      const options = { pool, rowFor, batchBytes: BATCH_BYTES };
      for await (const { row } of auditArchive([source(wishes)], options)) rows.push(row);
      return rows;
    } finally {
      await pool.end();
    }
  };

  const auditWith = async (wishes: string): Promise<readonly Row[]> =>
    auditOn(await connect(addressOf(server.url)), wishes);

  test("has the same rows in the same order, and one row a game in the bucket", async () => {
    startWorker();
    startWorker();
    expect(await auditWith("usual")).toEqual(HERE);
    const queue = await opened();
    expect(await keysOf(queue)).toHaveLength(
      new Set(HERE.map((row) => ("log" in row ? row.log : ""))).size,
    );
    const { state } = await queue.server.manager.streams.info("ASSIZE_BATCHES");
    expect(state.messages).toBe(0);
    await queue.server.connection.close();
  });

  test("goes on at once where it was ended: no worker is needed for what has its rows", async () => {
    startWorker();
    await auditWith("again");
    for (const worker of workers) worker.kill("SIGKILL");
    expect(await auditWith("again")).toEqual(HERE);
  });

  test("a game whose row is gone is audited again, though its batch was done", async () => {
    startWorker();
    expect(await auditWith("forgotten")).toEqual(HERE);
    const queue = await opened();
    const filter = `$KV.assize-rows.${(await keysOf(queue))[0]!}`;
    await queue.server.manager.streams.purge("KV_assize-rows", { filter });
    expect(await auditWith("forgotten")).toEqual(HERE);
    await queue.server.connection.close();
  });

  test(`loses nothing and counts nothing twice, ${ROUNDS} times, when workers and the server are killed`, async () => {
    const random = drawing(17);
    for (let round = 0; round < ROUNDS; round++) {
      // A server that was never there is told at once. From the connection on everything waits for it.
      const audited = auditOn(await connect(addressOf(server.url)), `round ${round}`);
      let isDone = false;
      void audited.finally(() => (isDone = true));
      for (let kills = 0; kills < KILLS && !isDone; kills++) {
        while (workers.size < 2) startWorker();
        await pause(100 + random(900));
        if (round % 5 === 4) {
          await server.kill();
          await server.start();
        } else [...workers][random(workers.size)]?.kill("SIGKILL");
      }
      // On a busy machine a worker may be killed before it has begun: some have to be left to their work.
      await keepWorkers(() => isDone);
      expect(await audited).toEqual(HERE);
      if (IS_DEEP) console.log(`${round + 1} rounds of kills, each game with one result`);
    }
  });

  test("waits for the server when it is lost before the queue is opened, and before a run or a worker begins", async () => {
    const [run, pooled, worker] = await Promise.all([
      connect(addressOf(server.url)),
      opened(),
      opened(),
    ]);
    await server.kill();
    const stopping = new AbortController();
    const working = workOn(worker, {
      program: PROGRAM,
      poolFor: () => poolHere(),
      signal: stopping.signal,
    });
    const running = auditOn(run, "opened without a server");
    const pool = createSpreadPool(pooled, { program: PROGRAM, wishes: "begun without a server" });
    await server.start();
    expect(await running).toEqual(HERE);
    await (await pool).end();
    stopping.abort();
    await working;
    await disconnect(worker.server);
  });

  test("a queue that cannot be opened leaves no connection behind", async () => {
    const other = await startServer();
    const connected = await connect(addressOf(other.url));
    await connected.manager.streams.add({ name: "ASSIZE_BATCHES", subjects: ["assize.batch.*"] });
    await expect(openQueue(connected)).rejects.toThrow(ServerProblem);
    await expect.poll(() => connected.connection.isClosed()).toBe(true);
    await other.remove();
  });

  test("what a server never answers is asked again", async () => {
    let asked = 0;
    // A server that was killed has forgotten to whom it was sending a batch.
    const answer = (): Promise<string> =>
      ++asked === 1 ? new Promise(() => undefined) : Promise.resolve("bytes");
    const { server: connected } = await opened();
    expect(await persistently(connected, answer, 10)).toBe("bytes");
    await connected.connection.close();
  });

  test("a game at which workers end is told as lost, and the others are audited", async () => {
    let isDone = false;
    const audited = auditWith("eaten").finally(() => (isDone = true));
    await keepWorkers(() => isDone, ['"x-seed":77}']);
    const rows = await audited;
    expect(rows).toHaveLength(HERE.length);
    const lost = rows.filter((row) => "reason" in row && row.reason === "workers-lost");
    expect(lost).toHaveLength(1);
    expect(rows.filter((row, index) => row.verdict === HERE[index]!.verdict)).toHaveLength(
      HERE.length - 1,
    );
  });

  test("a worker of another program takes nothing and says so", async () => {
    const asked = auditWith("another program");
    const options = { poolFor: () => poolHere(), signal: new AbortController().signal };
    await expect(
      opened().then((queue) => workOn(queue, { ...options, program: "nim/2" })),
    ).rejects.toThrow(ServerProblem);
    startWorker();
    expect(await asked).toEqual(HERE);
  });
});
