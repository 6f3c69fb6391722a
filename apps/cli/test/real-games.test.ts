// Games that people really played, kept in this repository (real-games/README.md says where they come from). A hundred, among them every one
// in which something is found, are audited in each run, and all of them in the deep run. What the last position says is asked of chess.js too.
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Chess } from "chess.js";
import { describe, expect, test } from "vitest";
import { assize } from "./command-line.ts";
import { FOUND } from "./real-games/found.ts";
import { gamesIn, reduced } from "./real-games/reduce.ts";

const GAMES = join(import.meta.dirname, "real-games");
const PAGE = join(import.meta.dirname, "../../../docs/explanation/real-chess-records.md");

/** What is read of a report. */
interface Report {
  readonly verdict: string;
  readonly outcome: { readonly winners: readonly number[] } | null;
  readonly doubts: readonly { readonly reason: string }[];
  readonly findings: readonly { readonly code: string; readonly clauses: readonly string[] }[];
}

interface Audited {
  readonly name: string;
  readonly result: string;
  readonly moves: readonly string[];
  readonly report: Report;
}

const read = (file: string): string => {
  const bytes = readFileSync(join(GAMES, file));
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
};

const audited = async (file: string): Promise<readonly Audited[]> => {
  const { out } = await assize(["audit", join(GAMES, file), "--ndjson", "--no-impact"]);
  const reports = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Report);
  const games = gamesIn(read(file));
  expect(reports).toHaveLength(games.length);
  return games.map((game, index) => {
    const words = game.slice(game.indexOf("\n\n")).trim().split(" ");
    const name = /^\[Event "(.*)"\]/.exec(game)![1]!;
    return { name, result: words.at(-1)!, moves: words.slice(0, -1), report: reports[index]! };
  });
};

const winnerOf = ({ outcome }: Report): string => {
  if (outcome === null) return "*";
  const [winner] = outcome.winners;
  return winner === undefined ? "1/2-1/2" : winner === 0 ? "1-0" : "0-1";
};

const told = ({ verdict, findings, doubts }: Report): string => {
  const [finding] = findings;
  return finding === undefined
    ? `${verdict} ${doubts[0]?.reason}`
    : [finding.code, ...finding.clauses].join(" ");
};

/** The result that the last position forces, by another program; null where it forces none. */
const forcedBy = (moves: readonly string[]): string | null => {
  const chess = new Chess();
  for (const move of moves) chess.move(move);
  if (chess.isCheckmate()) return chess.turn() === "w" ? "0-1" : "1-0";
  return chess.isStalemate() || chess.isInsufficientMaterial() ? "1/2-1/2" : null;
};

const isFinding = ({ name }: Audited): boolean => FOUND.has(name);

const expectAsRead = (games: readonly Audited[]): void => {
  const odd = games.filter(({ report }) => report.verdict !== "compliant");
  expect(odd.map(({ name, report }) => [name, told(report)])).toEqual(
    games.filter(isFinding).map(({ name }) => [name, FOUND.get(name)]),
  );
  const otherwise = games.filter(
    (game) => !isFinding(game) && winnerOf(game.report) !== game.result,
  );
  expect(otherwise.map(({ name }) => name)).toEqual([]);
  const contradicted = games.filter(
    ({ moves, result }) => ![null, result].includes(forcedBy(moves)),
  );
  expect(contradicted.map(({ name }) => name)).toEqual(
    games
      .filter(({ name }) => FOUND.get(name)?.startsWith("outcome-wrong"))
      .map(({ name }) => name),
  );
};

test("in a hundred real games what is listed is found, and nothing else", async () => {
  const games = await audited("hundred.pgn");
  expect(games).toHaveLength(100);
  expect(games.filter(isFinding)).toHaveLength(30);
  expect(FOUND.size).toBe(30);
  expectAsRead(games);
});

test("a finding names the piece that stood there then", async () => {
  // Vidmar against Maróczy, 1932: a king, where a knight began.
  const game = gamesIn(read("hundred.pgn")).find((one) => one.includes("gnuchess-book 138839"))!;
  const file = join(mkdtempSync(join(tmpdir(), "assize-real-")), "game.pgn");
  writeFileSync(file, game);
  const { out } = await assize(["audit", file, "--no-impact"]);
  expect(out).toContain("Maroczy, G played king g8–f7. The game was over already.");
});

test("each finding is told on the page about them", () => {
  const page = readFileSync(PAGE, "utf8");
  const numbers = [...FOUND.keys()].map((name) => Number(name.split(" ")[1]));
  const missing = numbers.filter((number) => !page.includes(`**${number.toLocaleString("en")}**`));
  expect(missing).toEqual([]);
});

test("the files stay small", () => {
  const files = readdirSync(GAMES).filter((name) => /\.pgn(?:\.gz)?$/.test(name));
  expect(files.length).toBeGreaterThanOrEqual(5);
  const sizes = files.map((name) => statSync(join(GAMES, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});

test("a game is reduced to players, year, result and moves; what is none of these is refused", () => {
  const tags = '[Event "Cup"]\n[Site "Here"]\n[Date "1993.05.??"]\n[White "A"]\n[Black "B"]\n';
  const { text } = reduced(`${tags}[Result "1-0"]\n\n1.e4 e5\n2. Bc4 a6 3... O-O 1-0\n`, "cup 1");
  expect(text).toBe(
    '[Event "cup 1"]\n[Date "1993"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n\ne4 e5 Bc4 a6 O-O 1-0\n\n',
  );
  const of = (result: string, moves: string) => () =>
    reduced(`${tags}[Result "${result}"]\n\n${moves}`, "cup 1");
  expect(of("1-0", "1. e4 {best} 1-0")).toThrow("cup 1: {best} is no move");
  expect(of("1-0", "1. e4 0-1")).toThrow("cup 1: the result is 0-1, and in the tag 1-0");
  expect(of("1-0", "1. e4")).toThrow("the result is e4");
  const garbled = `${tags.replace('"A"', '"Sch\uFFFDnder"')}[Result "*"]\n\n*`;
  expect(() => reduced(garbled, "cup 1")).toThrow("cup 1: a name has a character");
});

describe.runIf(process.env["ASSIZE_DEEP"] !== undefined)("all of them", () => {
  const COUNTS = { "gnuchess-book": 5_265, scid: 1_198, fischer: 27, petrosian: 25 };

  test.each(Object.entries(COUNTS))("%s", { timeout: 600_000 }, async (name, count) => {
    const games = await audited(`${name}.pgn.gz`);
    expect(games).toHaveLength(count);
    expectAsRead(games);
  });
});
