import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { LIMITS } from "@assize/kernel-model";
import * as Result from "effect/Result";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMemoryStore, encodeHeader, readLog } from "../src/index.ts";
import type { EventStore } from "../src/index.ts";
import {
  createFileStore,
  lockPath,
  readGamesFromFile,
  thisMachine,
  tornPath,
} from "../src/node.ts";
import type { Machine } from "../src/node.ts";
import { problemOfFile } from "../src/node-problem.ts";
import { HEADER } from "./arbitraries.ts";

const HEAD = encodeHeader(HEADER);
const event = (seq: number, note = ""): string =>
  `{"seq":${seq},"type":"t","data":{}${note === "" ? "" : `,"x-note":"${note}"`}}`;

type NamedLine = readonly [what: string, line: string];

/** Lines that readers refuse, or would take for other lines than were meant. */
const REFUSED_LINES: readonly NamedLine[] = [
  ["nothing", ""],
  ["two lines", "a\nb"],
  ["two events", `${event(1)}\n${event(2)}`],
  ["an event over two lines", event(1).replace(",", ",\n")],
  ["half of a pair", event(1, "\ud800")],
  ["half of a pair, escaped", event(1, "\\ud800")],
  ["a CR at the end", `${event(1)}\r`],
  ["a CR within", event(1).replace(",", ",\r")],
  ["a NUL", event(1, "\0")],
  ["a byte order mark", `\uFEFF${event(1)}`],
  ["no JSON", "hello"],
  ["a cut-off event", event(1).slice(0, -1)],
  ["a list", "[1]"],
  ["a second header", HEAD],
  ["an event with a format", event(1).replace("{", '{"format":"assize-log/1",')],
  ["no envelope", "{}"],
  ["an unknown member", event(1).replace("{", '{"extra":1,')],
  ["a key twice", event(1).replace("{", '{"seq":1,')],
  ["a fraction", event(1).replace("{}", '{"a":1.5}')],
  ["a forbidden key", event(1).replace("{}", '{"__proto__":{}}')],
  ["depth", event(1).replace("{}", `{"a":${"[".repeat(31)}${"]".repeat(31)}}`)],
  ["a line that is too long", event(1, "a".repeat(LIMITS.lineBytes))],
  ["a line that is too long in bytes", event(1, "ä".repeat(LIMITS.lineBytes / 2))],
];

/** The superuser may write everywhere, so a process of its own becomes somebody else. */
const CREATE_AS_NOBODY = `
  const [module, path, header] = process.argv.slice(1);
  const { createFileStore } = await import(module);
  if (process.geteuid() === 0) process.seteuid(65534);
  const result = await createFileStore().create(path, header);
  console.log(JSON.stringify(result.failure ?? {}));
`;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "assize-store-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const succeeded = <A>(result: Result.Result<A, unknown>): A =>
  Result.getOrThrowWith(result, (failure) => new Error(JSON.stringify(failure)));
const failed = async (result: Promise<Result.Result<unknown, unknown>>): Promise<unknown> =>
  Result.match(await result, { onFailure: (failure) => failure, onSuccess: () => "success" });

const read = async (store: EventStore, log: string): Promise<string> =>
  new TextDecoder().decode(succeeded(await store.read(log)));

describe.each([
  ["memory", () => createMemoryStore()],
  ["files", () => createFileStore()],
])("a store in %s", (_, create) => {
  const path = (): string => join(folder, "game.jsonl");

  test("creates, appends and reads back", async () => {
    const store = create();
    expect(succeeded(await store.create(path(), HEAD))).toEqual({ events: 0, torn: null });
    expect(succeeded(await store.append(path(), 0, [event(1), event(2)])).events).toBe(2);
    expect(succeeded(await store.append(path(), 2, [event(3)])).events).toBe(3);
    expect(succeeded(await store.append(path(), 3, [])).events).toBe(3);
    expect(await read(store, path())).toBe(`${HEAD}\n${event(1)}\n${event(2)}\n${event(3)}\n`);
  });

  test("refuses an append that has not seen all events", async () => {
    const store = create();
    await store.create(path(), HEAD);
    await store.append(path(), 0, [event(1)]);
    const conflict = { code: "conflict", expected: 0, actual: 1 };
    expect(await failed(store.append(path(), 0, [event(1)]))).toEqual(conflict);
    expect(await failed(store.append(path(), 2, [event(3)]))).toMatchObject({ actual: 1 });
    expect(await read(store, path())).toBe(`${HEAD}\n${event(1)}\n`);
  });

  test("of concurrent writers exactly one wins", async () => {
    const store = create();
    await store.create(path(), HEAD);
    const results = await Promise.all(
      Array.from({ length: 8 }, (__, writer) =>
        store.append(path(), 0, [event(1).replace('"t"', `"writer-${writer}"`)]),
      ),
    );
    expect(results.filter(Result.isSuccess).length).toBe(1);
    expect((await read(store, path())).split("\n").length).toBe(3);
  });

  test("takes no more than readers take", async () => {
    const store = create();
    await store.create(path(), HEAD);
    const many = Array.from({ length: LIMITS.eventsPerGame }, () => event(1));
    succeeded(await store.append(path(), 0, many));
    expect(await failed(store.append(path(), many.length, [event(1)]))).toMatchObject({
      code: "log-full",
    });
    const large = Array.from({ length: 9 }, () => event(1, "ä".repeat(500_000)));
    await store.create(`${path()}2`, HEAD);
    expect(await failed(store.append(`${path()}2`, 0, large))).toMatchObject({ code: "log-full" });
    expect(succeeded(await store.append(`${path()}2`, 0, large.slice(0, 8))).events).toBe(8);
  });

  test("names missing and existing logs", async () => {
    const store = create();
    expect(await failed(store.append(path(), 0, [event(1)]))).toMatchObject({ code: "missing" });
    expect(await failed(store.read(path()))).toMatchObject({ code: "missing", path: path() });
    await store.create(path(), HEAD);
    expect(await failed(store.create(path(), HEAD))).toMatchObject({ code: "exists" });
  });

  test.each(REFUSED_LINES)("refuses %s, as readers do, and keeps no line", async (__, line) => {
    const store = create();
    await store.create(path(), HEAD);
    expect(await failed(store.append(path(), 0, [event(1), line]))).toMatchObject({
      code: "line-invalid",
      message: expect.stringContaining("line 1 (counted from 0)"),
    });
    expect(await read(store, path())).toBe(`${HEAD}\n`);
    const game = readLog(new TextEncoder().encode(`${HEAD}\n${line}\n${event(2)}\n`));
    const lines = game.ok ? game.events.length : 0;
    expect(lines === 2 && line.isWellFormed()).toBe(false);
  });

  test.each<NamedLine>([
    ["an event", event(1)],
    ...REFUSED_LINES.filter(([, line]) => line !== HEAD),
  ])("is not begun with %s", async (__, line) => {
    const store = create();
    expect(await failed(store.create(path(), line))).toMatchObject({ code: "line-invalid" });
    expect(await failed(store.read(path()))).toMatchObject({ code: "missing" });
  });

  test("there are refused lines", () => expect(REFUSED_LINES.length).toBeGreaterThanOrEqual(23));

  test("takes the longest line that readers take", async () => {
    const store = create();
    await store.create(path(), HEAD);
    const longest = event(1, "a".repeat(LIMITS.lineBytes - event(1, "a").length + 1));
    expect(longest.length).toBe(LIMITS.lineBytes);
    succeeded(await store.append(path(), 0, [longest]));
    expect(readLog(succeeded(await store.readDurable(path())))).toMatchObject({ ok: true });
  });
});

describe("the store of files", () => {
  const path = (): string => join(folder, "game.jsonl");
  const torn = '{"seq":2,"type":"t","da';

  test("writers of different stores see each other", async () => {
    const [one, other] = [createFileStore(), createFileStore()];
    await one.create(path(), HEAD);
    expect(succeeded(await other.append(path(), 0, [event(1)])).events).toBe(1);
    expect(await failed(one.append(path(), 0, [event(1)]))).toMatchObject({ code: "conflict" });
    const results = await Promise.all(
      [one, other, one, other].map((store) => store.append(path(), 1, [event(2)])),
    );
    expect(results.filter(Result.isSuccess).length).toBe(1);
    await expect(readFile(lockPath(path()))).rejects.toThrow("ENOENT");
  });

  test("puts a torn tail aside before it appends", async () => {
    await writeFile(path(), `${HEAD}\n${event(1)}\n${torn}`);
    const result = succeeded(await createFileStore().append(path(), 1, [event(2)]));
    expect(result).toEqual({ events: 2, torn: tornPath(path()) });
    expect(await readFile(tornPath(path()), "utf8")).toBe(`${torn}\n`);
    expect(await readFile(path(), "utf8")).toBe(`${HEAD}\n${event(1)}\n${event(2)}\n`);
  });

  test("keeps a whole last line that only lacks its newline", async () => {
    await writeFile(path(), `${HEAD}\n${event(1)}`);
    expect(await failed(createFileStore().append(path(), 0, [event(1)]))).toMatchObject({
      code: "conflict",
      actual: 1,
    });
    succeeded(await createFileStore().append(path(), 1, [event(2)]));
    expect(await readFile(path(), "utf8")).toBe(`${HEAD}\n${event(1)}\n${event(2)}\n`);
  });

  test("begins anew where not even the header was written whole", async () => {
    await writeFile(path(), HEAD.slice(0, 20));
    expect(await failed(createFileStore().append(path(), 0, []))).toMatchObject({
      code: "missing",
    });
    expect(succeeded(await createFileStore().create(path(), HEAD)).events).toBe(0);
    expect(readLog(await readFile(path())).ok).toBe(true);
  });

  test("tells who holds the lock", async () => {
    await writeFile(lockPath(path()), "4242\n");
    const problem = await failed(createFileStore().create(path(), HEAD));
    expect(problem).toMatchObject({ code: "locked" });
    expect(JSON.stringify(problem)).toContain("process 4242");
  });

  test("a folder where nobody may write is a problem, not an exception", async () => {
    const closed = join(folder, "closed");
    await mkdir(closed);
    await chmod(folder, 0o755);
    await chmod(closed, 0o555);
    const problem = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "--eval",
      CREATE_AS_NOBODY,
      import.meta.resolve("../src/node.ts"),
      join(closed, "game.jsonl"),
      HEAD,
    ]);
    expect(JSON.parse(problem.stdout)).toMatchObject({ code: "read-only" });
  });

  test("names folders, files as folders and missing folders", async () => {
    const store = createFileStore();
    expect(await failed(store.read(folder))).toMatchObject({ code: "not-a-file" });
    expect(await failed(store.create(join(folder, "no", "game"), HEAD))).toMatchObject({
      code: "missing",
    });
    await writeFile(path(), "");
    expect(await failed(store.read(join(path(), "game")))).toMatchObject({ code: "missing" });
  });

  test.each([
    ["ENOSPC", "disk-full"],
    ["EDQUOT", "disk-full"],
    ["EROFS", "read-only"],
    ["EACCES", "read-only"],
    ["EIO", "io-failed"],
  ])("%s is told as %s", (system, code) => {
    const cause = Object.assign(new Error(system), { code: system });
    expect(problemOfFile("game", cause)).toMatchObject({ code, path: "game" });
  });

  test("a failed write is cut back", async () => {
    await writeFile(path(), `${HEAD}\n`);
    const machine: Machine = {
      ...thisMachine,
      open: async (...which) => {
        const file = await thisMachine.open(...which);
        const append = async (bytes: Uint8Array) => {
          await file.append(bytes.subarray(0, 5));
          throw Object.assign(new Error("full"), { code: "ENOSPC" });
        };
        return { ...file, append };
      },
    };
    expect(await failed(createFileStore(machine).append(path(), 0, [event(1)]))).toMatchObject({
      code: "disk-full",
    });
    expect(await readFile(path(), "utf8")).toBe(`${HEAD}\n`);
  });
});

describe("reading a file", () => {
  const all = async (path: string) => {
    const games = [];
    for await (const game of readGamesFromFile(path)) games.push(game);
    return games;
  };

  test("gives the games of a file larger than a chunk", async () => {
    const path = join(folder, "archive.jsonl");
    const game = `${HEAD}\n${Array.from({ length: 400 }, (_, i) => event(i + 1)).join("\n")}\n`;
    await writeFile(path, game.repeat(100));
    const games = await all(path);
    expect(games.length).toBe(100);
    for (const read of games) expect(read).toMatchObject({ ok: true, torn: null });
  });

  test("tells a missing file as data", async () => {
    expect(await all(join(folder, "none"))).toMatchObject([
      { ok: false, storage: { code: "missing" } },
    ]);
  });
});
