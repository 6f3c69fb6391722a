// Input larger than memory: the program's memory stays flat, and there is always an answer. A quantity that is
// scaled by `SCALE` is tried whole with ASSIZE_DEEP, and in small otherwise; nothing is written to a disk.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { gzipSync, zstdCompressSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { linesOf, simulated, unchained } from "./a-game.ts";
import { MAIN } from "./command-line.ts";

const SCALE = process.env["ASSIZE_DEEP"] === undefined ? 1 / 20 : 1;
const MIB = 1_048_576;

/** Less than this, and nothing was measured. */
const LEAST_MIB = 20;
/** What the program takes for itself, whatever it reads. */
const MOST_FLAT_MIB = 400;
/** Three games of the most bytes, whose parsed values take 25 times the bytes. */
const MOST_HOSTILE_MIB = 1_200;

/**
 * Prints the peak of a process's memory, in KiB, when it ends. Where the system tells it, the peak since the program
 * began: a resource usage begins with the peak of the process that started it.
 */
const TELL_MEMORY =
  'data:text/javascript,import{existsSync,readFileSync,writeSync}from"node:fs";' +
  'const told="/proc/self/status";const since=()=>/VmHWM:\\s*(\\d+)/.exec(readFileSync(told,"utf8"))[1];' +
  'process.on("exit",()=>writeSync(3,String(existsSync(told)?since():process.resourceUsage().maxRSS)))';
/** What a machine of 2 GiB leaves to a program. */
const SMALL_HEAP = "--max-old-space-size=1024";

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly peakMib: number;
}

const MOST_KEPT = 10_000;

/** Audits what `pieces` gives, piece by piece, as slowly as the program takes it. */
const audited = async (
  pieces: Iterable<Uint8Array>,
  ...flags: readonly string[]
): Promise<Ended> => {
  const program = [SMALL_HEAP, "--import", TELL_MEMORY, MAIN, "audit", ...flags, "-"];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "pipe", "pipe"] });
  const said = ["", "", "", ""];
  for (const stream of [1, 2, 3] as const)
    child.stdio[stream]!.on("data", (chunk: Buffer) => {
      said[stream] = (said[stream]! + chunk.toString()).slice(-MOST_KEPT);
    });
  const ended = once(child, "close");
  let gone = false;
  child.stdin.on("error", () => (gone = true));
  for (const piece of pieces) {
    if (gone) break;
    if (!child.stdin.write(piece)) await Promise.race([once(child.stdin, "drain"), ended]);
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  const peakMib = Number(said[3]) / 1024;
  expect(peakMib).toBeGreaterThan(LEAST_MIB);
  return { code, out: said[1]!, err: said[2]!, peakMib };
};

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

function* repeated(piece: Uint8Array, times: number): Generator<Uint8Array> {
  for (let time = 0; time < times; time++) yield piece;
}

let header: Uint8Array;
let game: Uint8Array;
beforeAll(async () => {
  const lines = linesOf(unchained(await simulated(3)));
  header = encoded(`${lines[0]}\n`);
  game = encoded(lines.map((line) => `${line}\n`).join(""));
});

const expectFlat = (ended: Ended, code: number, mostMib = MOST_FLAT_MIB): void => {
  expect(ended).toMatchObject({ code, err: "" });
  expect(ended.peakMib).toBeGreaterThan(20);
  expect(ended.peakMib).toBeLessThan(mostMib);
};

test("a line of a gigabyte", async () => {
  const ended = await audited(repeated(encoded("a".repeat(MIB)), 1024 * SCALE));
  expectFlat(ended, 3);
  expect(ended.out).toContain("line-too-long");
});

test("a line of a gigabyte within a game, and games behind it", async () => {
  function* pieces(): Generator<Uint8Array> {
    yield header;
    yield encoded('{"seq":1,"type":"');
    yield* repeated(encoded("a".repeat(MIB)), 1024 * SCALE);
    yield encoded('"}\n');
    yield game;
  }
  const ended = await audited(pieces(), "--quiet");
  expectFlat(ended, 3);
  expect(ended.out).toContain("line-too-long");
  expect(ended.out).toContain("2 games: 1 compliant and 1 unreadable");
});

test("a gigabyte of blank lines, packed", async () => {
  const packed = zstdCompressSync(encoded("\n".repeat(MIB)));
  const ended = await audited(repeated(packed, 1024 * SCALE));
  expectFlat(ended, 3);
  expect(ended.out).toContain("blank-line");
});

test("a million headers are a million games, packed too", async () => {
  const hundred = gzipSync(Buffer.concat([...repeated(header, 100)]));
  const ended = await audited(repeated(hundred, 10_000 * SCALE), "--quiet");
  expectFlat(ended, 0);
  expect(ended.out).toContain(`${1_000_000 * SCALE} games: ${1_000_000 * SCALE} compliant`);
});

test("a game of a million events is refused at its limit", async () => {
  const events = encoded('{"seq":1,"type":"t","data":{}}\n'.repeat(10_000));
  function* pieces(): Generator<Uint8Array> {
    yield header;
    yield* repeated(events, Math.max(11, 100 * SCALE));
    yield game;
  }
  const ended = await audited(pieces(), "--quiet");
  expectFlat(ended, 3);
  expect(ended.out).toContain("too-many-events");
  expect(ended.out).toContain("2 games: 1 compliant and 1 unreadable");
});

test("events whose values are as many as can be", async () => {
  const values = `[${"{},".repeat(340_000)}{}]`;
  const event = encoded(`{"seq":1,"type":"t","data":{"a":${values}}}\n`);
  function* pieces(): Generator<Uint8Array> {
    for (let games = 0; games < Math.max(3, 20 * SCALE); games++) {
      yield header;
      yield* repeated(event, 8);
    }
    yield header;
    yield* repeated(event, 9);
  }
  const ended = await audited(pieces(), "--quiet");
  expectFlat(ended, 3, MOST_HOSTILE_MIB);
  expect(ended.out).toContain("too-large");
});
