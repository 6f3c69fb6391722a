// What the program answers to files that are no logs, damaged logs, and logs of games that it does not know.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, parsed, simulated, unchained } from "./a-game.ts";
import { bytes, CASES, EXIT, text } from "./bad-logs.ts";
import { assize, type Folder, MAIN, makeFolder, type Ran } from "./command-line.ts";

/** Of the commands but the audit, a quick run asks about one log in so many. */
const ONE_IN = process.env["ASSIZE_DEEP"] === undefined ? 3 : 1;

let folder: Folder;
let game: readonly string[];
beforeAll(async () => {
  folder = makeFolder();
  game = linesOf(unchained(await simulated(3)));
});
afterAll(() => folder.remove());

async function* inChunks(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += 65_521)
    yield content.subarray(start, start + 65_521);
}

interface Report {
  readonly log: string;
  readonly verdict: string;
  readonly problem?: { readonly code: string; readonly message: string };
  readonly doubts?: readonly { readonly reason: string }[];
  readonly findings?: readonly { readonly code: string }[];
}

const reportsIn = (json: string): readonly Report[] => parsed(json)["reports"] as readonly Report[];

describe("every bad log has its exit code and its reason", () => {
  test("there are cases", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(85);
    expect(new Set(CASES.map(([name]) => name)).size).toBe(CASES.length);
  });

  const named = CASES.map(([name, log, verdict, ...reasons]) => ({ name, log, verdict, reasons }));

  /** Of what is no JSON from its first line on, somebody may have named no notation. */
  const unhinted = (err: string): string =>
    err.replace(/^.*: (?:if this is a game in another notation|nothing came in;) .*\n$/, "");

  test.each(named)("$name", async ({ log, verdict, reasons }) => {
    const content = bytes(log(game));
    const ran = await assize(["audit", "--json", "-"], { input: inChunks(content) });
    expect({ code: ran.code, err: unhinted(ran.err) }).toEqual({ code: EXIT[verdict], err: "" });
    const given = reportsIn(ran.out).flatMap(({ problem, doubts = [], findings = [] }) => [
      ...(problem === undefined ? [] : [problem.code]),
      ...doubts.map(({ reason }) => reason),
      ...findings.map(({ code }) => code),
    ]);
    expect(given).toEqual(expect.arrayContaining(reasons));
    if (verdict === "compliant") expect(given).toEqual([]);
    const told = await assize(["audit", "-"], { input: inChunks(content) });
    expect({ code: told.code, err: unhinted(told.err) }).toEqual({ code: EXIT[verdict], err: "" });
    for (const reason of reasons) expect(told.out).toContain(reason);
    expect(Object.prototype).not.toHaveProperty("polluted");
  });

  test("and the other commands refuse them alike, without a word of defects", async () => {
    for (const [name, make] of CASES.filter((_, index) => index % ONE_IN === 0)) {
      const content = bytes(make(game));
      for (const args of [
        ["show", "-", "--at", "1"],
        ["complete", "-"],
        ["explain", "-", "--at", "1"],
      ]) {
        const { code } = await assize(args, { input: inChunks(content) });
        expect([0, 1, 2, 3], `${args[0]} of ${name}`).toContain(code);
      }
    }
  }, 240_000);
});

describe("several games in one log", () => {
  const verdicts = async (lines: readonly string[]) => {
    const ran = await assize(["audit", "--json", "-"], { stdin: text(lines) });
    return [ran.code, ...reportsIn(ran.out).map(({ verdict }) => verdict)];
  };
  test("one of two broken does not hide the other, whichever it is", async () => {
    const broken = game.with(9, "{");
    expect(await verdicts([...broken, ...game])).toEqual([3, "unreadable", "compliant"]);
    expect(await verdicts([...game, ...broken])).toEqual([3, "compliant", "unreadable"]);
    const forged = game.toSpliced(9, 1);
    expect(await verdicts([...forged, ...game])).toEqual([1, "violated", "compliant"]);
    expect(await verdicts([...forged, ...broken, ...game, ...forged])).toEqual([
      3,
      "violated",
      "unreadable",
      "compliant",
      "violated",
    ]);
  });
});

describe("what stands where a log should", () => {
  test("is told by name", async () => {
    writeFileSync(folder.path("file"), "");
    mkdirSync(folder.path("empty"));
    mkdirSync(folder.path("odd/folder.jsonl"), { recursive: true });
    symlinkSync("nowhere", folder.path("odd/link.jsonl"));
    symlinkSync("round", folder.path("round"));
    const cases: readonly (readonly [string, string])[] = [
      ["nowhere", "there is no such file"],
      ["file/log", "a part of the path is a file"],
      ["empty", "no *.jsonl, *.jsonl.gz, *.jsonl.zst, *.pgn"],
      ["odd", "odd: left out 1 (links, pipes, devices): link.jsonl; name what is to be read"],
      ["odd", "no *.jsonl, *.jsonl.gz, *.jsonl.zst, *.pgn"],
      ["odd/link.jsonl", "link.jsonl: there is no such file"],
      ["round", "links that lead in a circle"],
      ["a".repeat(300), "ENAMETOOLONG"],
    ];
    for (const [name, said] of cases) {
      const ran = await assize(["audit", folder.path(name)]);
      expect(ran).toMatchObject({ code: 3, err: expect.stringContaining(said) });
    }
    expect(cases.length).toBeGreaterThanOrEqual(7);
  });

  test("and is a folder that cannot be read is a row, and the others are audited", async () => {
    const [good, season] = [await simulated(1), folder.path("season")];
    mkdirSync(`${season}/below`, { recursive: true });
    writeFileSync(`${season}/sound.jsonl`, good);
    for (const name of [Buffer.from([0xff]), Buffer.from("below/\xe9.jsonl", "latin1")])
      mkdirSync(Buffer.concat([Buffer.from(`${season}/`), name]));
    writeFileSync(
      Buffer.concat([Buffer.from(`${season}/`), Buffer.from([0xfe]), Buffer.from(".jsonl")]),
      good,
    );
    const { code, out } = await assize(["audit", "--quiet", season]);
    const lines = out.trimEnd().split("\n");
    expect([code, lines.length]).toEqual([3, 5]);
    expect(lines.filter((line) => line.startsWith("COMPLIANT"))).toHaveLength(1);
    const results = folder.path("season.sqlite");
    const archived = await assize(["archive", "audit", season, "--results", results, "-j", "1"]);
    expect([archived.code, archived.out]).toEqual([
      3,
      expect.stringContaining("1 compliant, 3 unreadable"),
    ]);
    expect(archived.err.split("its name is not UTF-8; rename it")).toHaveLength(4);
  });

  test("and fails as it is read is a row, and the others are audited", async () => {
    const [one, other] = [folder.path("one.jsonl"), folder.path("other.jsonl")];
    writeFileSync(one, await simulated(1));
    writeFileSync(other, await simulated(2));
    // Linux opens it and fails at its first byte, as a broken disk does.
    const { code, out } = await assize(["audit", "--quiet", one, "/proc/self/mem", other]);
    const verdicts = out.split("\n").map((line) => line.split(" ")[0]);
    expect([code, verdicts.slice(0, 3)]).toEqual([3, ["COMPLIANT", "UNREADABLE", "COMPLIANT"]]);
  });

  /** Runs the program in a shell, as `$PROGRAM`. */
  const inShell = (script: string, ...args: readonly string[]): Ran => {
    const program = `'${process.execPath}' '${MAIN}'`;
    const ran = spawnSync("sh", ["-c", script.replace("$PROGRAM", program), "sh", ...args], {
      encoding: "utf8",
    });
    return { code: ran.status, out: ran.stdout, err: ran.stderr };
  };

  test("a pipe with a name, which nobody may ever write to, is refused at once", async () => {
    const pipe = folder.path("pipe.jsonl");
    execFileSync("mkfifo", [pipe]);
    for (const path of [pipe, "/dev/zero"])
      expect(await assize(["audit", path])).toMatchObject({
        code: 3,
        err: expect.stringContaining(`${path}: this is no plain file but a pipe or a device`),
      });
  });

  test.each([
    ["closed", "<&-"],
    ["empty", "</dev/null"],
  ])("standard input that is %s is an empty log", (_, redirection) => {
    const ran = inShell(`$PROGRAM audit - ${redirection}`);
    expect(ran.code).toBe(3);
    expect(ran.err).toMatch(/^assize: standard input: nothing came in;[^\n]*\n$/);
    expect(ran.out).toContain("empty-file");
  });

  test("a game whose parts come one byte at a time is the same game", async () => {
    async function* trickle(): AsyncGenerator<Uint8Array> {
      for (const byte of bytes(text(game.slice(0, 12)))) yield Uint8Array.of(byte);
    }
    expect(await assize(["audit", "-"], { input: trickle() })).toEqual(
      await assize(["audit", "-"], { stdin: text(game.slice(0, 12)) }),
    );
  });
});
