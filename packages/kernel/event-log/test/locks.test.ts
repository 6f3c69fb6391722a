// Locks that outlive their writers, and files that are no logs.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import * as Result from "effect/Result";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodeHeader, isUnbegun } from "../src/index.ts";
import { createFileStore, lockPath, thisMachine, tornPath } from "../src/node.ts";
import type { Machine } from "../src/node.ts";
import { isGone, ownMark, pidOf } from "../src/node-holder.ts";
import { withLock } from "../src/node-lock.ts";
import { HEADER } from "./arbitraries.ts";

const HEAD = encodeHeader(HEADER);
const event = (seq: number): string => `{"seq":${seq},"type":"t","data":{}}`;

const HOLD_FOR_EVER = `
  const [module, machine, path] = process.argv.slice(1);
  const { withLock } = await import(module);
  const { thisMachine } = await import(machine);
  await withLock(thisMachine, path, async () => {
    console.log("working");
    await new Promise((resolve) => setTimeout(resolve, 1e8));
  });
`;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "assize-locks-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const path = (): string => join(folder, "game.jsonl");

/** The id of a process that has run and is gone. */
const goneId = (): string =>
  execFileSync(process.execPath, ["--eval", "process.stdout.write(String(process.pid))"], {
    encoding: "utf8",
  });

/** Our own mark with some of its words replaced: process, start, boot, id space, host. */
const markWith = async (changes: Readonly<Record<number, string>>): Promise<string> =>
  (await ownMark())
    .split(" ")
    .map((word, index) => changes[index] ?? word)
    .join(" ");

describe("who put a mark", () => {
  test("is told in one short line", async () => {
    const mark = await ownMark();
    expect(pidOf(mark)).toBe(String(process.pid));
    expect(mark).toContain(hostname());
    expect(mark).not.toContain("\n");
  });

  test("is there while it runs", async () => expect(await isGone(await ownMark())).toBe(false));

  test("has gone when its process has", async () => {
    expect(await isGone(await markWith({ 0: goneId() }))).toBe(true);
  });

  test("has gone when its id was given to a later process", async () => {
    if ((await ownMark()).split(" ")[1] === "-") return;
    expect(await isGone(await markWith({ 1: "1" }))).toBe(true);
  });

  test("has gone when it was killed, though its parent has not noticed", async () => {
    // The shell becomes a program that never asks for its child.
    const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"]);
    const child = await new Promise<string>((resolve) => {
      parent.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    });
    const mark = await markWith({ 0: child, 1: "-" });
    await expect.poll(() => isGone(mark)).toBe(true);
    parent.kill("SIGKILL");
  });

  test("has gone when the machine was started anew", async () => {
    if ((await ownMark()).split(" ")[2] === "-") return;
    expect(await isGone(await markWith({ 2: "00000000" }))).toBe(true);
  });

  const UNSEEN: readonly (readonly [string, Readonly<Record<number, string>>])[] = [
    ["on another machine", { 4: "elsewhere" }],
    ["on another machine that was started at another time", { 2: "00000000", 4: "elsewhere" }],
    ["in another container", { 3: "1" }],
    ["by nobody", { 0: "0" }],
    ["by no number", { 0: "init" }],
  ];
  test.each(UNSEEN)("%s cannot be said to have gone", async (_, changes) => {
    expect(await isGone(await markWith({ 0: goneId(), ...changes }))).toBe(false);
  });

  test.each(["", "4242", "4242\n", "a b c d e f"])("the mark %j says nothing", async (mark) =>
    expect(await isGone(mark)).toBe(false),
  );
});

describe("a lock that was left behind", () => {
  const leave = async (lock: string): Promise<void> =>
    symlink(await markWith({ 0: goneId() }), lock);

  test("is broken", async () => {
    await leave(lockPath(path()));
    expect(Result.isSuccess(await createFileStore().create(path(), HEAD))).toBe(true);
    await expect(readlink(lockPath(path()))).rejects.toThrow("ENOENT");
  });

  test("is broken when its holder was killed at work", async () => {
    const holder = spawn(process.execPath, [
      "--input-type=module",
      "--eval",
      HOLD_FOR_EVER,
      import.meta.resolve("../src/node-lock.ts"),
      import.meta.resolve("../src/node-machine.ts"),
      path(),
    ]);
    await once(holder.stdout, "data");
    expect(pidOf(await readlink(lockPath(path())))).toBe(String(holder.pid));
    holder.kill("SIGKILL");
    expect(Result.isSuccess(await createFileStore().create(path(), HEAD))).toBe(true);
    await expect(readlink(lockPath(path()))).rejects.toThrow("ENOENT");
  });

  test("is broken though its breaker was killed as well", async () => {
    await leave(lockPath(path()));
    await leave(lockPath(lockPath(path())));
    expect(Result.isSuccess(await createFileStore().create(path(), HEAD))).toBe(true);
    await expect(readlink(lockPath(lockPath(path())))).rejects.toThrow("ENOENT");
  });

  test("is broken by one of many, and only one of them works at a time", async () => {
    await leave(lockPath(path()));
    let working = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++working);
      await new Promise(setImmediate);
      working--;
      return Result.succeed("done");
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => withLock(thisMachine, path(), work)),
    );
    expect(answers.every(Result.isSuccess)).toBe(true);
    expect(most).toBe(1);
  });

  test("is broken where it is a plain file, as on systems without links", async () => {
    await writeFile(lockPath(path()), await markWith({ 0: goneId() }));
    expect(Result.isSuccess(await createFileStore().create(path(), HEAD))).toBe(true);
  });

  test("is broken by the program that could not remove it", async () => {
    let failures = 0;
    const remove = async (name: string) => {
      if (failures++ === 0) throw Object.assign(new Error("EIO"), { code: "EIO" });
      return thisMachine.remove(name);
    };
    const store = createFileStore({ ...thisMachine, remove });
    expect(Result.isSuccess(await store.create(path(), HEAD))).toBe(true);
    expect(await readlink(lockPath(path()))).toContain(await ownMark());
    expect(Result.isSuccess(await store.append(path(), 0, [event(1)]))).toBe(true);
    await expect(readlink(lockPath(path()))).rejects.toThrow("ENOENT");
  });

  /** A clock that goes on while somebody waits, and no longer than that. */
  const hurried = (): { readonly machine: Machine; readonly waitedMs: () => number } => {
    let nowMs = 0;
    const pause = async (durationMs: number) => void (nowMs += durationMs);
    return { machine: { ...thisMachine, nowMs: () => nowMs, pause }, waitedMs: () => nowMs };
  };

  test.each([0, 1, 2, 3, 4])(
    "is kept while a program that runs holds the lock at level %i, and the wait is short",
    async (level) => {
      let lock = lockPath(path());
      for (let below = 0; below < level; below++) {
        await leave(lock);
        lock = lockPath(lock);
      }
      await symlink(await ownMark(), lock);
      const { machine, waitedMs } = hurried();
      const answer = await createFileStore(machine).create(path(), HEAD);
      expect(Result.isFailure(answer) && answer.failure).toMatchObject({
        code: "locked",
        message: expect.stringContaining(level === 0 ? `process ${process.pid}` : "(process "),
      });
      expect(waitedMs()).toBeGreaterThanOrEqual(2_000);
      expect(waitedMs()).toBeLessThan(3_000);
    },
  );

  test("is kept when another one broke it, and a third took it, in the last moment", async () => {
    await leave(lockPath(path()));
    const taken = await thisMachine.newMark();
    const { machine } = hurried();
    const makeLink = async (target: string, name: string) => {
      if (name === lockPath(lockPath(path())) && (await readlink(lockPath(path()))) !== taken) {
        await rm(lockPath(path()));
        await symlink(taken, lockPath(path()));
      }
      return machine.makeLink(target, name);
    };
    const answer = await createFileStore({ ...machine, makeLink }).create(path(), HEAD);
    expect(Result.isFailure(answer) && answer.failure).toMatchObject({ code: "locked" });
    expect(await readlink(lockPath(path()))).toBe(taken);
  });

  test.each([0, 1, 2])("is refused at once where level %i is a pipe or a folder", async (level) => {
    for (const make of ["mkfifo", "mkdir"]) {
      let lock = lockPath(path());
      for (let below = 0; below < level; below++) {
        await leave(lock);
        lock = lockPath(lock);
      }
      execFileSync(make, [lock]);
      const { machine, waitedMs } = hurried();
      const answer = await createFileStore(machine).create(path(), HEAD);
      expect(Result.isFailure(answer) && answer.failure).toMatchObject({
        code: "not-a-file",
        path: lock,
      });
      expect(waitedMs()).toBe(0);
      await rm(folder, { recursive: true });
      await mkdir(folder);
    }
  });
});

describe("what is no log is left as it is", () => {
  const FOREIGN: readonly (readonly [string, string | Uint8Array, string, string])[] = [
    ["a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), "exists", "line-invalid"],
    ["a text", "hello", "exists", "line-invalid"],
    ["JSON", '{"name":"assize"}', "exists", "line-invalid"],
    ["lines of JSON", '{"name":"assize"}\n{"name":"log"}\n', "exists", "line-invalid"],
    ["JSON behind a header", `${HEAD}\n{"name":"assize"}`, "exists", "line-invalid"],
    ["zeros and more", "\0\0\0hello", "exists", "line-invalid"],
    ["zeros and a newline", "\0\0\0\n", "exists", "line-invalid"],
    ["more zeros than a line has", new Uint8Array(1_048_577), "exists", "line-invalid"],
    ["an endless line", `${HEAD}\n${"a".repeat(1_100_000)}`, "exists", "line-invalid"],
  ];
  test.each(FOREIGN)("%s", async (_, content, created, appended) => {
    await writeFile(path(), content);
    const store = createFileStore();
    const codes = [
      await store.create(path(), HEAD),
      await store.append(path(), 9, [event(10)]),
    ].map((answer) => Result.isFailure(answer) && answer.failure.code);
    expect(codes).toEqual([created, appended]);
    expect((await readFile(path())).equals(Buffer.from(content))).toBe(true);
  });
  test("there are cases", () => expect(FOREIGN.length).toBeGreaterThanOrEqual(9));

  test("zeros, as a failure of the power leaves them, are put aside", async () => {
    await writeFile(path(), new Uint8Array(64));
    const created = Result.getOrThrow(await createFileStore().create(path(), HEAD));
    expect(created.torn).toBe(tornPath(path()));
    expect(await readFile(tornPath(path()), "utf8")).toBe(`${"\0".repeat(64)}\n`);
    expect(await readFile(path(), "utf8")).toBe(`${HEAD}\n`);
  });

  test("a header that was cut off anywhere is unbegun, and nothing else is", () => {
    const bytes = Buffer.from(HEAD);
    for (let length = 0; length < bytes.length; length++)
      expect(isUnbegun(bytes.subarray(0, length))).toBe(true);
    for (const whole of [HEAD, `${HEAD}\n`, `${HEAD}\n{`, "hello", "{}", " ", "\n"])
      expect(isUnbegun(Buffer.from(whole))).toBe(false);
  });
});

describe("a log that is held", () => {
  test("is written to by nobody else, and by its holder as often as it likes", async () => {
    const store = createFileStore();
    const held = await store.hold(path(), async (own) => {
      expect(Result.isSuccess(await own.create(path(), HEAD))).toBe(true);
      expect(Result.isSuccess(await own.append(path(), 0, [event(1)]))).toBe(true);
      const other = await createFileStore().append(path(), 1, [event(2)]);
      expect(other).toMatchObject({ failure: { code: "locked" } });
      expect(Result.isSuccess(await own.append(path(), 1, [event(2)]))).toBe(true);
      expect(Result.isSuccess(await own.readDurable(path()))).toBe(true);
      // Other logs are locked as ever, for each append.
      expect(Result.isSuccess(await own.create(join(folder, "other.jsonl"), HEAD))).toBe(true);
      return "done";
    });
    expect(held).toEqual(Result.succeed("done"));
    expect(await thisMachine.nameAt(lockPath(path()))).toBeNull();
    expect(Result.isSuccess(await store.append(path(), 2, [event(3)]))).toBe(true);
  });

  test("is given back whatever the work throws, and is not acknowledged once its lock is gone", async () => {
    const store = createFileStore();
    const thrown = store.hold(path(), async (own) => {
      await own.create(path(), HEAD);
      await rm(lockPath(path()));
      expect(await own.append(path(), 0, [event(1)])).toMatchObject({
        failure: { code: "changed-meanwhile" },
      });
      throw new RangeError("the work failed");
    });
    await expect(thrown).rejects.toThrow("the work failed");
    expect(await thisMachine.nameAt(lockPath(path()))).toBeNull();
    expect(await readFile(path(), "utf8")).toBe(`${HEAD}\n`);
  });
});
