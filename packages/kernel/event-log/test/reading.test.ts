import { LIMITS } from "@assize/kernel-model";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createGameReader,
  encodeEvent,
  encodeHeader,
  readGames,
  readGamesFrom,
  readLog,
} from "../src/index.ts";
import type { ReadGame } from "../src/index.ts";
import { HEADER, bytesOf, envelope, gameText, header, logText } from "./arbitraries.ts";

const joined = (pieces: readonly Uint8Array[]): readonly number[] =>
  pieces.flatMap((piece) => [...piece]);

/** Everything a game says, with line bytes as plain arrays. */
const told = (games: Iterable<ReadGame>) =>
  [...games].map((game) =>
    game.ok
      ? {
          ok: game.ok,
          header: game.header,
          torn: game.torn,
          headerLine: { number: game.headerLine.number, bytes: [...game.headerLine.bytes] },
          events: game.events.map(({ line, envelope: event }) => ({
            number: line.number,
            bytes: [...line.bytes],
            event,
          })),
          stored: joined(game.stored),
        }
      : { ok: game.ok, problem: game.problem },
  );

const HEAD = encodeHeader(HEADER);
const EVENT = '{"seq":1,"type":"t","data":{}}';

test("decode(encode(header)) = header, and encoding again gives the same bytes", () => {
  fc.assert(
    fc.property(header, (value) => {
      const line = encodeHeader(value);
      const game = readLog(bytesOf(`${line}\n`));
      expect(game.ok && game.header).toEqual(value);
      expect(game.ok && encodeHeader(game.header)).toBe(line);
    }),
  );
});

test("decode(encode(envelope)) = envelope, and encoding again gives the same bytes", () => {
  fc.assert(
    fc.property(envelope, (value) => {
      const line = encodeEvent(value);
      const game = readLog(bytesOf(`${HEAD}\n${line}\n`));
      if (!game.ok) expect.fail(game.problem.code);
      expect(game.events[0]?.envelope).toEqual(value);
      expect(encodeEvent(game.events[0]!.envelope)).toBe(line);
      expect(game.events[0]?.line.bytes).toEqual(bytesOf(line));
    }),
  );
});

test("members come in the schema's order whatever the value's own order", () => {
  const scrambled = { "x-b": 1, prev: "A".repeat(43), data: { z: 1, a: 2 }, by: 0, type: "t" };
  expect(encodeEvent({ ...scrambled, seq: 1 })).toBe(
    `{"seq":1,"type":"t","by":0,"data":{"z":1,"a":2},"prev":"${"A".repeat(43)}","x-b":1}`,
  );
  const reversed = Object.fromEntries(Object.entries(HEADER).toReversed());
  expect(encodeHeader(reversed as typeof HEADER)).toBe(HEAD);
});

test("a writer never writes what the reader would refuse", () => {
  expect(() => encodeEvent({ seq: 1, type: "t", data: { a: 1.5 } })).toThrow("unsafe-number");
  expect(() => encodeEvent({ seq: 1, type: "t", data: { a: "\ud800" } })).toThrow("lone-surrogate");
  expect(() => encodeHeader({ ...HEADER, seats: [] })).toThrow("wrong-type");
});

test("chunks of any size read like the whole file", () => {
  const cuts = fc.array(fc.nat(), { maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(logText, logText.map(damaged)), cuts, (text, places) => {
      const bytes = bytesOf(text);
      const bounds = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length];
      bounds.sort((a, b) => a - b);
      const reader = createGameReader();
      const games = bounds
        .slice(1)
        .flatMap((end, i) => [...reader.push(bytes.slice(bounds[i], end))]);
      expect(told([...games, ...reader.end()])).toEqual(told(readGames(bytes)));
    }),
  );
});

test("single bytes read like the whole file, and so does a stream", async () => {
  const bytes = bytesOf(`${HEAD}\n${EVENT.replace('"t"', '"é😀"')}\n${EVENT}\n${HEAD}\n{"seq"`);
  const stream = async function* () {
    for (const byte of bytes) yield Uint8Array.of(byte);
  };
  const games: ReadGame[] = [];
  for await (const game of readGamesFrom(stream())) games.push(game);
  expect(told(games)).toEqual(told(readGames(bytes)));
  expect(games).toMatchObject([
    { ok: true, torn: null },
    { ok: true, torn: 4 },
  ]);
});

test("an over-long line is refused alike whole and in chunks, whatever character it is cut in", () => {
  const long = "é".repeat(LIMITS.lineBytes / 2 + 9);
  for (const start of ["", "x"]) {
    const bytes = bytesOf(`${HEAD}\n${start}${long}\n${HEAD}\n`);
    const reader = createGameReader();
    const chunks = [0, 1, 2, 3].map((i) => bytes.subarray(i * 300_000, (i + 1) * 300_000));
    const games = [...chunks.flatMap((chunk) => [...reader.push(chunk)]), ...reader.end()];
    expect(told(games)).toEqual(told(readGames(bytes)));
    expect(games[0]).toMatchObject({ ok: false, problem: { code: "line-too-long", line: 1 } });
    expect(games.length).toBe(2);
  }
});

test("a file larger than a block reads like its lines", () => {
  const events = Array.from({ length: 5_000 }, (_, i) =>
    encodeEvent({ seq: i + 1, type: "t", data: { name: i % 1_000 === 0 ? "Zoë" : "Zoe", i } }),
  );
  const game = readLog(bytesOf([HEAD, ...events].join("\n")));
  if (!game.ok) expect.fail(game.problem.code);
  expect(game.events.length).toBe(5_000);
  for (const [i, { line, envelope: event }] of game.events.entries()) {
    expect(line.number).toBe(i + 1);
    expect(event).toEqual(JSON.parse(events[i]!));
    expect(line.bytes).toEqual(bytesOf(events[i]!));
  }
});

describe("a game's stored bytes", () => {
  const storedIn = (
    bytes: Uint8Array,
    sizes: readonly number[],
  ): readonly (readonly number[])[] => {
    const reader = createGameReader();
    const games: ReadGame[] = [];
    for (let start = 0, i = 0; start < bytes.length; i++) {
      const size = sizes[i % sizes.length]!;
      games.push(...reader.push(bytes.slice(start, start + size)));
      start += size;
    }
    return [...games, ...reader.end()].flatMap((game) => (game.ok ? [joined(game.stored)] : []));
  };
  const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 });

  test("are the file's, in whichever chunks it comes; those of an archive are its games'", () => {
    fc.assert(
      fc.property(fc.array(gameText, { minLength: 1, maxLength: 3 }), sizes, (games, chunks) => {
        const each = games.map((text) => [...bytesOf(text)]);
        expect(storedIn(bytesOf(games.join("")), chunks)).toEqual(each);
      }),
    );
  });

  test("end without a newline where the file does", () => {
    const file = bytesOf(`${HEAD}\n${EVENT}\n${EVENT}`);
    for (const chunk of [1, 7, file.length]) expect(storedIn(file, [chunk])).toEqual([[...file]]);
    expect(storedIn(bytesOf(HEAD), [9])).toEqual([[...bytesOf(HEAD)]]);
  });

  test("are without a line that was left out", () => {
    const kept = `${HEAD}\n${EVENT}\n`;
    for (const left of ['{"seq":2,"ty', '{"format":', `{"format":\n${EVENT}\n`])
      expect(storedIn(bytesOf(kept + left), [11])).toEqual([[...bytesOf(kept)]]);
  });

  test("are in one piece where they were read in one", () => {
    const game = readLog(bytesOf(`${HEAD}\n${EVENT}\n${EVENT}\n`));
    expect(game.ok && game.stored.length).toBe(1);
  });
});

test("the reader goes on with the next header after a problem", () => {
  const file = `${HEAD}\n${EVENT}\nnonsense\n${EVENT}\n${HEAD}\n${EVENT}\n{"format":"x"}\n${EVENT}\n${HEAD}\n`;
  expect([...readGames(bytesOf(file))]).toMatchObject([
    { ok: false, problem: { code: "not-json", line: 2 } },
    { ok: true, headerLine: { number: 4 }, events: [{ line: { number: 5 } }] },
    { ok: false, problem: { code: "format-unknown", line: 6 } },
    { ok: true, headerLine: { number: 8 }, events: [] },
  ]);
});

test("damage to one game of many leaves the others as they were", () => {
  fc.assert(
    fc.property(gameText, gameText, gameText, (a, b, c) => {
      const broken = `${b.slice(0, -1)}x\n`;
      const games = [...readGames(bytesOf(a + broken + c))];
      expect(games.map((game) => game.ok)).toEqual([true, false, true]);
    }),
  );
});

test("a file stops at its limit of games", () => {
  const reader = createGameReader({ eventsPerGame: 9, bytesPerGame: 9_999, gamesPerFile: 2 });
  const games = [...reader.push(bytesOf(`${HEAD}\n`.repeat(5))), ...reader.end()];
  expect(games).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: false, problem: { code: "too-many-games", line: 2 } },
  ]);
  expect(games.length).toBe(3);
});

test("cutting a file anywhere within its last line loses that line only, and says so", () => {
  const whole = `${HEAD}\n${EVENT}\n`;
  const last = bytesOf('{"seq":2,"type":"Zoë","data":{}}');
  for (let length = 1; length < last.length; length++) {
    const game = readLog(Uint8Array.from([...bytesOf(whole), ...last.subarray(0, length)]));
    expect(game).toMatchObject({ ok: true, torn: 2, events: [{ line: { number: 1 } }] });
  }
});

describe("a header that cannot be read casts doubt on the game before it", () => {
  const headers: readonly (readonly [string, string, string])[] = [
    ["cut off at the end of the file", '{"format":"assi', "not-json"],
    ["cut off in the middle", `{"format":"assize-log/1"\n${EVENT}\n`, "not-json"],
    ["damaged", `${HEAD.replace('"game":', '"game"')}\n`, "not-json"],
    ["with a byte order mark", `\uFEFF${HEAD}\n`, "bom"],
    ["with a carriage return", `${HEAD.slice(0, -1)}\r\n`, "carriage-return"],
    ["with members missing", '{"format":"assize-log/1"}\n', "missing-key"],
    ["with a member twice", `{"format":"assize-log/1",${HEAD.slice(1)}\n`, "duplicate-key"],
    ["of no format", `${HEAD.replace('"assize-log/1"', "1")}\n`, "wrong-type"],
  ];

  test.each(headers)("%s", (_, broken, code) => {
    expect([...readGames(bytesOf(`${HEAD}\n${EVENT}\n${broken}`))]).toMatchObject([
      { ok: true, torn: 2, events: [{ line: { number: 1 } }] },
      { ok: false, problem: { code, line: 2 } },
    ]);
  });

  test("and reading goes on with the next header", () => {
    const file = `${HEAD}\n{"format":\n${EVENT}\n{"format":\n${HEAD}\n${EVENT}\n`;
    expect([...readGames(bytesOf(file))]).toMatchObject([
      { ok: true, torn: 1 },
      { ok: false, problem: { line: 1 } },
      { ok: false, problem: { line: 3 } },
      { ok: true, torn: null, headerLine: { number: 4 } },
    ]);
  });

  test("a header of another format is whole and does not", () => {
    expect([...readGames(bytesOf(`${HEAD}\n{"format":"assize-log/9"}\n`))]).toMatchObject([
      { ok: true, torn: null },
      { ok: false, problem: { code: "format-unknown" } },
    ]);
  });

  test("the table is complete", () => expect(headers.length).toBeGreaterThanOrEqual(8));
});

test("arbitrary bytes are read or refused, never thrown at", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect([...readGames(bytes)].length).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});

test("mutated logs are read or refused, never thrown at", () => {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 5,
  });
  let refused = 0;
  fc.assert(
    fc.property(logText, edits, (text, changes) => {
      const bytes = [...bytesOf(text)];
      for (const [place, kind, byte] of changes)
        bytes.splice(place % bytes.length, kind === 0 ? 0 : 1, ...(kind === 1 ? [] : [byte]));
      const games = [...readGames(Uint8Array.from(bytes))];
      expect(games.length).toBeGreaterThan(0);
      if (games.some((game) => !game.ok)) refused++;
    }),
    { numRuns: 1_000 },
  );
  expect(refused).toBeGreaterThan(100);
});

test("behind a problem the next header is found however it is written", () => {
  const escaped = HEAD.replace('"format"', '"f\\u006frmat"');
  const named = HEAD.replace("{", '{"x-name":"Zoë",');
  for (const next of [HEAD, escaped, named, ` ${HEAD} `]) {
    const games = [...readGames(bytesOf(`${HEAD}\n{\nformat\nä\n\n${EVENT}\n${next}\n${EVENT}\n`))];
    expect(games).toMatchObject([
      { ok: false, problem: { code: "not-json", line: 1 } },
      { ok: true, headerLine: { number: 6 }, events: [{ line: { number: 7 } }] },
    ]);
  }
});

const damaged = (text: string): string => text.replace(/"seq":([0-9])/, '"seq":.$1').slice(0, -7);
