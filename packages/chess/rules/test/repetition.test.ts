// How often a position has come up, and that to ask it costs the same however long nothing is captured.
import { type Board, readFen } from "@assize/chess-board";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  alone,
  isAnyRepeated,
  keysBefore,
  type Since,
  sinceKeys,
  sinceThen,
} from "../src/index.ts";

const boardAt = (white: string, black: string, turn: string, quiet: number): Board =>
  Result.getOrThrow(readFen(`${black}/8/8/8/8/8/8/${white} ${turn} - - ${quiet} 1`));

const ROWS = {
  white: ["K6R", "K5R1", "K4R2", "K3R3", "K2R4", "K1R5"],
  black: ["k6r", "k5r1", "k4r2", "k3r3", "k2r4", "k1r5"],
};

/** As many positions behind one another as asked for: two that come again and again, or others all the time. */
const positions = (count: number, others: number): readonly Board[] =>
  Array.from({ length: count }, (_, at) => {
    const white = ROWS.white[Math.floor(at / 2) % others]!;
    const black = ROWS.black[Math.floor(at / 2 / others) % others]!;
    return boardAt(white, black, at % 2 === 0 ? "w" : "b", at);
  });

const through = (boards: readonly Board[]): Since =>
  boards.slice(1).reduce(sinceThen, alone(boards[0]!));

describe("a position that comes up again", () => {
  const boards = positions(20, 2);
  test("is counted, whether few positions came before it or many", () => {
    expect(boards.length).toBeGreaterThan(10);
    for (const [index] of boards.entries()) {
      const since = through(boards.slice(0, index + 1));
      const same = boards.slice(0, index + 1).filter((_, at) => at % 8 === index % 8);
      expect([since.count, since.times]).toEqual([index + 1, same.length]);
      expect(isAnyRepeated(since)).toBe(index >= 8);
    }
  });

  test("is counted behind the keys of a stated position as behind the boards", () => {
    for (const [index, board] of boards.entries()) {
      const since = through(boards.slice(0, index + 1));
      const stated = sinceKeys(keysBefore(since), board);
      expect([stated.count, stated.times]).toEqual([since.count, since.times]);
      expect(keysBefore(stated)).toEqual(keysBefore(since));
    }
  });

  test("is alone behind a move that cannot be undone", () =>
    expect(sinceThen(through(boards), boards[0]!)).toEqual(alone(boards[0]!)));
});

describe("a long way without a capture", () => {
  /** How often the squares of a board are asked for on the way through so many positions. */
  const workOf = (count: number, others: number): number => {
    let asked = 0;
    through(
      positions(count, others).map(({ squares, ...board }) => ({
        ...board,
        get squares() {
          asked++;
          return squares;
        },
      })),
    );
    return asked;
  };

  test.each([
    ["to and fro", 1],
    ["through many positions", 6],
  ])("costs no more a move than a short one: %s", (_, others) => {
    const [short, long] = [workOf(800, others), workOf(2_000, others)];
    expect(short).toBeGreaterThan(0);
    expect(long).toBeLessThanOrEqual(3 * short);
  });

  test("shares the positions before, and copies none", () => {
    const [last, ...before] = positions(500, 6).toReversed();
    const since = through(before.toReversed());
    expect(sinceThen(since, last!).before).toBe(since);
  });
});
