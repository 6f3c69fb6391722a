import { readFileSync } from "node:fs";
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { audit } from "@assize/kernel-verifier/node";
import { expect, test } from "vitest";
import { GAME_IDS } from "@assize/catalogue";
import { GAMES } from "@assize/catalogue/all";
import { checkoutIn, sharesOf } from "../src/against.ts";
import { benchesOf } from "../src/benches.ts";
import type { Figures } from "../src/archive-figures.ts";
import { plotOf } from "../src/archive-plot.ts";
import { copyOf } from "../src/copies.ts";
import { makeCorpus } from "../src/corpus.ts";
import { asText } from "../src/print.ts";
import { measureInTurns, median } from "../src/rounds.ts";

const GAME = GAMES[0]!;
const ROWS = [
  "floor",
  "read",
  "chain",
  "audit-table",
  "audit-full",
  "audit-violated",
  "audit-planted",
  "step-table",
  "audit-xstate",
  "step-xstate",
];
const run = (...options: readonly string[]) => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  return spawnSync(process.execPath, [main, ...options], { encoding: "utf8" });
};

test("says what can be asked, and what is not known", () => {
  const help = run("--help");
  expect([help.status, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toContain("--rounds N");
  const unknown = run("--hlp");
  expect([unknown.status, unknown.stdout]).toEqual([1, ""]);
  expect(unknown.stderr).toMatch(/^bench: Unknown option '--hlp'[^]*--rounds N/);
  expect(unknown.stderr).not.toContain("    at ");
});

const FIGURES = ["games_per_s", "events_per_s", "ratio_to_floor", "ratio_to_audit"];

const bench = (...options: readonly string[]): string => {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  return execFileSync(
    process.execPath,
    [main, "--games", "1", "--rounds", "1", "--no-peers", ...options],
    {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
};

test("--json prints the named rows and nothing else, with finite figures", () => {
  const all = JSON.parse(bench("--json")) as Record<string, unknown>[];
  const [rows, memory] = [all.slice(0, -1), all.at(-1)];
  expect(memory).toEqual({
    name: "memory",
    games: 400,
    heap_growth_bytes: expect.toSatisfy(Number.isSafeInteger),
    allocated_bytes_per_event: expect.toSatisfy((bytes: number) => bytes > 100 && bytes < 100_000),
  });
  expect(rows.map(({ name }) => name)).toEqual(ROWS);
  expect(rows[0]?.["ratio_to_floor"]).toBe(1);
  expect(rows[3]?.["ratio_to_audit"]).toBe(1);
  for (const { name, ...figures } of rows) {
    expect(typeof name).toBe("string");
    expect(Object.keys(figures)).toEqual(FIGURES);
    for (const figure of Object.values(figures)) {
      expect(figure).toSatisfy(Number.isFinite);
      expect(figure).toBeGreaterThan(0);
    }
  }
});

test.each(GAMES.slice(1).map((game) => [game.model.id, game] as const))(
  "every bench goes through games of %s and finds them sound",
  (_, game) => {
    const benches = benchesOf(makeCorpus(game, 1));
    expect(benches.map(({ name }) => name)).toEqual(ROWS);
    for (const one of benches) one.run();
  },
);

test("a game that is not there is refused with those that are", () => {
  expect(() => bench("--game", "no-such-game")).toThrow(/known: xidit/);
});

test("the same seeds make the same bytes", () => {
  const [one, again] = [makeCorpus(GAME, 2), makeCorpus(GAME, 2)];
  expect(one).toEqual(again);
  expect(one.logs[0]).not.toEqual(one.logs[1]);
  expect(one.events).toBeGreaterThan(600);
});

test("every row of the text is a bench, each taken once a round and once before it", async () => {
  const runs = new Map<string, number>();
  const benches = benchesOf(makeCorpus(GAME, 1)).map((one) => ({
    ...one,
    run: () => runs.set(one.name, (runs.get(one.name) ?? 0) + 1),
  }));
  const figures = await measureInTurns(benches, { rounds: 3, warmUp: 1, measure: "audit-table" });
  expect([...runs.keys()]).toEqual(ROWS);
  expect([...new Set(runs.values())]).toEqual([8]);
  const text = asText({
    figures,
    growth: { games: 1, bytes: 2048 },
    allocated: 1_500,
    chess: [],
  });
  expect(text).toContain("\nmemory");
  expect(text).toContain("1500 bytes allocated for an event of audit-table");
  for (const name of ROWS) expect(text).toContain(`\n${name}`);
});

test("another checkout, here this very one, is measured beside this one", async () => {
  const folder = fileURLToPath(new URL("../../..", import.meta.url));
  const there = await checkoutIn(folder, GAME_IDS[0]);
  expect(there.model.id).toBe(GAME.model.id);
  const here = { audit, model: GAME.model };
  const few = { planted: 1, rounds: 1, warmUp: 0 };
  const shares = await sharesOf(here, there, makeCorpus(GAME, 1), few);
  expect(Object.keys(shares)).toEqual(["audit-table", "audit-violated", "audit-planted"]);
  for (const share of Object.values(shares)) expect(share).toBeGreaterThan(0);
});

test("a median is the middle value", () => {
  expect(median([3])).toBe(3);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});

test("a copy of a game is another game, and as compliant", () => {
  const game = Buffer.from(makeCorpus(GAME, 1).logs[0]!);
  const copies = [1, 2].map((copy) => copyOf(game, copy));
  for (const copy of copies)
    expect(audit(copy, { games: [GAME.model] })).toMatchObject({
      verdict: { kind: "compliant", assurance: "chained" },
    });
  expect(copies[0]).not.toEqual(copies[1]);
  expect(copies[0]!.subarray(-60)).not.toEqual(copies[1]!.subarray(-60));
});

test("the picture of archives is drawn of the figures that are published", () => {
  const published = readFileSync(new URL("../figures/archive.jsonl", import.meta.url), "utf8");
  const figures = published
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Figures);
  const picture = new URL("../../../docs/explanation/a-million-games.svg", import.meta.url);
  expect(figures.length).toBeGreaterThanOrEqual(5);
  expect(plotOf(figures)).toBe(readFileSync(picture, "utf8"));
});
