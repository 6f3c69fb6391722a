// A pool whose workers do not see the results answers as one whose workers do, and gives out only what has to be audited.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { bytesOf } from "@assize/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linesIn, lookUpIn, rowMaker, rowsOf } from "../src/index.ts";
import { createKnowingPool, openKnown, openResults, type Pool } from "../src/node.ts";
import { linesOfGame, optionsFor, program } from "./games.ts";

const options = { optionsFor, hash: nodeHash, program, known: null };
const rowFor = rowMaker(options);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "assize-knowing-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Results that hold the games of these seeds. */
const resultsOf = (name: string, seeds: readonly number[]): string => {
  const path = join(folder, name);
  const results = openResults(path);
  for (const [at, seed] of seeds.entries()) {
    const [read] = readGames(bytesOf(linesOfGame(seed)));
    results.put({ source: "a", number: at + 1 }, rowFor(read!));
  }
  results.close();
  return path;
};

/** Audits here, and keeps how much it was given. */
const poolHere = () => {
  const given: Uint8Array[] = [];
  const pool: Pool = {
    room: async () => undefined,
    rowsOf: async (bytes) => {
      given.push(bytes);
      return rowsOf(bytes, rowFor);
    },
    end: async () => undefined,
  };
  return { given, pool };
};

/** An event's line that cannot be read. */
const broken = (seed: number): readonly string[] => {
  const lines = linesOfGame(seed);
  return [...lines.slice(0, 2), "{nonsense", ...lines.slice(2)];
};

const BATCHES: Readonly<
  Record<string, { readonly lines: readonly string[]; readonly given: number }>
> = {
  "all of them known": { lines: [...linesOfGame(1), ...linesOfGame(2)], given: 0 },
  "none of them known": { lines: [...linesOfGame(3), ...broken(4)], given: 2 },
  "some known, and a broken one behind them": {
    lines: [...linesOfGame(1), ...linesOfGame(3), ...linesOfGame(2), ...broken(4)],
    given: 2,
  },
  "known, and its last line torn: another log": {
    lines: [...linesOfGame(1), ...linesOfGame(2), '{"seq":'],
    given: 2,
  },
  "something else than a game": { lines: ["nonsense", ...linesOfGame(1)], given: 0 },
};

test.for(Object.entries(BATCHES))("%s", async ([name, { lines, given }]) => {
  const known = openKnown(resultsOf(`${name.length}.sqlite`, [1, 2]), true);
  const knowing = { ...options, known };
  const text = lines.join("\n");
  const bytes = Buffer.from(text.endsWith(":") ? text : `${text}\n`);
  const here = poolHere();
  const found = await createKnowingPool(here.pool, lookUpIn(knowing)).rowsOf(new Uint8Array(bytes));
  expect(found).toEqual({ rows: rowsOf(bytes, rowMaker(knowing)).rows, lines: linesIn(bytes) });
  expect(found.rows.length).toBeGreaterThan(0);
  expect(here.given.flatMap((one) => [...readGames(one)])).toHaveLength(given);
  known.close();
});
