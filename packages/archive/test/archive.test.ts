// Whole runs with real threads: the rows are those of one audit after the other, whatever ends on the way.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { DatabaseSync } from "node:sqlite";
import { bytesOf } from "@assize/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowMaker } from "../src/index.ts";
import {
  auditArchive,
  createPool,
  fileSource,
  openResults,
  openToAsk,
  type PlacedRow,
  type Pool,
  ResultsProblem,
} from "../src/node.ts";
import { fileOfGames, linesOfGame, optionsFor, program } from "./games.ts";

const module = new URL("./nim-worker.ts", import.meta.url);
const rowFor = rowMaker({ optionsFor, hash: nodeHash, program, known: null });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "assize-archive-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, bytes: Uint8Array | string): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};

const run = async (
  paths: readonly string[],
  { most = 2, known = null as string | null, eater = null as string | null } = {},
): Promise<readonly PlacedRow[]> => {
  const data = { known: known === null ? null : { path: known, isTrusted: true }, eater };
  const pool: Pool = createPool({ module, data }, most, { heapMib: 64 });
  try {
    const rows: PlacedRow[] = [];
    for await (const row of auditArchive(paths.map(fileSource), { pool, rowFor })) rows.push(row);
    return rows;
  } finally {
    await pool.end();
  }
};

test("rows come in the order of the games, each file counted from 1", async () => {
  const [many, few] = [fileOfGames(300), fileOfGames(2)];
  const rows = await run([file("many.jsonl", many), file("few.jsonl", few), join(folder, "none")]);
  expect(rows.map(({ row }) => row)).toEqual([
    ...Array.from(readGames(many), rowFor),
    ...Array.from(readGames(few), rowFor),
    { verdict: "unreadable", reason: "missing", line: 0 },
  ]);
  expect(rows.map(({ place }) => place.number)).toEqual([
    ...Array.from({ length: 300 }, (_, index) => index + 1),
    1,
    2,
    1,
  ]);
  const verdicts = new Set(rows.map(({ row }) => row.verdict));
  expect(verdicts).toEqual(new Set(["compliant", "violated", "unreadable"]));
});

test("a game that takes more memory than a worker has is one row, and all others are audited", async () => {
  const lines = [...linesOfGame(1), ...linesOfGame(2), ...linesOfGame(3)];
  const eater = file("eater.jsonl", `${lines.join("\n")}\n`);
  // A file of one game, handed over together with that.
  const alone = file("alone.jsonl", `${linesOfGame(4).join("\n")}\n`);
  const rows = await run([alone, eater], { most: 1, eater: '"x-seed":2}' });
  expect(rows.map(({ row }) => row.verdict)).toEqual([
    "compliant",
    "compliant",
    "defect",
    "compliant",
  ]);
  expect(rows[2]!.row).toMatchObject({ reason: "worker-out-of-memory" });
});

test("a file that nobody can cut behind some place is read to its end, each game once", async () => {
  const blank = Array.from({ length: 13 }, () => " ".repeat(999_999));
  const bytes = bytesOf([...linesOfGame(1), ...linesOfGame(2), ...blank, ...linesOfGame(3)]);
  const rows = await run([file("gap.jsonl", bytes), file("after.jsonl", fileOfGames(1))]);
  expect(rows.map(({ row }) => row)).toEqual([
    ...Array.from(readGames(bytes), rowFor),
    ...Array.from(readGames(fileOfGames(1)), rowFor),
  ]);
  expect(rows.map(({ place }) => place.number)).toEqual([1, 2, 3, 1]);
});

test("of packed data that end too early, the games before that place are audited", async () => {
  const random = Array.from({ length: 400 }, (_, seed) => linesOfGame(seed)).flat();
  const packed = gzipSync(`${random.join("\n")}\n`);
  const rows = await run([file("torn.jsonl.gz", packed.subarray(0, packed.length - 2_000))]);
  expect(rows.at(-1)!.row).toMatchObject({ verdict: "unreadable", reason: "not-unpacked" });
  expect(rows.length).toBeGreaterThan(200);
  expect(rows.slice(0, -1).every(({ row }) => row.verdict === "compliant")).toBe(true);
});

const everything = (path: string): readonly unknown[] => {
  const database = openToAsk(path);
  const tables = ["reading", "game", "finding", "place"].map((name) =>
    database.prepare(`select * from ${name} order by 1, 2, 3`).all(),
  );
  database.close();
  return tables;
};

const write = async (path: string, results: string): Promise<number> => {
  const kept = openResults(results);
  const known = kept.isOld ? results : null;
  let old = 0;
  for (const { place, row } of await run([path], { known })) {
    kept.put(place, row);
    if (row.verdict === "known") old++;
  }
  kept.close();
  return old;
};

test("a run that was killed goes on where it was, and counts nothing twice", async () => {
  const path = file("killed.jsonl", fileOfGames(200));
  const [whole, broken] = [join(folder, "whole.sqlite"), join(folder, "broken.sqlite")];
  await write(path, whole);
  const killed = new URL("./killed-run.ts", import.meta.url).pathname;
  const kill = (after: number) => () =>
    execFileSync(process.execPath, [killed, path, broken, String(after)], { stdio: "pipe" });
  expect(kill(70)).toThrow("Command failed");
  expect(kill(130)).toThrow("Command failed");
  expect(await write(path, broken)).toBe(120);
  expect(everything(broken)).toEqual(everything(whole));
  expect(await write(path, broken)).toBe(200);
  expect(everything(broken)).toEqual(everything(whole));
});

test("a file of results is refused that another run writes to, or that is another's", () => {
  const path = join(folder, "held.sqlite");
  const held = openResults(path);
  expect(() => openResults(path)).toThrow(ResultsProblem);
  expect(() => openResults(path)).toThrow("another run writes to it");
  const link = join(folder, "link.sqlite");
  symlinkSync(path, link);
  expect(() => openResults(link)).toThrow("another run writes to it");
  held.close();
  openResults(path).close();
  const newer = new DatabaseSync(path);
  newer.exec("pragma user_version = 99");
  newer.close();
  expect(() => openResults(path)).toThrow("version 99");
  const foreign = new DatabaseSync(join(folder, "foreign.sqlite"));
  foreign.exec("create table a (b)");
  foreign.close();
  expect(() => openResults(join(folder, "foreign.sqlite"))).toThrow("something else");
  expect(() => openResults(file("text.sqlite", "no database ".repeat(100)))).toThrow(
    "no file of results",
  );
  expect(() => openResults(join(folder, "no-folder", "x.sqlite"))).toThrow("cannot be opened");
  expect(() => openToAsk(join(folder, "nothing.sqlite"))).toThrow("no such file");
  const pipe = join(folder, "pipe.sqlite");
  execFileSync("mkfifo", [pipe]);
  for (const other of [folder, pipe])
    for (const open of [openResults, openToAsk])
      expect(() => open(other)).toThrow(`${other}: this is a folder, a pipe or a device`);
});
