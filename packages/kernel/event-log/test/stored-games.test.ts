// Games are read lazily: what is never asked for is never parsed, and what is asked for is as if all had been.
import { LIMITS } from "@assize/kernel-model";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  asStored,
  createGameReader,
  encodeHeader,
  headerOf,
  readGames,
  type ReadGame,
} from "../src/index.ts";
import { HEADER, bytesOf, logText } from "./arbitraries.ts";

const HEAD = encodeHeader(HEADER);
const eventLine = (seq: number): string => `{"seq":${seq},"type":"t","data":{}}`;

const firstGame = (...lines: readonly string[]): ReadGame =>
  [...readGames(bytesOf(lines.map((line) => `${line}\n`).join("")))][0]!;

const parsings = (work: () => void): number => {
  const parse = vi.spyOn(JSON, "parse");
  try {
    work();
    return parse.mock.calls.length;
  } finally {
    parse.mockRestore();
  }
};

describe("what is parsed", () => {
  const lines = [HEAD, eventLine(1), eventLine(2), eventLine(3)];

  test("is the header alone, until somebody asks", () => {
    expect(
      parsings(() => {
        const game = firstGame(...lines);
        expect(headerOf(game)).toEqual(HEADER);
        const stored = asStored(game)!;
        expect([stored.length, stored.torn, stored.lastLine.number]).toEqual([3, null, 3]);
        expect(stored.events.map(({ line }) => line.bytes.length)).toEqual([30, 30, 30]);
        expect(stored.stored).toHaveLength(1);
      }),
    ).toBe(1);
  });

  test("is each line once, whoever asks, how often and in which order", () => {
    expect(
      parsings(() => {
        const game = firstGame(...lines);
        for (const _ of [1, 2])
          if (game.ok) for (const { envelope } of game.events) expect(envelope.type).toBe("t");
      }),
    ).toBe(4);
  });

  test("is what was not found sound before", () => {
    expect(
      parsings(() => {
        const game = firstGame(...lines);
        asStored(game)!.isSoundUpTo(2);
        expect(game.ok).toBe(true);
      }),
    ).toBe(2);
    expect(
      parsings(() => {
        const game = firstGame(...lines);
        asStored(game)!.isSoundUpTo(3);
        expect(game.ok && game.events[1]!.envelope.seq).toBe(2);
      }),
    ).toBe(2);
  });

  test("is a line that may begin a game", () => {
    const named = '{"seq":4,"type":"t","data":{"format":"x"}}';
    expect(parsings(() => void firstGame(...lines, named))).toBe(2);
    expect(parsings(() => void firstGame(...lines, String.raw`["\u0061"]`))).toBe(2);
  });
});

describe("a line that cannot be read", () => {
  test("is found behind those that were found sound, and told with its own number", () => {
    const game = firstGame(HEAD, eventLine(1), eventLine(2), "{");
    asStored(game)!.isSoundUpTo(2);
    expect(game).toMatchObject({ ok: false, problem: { code: "not-json", line: 3 } });
    expect(headerOf(game)).toEqual(HEADER);
  });

  test("is told before a limit that only a later line reaches", () => {
    const many = Array.from({ length: 5 }, (_, index) => eventLine(index + 1));
    const found = (lines: readonly string[]) => {
      const reader = createGameReader({ ...LIMITS, eventsPerGame: 4 });
      return [...reader.push(bytesOf([HEAD, ...lines, ""].join("\n"))), ...reader.end()];
    };
    expect(found(many)).toMatchObject([{ problem: { code: "too-many-events", line: 5 } }]);
    expect(found(many.with(1, "{"))).toMatchObject([{ problem: { code: "not-json", line: 2 } }]);
    expect(found(many.with(4, "{"))).toMatchObject([{ problem: { code: "not-json", line: 5 } }]);
    expect(found([...many.with(1, "{"), HEAD, eventLine(1)])).toMatchObject([
      { ok: false, problem: { code: "not-json", line: 2 } },
      { ok: true },
    ]);
  });

  test("is no header, and has none", () => {
    expect(headerOf(firstGame('{"format":1}'))).toBeNull();
    expect(asStored(firstGame('{"format":1}'))).toBeNull();
  });
});

test("the last line is that of the last event, wherever blocks end", () => {
  fc.assert(
    fc.property(logText, (text) => {
      for (const game of readGames(bytesOf(text)))
        if (game.ok) {
          expect(game.length).toBe(game.events.length);
          const last = game.events.at(-1)?.line ?? game.headerLine;
          expect(game.lastLine.number).toBe(last.number);
          expect(game.lastLine.bytes).toEqual(last.bytes);
        }
    }),
  );
});
