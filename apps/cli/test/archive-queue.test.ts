// `assize archive queue`, `forget` and `copy`: what a server keeps is listed, set, emptied and taken away by these commands alone.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { connect, createSpreadPool, disconnect, openQueue } from "@assize/jetstream/node";
import { readAddress } from "@assize/jetstream/address";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import * as Result from "effect/Result";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assize, makeFolder } from "./command-line.ts";

const GAME = fileURLToPath(
  new URL("../../../docs/examples/games/chess-nalchik.jsonl", import.meta.url),
);

describe("a wait for a server", () => {
  test("is whole seconds, by flag or environment, and ends with what mends it", async () => {
    for (const wrong of [["--nats-wait", "1.5"], ["--nats-wait=never"], ["--nats-wait", "86401"]])
      expect(await assize(["archive", "queue", ...wrong])).toMatchObject({
        code: 3,
        err: expect.stringMatching(/--nats-wait .*: write whole seconds, from 0 to 86400/),
      });
    expect((await assize(["archive", "queue", "--nats-wait"])).err).toContain(
      "write whole seconds",
    );
    const { code, err } = await assize([
      "archive",
      "queue",
      "--nats",
      "127.0.0.1:1",
      "--nats-wait",
      "1",
    ]);
    expect([code, err.split("\n").length]).toEqual([3, 3]);
    expect(err).toMatch(/it is waited for, 1 s at most\n.*start one with `nats-server -js`/s);
  });
});

test.skipIf(!HAS_NATS_SERVER)("every command connects as a flag or a variable says", async () => {
  const folder = makeFolder();
  const server = await startServer(["--auth", "s3cr3t"]);
  writeFileSync(folder.path("token"), "s3cr3t\n");
  const log = `${server.url}/final`;
  const flag = ["--nats-token", folder.path("token")];
  const commands = [
    ["archive", "queue", "--nats", server.url],
    ["record", log, "--game", "xidit", "--players", "3", "--seed", "3"],
    ["audit", log],
  ];
  for (const command of commands) {
    const refused = await assize(command);
    expect([command, refused.code]).toEqual([command, 3]);
    expect(refused.err).toContain("--nats-token");
    expect([command, (await assize([...command, ...flag])).code]).toEqual([command, 0]);
  }
  process.env["NATS_TOKEN"] = "s3cr3t";
  expect((await assize(["audit", log])).code).toBe(0);
  delete process.env["NATS_TOKEN"];
  expect((await assize(["audit", log, "--nats-creds"])).err).toContain("--nats-creds FILE");
  expect((await assize(["archive", "worker", "--help"])).out).toContain("--nats-ca FILE");
  folder.remove();
  await server.remove();
});

describe.skipIf(!HAS_NATS_SERVER)("the places of a server", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.remove());

  const queue = (...flags: string[]) =>
    assize(["archive", "queue", "--nats", server.url, ...flags]);

  /** A run of another version that was ended: its batches stay behind. */
  const leaveBehind = async (program: string, batches: number): Promise<void> => {
    const address = Result.getOrThrow(readAddress(server.url));
    const opened = await openQueue(await connect(address), program);
    const pool = await createSpreadPool(opened, { wishes: null });
    for (let at = 0; at < batches; at++)
      pool.rowsOf(new TextEncoder().encode(`${at}`)).catch(() => undefined);
    await expect.poll(async () => (await opened.batches.info()).num_pending).toBe(batches);
    await pool.end();
  };

  test("are told where nothing is, made with what is set, listed and removed", async () => {
    expect((await queue()).out).toContain("nothing is there");
    const made = await queue("--batch-hours", "6", "--row-days", "2", "--most-megabytes", "50");
    expect([made.code, made.out]).toEqual([
      0,
      "no program has a batch or a worker there\n" +
        "ASSIZE_QUEUE: 0 bytes of 50000000 at most, 1 copy, kept 6 hours\n" +
        "OBJ_assize-logs: 0 bytes of 50000000 at most, 1 copy, kept 6 hours\n" +
        "KV_assize-rows: 0 bytes of 50000000 at most, 1 copy, kept 2 days\n",
    ]);
    expect((await queue("--remove")).out).toContain("nothing is there");
    for (const wrong of [
      ["--replicas", "0"],
      ["--row-days", "9999"],
      ["--most-megabytes", "-1"],
    ])
      expect((await queue(...wrong)).code).toBe(3);
  });

  test("are emptied of what another version left behind, by its name or all", async () => {
    await leaveBehind("older", 2);
    await leaveBehind("oldest", 1);
    expect((await queue()).out).toContain("older: 2 batches wait, 0 in hand, 0 workers are idle\n");
    expect((await queue("--purge", "ol")).err).toContain("several programs there begin so");
    expect((await queue("--purge", "new")).err).toContain("no program there begins so");
    expect((await queue("--purge", "older")).out).toContain("older: 2 batches taken out\n");
    const { queues } = JSON.parse((await queue("--json")).out) as { queues: { program: string }[] };
    expect(queues.map(({ program }) => program)).toEqual(["oldest"]);
    expect((await queue("--purge", "all")).out).toContain("no program has a batch");
  });

  test("logs are copied byte for byte, once, and forgotten but for a digest", async () => {
    const other = await startServer();
    const { url } = server;
    const address = Result.getOrThrow(readAddress(url));
    const { createStreamStore } = await import("@assize/jetstream/node");
    const connected = await connect(address);
    const store = await createStreamStore(connected);
    const [header = "", ...lines] = readFileSync(GAME, "utf8").trimEnd().split("\n");
    for (const log of ["final", "another"]) {
      await store.create(log, header);
      await store.append(log, 0, lines);
    }
    await disconnect(connected);
    for (let times = 0; times < 2; times++)
      expect(await assize(["archive", "copy", url, other.url])).toMatchObject({
        code: 0,
        out: `2 logs copied to ${other.url}\n`,
      });
    const ontoItself = await assize(["archive", "copy", url, url]);
    expect(ontoItself).toMatchObject({ code: 3, out: "" });
    expect(ontoItself.err).toContain("logs are not copied onto their own server");
    const audited = async (log: string) => (await assize(["audit", log, "--quiet"])).code;
    expect(await audited(`${other.url}/final`)).toBe(await audited(GAME));
    const forgotten = await assize(["archive", "forget", `${url}/final`]);
    expect(forgotten).toMatchObject({
      code: 0,
      out: expect.stringMatching(/final: forgotten, \d+ events; its digest [\w-]{43} stays/),
    });
    const again = await assize(["archive", "forget", `${url}/final`]);
    expect(again).toMatchObject({ code: 3, err: expect.stringContaining("there is no such log") });
    expect((await assize(["archive", "forget", url])).code).toBe(3);
    expect(await audited(`${url}/another`)).toBe(await audited(GAME));
    await other.remove();
  });
});
