// FEN: what is read is written again, and what cannot be used is refused with its part.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { type FenPart, fenOf, nameOf, readFen, START_FEN } from "../src/index.ts";
import { PERFT_TABLES } from "./perft-tables.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

describe("a FEN", () => {
  test.each([START_FEN, ...PERFT_TABLES.map(({ fen }) => fen)])(
    "%s is written as it is read",
    (fen) => expect(fenOf(Result.getOrThrow(readFen(fen)))).toBe(fen),
  );

  test("may lack the two counters", () =>
    expect(Result.getOrThrow(readFen(`${START} w KQkq -`))).toMatchObject({
      quiet: 0,
      fullMove: 1,
    }));

  test("names the square that a pawn crossed; it is written where a pawn can capture there", () => {
    const nobody = Result.getOrThrow(readFen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"));
    expect(nameOf(nobody.crossed!)).toBe("e3");
    expect(fenOf(nobody)).toBe("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    const somebody = Result.getOrThrow(readFen("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"));
    expect(fenOf(somebody)).toBe("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    // The pawn is pinned along the rank that both pawns leave.
    const pinned = Result.getOrThrow(readFen("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1"));
    expect(fenOf(pinned)).toBe("8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
  });

  const CASES: readonly (readonly [string, FenPart])[] = [
    ["", "position"],
    ["not a fen at all, or is it?", "position"],
    [`${START}/8 w KQkq - 0 1`, "placement"],
    ["rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "placement"],
    ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1", "placement"],
    ["x".repeat(201), "placement"],
    [`${START} x KQkq - 0 1`, "turn"],
    [`${START} w QK - 0 1`, "castling"],
    ["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq - 0 1", "castling"],
    [`${START} w KQkq e9 0 1`, "crossed"],
    [`${START} w KQkq e6 0 1`, "crossed"],
    [`${START} w KQkq - -1 1`, "quiet"],
    [`${START} w KQkq - 0 0`, "full-move"],
    ["8/8/8/8/8/8/8/4K3 w - - 0 1", "position"],
    ["4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "position"],
    ["4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", "position"],
  ];
  test.each(CASES)("%s is refused: %s", (fen, part) => {
    const read = readFen(fen);
    expect(Result.isFailure(read) && read.failure.part).toBe(part);
  });
});
