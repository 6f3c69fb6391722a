// `assize archive`: into results and out of them, with the verdicts of `assize audit`.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { QUESTIONS } from "@assize/archive/questions";
import { nodeHash } from "@assize/kernel-integrity/node";
import { HAS_NATS_SERVER, startServer } from "@assize/testkit/node";
import widthOf from "fast-string-width";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize } from "./command-line.ts";

const GAMES = fileURLToPath(new URL("../../../docs/examples/games", import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "assize-archive-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("rows have the verdicts of an audit, and a second run audits nothing again", async () => {
  const results = join(folder, "results.sqlite");
  const first = await assize(["archive", "audit", GAMES, "--results", results, "-j", "1"]);
  expect(first).toMatchObject({ code: 1, err: "" });
  expect(first.out).toBe(
    `16 games: 13 compliant, 3 violated; 1 unfinished; results in ${results}\n`,
  );
  const again = await assize(["archive", "audit", GAMES, "--results", results, "-j", "1"]);
  expect(again.out).toContain("; 1 unfinished; 16 of them audited before;");

  const audited = await assize(["audit", GAMES, "--json", "--no-impact"]);
  const { reports } = JSON.parse(audited.out) as {
    reports: { log: string; verdict: string; record: { digest: string }; causes: string[] }[];
  };
  const games = await assize([
    "archive",
    "query",
    "games",
    "--results",
    results,
    "--format",
    "json",
  ]);
  const rows = JSON.parse(games.out) as { source: string; verdict: string; log: string }[];
  expect(rows.map(({ source, verdict, log }) => [resolve(source), verdict, log])).toEqual(
    reports.map(({ log, verdict, record }) => [log, verdict, record.digest]),
  );

  const codes = await assize([
    "archive",
    "query",
    "codes",
    "--results",
    results,
    "--format",
    "json",
  ]);
  const causes = (JSON.parse(codes.out) as { causes: number }[]).reduce(
    (sum, one) => sum + one.causes,
    0,
  );
  expect(causes).toBe(reports.reduce((sum, report) => sum + report.causes.length, 0));
  // A second place of a game makes no second game; one example is not finished.
  copyFileSync(join(GAMES, "long-4p.jsonl"), join(folder, "again.jsonl"));
  await assize(["archive", "audit", join(folder, "again.jsonl"), "--results", results, "-j", "1"]);
  const lengths = await assize([
    "archive",
    "query",
    "lengths",
    "--results",
    results,
    "--format",
    "json",
  ]);
  const counted = JSON.parse(lengths.out) as { games: number }[];
  expect(counted.reduce((sum, one) => sum + one.games, 0)).toBe(rows.length - 1);
  for (const { name } of QUESTIONS)
    for (const format of ["text", "csv", "json", "ndjson"]) {
      const answer = await assize([
        "archive",
        "query",
        name,
        "--results",
        results,
        "--format",
        format,
      ]);
      expect(answer).toMatchObject({ code: 0, err: "" });
      // In these games everybody agreed to what was taken back.
      const isAnswered = name !== "undos" && name !== "remarks";
      if (format !== "json")
        expect([name, answer.out.split("\n").length > 2]).toEqual([name, isAnswered]);
      else
        for (const row of JSON.parse(answer.out) as Readonly<Record<string, unknown>>[])
          for (const cell of Object.values(row).filter((one) => typeof one === "string"))
            expect(cell).not.toMatch(/^[[{]/);
    }
});

test("a page tells the answers, with nothing foreign in it and nothing that runs", async () => {
  const named = join(folder, "<b>season.jsonl");
  copyFileSync(join(GAMES, "disputed-4p.jsonl"), named);
  const [results, html] = [join(folder, "page.sqlite"), join(folder, "page.html")];
  await assize(["archive", "audit", named, "--results", results, "-j", "1"]);
  const written = await assize(["archive", "page", html, "--results", results]);
  expect(written).toEqual({ code: 0, out: `${html}: written\n`, err: "" });
  const page = readFileSync(html, "utf8");
  expect(page.match(/<h2/g)).toHaveLength(7);
  expect(page.match(/<svg[^>]*aria-label/g)!.length).toBeGreaterThanOrEqual(6);
  expect(page).toContain("recruit.weakest");
  expect(page).toContain("&lt;b&gt;season.jsonl#1");
  expect(page).not.toContain(folder);
  expect(page).not.toMatch(/<script|<b>|https?:\/\/(?!www\.w3\.org)/);
  const again = await assize(["archive", "page", html, "--results", results]);
  expect(again).toMatchObject({ code: 3, out: "" });
});

test("results that are damaged within are said to be so, by whoever asks them", async () => {
  const damaged = join(folder, "damaged.sqlite");
  const log = join(GAMES, "disputed-4p.jsonl");
  await assize(["archive", "audit", log, "--results", damaged, "-j", "1"]);
  const bytes = readFileSync(damaged);
  // Every page but the first, which says whose file it is.
  for (let page = 4096; page < bytes.length; page += 4096) bytes.fill(0x5a, page, page + 600);
  writeFileSync(damaged, bytes);
  const commands = [
    ["query", "verdicts"],
    ["page", join(folder, "damaged.html")],
    ["migrate", "--from", "A"],
    ["audit", log],
  ];
  for (const command of commands)
    expect(await assize(["archive", ...command, "--results", damaged])).toMatchObject({
      code: 3,
      err: `assize: ${damaged}: this is no file of results, or a damaged one; name another\n`,
    });
});

test("a pipe with games in another notation is told how to name it", async () => {
  const results = join(folder, "piped.sqlite");
  const stdin = "1. e4 e5 *\n";
  const hint = (command: string): string =>
    `assize: standard input: if this is a game in another notation (pgn or xgn), import it on its way: … | assize import --from pgn - | assize ${command} -\n`;
  const archived = await assize(["archive", "audit", "-", "--results", results, "-j", "1"], {
    stdin,
  });
  expect(archived).toMatchObject({ code: 3, err: hint("archive audit") });
  expect(await assize(["audit", "-"], { stdin })).toMatchObject({ code: 3, err: hint("audit") });
  const named = join(folder, "games.txt");
  writeFileSync(named, stdin);
  expect((await assize(["audit", named])).err).toBe(
    `assize: ${named}: if this is a game in another notation (pgn or xgn), let the file's name end so: .pgn or .xgn\n`,
  );
});

test("files that cannot be read are said, and of many how many more there are", async () => {
  const results = join(folder, "unread.sqlite");
  const logs = Array.from({ length: 7 }, (_, at) => join(folder, `none-${at}.jsonl`));
  const { code, out, err } = await assize(["archive", "audit", ...logs, "--results", results]);
  expect([code, out]).toEqual([3, `7 games: 7 unreadable; results in ${results}\n`]);
  expect(err.split("\n")).toEqual([
    ...logs.slice(0, 5).map((log) => `assize: ${log}: there is no such file; check the path`),
    "assize: 2 more files cannot be read; assize archive query games names all",
    "",
  ]);
});

test("of a packed PGN that ends too early, the games before that place are audited", async () => {
  const event = (at: number): string => nodeHash(String(at));
  const games = Array.from(
    { length: 2_000 },
    (_, at) => `[Event "${event(at)}"]\n\n1. e4 e5 *\n\n`,
  );
  const packed = gzipSync(games.join(""));
  const cut = join(folder, "cut.pgn.gz");
  writeFileSync(cut, packed.subarray(0, packed.length / 2));
  const results = join(folder, "cut.sqlite");
  const { out, err } = await assize(["archive", "audit", cut, "--results", results, "-j", "1"]);
  const [, compliant] = /games: (\d+) compliant, 1 unreadable;/.exec(out)!;
  expect(Number(compliant)).toBeGreaterThan(500);
  expect(Number(compliant)).toBeLessThan(1_500);
  expect(err).toContain("the gzip data end too early");
});

test("a page of files in several folders names them from the folder that holds them all", async () => {
  const season = join(folder, "two-folders");
  const files = ["spring/disputed.jsonl", "summer/disputed.jsonl"].map((name) =>
    join(season, name),
  );
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    const text = readFileSync(join(GAMES, "disputed-4p.jsonl"), "utf8");
    writeFileSync(file, file.includes("spring") ? text : text.replace("Bruno", "Bernd"));
  }
  const [results, html] = [join(folder, "folders.sqlite"), join(folder, "folders.html")];
  await assize(["archive", "audit", season, "--results", results, "-j", "1"]);
  await assize(["archive", "page", html, "--results", results]);
  const page = readFileSync(html, "utf8");
  expect(page).toContain(">spring/disputed.jsonl#1<");
  expect(page).not.toContain(folder);
  // No word that is short enough for its column is broken.
  for (const [, text] of page.matchAll(/class="long">([^<]*)</g))
    expect(text).toMatch(/[^\s-]{25}/);
});

test("columns are as wide as a terminal shows what is in them", async () => {
  const names = ["漢字", "e\u0301a", "👩‍👩‍👧 Ann", "アンナ", "Ann"];
  const named = join(folder, "wide.pgn");
  writeFileSync(named, names.map((name) => `[White "${name}"]\n\n1. e4 e5 2. Ke3 *\n\n`).join(""));
  const results = join(folder, "wide.sqlite");
  await assize(["archive", "audit", named, "--results", results, "-j", "1"]);
  const { out } = await assize(["archive", "query", "blame", "--results", results]);
  const lines = out.trimEnd().split("\n");
  expect(lines.length).toBe(names.length + 1);
  // The last column is of numbers, which stand to the right.
  expect(new Set(lines.map((line) => widthOf(line))).size).toBe(1);
});

test("a table has its titles also where nothing was found, and steers no terminal", async () => {
  const named = join(folder, "steering.pgn");
  writeFileSync(named, '[White "\u001b[31mred"]\n\n1. e4 e5 2. Ke3 *\n');
  const results = join(folder, "steering.sqlite");
  await assize(["archive", "audit", named, "--results", results, "-j", "1"]);
  const csv = (question: string, terminal: boolean) =>
    assize(["archive", "query", question, "--results", results, "--format", "csv"], { terminal });
  expect((await csv("rulings", false)).out).toBe("game,ruling,causes,games,example,line\n");
  expect((await csv("blame", false)).out).toContain("\u001b[31mred");
  const shown = (await csv("blame", true)).out;
  expect(shown).toContain("\\u001b[31mred");
  expect(shown).not.toContain("\u001b");
});

test("what cannot be done is said", async () => {
  const none = join(folder, "none.sqlite");
  const empty = join(folder, "empty.sqlite");
  writeFileSync(empty, "");
  expect(await assize(["archive", "query", "verdicts", "--results", empty])).toMatchObject({
    code: 3,
    err: `assize: ${empty}: there is nothing in it; audit into it first, or name another file\n`,
  });
  expect(await assize(["archive", "query", "verdicts", "--results", none])).toMatchObject({
    code: 3,
    err: `assize: ${none}: there is no such file; check the path\n`,
  });
  // Nor is one made by asking, and the help says so.
  expect(existsSync(none)).toBe(false);
  for (const command of ["query", "page", "migrate"])
    expect((await assize(["archive", command, "--help"])).out).toMatch(
      /--results FILE +the results that are asked/,
    );
  expect((await assize(["archive", "query", "who"])).err).toContain(
    "no such question; ask for verdicts,",
  );
  expect((await assize(["archive", "audit", GAMES, "-j", "0", "--results", none])).err).toContain(
    "name 1 to 256 worker threads",
  );
});

test("a number of threads that cannot be is said before a server is asked", async () => {
  const to = ["--nats", "nats://127.0.0.1:1", "-j", "0"];
  const results = ["--results", join(folder, "threads.sqlite")];
  for (const command of [["worker"], ["audit", GAMES, ...results]])
    expect(await assize(["archive", ...command, ...to])).toMatchObject({
      code: 3,
      err: "assize: -j 0: name 1 to 256 worker threads\n",
    });
});

test("a server that is not there is said", async () => {
  const nats = [
    "--nats",
    "nats://127.0.0.1:1",
    "--nats-wait=0",
    "--results",
    join(folder, "none.sqlite"),
  ];
  const { code, err } = await assize(["archive", "audit", GAMES, ...nats]);
  expect(code).toBe(3);
  expect(err).toContain("nats://127.0.0.1:1: no NATS server answers there");
});

test.skipIf(!HAS_NATS_SERVER)("workers of a server audit as this machine does", async () => {
  const server = await startServer();
  let end = (): void => undefined;
  const onSignal = (ending: () => void) => {
    end = ending;
    return () => undefined;
  };
  const worker = assize(["archive", "worker", "--nats", server.url, "-j", "1"], { onSignal });
  const spread = join(folder, "spread.sqlite");
  const to = ["--nats", server.url, "--results", spread];
  const { code, out } = await assize(["archive", "audit", GAMES, ...to]);
  const totals = "16 games: 13 compliant, 3 violated; 1 unfinished";
  expect([code, out]).toEqual([1, `${totals}; results in ${spread}\n`]);
  // What is known is looked up where the results are: below, the worker has audited each game once.
  const again = await assize(["archive", "audit", GAMES, ...to]);
  expect(again.out).toBe(`${totals}; 16 of them audited before; results in ${spread}\n`);
  end();
  expect(await worker).toMatchObject({
    code: 0,
    out: `16 games audited for ${server.url}\n`,
  });
  await server.remove();
});

test.skipIf(!HAS_NATS_SERVER)(
  "a worker whose server is away ends when it is asked to",
  async () => {
    const server = await startServer();
    let end = (): void => undefined;
    let isReady = false;
    const worker = assize(["archive", "worker", "--nats", server.url, "-j", "1"], {
      onSignal: (ending: () => void) => {
        end = ending;
        return () => undefined;
      },
      err: () => (isReady = true),
    });
    await expect.poll(() => isReady).toBe(true);
    await server.kill();
    // Whether it has noticed that the server is away or not.
    end();
    end();
    // It asked for a batch just then, or it did not.
    expect([0, 3]).toContain((await worker).code);
    await server.remove();
  },
);
