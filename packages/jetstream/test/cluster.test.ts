// In a cluster of three any one server is lost in the midst of a run, each in turn and the leader of each stream; the run goes on.
import { type ChildProcess, spawn } from "node:child_process";
import { auditArchive } from "@assize/archive/node";
import { readGames } from "@assize/kernel-event-log";
import { HAS_NATS_SERVER, startCluster, type TestServer } from "@assize/testkit/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  connect,
  createSpreadPool,
  disconnect,
  ensurePlaces,
  openQueue,
  placesOn,
  type Server,
} from "../src/node.ts";
import { addressOf } from "./addresses.ts";
import { fileOfGames, PROGRAM, rowFor } from "./games.ts";

const SILENCE_MS = 2_000;
/** Of the quick run the first alone. */
const STREAMS = ["ASSIZE_QUEUE", "OBJ_assize-logs", "KV_assize-rows"].slice(
  0,
  process.env["ASSIZE_DEEP"] === undefined ? 1 : 3,
);
const FILE = fileOfGames(60);
const HERE = Array.from(readGames(FILE), rowFor);

describe.skipIf(!HAS_NATS_SERVER)("an archive that is audited by a cluster of three", () => {
  let servers: readonly TestServer[];
  let address: ReturnType<typeof addressOf>;
  const workers: ChildProcess[] = [];
  beforeAll(async () => {
    servers = await startCluster();
    address = addressOf(servers.map(({ url }) => url).join(","));
    const setting = await connect(address);
    await ensurePlaces(setting, { replicas: 3 });
    expect((await placesOn(setting)).map(({ replicas }) => replicas)).toEqual([3, 3, 3, 3]);
    await disconnect(setting);
    const module = new URL("./queue-worker.ts", import.meta.url).pathname;
    for (let at = 0; at < 2; at++)
      workers.push(
        spawn(process.execPath, [module, String(address), String(SILENCE_MS)], {
          stdio: ["ignore", "ignore", "inherit"],
        }),
      );
  });
  afterAll(async () => {
    for (const worker of workers) worker.kill("SIGKILL");
    await Promise.all(servers.map(({ remove }) => remove()));
  });

  /** Audits, and loses the server in the midst of it. */
  const auditLosing = async (wishes: string, lost: TestServer): Promise<void> => {
    const queue = await openQueue(await connect(address), PROGRAM, SILENCE_MS);
    const pool = await createSpreadPool(queue, { wishes });
    const rows = [];
    const source = {
      name: wishes,
      bytes: async function* () {
        yield FILE.slice();
      },
    };
    for await (const { row } of auditArchive([source], { pool, rowFor, batchBytes: 4_096 })) {
      rows.push(row);
      if (rows.length === 5) await lost.kill();
    }
    expect([wishes, rows]).toEqual([wishes, HERE]);
    await pool.end();
    await lost.start();
  };

  /** The server that leads the stream, once there is one. */
  const leaderOf = async ({ manager }: Server, stream: string): Promise<TestServer> => {
    let leader: string | undefined;
    await expect
      .poll(async () => (leader = (await manager.streams.info(stream)).cluster?.leader), {
        timeout: 60_000,
      })
      .toMatch(/^server-/);
    return servers.find(({ name }) => name === leader)!;
  };

  test("goes on without each of its servers in turn", async () => {
    for (const server of servers) await auditLosing(`without ${server.name}`, server);
  });

  test("goes on without the leader of each stream", async () => {
    for (const stream of STREAMS) {
      const asking = await connect(address);
      const leader = await leaderOf(asking, stream);
      await disconnect(asking);
      await auditLosing(`without the leader of ${stream}`, leader);
    }
  });
});
