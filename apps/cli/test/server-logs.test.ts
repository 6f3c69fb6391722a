// A log on a NATS server is a log: named by its address, it is recorded, audited, shown and handed on as one in a file is.
import { readFileSync } from "node:fs";
import { HAS_NATS_SERVER, startServer, type TestServer } from "@assize/testkit/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

describe.skipIf(!HAS_NATS_SERVER)("a log on a server", () => {
  let folder: Folder;
  let server: TestServer;
  let log: string;
  beforeAll(async () => {
    folder = makeFolder();
    server = await startServer();
    log = `${server.url}/season 1/game.jsonl`;
  });
  afterAll(async () => {
    await server.remove();
    folder.remove();
  });

  const record = (name: string) =>
    assize(["record", name, "--game", "xidit", "--players", "3", "--seed", "3"]);

  test("is recorded, and gone on with, as a file is", async () => {
    const file = folder.path("game.jsonl");
    const [there, here] = [await record(log), await record(file)];
    expect(there).toEqual(here);
    expect(there).toMatchObject({ code: 0, err: "" });
    const again = await record(log);
    expect(again).toMatchObject({ code: 0, err: "" });
    expect((await record(`${server.url}/`)).err).toContain("name a log on this server");
  });

  test("is audited, shown and handed on as the file is", async () => {
    const file = folder.path("game.jsonl");
    for (const args of [
      ["audit", "--json"],
      ["show", "--at", "2"],
      ["export", "--to", "text"],
    ]) {
      const [command = "", ...flags] = args;
      const there = await assize([command, log, ...flags]);
      const here = await assize([command, file, ...flags]);
      expect(there.code).toBe(here.code);
      expect(there.out.replaceAll(log, file)).toBe(here.out);
    }
  });

  test("stands with all others of its server where that is named alone", async () => {
    // The same game twice.
    await record(`${server.url}/another`);
    const { out } = await assize(["audit", server.url, "--quiet"]);
    expect(out.trimEnd().split("\n")).toHaveLength(3);
    const results = folder.path("results.sqlite");
    const archived = await assize(["archive", "audit", server.url, "--results", results]);
    expect(archived).toMatchObject({
      code: 0,
      out: `1 game in 2 places: 1 compliant; 1 unfinished; results in ${results}\n`,
    });
  });

  test("that is not there, or whose server is not, is told as a file is", async () => {
    const missing = await assize(["audit", `${server.url}/none`]);
    expect(missing.code).toBe(3);
    expect(missing.err).toContain(`${server.url}/none: there is no such log`);
    const away = await assize(["show", "nats://127.0.0.1:1/game", "--at", "1", "--nats-wait=0"]);
    expect(away).toMatchObject({ code: 3, out: "" });
    expect(away.err).toContain("nats://127.0.0.1:1: no NATS server answers there");
    expect(readFileSync(folder.path("game.jsonl"), "utf8")).toContain('"game":"xidit"');
  });
});
