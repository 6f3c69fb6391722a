// Chess960: its starts, its castlings as FEN writes them, and what castling moves and may not cross.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  type Board,
  CASTLING_WAYS,
  castlingBetween,
  fenOf,
  legalMoves,
  nameOf,
  played,
  readFen,
  squareOf,
  START_FEN,
  START_NUMBERS,
  startNumbered,
  startNumberOf,
  withoutImpossible,
} from "../src/index.ts";

const boardOf = (fen: string): Board => Result.getOrThrow(readFen(fen, "chess960"));
const written = (board: Board): readonly string[] =>
  [...legalMoves(board)].map(({ from, to }) => `${nameOf(from)}${nameOf(to)}`);

describe("a start", () => {
  // As published tables have them.
  test.each([
    [0, "BBQNNRKR"],
    [1, "BQNBNRKR"],
    [518, "RNBQKBNR"],
    [534, "RNBKQBNR"],
    [959, "RKRNNQBB"],
  ])("has its number: %i is %s", (number, row) =>
    expect(startNumbered(number)).toContain(`/PPPPPPPP/${row} w `),
  );

  test("is one of 960, each once, with the king between the rooks and bishops on both colours", () => {
    const rows = Array.from({ length: START_NUMBERS }, (_, number) => startNumbered(number));
    expect(new Set(rows).size).toBe(960);
    for (const [number, fen] of rows.entries()) {
      const row = fen.slice(0, 8);
      expect(row).toMatch(/r.*k.*r/);
      expect((row.indexOf("b") + row.lastIndexOf("b")) % 2).toBe(1);
      const board = boardOf(fen);
      expect([fenOf(board), startNumberOf(board)]).toEqual([fen, number]);
    }
  });

  test("has no number where it is none", () => {
    for (const fen of [
      "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
      startNumbered(7).replace(" w ", " b "),
      startNumbered(7).replace(/ [A-H]/, " "),
    ])
      expect(startNumberOf(boardOf(fen))).toBeNull();
  });
});

test("the castlings of regular chess are those between e and a or h", () => {
  const { K, Q, k, q } = CASTLING_WAYS;
  expect([K, Q, k, q]).toEqual(
    ["e1h1", "e1a1", "e8h8", "e8a8"].map((two) =>
      castlingBetween(squareOf(two.slice(0, 2) as "e1"), squareOf(two.slice(2) as "h1")),
    ),
  );
  expect([Q.empty.map(nameOf), Q.safe.map(nameOf)]).toEqual([
    ["b1", "c1", "d1"],
    ["e1", "d1", "c1"],
  ]);
});

describe("a FEN", () => {
  test("names the rooks by their files, or the outermost by KQkq", () => {
    const fen = (castling: string) => `1r2k1r1/8/8/8/8/8/8/1RR1K1RR w ${castling} - 0 1`;
    expect(fenOf(boardOf(fen("KQkq")))).toBe(fen("HBgb"));
    expect(fenOf(boardOf(fen("GC")))).toBe(fen("GC"));
    expect(fenOf(boardOf(fen("-")))).toBe(fen("-"));
  });

  test("with files is one of Chess960, whoever reads it; with KQkq it is one of regular chess", () => {
    expect(Result.getOrThrow(readFen(startNumbered(518))).rooks).not.toBeNull();
    expect(Result.getOrThrow(readFen(START_FEN)).rooks).toBeNull();
  });

  test.each([
    ["4k3/8/8/8/8/8/8/1R2K3 w A - 0 1", "A needs king and rook"],
    ["4k3/8/8/8/8/4K3/8/1R6 w B - 0 1", "B needs king and rook"],
    ["4k3/8/8/8/8/8/8/1RR1K3 w BC - 0 1", "names two rooks"],
    ["4k3/8/8/8/8/8/8/1R2K3 w x - 0 1", "write the files"],
  ])("is refused where its castlings cannot be: %s", (fen, message) => {
    const read = readFen(fen, "chess960");
    expect(Result.isFailure(read) && [read.failure.part, read.failure.message]).toEqual([
      "castling",
      expect.stringContaining(message),
    ]);
  });

  test("is read without a castling that cannot be", () =>
    expect(withoutImpossible("4k3/8/8/8/8/8/8/1R2K3 w KQkq - 0 1", "chess960").fen).toBe(
      "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1",
    ));
});

describe("castling", () => {
  test.each([
    // Both move; both change places; the king alone; the rook alone.
    ["4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "e1b1", "4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1"],
    ["4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"],
    ["4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"],
    ["4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"],
    // What stands beside the ways does not matter.
    ["4k3/8/8/8/8/8/8/NR2KN2 w B - 0 1", "e1b1", "4k3/8/8/8/8/8/8/N1KR1N2 b - - 1 1"],
    ["1r2k3/8/8/8/8/8/8/4K3 b b - 0 1", "e8b8", "2kr4/8/8/8/8/8/8/4K3 w - - 1 2"],
  ])("of %s by %s", (fen, move, after) => {
    const board = boardOf(fen);
    expect(written(board)).toContain(move);
    const [from, to] = [move.slice(0, 2), move.slice(2)].map((one) => squareOf(one as "e1"));
    expect(fenOf(played(board, { from: from!, to: to!, promotion: null }))).toBe(after);
  });

  test.each([
    // The rook's way, the king's way, an attack on it, and one that the rook alone stood before.
    ["4k3/8/8/8/8/8/8/RN1K4 w A - 0 1", "d1a1"],
    ["4k3/8/8/8/8/8/8/1K1N3R w H - 0 1", "b1h1"],
    ["3rk3/8/8/8/8/8/8/1R3K2 w B - 0 1", "f1b1"],
    ["4k3/8/8/8/8/8/8/rR3K2 w B - 0 1", "f1b1"],
    ["4k3/8/8/8/8/8/8/1R3K2 w - - 0 1", "f1b1"],
  ])("is not possible in %s", (fen, move) => expect(written(boardOf(fen))).not.toContain(move));

  test("is lost by a move of the king, of its rook, or to its rook", () => {
    const board = boardOf("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
    const after = (from: "e1" | "b1", to: "e2" | "b2" | "b8"): string =>
      fenOf(played(board, { from: squareOf(from), to: squareOf(to), promotion: null })).split(
        " ",
      )[2]!;
    expect([after("e1", "e2"), after("b1", "b2"), after("b1", "b8")]).toEqual(["gb", "Ggb", "Gg"]);
  });
});
