// Chess960 through the command: real games, castlings that are illegal by each clause, games of bots, and the same text again.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assize } from "./command-line.ts";

const FOLDER = join(import.meta.dirname, "chess960");
const REAL = join(FOLDER, "chess-com.pgn");

interface Report {
  readonly verdict: string;
  readonly covered: { readonly events: number };
  readonly findings: readonly {
    readonly code: string;
    readonly seq: number;
    readonly clauses: readonly string[];
  }[];
}

const audited = async (file: string): Promise<readonly Report[]> => {
  const { out } = await assize(["audit", file, "--ndjson", "--no-impact"]);
  return out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Report);
};

const textsIn = async (file: string, tag: string): Promise<readonly string[]> =>
  [...(await readFile(file, "utf8")).matchAll(new RegExp(`^\\[${tag} "(.*)"\\]$`, "gm"))].map(
    ([, text]) => text!,
  );

test("real games of Chess.com are compliant, and come to the positions that the site states", async () => {
  expect((await audited(REAL)).map(({ verdict }) => verdict)).toEqual(Array(5).fill("compliant"));
  const stated = await textsIn(REAL, "CurrentPosition");
  expect(stated).toHaveLength(5);
  const events = (await audited(REAL)).map(({ covered }) => covered.events);
  for (const [index, fen] of stated.entries()) {
    const at = ["--game-number", `${index + 1}`, "--at", `${events[index]}`];
    const { out } = await assize(["show", REAL, ...at]);
    expect(out).toContain(fen.split(" ").slice(0, 2).join(" "));
  }
});

test("an illegal castling breaks the clause that forbids it", async () => {
  const wanted = (await textsIn(join(FOLDER, "illegal.pgn"), "Event")).map((event) =>
    event.replace(/:.*/, ""),
  );
  expect(wanted).toHaveLength(7);
  const told = (await audited(join(FOLDER, "illegal.pgn"))).map(({ verdict, findings: [first] }) =>
    verdict === "violated" ? `${first!.clauses.join(" ")} ${first!.seq}` : verdict,
  );
  expect(told).toEqual(wanted);
});

test("a game of bots is played from the start that is asked for, and is the same again in PGN", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assize-chess960-"));
  const at = (name: string) => join(folder, name);
  try {
    const flags = ["--game", "chess", "--chess960", "229", "--bots", "random", "--seed", "5"];
    const simulated = await assize(["simulate", ...flags]);
    await writeFile(at("a.jsonl"), simulated.out);
    expect((await audited(at("a.jsonl")))[0]!.verdict).toBe("compliant");
    await assize(["export", at("a.jsonl"), "--to", "pgn", "--out", at("a.pgn")]);
    const text = await readFile(at("a.pgn"), "utf8");
    expect(text).toContain('[Variant "Chess960"]');
    expect(text).toContain('[FEN "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1"]');
    await assize(["import", at("a.pgn"), "--out", at("b.jsonl")]);
    const header = JSON.parse((await readFile(at("b.jsonl"), "utf8")).split("\n")[0]!) as {
      options: unknown;
    };
    expect(header.options).toEqual({ chess960: 229 });
    await assize(["export", at("b.jsonl"), "--to", "pgn", "--out", at("b.pgn")]);
    expect(await readFile(at("b.pgn"), "utf8")).toBe(text);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a start that is none is refused", async () => {
  const { err, code } = await assize(["simulate", "--game", "chess", "--chess960", "960"]);
  expect([code === 0, err]).toEqual([false, expect.stringContaining("959")]);
});
