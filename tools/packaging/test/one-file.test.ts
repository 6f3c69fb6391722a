// The command as one file, in an empty folder, with nothing else of this clone in reach and no connection to other machines: it audits, with
// threads too, and shows its pages.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildOneFile } from "../src/one-file.ts";
import { namesToTake } from "../src/published.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const EXAMPLES = join(ROOT, "docs/examples/games");
const FILES = ["disputed-4p.jsonl", "chess-opera.jsonl", "treasure-2p.jsonl"];
/** Nobody looked at a shuffle. */
const UNREAD = "unread-shuffle.jsonl";

/** Whoever connects to another machine, or to a server by its name, ends. */
const NO_NETWORK = `data:text/javascript,
import { Socket } from "node:net";
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  if (!/^(127\\.0\\.0\\.1|::1)$/.test(options.host ?? "127.0.0.1")) throw new Error("asked a network: " + options.host);
  return connect.apply(this, args);
};`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "assize-one-file-"));
  await buildOneFile(ROOT, join(folder, "assize.mjs"));
  for (const name of FILES) cpSync(join(EXAMPLES, name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const options = () => ({ cwd: folder, env: { PATH: "/usr/bin:/bin", HOME: folder } });
const command = (args: readonly string[]) => ["--import", NO_NETWORK, "assize.mjs", ...args];
const given = (input: string, ...args: readonly string[]) => {
  const ran = spawnSync(process.execPath, command(args), {
    ...options(),
    encoding: "utf8",
    input,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
};
const run = (...args: readonly string[]) => given("", ...args);

describe("the one file", () => {
  test("has no address of this machine in it, and the licences of what it hands on", () => {
    const text = readFileSync(join(folder, "assize.mjs"), "utf8");
    expect(text.includes(ROOT)).toBe(false);
    expect(text.split("\n")[0]).toBe("#!/usr/bin/env node");
    const told = [...text.matchAll(/^## (\S+) \d/gm)].map(([, name]) => name);
    expect(told).toEqual(expect.arrayContaining(["effect", "xstate", "solid-js", "fflate"]));
    expect(text.includes("Apache License")).toBe(true);
  });

  test("audits an example, and tells it in other languages", () => {
    const audited = run("audit", "disputed-4p.jsonl", "--lang", "fr");
    expect(audited).toMatchObject({ code: 1, err: "" });
    expect(audited.out).toContain("recruit.weakest");
    expect(run("audit", "--quiet", "chess-opera.jsonl")).toMatchObject({ code: 0, err: "" });
  });

  test("audits an archive by threads, and answers questions about it", () => {
    const audited = run("archive", "audit", ".", "--results", "season.sqlite", "-j", "2");
    expect(audited.code).toBe(1);
    expect(audited.out).toContain("3 games: 2 compliant, 1 violated; results in season.sqlite");
    const asked = run(
      "archive",
      "query",
      "clauses",
      "--results",
      "season.sqlite",
      "--format",
      "csv",
    );
    expect(asked).toMatchObject({ code: 0, err: "" });
    expect(asked.out).toContain("recruit.weakest");
  });

  test("records a game from choices, goes on with it, and completes it", () => {
    const [, ...lines] = readFileSync(join(EXAMPLES, "chess-opera.jsonl"), "utf8")
      .trim()
      .split("\n");
    const choices = lines.slice(0, 4).map((line) => {
      const { type, by, data } = JSON.parse(line) as Record<string, unknown>;
      return `${JSON.stringify({ type, by, data })}\n`;
    });
    const own = ["record", "own.jsonl", "--game", "chess"];
    expect(given(choices.slice(0, 2).join(""), ...own)).toMatchObject({ code: 0, err: "" });
    expect(given(choices.slice(2).join(""), ...own)).toMatchObject({ code: 0, err: "" });
    expect(given(choices[0]!, ...own).code).toBe(1);
    expect(run("audit", "--quiet", "own.jsonl")).toMatchObject({ code: 0, err: "" });
    expect(readFileSync(join(folder, "own.jsonl"), "utf8").trim().split("\n")).toHaveLength(5);

    cpSync(join(EXAMPLES, "..", UNREAD), join(folder, UNREAD));
    const filled = run("complete", "--unknowns", UNREAD, "--out", "filled.jsonl");
    expect(filled).toMatchObject({ code: 0, err: expect.stringContaining("tiles-shuffled") });
    expect(run("audit", "--quiet", UNREAD).code).toBe(2);
    expect(run("audit", "--quiet", "filled.jsonl")).toMatchObject({ code: 0, err: "" });
  });

  test("draws, packs and writes the viewer as one page", () => {
    const made = run("simulate", "--seed", "7");
    expect(made).toMatchObject({ code: 0, err: "" });
    writeFileSync(join(folder, "made.txt"), made.out);
    const COMMANDS: readonly (readonly string[])[] = [
      ["audit", "--quiet", "made.txt"],
      ["rules", "recruit.weakest", "--lang", "de"],
      ["show", "made.txt", "--at", "40"],
      ["chart", "xidit", "--format", "svg"],
      ["case", "made.txt", "--out", "case.zip"],
      ["audit", "--quiet", "case.zip"],
      ["view", "made.txt", "--single-file", "made.html"],
      ["version"],
    ];
    for (const args of COMMANDS) {
      const { code, err } = run(...args);
      expect([args[0], code, err]).toEqual([args[0], 0, ""]);
    }
    expect(readFileSync(join(folder, "made.html"), "utf8")).toContain('id="assize-log">{');
  });

  test("says what it cannot do without the sources", () => {
    const quint = run("audit", "--engines", "table,quint", "made.txt");
    expect(quint).toMatchObject({ code: 3, out: "" });
    expect(quint.err).toContain("Quint runs in a clone alone");
    writeFileSync(join(folder, "own.mjs"), "export const model = {};");
    const against = run("distinguish", "grandlin", "--against", "own.mjs");
    expect(against).toMatchObject({ code: 3, out: "" });
    expect(against.err).toContain("run assize in a clone of it");
  });

  test("leaves nothing behind but what it was asked for", () => {
    const made = ["made.txt", "case.zip", "made.html", "own.mjs", "season.sqlite"];
    const logs = ["own.jsonl", "filled.jsonl"];
    const given = ["assize.mjs", ...FILES, UNREAD];
    expect(readdirSync(folder).sort()).toEqual([...given, ...made, ...logs].sort());
  });
});

/** Serves until `asking` is through. */
const whileServing = async (
  args: readonly string[],
  asking: (address: string) => Promise<void>,
): Promise<void> => {
  const child: ChildProcess = spawn(process.execPath, command(args), options());
  const ended = once(child, "close");
  try {
    const [first] = (await once(child.stdout!, "data")) as [Buffer];
    await asking(/http:\S+/.exec(first.toString())![0]);
  } finally {
    child.kill();
    await ended;
  }
};

test("the one file serves the viewer, with the log and the viewer as one page", async () => {
  await whileServing(["view", "disputed-4p.jsonl", "--no-open", "--port", "0"], async (address) => {
    const page = await (await fetch(address)).text();
    const [, script] = /src="\.\/(assets\/[^"]+\.js)"/.exec(page)!;
    const base = new URL(".", address);
    const asked = ["viewer.html", "log/disputed-4p.jsonl", script!].map(async (path) => {
      const answer = await fetch(new URL(path, base));
      return [answer.status, (await answer.text()).length > 1_000];
    });
    expect(await Promise.all(asked)).toEqual([
      [200, true],
      [200, true],
      [200, true],
    ]);
  });
});

test("the names that have to be taken are the command's and the scope's", () => {
  expect(namesToTake(ROOT).map((name) => name.split(",")[0])).toEqual(["assize", "@assize"]);
});
