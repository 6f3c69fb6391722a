// Logs that are broken, strange or meant to harm: each is told in a sentence, or shown as plain text.
import { constants, gzipSync, zstdCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Language } from "@assize/kernel-model";
import { Told } from "../../src/protocol/client.ts";
import { MOST_BYTES, type Problem } from "../../src/protocol/protocol.ts";
import { messagesIn } from "../../src/worker/messages/messages.ts";
import { unpacked } from "../../src/worker/unpacking.ts";
import { aClient, EXAMPLES, exampleBytes, openBytes, reader } from "./a-desk.ts";

const ZSTD_CHECKSUM = constants.ZSTD_c_checksumFlag;
const STEP = process.env["ASSIZE_DEEP"] === undefined ? 120 : 24;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (name: string): string => new TextDecoder().decode(exampleBytes(name));

const ORDERS = { type: "orders-programmed", by: 0, data: { orders: [] } };

const problemOf = async (
  bytes: Uint8Array,
  number = 1,
  language: Language = "en",
): Promise<Problem> => {
  const failure: unknown = await aClient()
    .ask("open", { bytes, name: "a.jsonl", number, rulings: null, language })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Told);
  return (failure as Told).problem;
};

test("a file that is too large is told before it is read", async () => {
  const { code, message } = await problemOf(new Uint8Array(MOST_BYTES + 1), 1, "fr");
  expect(code).toBe("too-large");
  expect(message).toContain(String(MOST_BYTES));
});

test("an archive holds many games; each is opened by its number", async () => {
  const archive = encode(EXAMPLES.slice(0, 5).map(text).join(""));
  const client = aClient();
  for (const number of [1, 3, 5]) {
    const opened = await client.ask("open", {
      bytes: archive,
      name: "archive",
      number,
      rulings: null,
      language: "en",
    });
    const alone = await openBytes(client, exampleBytes(EXAMPLES[number - 1]!));
    expect(opened.games).toBe(5);
    expect(opened.hash).toBe(alone.hash);
    expect(opened.verdict).toEqual(alone.verdict);
    const whole = { history: opened.history, branch: 0, from: 0, to: opened.events };
    expect((await client.ask("log", whole)).text).toBe(text(EXAMPLES[number - 1]!));
  }
  for (const number of [0, 6, -1, 1.5]) {
    const problem = await problemOf(archive, number);
    expect(problem).toMatchObject({ code: "unreadable" });
    expect(problem.message).toContain("5");
  }
});

const PACKERS = {
  gzip: (bytes: Uint8Array) => gzipSync(bytes),
  zstd: (bytes: Uint8Array) => zstdCompressSync(bytes, { params: { [ZSTD_CHECKSUM]: 1 } }),
  "zstd without a checksum": (bytes: Uint8Array) => zstdCompressSync(bytes),
} as const;

test.each(Object.entries(PACKERS))("a log packed with %s is opened as it is", async (_, pack) => {
  const bytes = exampleBytes("short-4p.jsonl");
  const client = aClient();
  const plain = await openBytes(client, bytes);
  const opened = await openBytes(client, new Uint8Array(pack(bytes)));
  expect(opened.hash).toBe(plain.hash);
  expect(opened.verdict).toEqual(plain.verdict);
});

test("packed data in several frames are opened, with what stands between them for nobody", async () => {
  const bytes = exampleBytes("short-4p.jsonl");
  const half = Math.floor(bytes.length / 2);
  const remark = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
  const [first, second] = [bytes.subarray(0, half), bytes.subarray(half)].map(PACKERS.zstd);
  const packed = Buffer.concat([first!, remark, second!, remark]);
  const client = aClient();
  const opened = await openBytes(client, new Uint8Array(packed));
  expect(opened.hash).toBe((await openBytes(client, bytes)).hash);
});

test("gzip data in several members are opened, wherever a line is cut", async () => {
  const bytes = exampleBytes("short-4p.jsonl");
  const members = [0, 1, 2, 3].map((part) =>
    gzipSync(bytes.subarray(part * 10_000, part === 3 ? undefined : (part + 1) * 10_000)),
  );
  const client = aClient();
  const opened = await openBytes(client, new Uint8Array(Buffer.concat(members)));
  expect(opened.hash).toBe((await openBytes(client, bytes)).hash);
  const torn = Buffer.concat(members).subarray(0, -9);
  expect(await problemOf(new Uint8Array(torn))).toMatchObject({ code: "unreadable" });
});

test("what looks within gzip data like the beginning of more of them is none, but is not tried for ever", async () => {
  const say = messagesIn("en");
  const beginnings = (count: number): Uint8Array =>
    Buffer.concat(Array.from({ length: count }, () => Buffer.from([0x1f, 0x8b, 8, 0])));
  const packedWith = (count: number): Uint8Array => {
    const members = [beginnings(count), Buffer.from("more")];
    return new Uint8Array(Buffer.concat(members.map((bytes) => gzipSync(bytes, { level: 0 }))));
  };
  expect(await unpacked(packedWith(5), "gzip", 1_000, say)).toHaveLength(5 * 4 + 4);
  await expect(unpacked(packedWith(9), "gzip", 1_000, say)).rejects.toMatchObject({
    problem: { code: "unreadable" },
  });
});

test("packed data that are torn, damaged or followed are told, and no game of theirs is shown", async () => {
  const bytes = exampleBytes("short-4p.jsonl");
  for (const packing of ["gzip", "zstd"] as const) {
    const packed = PACKERS[packing](bytes);
    const middle = Math.floor(packed.length / 2);
    const cases: Readonly<Record<string, Uint8Array>> = {
      torn: packed.subarray(0, -9),
      cut: packed.subarray(0, 3 + packing.length),
      damaged: packed.with(middle, packed[middle]! ^ 0x10),
      "another checksum": packed.with(-1, packed.at(-1)! ^ 1),
      followed: Buffer.concat([packed, Buffer.from("more")]),
    };
    for (const [what, content] of Object.entries(cases)) {
      const problem = await problemOf(new Uint8Array(content), 1);
      expect([what, problem.code]).toEqual([what, "unreadable"]);
      expect([what, problem.message.length > 40]).toEqual([what, true]);
    }
  }
});

test.each(["gzip", "zstd"] as const)(
  "%s data are unpacked no further than may be",
  async (packing) => {
    const packed = new Uint8Array(PACKERS[packing](new Uint8Array(300_000)));
    const say = messagesIn("en");
    expect(await unpacked(packed, packing, 300_000, say)).toHaveLength(300_000);
    await expect(unpacked(packed, packing, 299_999, say)).rejects.toMatchObject({
      problem: { code: "too-large" },
    });
  },
);

test("a frame that asks for too much memory is refused", async () => {
  const packed = PACKERS.zstd(exampleBytes("short-4p.jsonl"));
  const greedy = Buffer.concat([
    packed.subarray(0, 4),
    Buffer.from([0x00, 0xff]),
    packed.subarray(9),
  ]);
  expect(await problemOf(new Uint8Array(greedy), 1)).toMatchObject({ code: "unreadable" });
});

test("a torn last line is dropped and told", async () => {
  const whole = text("short-4p.jsonl");
  const client = aClient();
  const facts = await openBytes(client, encode(whole.slice(0, -40)));
  expect(facts.verdict).toMatchObject({ kind: "undetermined" });
  expect(facts.verdict.doubts.map(({ reason }) => reason)).toEqual(["line-torn"]);
  const lines = await client.ask("lines", { history: facts.history, branch: 0, reader: reader() });
  expect(lines).toHaveLength(facts.events);
});

test("a log cut off, swapped or spoilt anywhere is shown or told, and never a defect", async () => {
  const lines = text("short-4p.jsonl").trim().split("\n");
  const client = aClient();
  let shown = 0;
  for (let at = 1; at < lines.length; at += STEP) {
    const spoilt: readonly (readonly string[])[] = [
      lines.slice(0, at),
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, lines[at]!),
      lines.with(at, lines[at]!.replace(/"type":"[^"]*"/, '"type":"no-such-thing"')),
      lines.with(at, lines[at]!.replace(/"data":.*,"prev"/, '"data":{"a":{"b":[[[]]]}},"prev"')),
      lines.with(at, "{}"),
      lines.with(at, lines[at]!.replace(/\d/, "9")),
    ];
    for (const some of spoilt) {
      const bytes = encode(`${some.join("\n")}\n`);
      try {
        const facts = await openBytes(client, bytes);
        const { history } = facts;
        await client.ask("findings", { history, reader: reader() });
        const told = await client.ask("lines", { history, branch: 0, reader: reader("public") });
        expect(told).toHaveLength(facts.events);
        const moment = { history, branch: 0, seq: facts.shown };
        await client.ask("frame", { moment, reader: reader() });
        const { moment: after } = await client.ask("playOn", {
          moment,
          bot: "random",
          choices: 2,
          seed: 1,
          language: "en",
        });
        await client.ask("log", { history, branch: after.branch, from: 0, to: after.seq });
        shown++;
        await client.ask("close", { history });
      } catch (failure) {
        expect(failure).toBeInstanceOf(Told);
        expect((failure as Told).problem.code).toBe("unreadable");
      }
    }
  }
  expect(shown).toBeGreaterThan(15);
});

test("names stay the text they are", async () => {
  const [header = "", ...events] = text("blue-year.jsonl").trim().split("\n");
  const name = "<img src=x onerror=alert(1)>\"&'";
  const parsed = JSON.parse(header) as { seats: object[] };
  const seats = parsed.seats.map((seat, index) => ({ ...seat, name: `${index}${name}` }));
  const loose = events.map((line) => JSON.stringify({ ...JSON.parse(line), prev: undefined }));
  const log = [JSON.stringify({ ...parsed, seats }), ...loose].join("\n");
  const client = aClient();
  const facts = await openBytes(client, encode(`${log}\n`), name);
  expect(facts.seats.map((seat) => seat.name)).toEqual(seats.map((seat) => seat.name));
  expect(facts.name).toBe(name);
  expect(facts.report.join("\n")).toContain(name);
  const { text: slice } = await client.ask("log", {
    history: facts.history,
    branch: 0,
    from: 3,
    to: 9,
  });
  expect(JSON.parse(slice.split("\n")[0]!)).toHaveProperty(
    "position.from",
    `${name}, after event 3`,
  );
});

test("nonsense is answered with a problem", async () => {
  const client = aClient();
  const { history } = await openBytes(client, exampleBytes("blue-year.jsonl"));
  const moment = { history, branch: 0, seq: 2 };
  const questions: readonly (() => Promise<unknown>)[] = [
    () => client.ask("nothing" as never, {} as never),
    () => client.ask("frame", {} as never),
    () => client.ask("frame", { moment: { ...moment, seq: 0.5 }, reader: reader() }),
    () => client.ask("playOn", { moment, bot: "constructor", choices: 1, seed: 1, language: "en" }),
    () =>
      client.ask("take", {
        moment,
        event: { type: "toString", data: {} },
        at: null,
        language: "en",
      }),
    () =>
      client.ask("take", {
        moment,
        event: { type: "x", data: null },
        at: "yesterday",
        language: "en",
      }),
    () => client.ask("take", { moment, event: ORDERS, at: "yesterday", language: "en" }),
    () => client.ask("log", { history, branch: 0, from: 5, to: 2 }),
    () => client.ask("discard", { history, branch: 99 }),
    () =>
      client.ask("newGame", {
        wish: { game: "xidit", seats: [], choices: {}, rulings: { overrides: {} }, seed: 1 },
        language: "en",
      }),
    () =>
      client.ask("newGame", {
        wish: {
          game: "grandlin",
          seats: [
            { colour: "red", name: "a" },
            { colour: "blue", name: "b" },
          ],
          choices: { win: "all" },
          rulings: { overrides: { nothing: "x" } },
          seed: 1,
        },
        language: "en",
      }),
  ];
  const codes: string[] = [];
  for (const question of questions) {
    const failure: unknown = await question().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Told);
    codes.push((failure as Told).problem.code);
  }
  // Only what no page of ours could ask is called a mistake of the program.
  expect(codes.slice(0, 2)).toEqual(["defect", "defect"]);
  expect(codes.slice(2)).not.toContain("defect");
});
