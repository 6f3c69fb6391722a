// Chess games in PGN: audited as they are, imported as logs, and written again.
import { readFileSync, writeFileSync } from "node:fs";
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
  expect(imported).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(log, "utf8")).toContain(
    '"x-noted":{"san":"e4","clock":"0:05:00","comment":"best"}',
  );
  expect(readFileSync(log, "utf8")).toContain(`"$unknown":"${file}:18:13: Zf7 is no move"`);
  const exported = await assize(["export", log, "--game-number", "1", "--to", "pgn"]);
  expect(exported.out).toContain('[White "Ann"]');
  expect(exported.out).toContain("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6 1-0");
  const mate = await assize(["export", log, "--game-number", "2", "--to", "pgn"]);
  expect(mate.out).toContain("1. f3 e5 2. g4 Qh4# 0-1");
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

test("a file without a game is unreadable, not compliant", async () => {
  const empty = folder.path("empty.pgn");
  writeFileSync(empty, "% nothing\n\n");
  expect(await assize(["audit", empty])).toMatchObject({
    code: 3,
    out: "",
    err: `assize: ${empty}: there is no game in this file; name another\n`,
  });
});
