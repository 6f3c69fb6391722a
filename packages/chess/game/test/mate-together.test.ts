// "By any series of legal moves": what a search for a mate that both sides help to finds, proves impossible, or leaves open.
import { readFen } from "@assize/chess-board";
import { type Mate, mateBy } from "@assize/chess-rules";
import * as Result from "effect/Result";
import { expect, test } from "vitest";

const boardOf = (fen: string) => Result.getOrThrow(readFen(fen));

const POSITIONS: readonly (readonly [what: string, fen: string, white: Mate, black: Mate])[] = [
  ["the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "possible", "possible"],
  ["a bare king", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "possible", "impossible"],
  ["knight and knight", "8/8/3k4/3n4/8/3N4/3K4/8 w - - 0 1", "possible", "possible"],
  ["knight and pawn", "4k3/4p3/8/8/8/8/8/4K1N1 b - - 0 1", "possible", "possible"],
  ["bishop and pawn", "4k3/4p3/8/8/8/8/8/4K1B1 b - - 0 1", "possible", "possible"],
  ["knight and rook", "4k3/4r3/8/8/8/8/8/3NK3 w - - 0 1", "possible", "possible"],
  [
    "bishop and bishop of the other colour",
    "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
    "possible",
    "possible",
  ],
  ["knight and bishop", "4kb2/8/8/8/8/8/8/3NK3 w - - 0 1", "possible", "possible"],
  ["knight and bishop far away", "8/1K6/5b2/8/8/N7/8/1k6 b - - 0 1", "possible", "possible"],
  ["two knights against a bare king", "8/7k/8/8/1K6/7N/8/5N2 b - - 0 1", "possible", "impossible"],
  ["bishop, and bishop with pawn", "4kb2/7p/8/8/8/8/8/2B1K3 b - - 0 1", "possible", "possible"],
  ["bishop, and rook with knight", "8/n7/5B2/2K5/8/r5k1/8/8 b - - 0 1", "possible", "possible"],
  ["knight, and queen with pawn", "8/1q6/3K2p1/7k/8/8/8/1N6 b - - 0 1", "possible", "possible"],
  ["knight, and bishop with pawn", "8/8/3N4/4k3/8/6K1/6p1/5b2 b - - 0 1", "possible", "possible"],
  [
    "knight, and two rooks with two pawns",
    "K7/8/2p5/N7/p1k5/8/6r1/6r1 b - - 0 1",
    "possible",
    "possible",
  ],
  [
    "two bishops, and bishop with two pawns",
    "1B6/8/2K1bk2/2p2B2/5p2/8/8/8 w - - 0 1",
    "possible",
    "possible",
  ],
  ["a queen that has to be captured", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", "impossible", "impossible"],
  [
    "a wall with a bishop that cannot pass it",
    "8/2b1k3/7p/p1p1p1pP/PpP1P1P1/1P1K4/8/8 w - - 0 1",
    "impossible",
    "impossible",
  ],
];

test.each(POSITIONS)("%s", (_, fen, white, black) => {
  const board = boardOf(fen);
  expect([mateBy(board, "white"), mateBy(board, "black")]).toEqual([white, black]);
});
