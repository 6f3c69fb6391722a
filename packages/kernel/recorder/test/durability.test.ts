// What was acknowledged stays, whatever becomes of the writer: killed at any moment, overtaken, or out of disk.
import { execFileSync, spawn } from "node:child_process";
import { lstatSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createFileStore, lockPath } from "@assize/kernel-event-log/node";
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordGame } from "./recording-of-nim.ts";
import { verdictOn } from "./table-of-nim.ts";

/** A few real programs; one that is killed at every single operation is simulated in `failures.test.ts`. */
const KILLS = process.env["ASSIZE_DEEP"] === undefined ? 4 : 200;
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const NODE = fromHere("../../../../node_modules/.bin/node");
const PROGRAM = fromHere("recording-program.ts");

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "durability-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

interface Message {
  readonly ready?: true;
  readonly log?: string;
  readonly lines?: readonly string[];
  readonly failure?: { readonly code?: string };
}

const parsed = (line: string): readonly Message[] => {
  try {
    return [JSON.parse(line) as Message];
  } catch {
    // The program was killed while it said this.
    return [];
  }
};

interface Wishes {
  readonly games: number;
  /** Kills the program after so many messages, at whatever it then does. */
  readonly killAfter?: number;
  /** Most blocks (of 512 bytes) a file may have. */
  readonly fileBlocks?: number;
}

/** Runs the recording program in the folder, and answers what it said. */
const recording = ({ games, killAfter, fileBlocks }: Wishes): Promise<readonly Message[]> =>
  new Promise((resolve, reject) => {
    const limit = fileBlocks === undefined ? "" : `ulimit -f ${fileBlocks};`;
    const command = ["-c", `${limit} exec "$@"`, "sh", NODE, PROGRAM, folder, String(games)];
    const child = spawn("sh", command, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    let troubles = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (killAfter === undefined || said.split("\n").length <= killAfter) return;
      // At once, or some fractions of an append later.
      setTimeout(() => child.kill("SIGKILL"), killAfter % 4);
    });
    child.stderr.on("data", (chunk: Buffer) => (troubles += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      const wanted = killAfter === undefined ? 0 : null;
      if (code === wanted) resolve(said.split("\n").flatMap(parsed));
      else reject(new Error(`the program ended with ${code}: ${troubles}`));
    });
  });

const logNames = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".jsonl"));

/** What was acknowledged of a log, as text. */
const acknowledged = (said: readonly Message[], log: string): string =>
  said
    .flatMap((message) => (message.log === log ? (message.lines ?? []) : []))
    .map((line) => `${line}\n`)
    .join("");

const stored = (log: string): Promise<string> => readFile(join(folder, log), "utf8");

const isLocked = (log: string): boolean =>
  lstatSync(lockPath(join(folder, log)), { throwIfNoEntry: false }) !== undefined;

const finish = async (log: string): Promise<void> => {
  expect(await recordGame(createFileStore(), join(folder, log), 0, () => undefined)).toBeNull();
  expect(verdictOn(Buffer.from(await stored(log)))).toMatchObject({
    kind: "compliant",
    finished: true,
    findings: [],
    assurance: "chained",
  });
};

/** A log after a crash: not begun, or a valid prefix, torn at most. */
const expectPrefix = async (log: string): Promise<boolean> => {
  const text = await stored(log);
  if (!text.includes("\n")) return false;
  expect(verdictOn(Buffer.from(text))).toMatchObject({ findings: [] });
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const verdict = verdictOn(Buffer.from(whole));
  expect(verdict).toMatchObject({ kind: "compliant" });
  return "finished" in verdict && !verdict.finished;
};

test(`killed ${KILLS} times: a valid prefix with all that was acknowledged, and it goes on`, async () => {
  let unfinished = 0;
  let locked = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const killAfter = 1 + ((kill * 7) % 30);
    const said = await recording({ games: 1_000_000, killAfter });
    expect(said[0]).toEqual({ ready: true });
    expect(said.some((message) => message.failure !== undefined)).toBe(false);
    for (const log of await logNames()) {
      const before = acknowledged(said, log);
      expect((await stored(log)).startsWith(before)).toBe(true);
      if (await expectPrefix(log)) unfinished++;
      if (isLocked(log)) locked++;
      await finish(log);
      expect((await stored(log)).startsWith(before)).toBe(true);
      expect(isLocked(log)).toBe(false);
    }
    await rm(folder, { recursive: true });
    await mkdir(folder);
  }
  expect(unfinished).toBeGreaterThan(KILLS / 10);
  // One kill in ten finds the lock taken; few kills may find none.
  if (KILLS >= 200) expect(locked).toBeGreaterThan(0);
});

test("two programs and one that is killed share logs: each line is written once", async () => {
  const games = 4;
  const all = await Promise.all([
    recording({ games }),
    recording({ games }),
    recording({ games: 1_000_000, killAfter: 9 }),
  ]);
  for (let game = 1; game <= games; game++) {
    const log = `${game}.jsonl`;
    await finish(log);
    const lines = (await stored(log)).split("\n");
    expect(new Set(lines).size).toBe(lines.length);
    const kept = all.flatMap((said) => acknowledged(said, log).split("\n").filter(Boolean));
    expect(new Set(kept).size).toBe(kept.length);
    // The killed one may have written what it no longer could acknowledge.
    expect(lines).toEqual(expect.arrayContaining(kept));
    expect(kept.length).toBeGreaterThan(0);
  }
}, 120_000);

test("out of disk: told, cut back, and it goes on when there is room", async () => {
  // Room for the header and an event: the shortest game of nim needs more.
  const said = await recording({ games: 6, fileBlocks: 1 });
  const full = said.filter((message) => message.failure !== undefined);
  expect(full.length).toBe(6);
  for (const { failure, log } of full) {
    expect(failure).toMatchObject({ code: "disk-full" });
    const text = await stored(log!);
    expect(text).toBe(acknowledged(said, log!));
    expect(text.endsWith("\n")).toBe(true);
    expect(isLocked(log!)).toBe(false);
    await finish(log!);
  }
}, 60_000);

test("what stands in the way is told as data", async () => {
  await mkdir(join(folder, "folder"));
  await writeFile(join(folder, "photo"), new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
  await writeFile(join(folder, "letter"), "Dear all,\nhello\n");
  await writeFile(join(folder, "endless"), `{"format":"${"a".repeat(1_100_000)}`);
  execFileSync("mkfifo", [join(folder, "pipe")]);
  const cases: readonly (readonly [string, object])[] = [
    ["nowhere/game", { code: "missing" }],
    ["letter/game", { code: "missing" }],
    ["folder", { code: "not-a-file" }],
    ["pipe", { code: "not-a-file" }],
    ["/dev/full", { code: "not-a-file" }],
    ["/dev/zero", { code: "not-a-file" }],
    ["endless", { kind: "unreadable", problem: { code: "line-too-long" } }],
    ["photo", { kind: "unreadable", problem: { code: "not-utf8" } }],
    ["letter", { kind: "unreadable", problem: { code: "not-json" } }],
  ];
  for (const [log, failure] of cases) {
    const told = await recordGame(createFileStore(), resolve(folder, log), 0, () => undefined);
    expect({ log, ...told }).toMatchObject({ log, ...failure });
  }
  expect(cases.length).toBeGreaterThanOrEqual(9);
  expect([...(await readFile(join(folder, "photo")))]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  expect((await readdir(folder)).sort()).toEqual(["endless", "folder", "letter", "photo", "pipe"]);
});
