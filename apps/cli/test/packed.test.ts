// Logs packed with gzip and zstd: every command reads them as if they were not packed.
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, simulated } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
let log: string;
beforeAll(async () => {
  folder = makeFolder();
  log = `${linesOf(await simulated(3))
    .slice(0, 60)
    .join("\n")}\n`;
  mkdirSync(folder.path("season/below"), { recursive: true });
  writeFileSync(folder.path("plain.jsonl"), log);
  writeFileSync(folder.path("season/a.jsonl.gz"), gzipSync(log));
  writeFileSync(folder.path("season/below/b.jsonl.zst"), zstdCompressSync(log));
  writeFileSync(folder.path("season/notes.gz"), "not looked at");
});
afterAll(() => folder.remove());

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

const COMMANDS: readonly (readonly string[])[] = [
  ["audit"],
  ["audit", "--quiet"],
  ["audit", "--json"],
  ["show", "--at", "20"],
  ["explain", "--at", "20"],
  ["position", "--at", "20"],
  ["complete"],
  ["coverage", "--json"],
];

describe("a packed log is told as the plain one is", () => {
  test.each(COMMANDS.map((command) => [command.join(" "), command] as const))(
    "%s",
    async (_, [name, ...flags]) => {
      const plain = await assize([name!, ...flags, "-"], { stdin: log });
      expect(plain.code).toBe(0);
      expect(plain.out.length).toBeGreaterThan(20);
      for (const pack of [gzipSync, zstdCompressSync])
        expect(await assize([name!, ...flags, "-"], { input: once(pack(log)) })).toEqual(plain);
    },
  );
  test("there are commands", () => expect(COMMANDS.length).toBeGreaterThanOrEqual(8));

  test("from files, under whatever name", async () => {
    for (const name of ["season/a.jsonl.gz", "season/below/b.jsonl.zst"]) {
      const ran = await assize(["show", folder.path(name), "--at", "20"]);
      expect(ran).toEqual(await assize(["show", folder.path("plain.jsonl"), "--at", "20"]));
    }
    writeFileSync(folder.path("unnamed"), zstdCompressSync(log));
    expect(await assize(["audit", folder.path("unnamed")])).toMatchObject({ code: 0 });
  });
});

test("folders stand for their packed logs too", async () => {
  const ran = await assize(["audit", "--json", folder.path("season")]);
  const { reports } = parsed(ran.out) as { reports: { log: string; verdict: string }[] };
  expect(ran).toMatchObject({ code: 0, err: "" });
  expect(reports.map(({ log: name }) => name)).toEqual([
    folder.path("season/a.jsonl.gz"),
    folder.path("season/below/b.jsonl.zst"),
  ]);
});

test("packed archives hold many games, packed one by one or together", async () => {
  const together = gzipSync(log.repeat(3));
  const oneByOne = Buffer.concat([zstdCompressSync(log), zstdCompressSync(log.repeat(2))]);
  for (const archive of [together, oneByOne]) {
    const ran = await assize(["audit", "--quiet", "-"], { input: once(archive) });
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain("3 games: 3 compliant");
  }
});

test("no game of damaged packed data is judged: one changed byte would accuse an honest table", async () => {
  // Stored as it is, so that the changed byte leaves sound JSON.
  const packed = Buffer.from(gzipSync(log.repeat(2), { level: 0 }));
  packed.write("7", packed.indexOf('"seq":5,') + '"seq":'.length);
  writeFileSync(folder.path("changed.jsonl.gz"), packed);
  const ran = await assize(["audit", "--quiet", folder.path("changed.jsonl.gz")]);
  expect(ran).toMatchObject({ code: 3, err: expect.stringContaining("nothing said of its games") });
  expect(ran.out).not.toContain("VIOLATED");
  expect(ran.out).toContain("UNREADABLE");
});

test("torn, damaged and wrongly named ones are unreadable, and hide no other log", async () => {
  const packed = gzipSync(log);
  const cases: readonly (readonly [name: string, bytes: Uint8Array, said: string])[] = [
    ["torn.jsonl.gz", packed.subarray(0, -9), "the gzip data end too early"],
    ["damaged.jsonl.gz", packed.with(packed.length - 5, 0), "the gzip data are damaged"],
    ["torn.jsonl.zst", zstdCompressSync(log).subarray(0, -1), "the zstd data end too early"],
    ["plain.jsonl.zst", Buffer.from(log), "this is no zstd data"],
    ["appended.jsonl.zst", Buffer.concat([zstdCompressSync(log), Buffer.from(log)]), "follows"],
  ];
  for (const [name, bytes, said] of cases) {
    writeFileSync(folder.path(name), bytes);
    const ran = await assize(["audit", "--json", folder.path(name), folder.path("plain.jsonl")]);
    const { reports } = parsed(ran.out) as {
      reports: { verdict: string; problem?: { code: string; message: string } }[];
    };
    expect(ran).toMatchObject({ code: 3, err: expect.stringContaining(said) });
    const problem = reports.find(({ verdict }) => verdict === "unreadable")?.problem;
    expect(problem).toMatchObject({ code: "not-unpacked", message: expect.stringContaining(said) });
    expect(reports.at(-1)?.verdict).toBe("compliant");
    const shown = await assize(["show", folder.path(name), "--at", "1"]);
    expect(shown).toMatchObject({ code: 3, out: "", err: expect.stringContaining(said) });
  }
  expect(cases.length).toBeGreaterThanOrEqual(5);
});
