import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { Defect, GameMistake } from "@assize/kernel-model";
import { rulebook } from "@assize/xidit-rulebook";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linesOf, lineWith, parsed, simulated, unchained, withLine } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

let folder: Folder;
let good: string;
let goodPath: string;
let badPath: string;
let unknownPath: string;

beforeAll(async () => {
  folder = makeFolder();
  good = await simulated(1);
  const save = (name: string, log: string): string => {
    writeFileSync(folder.path(name), log);
    return folder.path(name);
  };
  goodPath = save("good.jsonl", good);
  const forged = unchained(good);
  badPath = save(
    "bad.jsonl",
    withLine(forged, lineWith(forged, "unit-recruited"), (line) => ({
      ...line,
      data: { ...line["data"], unit: line["data"].unit === "mage" ? "militia" : "mage" },
    })),
  );
  unknownPath = save(
    "unknown.jsonl",
    withLine(unchained(good), 0, (header) => ({ ...header, rules: 99 })),
  );
});
afterAll(() => folder.remove());

describe("exit codes", () => {
  test("0 for a whole game, an unfinished one and a bare header", async () => {
    expect((await assize(["audit", goodPath])).code).toBe(0);
    const lines = linesOf(good);
    for (const length of [1, 2, 40]) {
      const stdin = `${lines.slice(0, length).join("\n")}\n`;
      expect((await assize(["audit", "-"], { stdin })).code).toBe(0);
    }
  });

  test("1 for a broken rule, with its clause", async () => {
    const ran = await assize(["audit", badPath]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("recruit.weakest");
  });

  test("2 where nothing certain can be said", async () => {
    const ran = await assize(["audit", unknownPath]);
    expect(ran.code).toBe(2);
    expect(ran.out).toContain("unknown-rules-version");
  });

  test("3 for what is no log, is not there, or is empty", async () => {
    expect((await assize(["audit", "-"], { stdin: "hello\n" })).code).toBe(3);
    expect((await assize(["audit", "-"], { stdin: "" })).code).toBe(3);
    const ran = await assize(["audit", folder.path("nowhere.jsonl")]);
    expect(ran.code).toBe(3);
    expect(ran.err).toContain("nowhere.jsonl: there is no such file; check the path");
  });

  const throwing = (thrown: Error): AsyncIterable<Uint8Array> => ({
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        throw thrown;
      },
    }),
  });

  test("70 for a defect, without a stack unless it is asked for", async () => {
    const input = throwing(new Defect("two truths"));
    const ran = await assize(["audit", "-"], { input });
    expect(ran.code).toBe(70);
    expect(ran.err).toContain("a defect of assize itself: two truths");
    expect(ran.err).not.toContain("at ");
    const debugged = await assize(["audit", "-"], { input, debug: true });
    expect(debugged.err).toMatch(/\n +at /);
  });

  test("70 for a mistake in a game, which is not called ours", async () => {
    const ran = await assize(["audit", "-"], {
      input: throwing(new GameMistake("nim", "nim.turn", "it cites what is not there; add it")),
    });
    expect(ran.code).toBe(70);
    expect(ran.err).toBe(
      "assize: a mistake in a game: nim: nim.turn: it cites what is not there; add it\n" +
        "Whoever wrote the game can put it right; nothing is said about the log or the players.\n",
    );
  });

  test("of several logs the worst", async () => {
    const codes = async (...paths: readonly string[]) => (await assize(["audit", ...paths])).code;
    expect(await codes(goodPath, unknownPath)).toBe(2);
    expect(await codes(unknownPath, badPath, goodPath)).toBe(1);
    expect(await codes(badPath, folder.path("nowhere.jsonl"), goodPath)).toBe(3);
  });
});

describe("wrong usage exits 3 and says what to try", () => {
  const cases: readonly (readonly [readonly string[], string])[] = [
    [[], "USAGE"],
    [["audit"], "Missing required argument: log"],
    [["bogus"], 'Unknown subcommand "bogus"'],
    [["audit", "--bogus", "x"], "Unrecognized flag: --bogus"],
    [["audit", "--engine", "steam", "x"], '"table" | "xstate"'],
    [
      ["audit", "--rulings", "nobody", "x"],
      "no such set; xidit has default, en, de and fr; grandlin has",
    ],
    [["audit", "--ruling", "bank", "x"], "write KEY=OPTION"],
    [["audit", "--ruling", "bankk=limited:60", "x"], "no such ruling"],
    [["audit", "--ruling", "bank=limited:many", "x"], "choose unlimited or limited:N"],
    [["audit", "-", "-"], "- stands twice"],
    [["audit", "--edition", "nowhere.json", "x"], "nowhere.json: there is no such file"],
    [["audit", "--edition", "/dev/zero", "x"], "/dev/zero: this is no plain file"],
    [["edition", "check", "/dev/zero"], "/dev/zero: this is no plain file"],
    [["view", "/dev/zero"], "/dev/zero: this is no plain file"],
    [["show", "/dev/zero", "--at", "1"], "/dev/zero: this is no plain file"],
    [["show", "x"], "Missing required flag: --at"],
    [["edition"], "USAGE"],
  ];
  test.each(cases)("%j", async (args, said) => {
    const ran = await assize(args);
    expect(ran).toMatchObject({ code: 3, out: "" });
    expect(ran.err).toContain(said);
  });
  test("there are cases", () => expect(cases.length).toBeGreaterThanOrEqual(17));
});

describe("reports", () => {
  test("--json holds a report for each log, in their order", async () => {
    const ran = await assize(["audit", "--json", badPath, goodPath, folder.path("no.jsonl")]);
    const report = parsed(ran.out);
    expect(report["format"]).toBe("assize-report/2");
    expect(report["reports"]).toMatchObject([
      { log: badPath, verdict: "violated", findings: [{ id: "f1", code: "value-wrong" }] },
      { log: goodPath, verdict: "compliant", findings: [], finished: true },
      { log: folder.path("no.jsonl"), verdict: "unreadable", problem: { code: "missing" } },
    ]);
  });

  test("--quiet is one line a game and a total", async () => {
    const ran = await assize(["audit", "--quiet", goodPath, badPath]);
    expect(linesOf(ran.out)).toHaveLength(3);
    expect(ran.out).toContain("2 games: 1 compliant and 1 violated");
  });

  test("an archive's games are numbered, and its bad games do not hide the others", async () => {
    const games = await simulated(1, "--games", "6");
    const archive = games + unchained(good).replace('"seq":2', '"seq":7') + games;
    const ran = await assize(["audit", "--json", "-"], { stdin: archive });
    const { reports } = parsed(ran.out) as { reports: { log: string; verdict: string }[] };
    expect(ran.code).toBe(1);
    expect(reports.map(({ log }) => log)).toEqual(reports.map((_, index) => `-#${index + 1}`));
    expect(reports.map(({ verdict }) => verdict)).toEqual([
      ...Array.from({ length: 6 }, () => "compliant"),
      "violated",
      ...Array.from({ length: 6 }, () => "compliant"),
    ]);
  });

  test("a folder stands for its logs, at any depth, in the order of their names", async () => {
    const season = folder.path("season");
    mkdirSync(`${season}/finals`, { recursive: true });
    writeFileSync(`${season}/b.jsonl`, good);
    writeFileSync(`${season}/finals/a.jsonl`, good);
    writeFileSync(`${season}/notes.txt`, "not a log");
    const ran = await assize(["audit", "--json", season]);
    const { reports } = parsed(ran.out) as { reports: { log: string }[] };
    expect(reports.map(({ log }) => log)).toEqual([
      `${season}/b.jsonl`,
      `${season}/finals/a.jsonl`,
    ]);
    mkdirSync(folder.path("empty"));
    const empty = await assize(["audit", folder.path("empty")]);
    expect(empty.code).toBe(3);
    expect(empty.err).toContain("no *.jsonl, *.jsonl.gz, *.jsonl.zst, *.pgn");
  });

  test("links in a folder are left out and told; one that is named is followed", async () => {
    const linked = folder.path("linked");
    const outside = folder.path("outside");
    mkdirSync(`${linked}/below`, { recursive: true });
    mkdirSync(outside);
    writeFileSync(`${linked}/game.jsonl`, good);
    writeFileSync(`${outside}/other.jsonl`, good);
    symlinkSync(".", `${linked}/a`);
    symlinkSync("..", `${linked}/below/b`);
    symlinkSync(outside, `${linked}/out`);
    symlinkSync("game.jsonl", `${linked}/same.jsonl`);
    symlinkSync("nowhere", `${linked}/game.jsonl.lock`);
    const ran = await assize(["audit", "--quiet", linked]);
    expect(ran).toMatchObject({
      code: 0,
      err: `assize: ${linked}: left out 4 (links, pipes, devices): a, below/b, out and same.jsonl; name what is to be read\n`,
    });
    expect(ran.out.split("\n").filter(Boolean)).toHaveLength(1);
    const named = await assize(["audit", "--quiet", `${linked}/out`, `${linked}/same.jsonl`]);
    expect(named).toMatchObject({ code: 0, err: "" });
    expect(named.out).toContain("2 games: 2 compliant");
  });

  test("a log is read once, whatever its names", async () => {
    const names = folder.path("names");
    mkdirSync(names);
    writeFileSync(`${names}/a.jsonl`, good);
    linkSync(`${names}/a.jsonl`, `${names}/b.jsonl`);
    symlinkSync("names/a.jsonl", folder.path("c.jsonl"));
    for (const command of ["audit", "coverage"]) {
      const ran = await assize([
        command,
        "--json",
        names,
        folder.path("c.jsonl"),
        `${names}/a.jsonl`,
      ]);
      expect(ran.code).toBe(0);
      expect(ran.err).toContain(
        `each file is read once, and 3 further names are left out: ${names}/b.jsonl is ${names}/a.jsonl`,
      );
      const told = parsed(ran.out) as { reports?: unknown[]; games?: { games: number }[] };
      expect(told.reports?.length ?? told.games?.[0]?.games).toBe(1);
    }
  });

  test("both engines write the same bytes", async () => {
    const byTable = await assize(["audit", "--json", badPath]);
    expect(await assize(["audit", "--json", "--engine", "xstate", badPath])).toEqual(byTable);
  });

  test("other rulings than the header's are named", async () => {
    const ran = await assize(
      ["audit", "--json", "--rulings", "fr", "--ruling", "bank=limited:60", "-"],
      {
        stdin: linesOf(good)[0]! + "\n",
      },
    );
    const [report] = parsed(ran.out)["reports"];
    expect(report.rulings).toMatchObject({ set: "fr", replaced: true });
    expect(report.rulings.choices).toMatchObject({
      "titan-anywhere": "any-city",
      bank: "limited:60",
    });
  });

  test.each(["en", "fr", "de", "es"] as const)("speaks %s", async (lang) => {
    const ran = await assize(["audit", "--lang", lang, goodPath]);
    const noRoad = rulebook.rulings.find(({ id }) => id === "no-road")!;
    expect(ran.code).toBe(0);
    expect(ran.out).toContain(noRoad.question[lang]);
  });

  test("colours and progress only where the session has a terminal", async () => {
    expect((await assize(["audit", goodPath])).out).not.toContain("\u001b");
    expect((await assize(["audit", goodPath], { colour: true })).out).toContain("\u001b[32;1m");
    const games = await simulated(1, "--games", "26");
    const ran = await assize(["audit", "--quiet", "-"], { stdin: games, progress: true });
    expect(ran.err).toContain("25 games audited");
    expect(ran.out).not.toContain("audited…");
  });

  test("names the flag that helps against a ruling that is not known", async () => {
    const hintOf = async (rulings: object): Promise<string | undefined> => {
      const stdin = withLine(unchained(good), 0, (header) => ({ ...header, rulings }));
      const { code, out } = await assize(["audit", "-"], { stdin });
      expect(code).toBe(2);
      return /What to do:.*\((--.*)\)/.exec(out)?.[1];
    };
    expect(await hintOf({ set: "x", overrides: {} })).toBe("--rulings SET");
    expect(await hintOf({ set: "default", overrides: { x: "y" } })).toBe("--rulings SET");
    expect(await hintOf({ set: "default", overrides: { bank: "y" } })).toBe("--ruling KEY=OPTION");
  });

  test("control characters in a name or a log do not reach the terminal", async () => {
    const ran = await assize(["audit", "no\u001b[2Jsuch"]);
    expect(ran.err).not.toContain("\u001b");
  });
});
