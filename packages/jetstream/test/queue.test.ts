// An archive that is audited by workers of other processes has the rows of one audited here, whoever is killed meanwhile.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "@assize/archive";
import { auditArchive, type Source } from "@assize/archive/node";
import { readGames } from "@assize/kernel-event-log";
import { LIMITS } from "@assize/kernel-model";
import { RetentionPolicy } from "@nats-io/jetstream";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  connect,
  createSpreadPool,
  disconnect,
  ensurePlaces,
  openQueue,
  placesOn,
  purgeQueue,
  type Queue,
  queuesOn,
  removePlaces,
  type Server,
  ServerProblem,
  workOn,
} from "../src/node.ts";
import { persistently } from "../src/node-patience.ts";
import { addressOf } from "./addresses.ts";
import { fileOfGames, poolHere, PROGRAM, rowFor } from "./games.ts";

const SILENCE_MS = 600;
const BATCH_BYTES = 8_192;
const IS_DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const ROUNDS = IS_DEEP ? 100 : 3;
/** In each round. */
const KILLS = 3;
const GAMES = IS_DEEP ? 400 : 150;

const FILE = fileOfGames(GAMES);
const HERE: readonly Row[] = Array.from(readGames(FILE), rowFor);

const bytesOfText = (text: string): Uint8Array => new TextEncoder().encode(text);

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
  /** The configuration of a server with room for little. */
  const folder = mkdtempSync(join(tmpdir(), "assize-queue-"));
  const smallServer = join(folder, "small.conf");
  beforeAll(async () => {
    server = await startServer();
    writeFileSync(smallServer, "jetstream { max_file_store: 8KB }\n");
  });
  afterEach(() => {
    for (const worker of workers) worker.kill("SIGKILL");
    workers.clear();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await server.remove();
  });

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

  const openedFor = async (program: string): Promise<Queue> =>
    openQueue(await connect(addressOf(server.url)), program, SILENCE_MS);
  const opened = (): Promise<Queue> => openedFor(PROGRAM);

  /** The keys of games in the bucket. */
  const keysOf = async (queue: Queue): Promise<readonly string[]> => {
    const keys: string[] = [];
    for await (const key of await queue.rows.keys("game.>")) keys.push(key);
    return keys;
  };

  /** Audits by way of the server to which this connection leads. */
  const auditOn = async (connected: Server, wishes: string): Promise<readonly Row[]> => {
    const queue = await openQueue(connected, PROGRAM, SILENCE_MS);
    const pool = await createSpreadPool(queue, { wishes });
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
    const { state } = await queue.server.manager.streams.info("ASSIZE_QUEUE");
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
      poolFor: () => poolHere(),
      signal: stopping.signal,
    });
    const running = auditOn(run, "opened without a server");
    const pool = createSpreadPool(pooled, { wishes: "begun without a server" });
    await server.start();
    expect(await running).toEqual(HERE);
    await (await pool).end();
    stopping.abort();
    await working;
    await disconnect(worker.server);
  });

  test("a queue that cannot be opened is named with what mends it, and leaves no connection behind", async () => {
    const other = await startServer();
    const connected = await connect(addressOf(other.url));
    await connected.manager.streams.add({
      name: "ASSIZE_QUEUE",
      subjects: ["assize.queue.*.*"],
      retention: RetentionPolicy.Limits,
    });
    const opening = openQueue(connected, PROGRAM);
    await expect(opening).rejects.toThrow(ServerProblem);
    await expect(opening).rejects.toThrow(
      `the stream ASSIZE_QUEUE cannot be used: its retention is limits and has to be workqueue; take it away with \`assize archive queue --nats ${other.url} --remove\``,
    );
    await expect.poll(() => connected.connection.isClosed()).toBe(true);
    const again = await connect(addressOf(other.url));
    await removePlaces(again);
    await disconnect((await openQueue(again, PROGRAM)).server);
    await other.remove();
  });

  test("a stream that will do is used as it is, and settings change what is there", async () => {
    const other = await startServer();
    const connected = await connect(addressOf(other.url));
    await connected.manager.streams.add({
      name: "ASSIZE_QUEUE",
      subjects: ["assize.queue.*.*", "assize.more"],
      retention: RetentionPolicy.Workqueue,
      max_bytes: 1_000_000,
    });
    const { server: opened } = await openQueue(connected, PROGRAM);
    expect((await placesOn(opened))[0]).toMatchObject({ mostBytes: 1_000_000, keptMs: 0 });
    const settings = { mostBytes: 2_000_000, batchesKeptMs: 60_000, rowsKeptMs: 90_000 };
    await ensurePlaces(opened, settings);
    const places = await placesOn(opened);
    expect(places.map(({ mostBytes, keptMs }) => [mostBytes, keptMs])).toEqual([
      [2_000_000, 60_000],
      [2_000_000, 60_000],
      [2_000_000, 90_000],
    ]);
    await disconnect(opened);
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

  test("programs of several versions do not see each other's batches, whoever was ended before", async () => {
    const older = openedFor("nim/0");
    const begun = await createSpreadPool(await older, { wishes: "left behind" });
    begun.rowsOf(new Uint8Array(FILE.subarray(0, 5_000))).catch(() => undefined);
    const { server: looking } = await opened();
    await expect
      .poll(async () => (await queuesOn(looking)).filter(({ program }) => program === "nim_0"))
      .toEqual([{ program: "nim_0", waiting: 1, inHand: 0, idleWorkers: 0 }]);
    await begun.end();
    startWorker();
    expect(await auditWith("beside an older version")).toEqual(HERE);
    expect(await purgeQueue(looking, "nim_0")).toBe(1);
    expect((await queuesOn(looking)).map(({ program }) => program)).not.toContain("nim_0");
    await disconnect(looking);
  });

  test("a run whose batches were taken out gives them again", async () => {
    const audited = auditWith("taken out");
    const { server: looking } = await opened();
    await expect.poll(() => purgeQueue(looking, "nim_1")).toBeGreaterThan(0);
    startWorker();
    expect(await audited).toEqual(HERE);
    await disconnect(looking);
  });

  test("what stands in the queue and is no batch is named and taken out", async () => {
    const queue = await opened();
    await queue.server.client.publish("assize.queue.nim_1.x", "no task");
    const foreign: string[] = [];
    const stopping = new AbortController();
    const working = workOn(queue, {
      poolFor: () => poolHere(),
      onForeign: (what) => void foreign.push(what),
      signal: stopping.signal,
    });
    expect(await auditWith("beside what is foreign")).toEqual(HERE);
    // It may have been handed to a worker that was killed meanwhile; then it comes again, once.
    const left = async () =>
      (await queue.server.manager.streams.info("ASSIZE_QUEUE")).state.messages;
    await expect.poll(left).toBe(0);
    expect(new Set(foreign)).toEqual(
      new Set(["a message on assize.queue.nim_1.x is no batch of this program"]),
    );
    stopping.abort();
    await working;
    await disconnect(queue.server);
  });

  const FOREIGN_VALUES: readonly (readonly [what: string, value: Uint8Array])[] = [
    ["no JSON", bytesOfText("rows")],
    ["no row", bytesOfText('{"verdict":"compliant"}')],
    ["a bomb", gzipSync(Buffer.alloc(LIMITS.unpackedBytes + 1))],
  ];
  test.each(FOREIGN_VALUES)(
    "a row that is %s is audited again, and is no verdict",
    async (what, value) => {
      startWorker();
      expect(await auditWith(what)).toEqual(HERE);
      const queue = await opened();
      await queue.rows.put((await keysOf(queue))[0]!, value);
      expect(await auditWith(what)).toEqual(HERE);
      await disconnect(queue.server);
    },
  );

  test("the row of one game under the key of another is no verdict", async () => {
    startWorker();
    expect(await auditWith("exchanged")).toEqual(HERE);
    const queue = await opened();
    const [first, second] = await keysOf(queue);
    await queue.rows.put(first!, (await queue.rows.get(second!))!.value);
    expect(await auditWith("exchanged")).toEqual(HERE);
    await disconnect(queue.server);
  });

  test("a full server is told, and ends the run where it is not waited for", async () => {
    const small = await startServer(["-c", smallServer]);
    const told: string[] = [];
    const connected = await connect(addressOf(small.url), {
      patienceMs: 9_000,
      onWait: (reason) => void told.push(reason),
    });
    await expect(auditOn(connected, "too much")).rejects.toThrow(/is full .*archive queue --purge/);
    expect(told).toEqual([expect.stringContaining("the server is full")]);
    await small.remove();
  });
});
