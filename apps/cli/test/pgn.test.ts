// Chess games in PGN: audited as they are, imported as logs, and written again.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const TEXT = `[Event "Sound"]
[White "Ann"]
[Black "Bob"]
[Result "1-0"]

1. e4 {[%clk 0:05:00] best} e5 2. Nf3 (2. f4) Nc6 3. Bb5 a6 4. O-O Nf6 1-0

[Event "Mate, and another result"]

1. f3 e5 2. g4 Qh4# 1-0

[Event "Illegal"]

1. e4 e5 2. Ke3 Nf6 3. d4 *

[Event "No move"]

1. e4 e5 2. Zf7 Nf6 *

[Event "Timeout against a lone knight"]
[Site "https://www.chess.com/game"]
[Termination "Game drawn by timeout vs insufficient material"]
[FEN "4k3/4p3/8/8/8/8/8/4K1N1 b - - 0 1"]

1... Kd7 2. Nf3 1/2-1/2
`;

let folder: Folder;
let file: string;
beforeAll(() => {
  folder = makeFolder();
  file = folder.path("games.pgn");
  writeFileSync(file, TEXT);
});
afterAll(() => folder.remove());

test("games are audited straight from PGN", async () => {
  const { out, code } = await assize(["audit", file, "--quiet"]);
  const lines = out.split("\n").map((line) => line.replace(file, "").trim());
  expect(lines.slice(0, 5)).toEqual([
    "COMPLIANT #1: 9 events, finished",
    "VIOLATED #2: 5 events, finished, 1 finding, first at event 5: outcome-wrong",
    expect.stringMatching(
      /^VIOLATED #3: 5 events, unfinished, 1 finding, .* event 3: decision-illegal$/,
    ),
    expect.stringMatching(/^UNDETERMINED #4: .*unknown-value$/),
    "COMPLIANT #5: 4 events, finished",
  ]);
  expect(code).not.toBe(0);
  // The site draws it; by FIDE a mate can be made up against the pawn.
  const other = await assize(["audit", file, "--rulings", "fide", "--quiet"]);
  expect(other.out).toMatch(/VIOLATED \S+#5: 4 events, finished, 1 finding, .*outcome-wrong/);
});

test("they are imported as logs, and written as PGN again", async () => {
  const log = folder.path("games.jsonl");
  const imported = await assize(["import", "--from", "pgn", file, "--out", log]);
  // The log cannot say where in the file it stood, so the import does.
  expect(imported).toMatchObject({ code: 0, err: `${file}:18:13: Zf7 is no move\n` });
  expect(readFileSync(log, "utf8")).toContain(
    '"x-noted":{"san":"e4","clock":"0:05:00","notes":[{"comment":"[%clk 0:05:00] best"}]}',
  );
  expect(readFileSync(log, "utf8")).toContain('"$unknown":"Zf7 is no move"');
  const exported = await assize(["export", log, "--game-number", "1", "--to", "pgn"]);
  expect(exported.out).toContain('[White "Ann"]');
  expect(exported.out).toContain(
    "1. e4 {[%clk 0:05:00] best} 1... e5 2. Nf3 (2. f4) 2... Nc6 3. Bb5 a6 4. O-O Nf6\n1-0",
  );
  const mate = await assize(["export", log, "--game-number", "2", "--to", "pgn"]);
  expect(mate.out).toContain("1. f3 e5 2. g4 Qh4# 0-1");
  const unread = await assize(["export", log, "--game-number", "4", "--to", "pgn"]);
  expect(unread.out).toContain("1. e4 e5 2. Zf7 Nf6 *");
});

test("a game is written with the letters that are asked for, and read again by what it says of them", async () => {
  const german = folder.path("partie.pgn");
  const written = await assize([
    "export",
    file,
    "--game-number",
    "1",
    "--to",
    "pgn",
    "--letters",
    "de",
    "--out",
    german,
  ]);
  expect([written.err, written.code]).toEqual(["", 0]);
  expect(readFileSync(german, "utf8")).toContain("2. Sf3 (2. f4) 2... Sc6 3. Lb5 a6");
  const audited = await assize(["audit", german, "--quiet"]);
  expect([audited.out.slice(0, 9), audited.err]).toEqual(["COMPLIANT", ""]);
  const again = await assize(["export", german, "--to", "pgn"]);
  expect(again.out).toContain("3. Bb5 a6");
  expect(again.out).not.toContain("PieceLetters");
  const refused = await assize(["export", german, "--to", "pgn", "--letters", "tlh"]);
  expect(refused.err).toContain(
    "--letters tlh: not known in .pgn; known: en, de, fr, es, it, nl, pt",
  );
  const trace = await assize(["export", german, "--itf", "--letters", "de"]);
  expect(trace.err).toContain("--letters: a trace has none; leave it out");
});

test("what cannot be used of a file is told with its place", async () => {
  const odd = folder.path("odd.pgn");
  writeFileSync(odd, '[FEN "nonsense"]\n1. e4 *\n');
  const imported = await assize([
    "import",
    "--from",
    "pgn",
    odd,
    "--out",
    folder.path("odd.jsonl"),
  ]);
  expect(imported.code).toBe(3);
  expect(imported.err).toContain(`${odd}:1:1: the FEN cannot be used`);
  const missing = await assize(["audit", folder.path("none.pgn")]);
  expect(missing.code).toBe(3);
});

test("a file without a game is unreadable, not compliant, and hides no other file", async () => {
  const season = folder.path("season");
  mkdirSync(season);
  const put = (name: string, content: string | Uint8Array): string => {
    const path = join(season, name);
    writeFileSync(path, content);
    return path;
  };
  const empty = put("empty.pgn", "% nothing\n\n");
  put("latin-1.pgn", Buffer.from('[White "M\u00fcller"]\n\n1. e4 Zz *\n', "latin1"));
  const renamed = put("log.pgn", '{"format":"assize-log/1"}\n');
  put("packed.pgn.gz", gzipSync("1. d4 d5 1/2-1/2\n"));
  const wide = put("wide.pgn", Buffer.from("\uFEFF1. e4 Ke4 *\n", "utf16le"));
  const audited = await assize(["audit", season, "--quiet"]);
  expect(audited.code).toBe(3);
  expect(audited.err.split("\n")).toEqual([
    `assize: ${empty}: there is no game in this file; name another`,
    `assize: ${renamed}: this is a log; let its name end in .jsonl`,
    `assize: ${wide}: this is UTF-16; save it as UTF-8`,
    "",
  ]);
  expect(audited.out.replaceAll(`${season}/`, "").split("\n")).toEqual([
    "UNREADABLE empty.pgn: no-game",
    "UNDETERMINED latin-1.pgn: 2 events, unfinished, unknown-value",
    "UNREADABLE log.pgn: notation-invalid",
    "COMPLIANT packed.pgn.gz: 3 events, finished",
    "UNREADABLE wide.pgn: notation-invalid",
    "5 games: 1 compliant, 1 undetermined and 3 unreadable",
    "",
  ]);
  const log = await assize(["import", "--from", "pgn", join(season, "latin-1.pgn")]);
  expect(log.out).toContain("M\u00fcller");
  const results = folder.path("results.sqlite");
  const archived = await assize(["archive", "audit", season, "--results", results, "-j", "1"]);
  expect(archived.out).toContain("5 games: 1 compliant, 1 undetermined, 3 unreadable");
});

const UNREAD = '[White "Ann"]\n\n1. e4 e5 2. Zf7 Nf6 *\n';
const BEFORE = "1. d4 d5 1/2-1/2\n\n";

const reportOn = async (...args: readonly string[]) => {
  const { out } = await assize(["audit", ...args, "--json"]);
  return (JSON.parse(out) as { reports: readonly Record<string, unknown>[] }).reports;
};

test("a game is the same whatever its file is called and wherever it stands there", async () => {
  const put = (name: string, text: string): string => {
    writeFileSync(folder.path(name), text);
    return folder.path(name);
  };
  const logs = [put("a.pgn", UNREAD), put("b.pgn", UNREAD), put("second.pgn", BEFORE + UNREAD)];
  const imported = await assize(["import", "--from", "pgn", "-"], { stdin: UNREAD });
  const piped = put("piped.jsonl", imported.out);
  expect(imported.err).toBe("standard input:3:13: Zf7 is no move\n");
  const reports = await reportOn(...logs, piped);
  const digests = reports.map(({ record }) => (record as { digest: string }).digest);
  expect(digests).toHaveLength(5);
  expect(new Set(digests.filter((_, index) => index !== 2)).size).toBe(1);

  const results = folder.path("same.sqlite");
  await assize(["archive", "audit", ...logs, piped, "--results", results, "-j", "1"]);
  const asked = ["archive", "query", "verdicts", "--results", results, "--format", "json"];
  const rows = JSON.parse((await assize(asked)).out) as readonly Record<string, unknown>[];
  expect(rows.map(({ verdict, games, places }) => [verdict, games, places])).toEqual([
    ["compliant", 1, 1],
    ["undetermined", 1, 4],
  ]);
});

test("findings and doubts of such a game are told with their place in the file", async () => {
  const path = folder.path("places.pgn");
  writeFileSync(path, `${BEFORE}${UNREAD}\n1. e4 e5 2. Ke3 Nf6 *\n`);
  const { out } = await assize(["audit", path]);
  expect(out).toContain(`unknown-value (event 3, move 2, ${path}:5:13): `);
  expect(out).toContain("detail: moved.data: Zf7 is no move");
  expect(out).toContain(`f1 event 3, move 2, ${path}:7:13: `);
  // That a move was due says nothing of the one that was refused.
  expect(out).not.toContain("expected: Moved");
  const [, unread, illegal] = await reportOn(path);
  expect(unread!["doubts"]).toMatchObject([{ seq: 3, place: { line: 5, column: 13 } }]);
  expect(unread!["doubts"]).toHaveLength(1);
  expect(illegal!["findings"]).toMatchObject([{ seq: 3, place: { line: 7, column: 13 } }]);
});

test("where a file contradicts itself about who won, nobody has won, and it is written again as it stood", async () => {
  const path = folder.path("contradicts.pgn");
  writeFileSync(path, '[Result "0-1"]\n\n1. e4 e5 1-0\n');
  const [report] = await reportOn(path);
  expect(report).toMatchObject({ verdict: "undetermined", finished: false, outcome: null });
  expect(report!["doubts"]).toMatchObject([
    { values: { given: "the moves end with 1-0, and the tag Result says 0-1" } },
  ]);
  const log = folder.path("contradicts.jsonl");
  await assize(["import", "--from", "pgn", path, "--out", log]);
  const { out } = await assize(["export", log, "--to", "pgn"]);
  expect(out).toContain("\n1. e4 e5 1-0\n");
});

test("remarks on a file of which all is read end its import with 0", async () => {
  const odd = folder.path("remarks.pgn");
  writeFileSync(odd, '[Result "1-0"]\n\n1. e4 e5 9. Nf3+ Nc6 *\n');
  const imported = await assize(["import", "--from", "pgn", odd]);
  expect(imported.code).toBe(0);
  expect(imported.err).toContain("Nf3+ gives no check");
  expect(imported.err).toContain("the latter is read");
});

test("what is said beside a move and is longer than a line of a log is left out, and the game is audited", async () => {
  const long = folder.path("long.pgn");
  const comment = "long ".repeat(220_000);
  writeFileSync(long, `[Event "Long"]\n\n1. e4 e5\n2. Nf3 {${comment}} Nc6 3. Ke3 Nf6 4. d3 *\n`);
  const audited = await assize(["audit", long, "--quiet"]);
  expect(audited.out).toContain("7 events, unfinished, 1 finding");
  expect(audited.err).toContain(`${long}:4:4: what is said beside this event`);
  const imported = await assize(["import", "--from", "pgn", long]);
  expect(imported.code).toBe(3);
  expect(imported.out).not.toContain("long long");
  const tags = folder.path("tags.pgn");
  writeFileSync(tags, `[Event "${comment}"]\n\n1. e4 *\n`);
  expect((await assize(["audit", tags, "--quiet"])).err).toContain(`${tags}:1:1: what is said`);
});

test("play behind a dead start is a violation by the Laws of its date, and undetermined without one", async () => {
  const dead = folder.path("dead.pgn");
  const game = (tags: string): string =>
    `[Event "Dead"]\n${tags}[FEN "7k/8/6K1/8/8/8/8/8 b - - 0 1"]\n\n1... Kg8 1/2-1/2\n\n`;
  writeFileSync(dead, ['[Date "2024.01.01"]\n', ""].map(game).join(""));
  const { out } = await assize(["audit", dead, "--quiet"]);
  expect(out).toMatch(/VIOLATED \S+#1: .* event-after-end\n/);
  expect(out).toMatch(/UNDETERMINED \S+#2: .* event-after-end, unknown-ruling\n/);
});

test("a tag may be called as no key of a log is, and is exported under its name", async () => {
  const names = ["constructor", "prototype", "__proto__"];
  const tags = names.map((name) => `[${name} "of ${name}"]`);
  const path = folder.path("names.pgn");
  writeFileSync(path, `[Event "x"]\n${tags.join("\n")}\n[Result "*"]\n\n1. e4 e5 *\n`);
  expect(await assize(["audit", path])).toMatchObject({ code: 0, err: "" });
  const imported = await assize(["import", path]);
  expect(imported).toMatchObject({ code: 0, err: "" });
  const { out } = await assize(["export", "-", "--to", "pgn"], { stdin: imported.out });
  for (const tag of tags) expect(out.split("\n")).toContain(tag);
});
