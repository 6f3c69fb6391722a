// Whatever a file holds, and however it comes: what is read of its batches is what is read of it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { createGameReader, readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { LIMITS } from "@assize/kernel-model";
import { bytesOf } from "@assize/testkit";
import { afterAll, expect, test } from "vitest";
import { createCutter, type Row, rowMaker, rowsOf } from "../src/index.ts";
import { rangesOf, readRange } from "../src/node-ranges.ts";
import { fileOfGames, linesOfGame, optionsFor, program } from "./games.ts";

const folder = mkdtempSync(join(tmpdir(), "assize-cut-"));
const path = join(folder, "games.jsonl");
afterAll(() => rmSync(folder, { recursive: true }));

const rowFor = rowMaker({ optionsFor, hash: nodeHash, program, known: null });
const moved = (row: Row, lines: number): Row =>
  "line" in row ? { ...row, line: row.line + lines } : row;

/** The rows of a file that comes in chunks of these lengths, and how many batches it made. */
const cutRows = (bytes: Uint8Array, lengths: readonly number[], batchBytes: number) => {
  const cutter = createCutter(batchBytes);
  const reader = createGameReader();
  const rows: Row[] = [];
  let [lines, at, batches, streams] = [0, 0, 0, 0];
  const take = (pieces: ReturnType<typeof cutter.push>): void => {
    for (const piece of pieces) {
      if (piece.kind === "stream") {
        streams++;
        for (const read of reader.push(piece.bytes)) rows.push(moved(rowFor(read), lines));
        continue;
      }
      const answer = rowsOf(piece.batch.bytes, rowFor);
      rows.push(...answer.rows.map((row) => moved(row, lines)));
      lines += answer.lines;
      batches++;
    }
  };
  /** Whoever read a chunk takes its memory back at once. */
  const push = (chunk: Uint8Array): void => {
    const pieces = cutter.push(chunk);
    chunk.fill(0);
    take(pieces);
  };
  for (const length of lengths) {
    push(bytes.slice(at, at + length));
    at += length;
  }
  push(bytes.slice(at));
  take(cutter.end());
  if (streams > 0) for (const read of reader.end()) rows.push(moved(rowFor(read), lines));
  return { rows, batches, streams };
};

const rowsRead = (bytes: Uint8Array): readonly Row[] => Array.from(readGames(bytes), rowFor);

const game = linesOfGame(1);
const header = JSON.parse(game[0]!) as Record<string, unknown>;
const { format, ...others } = header;

/** Lines that a careless writer, another program or a torn copy leaves. */
const ODD: readonly string[] = [
  "",
  "{",
  '{"format":"assize-log/1"',
  '{"format":"assize-log/1"}',
  '{"format":"assize-log/9","game":"nim"}',
  `{ "format": "assize-log/1", ${JSON.stringify(others).slice(1)}`,
  JSON.stringify({ ...others, format }),
  '{"seq":1,"type":"matches-laid","data":{"matches":5}}',
  String.raw`{"form\u0061t":"assize-log/1"}`,
  "\uFEFF" + game[0]!,
];

const lines = fc.oneof(
  { weight: 4, arbitrary: fc.nat(20).map((seed) => [...linesOfGame(seed)]) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD).map((line) => [line]) },
  { weight: 1, arbitrary: fc.nat(20).map((seed) => linesOfGame(seed).slice(0, 2)) },
);

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 150 : 5_000;

test("batches have the games of their file, in whatever pieces it comes", () => {
  let cuts = 0;
  fc.assert(
    fc.property(
      fc.array(lines, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 12 }),
      fc.constantFrom(1, 500, 3_000),
      fc.boolean(),
      (parts, lengths, batchBytes, isWhole) => {
        const text = parts.flat().join("\n");
        const bytes = new TextEncoder().encode(isWhole ? `${text}\n` : text);
        const cut = cutRows(bytes, lengths, batchBytes);
        expect(cut.rows).toEqual(rowsRead(bytes));
        cuts += cut.batches - 1;
      },
    ),
    { numRuns: RUNS },
  );
  expect(cuts).toBeGreaterThan(RUNS);
});

/** The rows of a file whose parts of so many bytes are read each by itself; null where it has to be read as a stream. */
const partRows = (path: string, size: number, each: number): readonly Row[] | null => {
  const rows: Row[] = [];
  let lines = 0;
  for (const range of rangesOf(path, size, each)) {
    const bytes = readRange(range);
    if (bytes === null) return null;
    if (bytes.length === 0) continue;
    const answer = rowsOf(bytes, rowFor);
    rows.push(...answer.rows.map((row) => moved(row, lines)));
    lines += answer.lines;
  }
  return rows;
};

test("parts of a file, each read by itself, have the games of the file", () => {
  let several = 0;
  fc.assert(
    fc.property(
      fc.array(lines, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.boolean(),
      (parts, each, isWhole) => {
        const text = parts.flat().join("\n");
        const bytes = new TextEncoder().encode(isWhole ? `${text}\n` : text);
        if (bytes.length === 0) return;
        writeFileSync(path, bytes);
        expect(partRows(path, bytes.length, each)).toEqual(rowsRead(bytes));
        several += Number(bytes.length > each);
      },
    ),
    { numRuns: RUNS },
  );
  expect(several).toBeGreaterThan(RUNS / 2);
});

test("a part behind which no game begins for long has to be read as a stream", () => {
  const bytes = bytesOf([
    ...game,
    ...Array.from({ length: 12 }, () => " ".repeat(999_999)),
    ...game,
  ]);
  writeFileSync(path, bytes);
  expect(partRows(path, bytes.length, 1_000_000)).toBe(null);
  expect(readRange({ path: `${path}-none`, start: 0, end: 9 })).toBe(null);
});

test("a file whose games nobody can cut is read as a stream", () => {
  const spelt = `{ ${JSON.stringify(header).slice(1)}`;
  const padded = Array.from({ length: 12 }, () => [spelt, " ".repeat(LIMITS.lineBytes - 1)]);
  const bytes = bytesOf(padded.flat());
  const cut = cutRows(
    bytes,
    Array.from({ length: 40 }, () => 400_000),
    262_144,
  );
  expect(cut.streams).toBeGreaterThan(0);
  expect(cut.rows).toEqual(rowsRead(bytes));
  expect(cut.rows).toHaveLength(12);
});

test("many games make batches of about the size asked for", () => {
  const { batches, rows } = cutRows(fileOfGames(400), [], 1_000);
  expect(rows).toHaveLength(400);
  // All came in one piece, which is cut once.
  expect(batches).toBe(2);
});
