// Packed data in pieces of any size: whole or refused, never a part in silence.
import { createHash } from "node:crypto";
import { constants, gzipSync, zstdCompressSync } from "node:zlib";
import { LIMITS } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { NotUnpacked, readGamesFromInput, unpacked } from "../src/node.ts";
import { encodeHeader } from "../src/index.ts";
import { HEADER } from "./arbitraries.ts";

/** Hardly to be packed, so that one packed piece is many chunks. */
const NOISE = createHash("shake256", { outputLength: 300_000 }).update("noise").digest("base64");
const DATA = Buffer.from(NOISE);
const TWICE = Buffer.concat([DATA, DATA]);
const ZEROS = Buffer.alloc(512);
const TEXT = Buffer.from('{"seq":1}\n');

const gz = gzipSync(DATA);
const zst = zstdCompressSync(DATA, { params: { [constants.ZSTD_c_checksumFlag]: 1 } });
const skipped = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

const SIZES = [1_000_000, 65_536, 4_099];

/** What comes out, or why nothing does: the same for every size of the pieces. */
const outcomeOf = async (
  bytes: Uint8Array,
  name = "log",
  sizes = SIZES,
): Promise<Buffer | string> => {
  const outcomes: (Buffer | string)[] = [];
  for (const size of sizes) {
    const parts: Uint8Array[] = [];
    try {
      for await (const chunk of unpacked(inPieces(bytes, size), name)) parts.push(chunk);
      outcomes.push(Buffer.concat(parts));
    } catch (cause) {
      if (!(cause instanceof NotUnpacked)) throw cause;
      outcomes.push(cause.message);
    }
  }
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  return outcomes[0]!;
};

const joined = (...parts: readonly Buffer[]): Buffer => Buffer.concat(parts);
const flipped = (bytes: Buffer, at: number): Buffer => Buffer.from(bytes.with(at, bytes[at]! ^ 1));

const WHOLE: readonly (readonly [what: string, packed: Buffer, plain: Buffer])[] = [
  ["gzip", gz, DATA],
  ["two gzip members", joined(gz, gz), TWICE],
  ["gzip, filled up with zeros", joined(gz, ZEROS), DATA],
  ["gzip of nothing", gzipSync(""), Buffer.alloc(0)],
  ["zstd", zst, DATA],
  ["two zstd frames", joined(zst, zst), TWICE],
  [
    "zstd frames with remarks before, between and behind",
    joined(skipped, zst, skipped, zst, skipped),
    TWICE,
  ],
  [
    "zstd without checksum, in blocks of every kind",
    zstdCompressSync(joined(ZEROS, DATA)),
    joined(ZEROS, DATA),
  ],
  ["zstd of a long run", zstdCompressSync(Buffer.alloc(1_000_000)), Buffer.alloc(1_000_000)],
  ["zstd of nothing", zstdCompressSync(Buffer.alloc(0)), Buffer.alloc(0)],
  ["what is not packed", TEXT, TEXT],
  ["one byte", Buffer.from("{"), Buffer.from("{")],
  ["nothing", Buffer.alloc(0), Buffer.alloc(0)],
];

describe("comes out whole", () => {
  test.each(WHOLE)("%s", async (_, packed, plain) => {
    const outcome = await outcomeOf(packed);
    expect(typeof outcome === "string" ? outcome : outcome.equals(plain)).toBe(true);
  });

  test("in single bytes too", async () => {
    const bytes = joined(zstdCompressSync(TEXT), skipped, zstdCompressSync(TEXT));
    expect(await outcomeOf(bytes, "log", [1, 2, 3])).toEqual(joined(TEXT, TEXT));
    expect(await outcomeOf(joined(gzipSync(TEXT), gzipSync(TEXT)), "log", [1, 2, 3])).toEqual(
      joined(TEXT, TEXT),
    );
  });
});

const REFUSED: readonly (readonly [what: string, packed: Buffer, why: string])[] = [
  ["gzip cut off", gz.subarray(0, -3), "end too early"],
  ["gzip cut off in its middle", gz.subarray(0, gz.length >> 1), "end too early"],
  ["gzip's first bytes alone", gz.subarray(0, 3), "end too early"],
  ["damaged gzip", flipped(gz, gz.length >> 1), "are damaged"],
  ["gzip with a wrong checksum", flipped(gz, gz.length - 6), "are damaged"],
  ["a log behind gzip", joined(gz, TEXT), "are damaged"],
  ["gzip, zeros, and gzip again", joined(gz, ZEROS, gz), "something else follows"],
  ["zstd cut off", zst.subarray(0, -3), "end too early"],
  ["zstd cut off in its middle", zst.subarray(0, zst.length >> 1), "end too early"],
  ["a second zstd frame cut off", joined(zst, zst.subarray(0, 3)), "end too early"],
  ["zstd's first bytes alone", zst.subarray(0, 4), "end too early"],
  ["a remark cut off", joined(zst, skipped.subarray(0, -1)), "end too early"],
  ["damaged zstd", flipped(zst, zst.length >> 1), "are damaged"],
  ["zstd with a wrong checksum", flipped(zst, zst.length - 2), "are damaged"],
  ["a log behind zstd", joined(zst, TEXT), "something else follows"],
  ["zeros behind zstd", joined(zst, ZEROS), "something else follows"],
];

describe("is refused", () => {
  test.each(REFUSED)("%s", async (_, packed, why) => {
    expect(await outcomeOf(packed)).toContain(why);
  });

  test("what its name says is packed, and is not", async () => {
    expect(await outcomeOf(TEXT, "game.jsonl.gz")).toContain("this is no gzip data");
    expect(await outcomeOf(Buffer.alloc(0), "game.jsonl.zst")).toContain("this is no zstd data");
    expect(await outcomeOf(zst, "game.jsonl.gz")).toEqual(DATA);
  });

  test("a window greater than the limit", async () => {
    const wide = Buffer.from(
      zstdCompressSync(DATA, { params: { [constants.ZSTD_c_contentSizeFlag]: 0 } }),
    );
    // The second byte of the frame's header is the window: 2^(10 + 31) bytes.
    wide[5] = 31 << 3;
    expect(await outcomeOf(wide)).toContain("are damaged");
  });

  test("what unpacks without measure", async () => {
    const limits = { unpackedBytes: 1_000_000, unpackedRatio: 100 };
    for (const packed of [
      gzipSync(Buffer.alloc(2_000_000)),
      zstdCompressSync(Buffer.alloc(2_000_000)),
    ]) {
      let most = 0;
      const reading = (async () => {
        for await (const { length } of unpacked(inPieces(packed, 65_536), "log", limits))
          most += length;
      })();
      await expect(reading).rejects.toThrow("unpacks to more than 1000000 bytes");
      expect(most).toBeLessThanOrEqual(limits.unpackedBytes);
    }
    expect(LIMITS.unpackedBytes).toBe(134_217_728);
  });
});

/** zstd data of one frame, with these blocks before an empty last one. */
const zstdOf = (block: Buffer, times: number): Buffer =>
  joined(
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58]),
    ...Array.from({ length: times }, () => block),
    Buffer.from([1, 0, 0]),
  );

describe("packed data in many parts", () => {
  const EMPTY_BLOCK = Buffer.from([0, 0, 0]);
  const BYTE = Buffer.from([8, 0, 0, 65]);
  const PARTS: readonly (readonly [what: string, packed: Buffer, plain: number])[] = [
    ["30,000 blocks of nothing", zstdOf(EMPTY_BLOCK, 30_000), 0],
    ["30,000 blocks of a byte", zstdOf(BYTE, 30_000), 30_000],
    ["1,000 frames", joined(...Array.from({ length: 1_000 }, () => zstdOf(BYTE, 1))), 1_000],
    ["30,000 remarks", joined(...Array.from({ length: 30_000 }, () => skipped)), 0],
    ["30,000 members of nothing", joined(...Array.from({ length: 30_000 }, () => gzipSync(""))), 0],
  ];

  test.each(PARTS)("%s come out whole", async (_, packed, plain) => {
    const outcome = await outcomeOf(packed, "log", [65_536]);
    expect(outcome).toEqual(Buffer.alloc(plain, "A"));
  });

  test("more frames than may be, with next to nothing in them, are refused", async () => {
    const frame = zstdCompressSync(Buffer.alloc(0));
    const count = LIMITS.zstdFrames + 1;
    const packed = joined(...Array.from({ length: count }, () => frame));
    expect(await outcomeOf(packed, "log", [65_536])).toContain("more than 10000 frames");
    expect(PARTS.length).toBeGreaterThanOrEqual(5);
  });
});

test("the tables are complete", () => {
  expect(WHOLE.length).toBeGreaterThanOrEqual(13);
  expect(REFUSED.length).toBeGreaterThanOrEqual(16);
});

test("who leaves before the end closes the source", async () => {
  for (const bytes of [gz, zst, DATA]) {
    let closed = 0;
    const source = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield bytes;
      } finally {
        closed++;
      }
    };
    for await (const chunk of unpacked(source(), "log")) if (chunk.length > 0) break;
    expect(closed).toBe(1);
  }
});

test("a failure of the source is its own, not one of packing", async () => {
  const failing = async function* (): AsyncGenerator<Uint8Array> {
    yield gz.subarray(0, 1_000);
    throw Object.assign(new Error("no more"), { code: "EIO" });
  };
  const reading = (async () => {
    for await (const _ of unpacked(failing(), "log"));
  })();
  await expect(reading).rejects.toThrow("no more");
});

test("games before a torn end are given out, then why there are no more", async () => {
  const games = Buffer.from(`${encodeHeader(HEADER)}\n`.repeat(2_000));
  const read = [];
  for await (const one of readGamesFromInput(inPieces(gzipSync(games).subarray(0, -2), 100), "log"))
    read.push(one);
  expect(read.length).toBeGreaterThan(1_000);
  expect(read.slice(0, -1).every(({ ok }) => ok)).toBe(true);
  expect(read.at(-1)).toMatchObject({
    ok: false,
    storage: {
      code: "not-unpacked",
      path: "log",
      message: expect.stringContaining("log: the gzip data end"),
    },
  });
});
