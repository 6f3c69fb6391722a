// Input larger than memory: the program's memory stays flat, and there is always an answer. A quantity that is
// scaled by `SCALE` is tried whole with ASSIZE_DEEP, and in small otherwise; nothing is written to a disk.
import { gzipSync, zstdCompressSync } from "node:zlib";
import { LIMITS } from "@assize/kernel-model";
import { beforeAll, expect, test } from "vitest";
import { linesOf, simulated, unchained } from "./a-game.ts";
import { audited, encoded, expectFlat } from "./measured-audit.ts";

const SCALE = process.env["ASSIZE_DEEP"] === undefined ? 1 / 50 : 1;
const MIB = 1_048_576;

/** What the program takes for itself, whatever it reads. */
const MOST_FLAT_MIB = 400;
/** Three games of the most bytes, whose parsed values take 25 times the bytes. */
const MOST_HOSTILE_MIB = 1_200;

function* repeated(piece: Uint8Array, times: number): Generator<Uint8Array> {
  for (let time = 0; time < times; time++) yield piece;
}

let header: Uint8Array;
let game: Uint8Array;
let lines: readonly string[];
beforeAll(async () => {
  lines = linesOf(unchained(await simulated(3)));
  header = encoded(`${lines[0]}\n`);
  game = encoded(lines.map((line) => `${line}\n`).join(""));
});

test("a line of a gigabyte", async () => {
  const ended = await audited(repeated(encoded("a".repeat(MIB)), 1024 * SCALE));
  expectFlat(ended, 3, MOST_FLAT_MIB);
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
  expectFlat(ended, 3, MOST_FLAT_MIB);
  expect(ended.out).toContain("line-too-long");
  expect(ended.out).toContain("2 games: 1 compliant and 1 unreadable");
});

test("blank lines up to what may be unpacked", async () => {
  const packed = zstdCompressSync(encoded("\n".repeat(MIB)));
  const ended = await audited(repeated(packed, LIMITS.unpackedBytes / MIB));
  expectFlat(ended, 3, MOST_FLAT_MIB);
  expect(ended.out).toContain("blank-line");
});

test("a million headers are a million games, packed too", async () => {
  const hundred = gzipSync(Buffer.concat([...repeated(header, 100)]));
  const ended = await audited(repeated(hundred, 10_000 * SCALE), "--quiet");
  expectFlat(ended, 0, MOST_FLAT_MIB);
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
  expectFlat(ended, 3, MOST_FLAT_MIB);
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

/** Of a game with the most events, however much is wrong with it: the search keeps what may be said of each line up to the end. */
const MOST_EVENTS_MIB = 512;

const EVENTS: Readonly<Record<string, (seq: number) => string>> = {
  "all with one number": () => '{"seq":1,"type":"x","data":{}}',
  "all of them forced, without numbers": () => '{"seq":1,"type":"order-waited","data":{"seat":0}}',
  "all of them too early": (seq) =>
    `{"seq":${seq},"type":"orders-programmed","by":0,"data":{"orders":["wait"]}}`,
};

test.each(Object.entries(EVENTS).slice(0, SCALE === 1 ? undefined : 1))(
  "a hundred thousand events, %s",
  async (_, eventAt) => {
    const lines = Array.from({ length: LIMITS.eventsPerGame }, (_, at) => `${eventAt(at + 1)}\n`);
    const ended = await audited([header, encoded(lines.join(""))], "--quiet");
    expectFlat(ended, 1, MOST_EVENTS_MIB);
    expect(ended.out).toContain("VIOLATED");
    expect(ended.out).toContain("100000 events");
  },
);

test.skipIf(SCALE < 1)("fifty thousand programmes, of which none fits", async () => {
  const orders = ["road-black", "road-red", "road-blue", "action", "wait"];
  const first = lines.findIndex((line) => line.includes("orders-programmed"));
  const programmes = Array.from({ length: 50_000 }, (_, at) => {
    const program = [0, 1, 2, 3, 4, 5].map((place) => orders[(at >> (2 * place)) % 5]);
    const event = { seq: first + at, type: "orders-programmed", by: at % 3 };
    return `${JSON.stringify({ ...event, data: { orders: program } })}\n`;
  });
  const setup = lines.slice(1, first).map((line) => `${line}\n`);
  const ended = await audited([header, encoded([...setup, ...programmes].join(""))], "--quiet");
  expectFlat(ended, 1, MOST_EVENTS_MIB);
  expect(ended.out).toContain("VIOLATED");
});
