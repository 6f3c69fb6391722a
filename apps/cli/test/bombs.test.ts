// Files that are small and would be large, or have very many parts: each is a row with its reason, the log beside them is audited, and the
// program's memory stays flat. With ASSIZE_DEEP they are larger, and what each takes is printed.
import { mkdirSync, writeFileSync } from "node:fs";
import { constants, gzipSync, zstdCompressSync } from "node:zlib";
import { LIMITS } from "@assize/kernel-model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { simulated } from "./a-game.ts";
import { type Folder, makeFolder } from "./command-line.ts";
import { type Ended, measured } from "./measured-audit.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SCALE = DEEP ? 10 : 1;
/** What the program takes for itself and its workers, whatever it reads. */
const MOST_MIB = 500;

const repeated = (piece: Uint8Array | string, times: number): Buffer =>
  Buffer.concat(Array.from({ length: times }, () => Buffer.from(piece)));

const MIB = 1_048_576;
/** More than may be unpacked, in pieces. */
const PIECES = (LIMITS.unpackedBytes / (8 * MIB) + 1) * SCALE;
const piece = (of: string): Buffer => Buffer.alloc(8 * MIB, of);
const gzipped = (of: string): Buffer => repeated(gzipSync(piece(of)), PIECES);
const emptyFrame = zstdCompressSync(Buffer.alloc(0));
/** A frame with the greatest window that is let in, and no size before it. */
const wideFrame = (of: string): Buffer =>
  zstdCompressSync(Buffer.from(of), {
    params: {
      [constants.ZSTD_c_windowLog]: 27,
      [constants.ZSTD_c_contentSizeFlag]: 0,
    },
  });
const manyBlocks = Buffer.concat([
  Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58]),
  Buffer.alloc(3 * 20_000 * SCALE),
  Buffer.from([1, 0, 0]),
]);
const TAGS = '[White "Ada"]\n[Black "Bo"]\n[Date "2020.01.01"]\n[Result "1-0"]\n\n';

/** Each with what is said of it. */
const BOMBS: Readonly<Record<string, readonly [bytes: () => Buffer, said: string]>> = {
  "zeros.jsonl.gz": [() => gzipped("\0"), "not-unpacked"],
  "blank-lines.jsonl.gz": [() => gzipped("\n"), "not-unpacked"],
  "braces.pgn.gz": [() => gzipped("{"), "not-unpacked"],
  "zeros.jsonl.zst": [() => repeated(zstdCompressSync(piece("\0")), PIECES), "not-unpacked"],
  "frames.jsonl.zst": [() => repeated(emptyFrame, 60_000 * SCALE), "not-unpacked"],
  "windows.jsonl.zst": [() => repeated(wideFrame("\n"), 300), "blank-line"],
  "blocks.jsonl.zst": [() => manyBlocks, "empty-file"],
  "members.jsonl.gz": [() => repeated(gzipSync(""), 50_000 * SCALE), "empty-file"],
  "twice.jsonl.gz": [() => gzipSync(gzipped("\0")), "not-utf8"],
  "openings.pgn": [
    () => repeated(`${TAGS}1. e4 {{{{ e5 1-0\n\n`, 500 * SCALE),
    `${500 * SCALE} games`,
  ],
  "nested.pgn": [() => repeated(`${TAGS}1. e4 ${"(".repeat(20_000)} e5 1-0\n\n`, 5), "5 games"],
  "deep.pgn": [() => Buffer.from(`${TAGS}1. e4 ${"(".repeat(5 * MIB)}`), "UNDETERMINED"],
  "quotes.pgn": [() => Buffer.from(`[White "${'\\"'.repeat(50_000 * SCALE)}\n1. e4 Zz`), "1 "],
};

let folder: Folder;
beforeAll(async () => {
  folder = makeFolder();
  mkdirSync(folder.path("season"));
  writeFileSync(folder.path("season/sound.jsonl"), await simulated(3));
  for (const [name, [bytes]] of Object.entries(BOMBS))
    writeFileSync(folder.path(`season/${name}`), bytes());
}, 60_000);
afterAll(() => folder.remove());

const told = (what: string, { peakMib, processorSeconds }: Ended): void => {
  if (DEEP)
    process.stdout.write(`${what}: ${processorSeconds.toFixed(1)} s, ${Math.round(peakMib)} MiB\n`);
};

const expectRefused = (name: string, ended: Ended): void => {
  told(name, ended);
  expect.soft([2, 3], name).toContain(ended.code);
  expect.soft(ended.peakMib, name).toBeLessThan(MOST_MIB);
  expect.soft(ended.err, name).not.toContain(" at ");
};

test("an audit", async () => {
  for (const [name, [, said]] of DEEP ? Object.entries(BOMBS) : []) {
    const ended = await measured(["audit", "--quiet", folder.path(`season/${name}`)]);
    expectRefused(name, ended);
    expect.soft(ended.out, name).toContain(said);
  }
  const all = await measured(["audit", "--quiet", folder.path("season")]);
  expectRefused("all of them", all);
  expect(all.out).toContain("COMPLIANT");
  expect(Object.keys(BOMBS).length).toBeGreaterThanOrEqual(13);
});

test("an audit of an archive, with workers", async () => {
  const results = folder.path("results.sqlite");
  const all = await measured([
    "archive",
    "audit",
    folder.path("season"),
    "--results",
    results,
    "-j",
    "2",
  ]);
  expectRefused("an archive of all of them", all);
  expect(all.out).toContain("1 compliant, 4 undetermined");
  expect(all.out).not.toContain("defect");
});
