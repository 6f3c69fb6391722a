// Logs on a server hold what logs in files hold: whole appends in their order, one winner a number, whatever is lost.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeHeader, type EventStore, readGames } from "@assize/kernel-event-log";
import { LIMITS } from "@assize/kernel-model";
import { headerFor, nim } from "@assize/toys";
import { nodeHash } from "@assize/kernel-integrity/node";
import { headers, type MsgHdrs } from "@nats-io/nats-core";
import * as Result from "effect/Result";
import { HAS_NATS_SERVER, startCluster, startServer, type TestServer } from "@assize/testkit/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  connect,
  createStreamStore,
  disconnect,
  forgetLog,
  logsOn,
  type Server,
  ServerProblem,
} from "../src/node.ts";
import { addressOf } from "./addresses.ts";
import { linesOf, rowFor } from "./games.ts";

const HEAD = encodeHeader(headerFor(nim, { seats: 2 }));
const event = (seq: number, type = "t"): string => `{"seq":${seq},"type":"${type}","data":{}}`;

const succeeded = <A>(result: Result.Result<A, unknown>): A =>
  Result.getOrThrowWith(result, (failure) => new Error(JSON.stringify(failure)));
const failed = async (result: Promise<Result.Result<unknown, unknown>>): Promise<unknown> =>
  Result.match(await result, { onFailure: (failure) => failure, onSuccess: () => "success" });
const read = async (store: EventStore, log: string): Promise<string> =>
  new TextDecoder().decode(succeeded(await store.read(log)));

/** Appends its own events until the log has so many, reading again whenever another one was first. */
const record = async (store: EventStore, log: string, who: number, until: number) => {
  let won = 0;
  for (let events = 0; events < until;) {
    const appended = await store.append(log, events, [event(events + 1, `writer-${who}`)]);
    if (Result.isSuccess(appended)) {
      events = appended.success.events;
      won++;
    } else if (appended.failure.code === "conflict") events = appended.failure.actual;
    else throw new Error(appended.failure.message);
  }
  return won;
};

/** As the how-to has it: one account may not take anything out of the stream of logs. */
const GUARDED = `authorization { users: [
  { user: league, password: a, permissions: { publish: { deny: ["$JS.API.STREAM.PURGE.ASSIZE_LOGS", "$JS.API.STREAM.DELETE.ASSIZE_LOGS", "$JS.API.STREAM.UPDATE.ASSIZE_LOGS", "$JS.API.STREAM.MSG.DELETE.ASSIZE_LOGS"] } } }
  { user: keeper, password: b }
] }`;
let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "assize-store-"))));
afterAll(() => rmSync(folder, { recursive: true }));
/** A configuration of a server in a file. */
const configured = (text: string): string => {
  const path = join(folder, "server.conf");
  writeFileSync(path, text);
  return path;
};

describe.skipIf(!HAS_NATS_SERVER)("a store on a server", () => {
  let process: TestServer;
  let server: Server;
  let store: EventStore;
  beforeAll(async () => {
    process = await startServer();
    server = await connect(addressOf(process.url));
    store = await createStreamStore(server);
  });
  afterAll(async () => {
    await disconnect(server);
    await process.remove();
  });

  test("creates, appends and reads back, by names of any kind", async () => {
    for (const log of ["one", "season 3/game.4 * > ü.jsonl"]) {
      expect(succeeded(await store.create(log, HEAD))).toEqual({ events: 0, torn: null });
      expect(succeeded(await store.append(log, 0, [event(1), event(2)])).events).toBe(2);
      expect(succeeded(await store.append(log, 2, [event(3)])).events).toBe(3);
      expect(succeeded(await store.append(log, 3, [])).events).toBe(3);
      expect(await read(store, log)).toBe(`${HEAD}\n${event(1)}\n${event(2)}\n${event(3)}\n`);
    }
  });

  test("refuses what has not seen all events, what no reader takes, and a second log of one name", async () => {
    const log = "refused";
    expect(await failed(store.read(log))).toMatchObject({ code: "missing" });
    expect(await failed(store.append(log, 0, [event(1)]))).toMatchObject({ code: "missing" });
    succeeded(await store.create(log, HEAD));
    expect(await failed(store.create(log, HEAD))).toMatchObject({ code: "exists" });
    succeeded(await store.append(log, 0, [event(1)]));
    expect(await failed(store.append(log, 0, [event(1)]))).toEqual({
      code: "conflict",
      expected: 0,
      actual: 1,
    });
    expect(await failed(store.append(log, 1, ["{}"]))).toMatchObject({ code: "line-invalid" });
    const long = event(2).replace("{}", `{"a":"${"a".repeat(LIMITS.lineBytes - 100)}"}`);
    const many = Array.from({ length: 8 }, () => long);
    expect(await failed(store.append(log, 1, many))).toMatchObject({ code: "io-failed" });
    expect(await read(store, log)).toBe(`${HEAD}\n${event(1)}\n`);
  });

  test("of ten recorders that race, exactly one wins each number", async () => {
    const log = "race";
    succeeded(await store.create(log, HEAD));
    const servers = await Promise.all(
      Array.from({ length: 10 }, () => connect(addressOf(process.url))),
    );
    const stores = await Promise.all(servers.map((one) => createStreamStore(one)));
    const won = await Promise.all(stores.map((one, who) => record(one, log, who, 100)));
    expect(won.reduce((sum, one) => sum + one, 0)).toBe(100);
    const lines = (await read(store, log)).trimEnd().split("\n");
    expect(lines.slice(1).map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    await Promise.all(servers.map(disconnect));
  });

  test("a game that is recorded there is read and audited like a file", async () => {
    const lines = linesOf(1);
    succeeded(await store.create("audited", lines[0]!));
    for (const [seq, line] of lines.slice(1).entries())
      succeeded(await store.append("audited", seq, [line]));
    expect(await read(store, "audited")).toBe(`${lines.join("\n")}\n`);
    const [game] = readGames(succeeded(await store.read("audited")));
    expect(rowFor(game!)).toMatchObject({ verdict: "compliant", finished: true });
  });

  test("names the logs that are there", async () => {
    expect(await logsOn(server)).toContain("season 3/game.4 * > ü.jsonl");
  });

  test("a foreign message is named and passed by, and recording goes on behind it", async () => {
    const foreign: unknown[] = [];
    const watching = await createStreamStore(server, {
      onForeign: ({ log }) => void foreign.push(log),
    });
    const publish = (log: string, text: string, described?: MsgHdrs) =>
      server.client.publish(`assize.log.${log}`, text, described && { headers: described });
    const forged = headers();
    for (const name of ["Assize-Events", "Assize-Bytes", "Nats-Msg-Id"]) forged.set(name, "7");
    await publish("before", "no log");
    expect(await failed(watching.read("before"))).toMatchObject({ code: "missing" });
    succeeded(await watching.create("before", HEAD));
    succeeded(await watching.append("before", 0, [event(1)]));
    await publish("before", "in the midst", forged);
    await publish("before", "behind");
    expect(await failed(watching.read("before"))).toMatchObject({ code: "io-failed" });
    foreign.length = 0;
    await server.manager.streams.purge("ASSIZE_LOGS", { filter: "assize.log.before" });
    succeeded(await watching.create("before", HEAD));
    await publish("before", "between");
    succeeded(await watching.append("before", 0, [event(1), event(2)]));
    await publish("before", "behind");
    expect(await read(watching, "before")).toBe(`${HEAD}\n${event(1)}\n${event(2)}\n`);
    succeeded(await watching.append("before", 2, [event(3)]));
    expect(await read(watching, "before")).toContain(event(3));
    expect(new Set(foreign)).toEqual(new Set(["before"]));
    await publish("%zz", "of no store");
    expect(await logsOn(server)).toContain("%zz");
  });

  test("a log that is forgotten leaves its digest and no name, and its name may be taken again", async () => {
    const log = "Ann and Bob";
    const about = encodeHeader({ ...headerFor(nim, { seats: 2 }), "x-players": "Ann, Bob" });
    succeeded(await store.create(log, about));
    succeeded(await store.append(log, 0, [event(1)]));
    const digest = nodeHash([succeeded(await store.read(log))]);
    const tombstone = succeeded(await forgetLog(server, log));
    expect(tombstone).toMatchObject({ digest, events: 1 });
    expect(await logsOn(server)).not.toContain(log);
    expect(await failed(store.read(log))).toMatchObject({ code: "missing" });
    expect(await failed(forgetLog(server, log))).toMatchObject({ code: "missing" });
    const told = await server.manager.streams.getMessage("ASSIZE_LOGS", {
      last_by_subj: `assize.forgotten.${digest}`,
    });
    expect(told!.json()).toEqual({ format: "assize-tombstone/1", ...tombstone });
    expect(told!.string()).not.toMatch(/Ann|Bob/);
    succeeded(await store.create(log, HEAD));
    expect(await read(store, log)).toBe(`${HEAD}\n`);
  });

  test("nothing is forgotten in a stream of which nothing can be taken, or by an account that may not", async () => {
    const old = await startServer();
    const oldServer = await connect(addressOf(old.url));
    await oldServer.manager.streams.add({
      name: "ASSIZE_LOGS",
      subjects: ["assize.log.*"],
      deny_delete: true,
      deny_purge: true,
    });
    const there = await createStreamStore(oldServer);
    succeeded(await there.create("kept", HEAD));
    expect(await failed(forgetLog(oldServer, "kept"))).toMatchObject({ code: "read-only" });
    expect(await read(there, "kept")).toBe(`${HEAD}\n`);
    await disconnect(oldServer);
    await old.remove();
    const guarded = await startServer(["-c", configured(GUARDED)]);
    const [scheme, rest] = guarded.url.split("//");
    const league = await connect(addressOf(`${scheme}//league:a@${rest}`));
    const logs = await createStreamStore(league);
    succeeded(await logs.create("kept", HEAD));
    await expect(forgetLog(league, "kept")).rejects.toThrow("the account may not do it");
    expect(await read(logs, "kept")).toBe(`${HEAD}\n`);
    const keeper = await connect(addressOf(`${scheme}//keeper:b@${rest}`));
    succeeded(await forgetLog(keeper, "kept"));
    expect(await failed(logs.read("kept"))).toMatchObject({ code: "missing" });
    await Promise.all([disconnect(league), disconnect(keeper)]);
    await guarded.remove();
  });

  test("what was acknowledged is there after the server was killed", async () => {
    const log = "killed";
    succeeded(await store.create(log, HEAD));
    succeeded(await store.append(log, 0, [event(1)]));
    await process.kill();
    await process.start();
    const again = await connect(addressOf(process.url));
    const there = await createStreamStore(again);
    expect(await read(there, log)).toBe(`${HEAD}\n${event(1)}\n`);
    expect(succeeded(await there.append(log, 1, [event(2)])).events).toBe(2);
    await disconnect(again);
  });

  test("an account stands before the server's name, with signs of any kind, and no message repeats it", async () => {
    const secured = await startServer(["--user", "ann", "--pass", "p:w@"]);
    const [scheme, rest] = secured.url.split("//");
    const refused = await connect(addressOf(`${scheme}//ann:other@${rest}`)).catch(
      (cause: unknown) => cause,
    );
    expect(String(refused)).toContain(`${secured.url}: the NATS server there refuses it`);
    const own = await connect(addressOf(`${scheme}//ann:p%3Aw%40@${rest}`));
    expect(own.url).toBe(secured.url);
    expect(await logsOn(own)).toEqual([]);
    await disconnect(own);
    await secured.remove();
  });

  test("where no server is, or one without JetStream, that is said", async () => {
    const told: string[] = [];
    const asked = connect(addressOf("nats://127.0.0.1:1"), {
      patienceMs: 50,
      onWait: (reason) => void told.push(reason),
    });
    await expect(asked).rejects.toThrow(ServerProblem);
    await expect(asked).rejects.toThrow("no NATS server answers there");
    expect(told).toEqual([expect.stringContaining("it is waited for")]);
  });
});

const readOrThrow = async (store: EventStore, log: string): Promise<string> => {
  const bytes = await store.read(log);
  if (Result.isSuccess(bytes)) return new TextDecoder().decode(bytes.success);
  throw new ServerProblem(bytes.failure.message);
};

/** Until it works: the servers of a cluster have to find each other first. */
const patiently = async <A>(work: () => Promise<A>): Promise<A> => {
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof ServerProblem)) throw cause;
    }
  }
};

describe.skipIf(!HAS_NATS_SERVER)("a store on a cluster of three", () => {
  test("goes on when the server that leads is lost, and loses nothing", async () => {
    const processes = await startCluster();
    const urls = processes.map(({ url }) => url).join(",");
    const server = await patiently(() => connect(addressOf(urls)));
    const store = await patiently(() => createStreamStore(server, { replicas: 3 }));
    const log = "led";
    succeeded(await store.create(log, HEAD));
    await record(store, log, 0, 20);
    const { cluster } = await server.manager.streams.info("ASSIZE_LOGS");
    const leader = processes.find(({ name }) => name === cluster?.leader)!;
    await leader.kill();
    const after = 30;
    for (let at = 20; at < after;) {
      const appended = await store.append(log, at, [event(at + 1)]);
      if (Result.isSuccess(appended)) at = appended.success.events;
      else if (appended.failure.code === "conflict") at = appended.failure.actual;
    }
    const there = await patiently(() => readOrThrow(store, log));
    expect(there.trimEnd().split("\n")).toHaveLength(after + 1);
    await disconnect(server);
    await Promise.all(processes.map(({ remove }) => remove()));
  });
});
