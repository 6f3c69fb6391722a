// What is asked of one move, or of a position, without listing moves or making boards: the same as the list and the board say.
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import {
  type Board,
  exposesKing,
  hasLegalMove,
  isInCheck,
  isLegal,
  isSamePosition,
  legalMoves,
  type Move,
  played,
  positionKey,
  canCaptureEnPassant,
  PROMOTIONS,
  readFen,
} from "../src/index.ts";
import { PERFT_TABLES } from "./perft-tables.ts";

const boardOf = (fen: string): Board => Result.getOrThrow(readFen(fen));

/** Checks of every kind, double too, pins, mates, stalemates, and captures in passing that would expose a king. */
const MORE = [
  "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
  "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
  "8/8/8/KPp4r/8/8/8/4k3 w - c6 0 2",
  "4k3/8/8/2pP4/8/8/8/B3K2b w - c6 0 2",
  "3rk3/8/8/3pP3/8/8/6b1/3K4 w - d6 0 2",
  "4k3/8/5n2/8/4r3/8/8/R3K2R w KQ - 0 1",
  "k7/8/8/8/8/8/5p2/6K1 w - - 0 1",
  "4k3/4p3/4P3/8/8/4p3/4P3/4K3 w - - 0 1",
  "8/8/8/8/8/1p6/1P6/K1k5 w - - 0 1",
  "k7/p7/P7/8/8/8/r7/7K w - - 0 1",
  "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
  "r3k2r/8/2n1b3/3QQ3/3QQ3/8/8/R3K2R w KQkq - 0 1",
  "3k4/2p1pp2/2n1b3/8/8/2Q1R1R1/1B6/3K4 w - - 0 1",
];

/** Positions along legal games, some of each table. */
const boards = (): readonly Board[] => {
  const all: Board[] = MORE.map(boardOf);
  for (const { fen } of PERFT_TABLES) {
    let board = boardOf(fen);
    for (let ply = 0; ply < 3; ply++) {
      all.push(board);
      const moves = [...legalMoves(board)];
      board = played(board, moves[(ply * 7 + 3) % moves.length]!);
    }
  }
  return all;
};

const SQUARES = Array.from({ length: 64 }, (_, square) => square);
const name = ({ from, to, promotion }: Move): string => `${from} ${to} ${promotion}`;

test("whether a move is legal, and whether it exposes the king, legal or not", () => {
  let asked = 0;
  let exposing = 0;
  for (const board of boards()) {
    const legal = new Set([...legalMoves(board)].map(name));
    const wrong: string[] = [];
    for (const from of SQUARES)
      for (const to of SQUARES) {
        for (const promotion of [null, "queen"] as const) {
          const move: Move = { from, to, promotion };
          const exposes = isInCheck(played(board, move), board.turn);
          if (exposesKing(board, move) !== exposes) wrong.push(`exposes ${name(move)}`);
          if (exposes) exposing++;
        }
        for (const promotion of to >= 8 && to < 56 ? [null] : [null, ...PROMOTIONS]) {
          const move = { from, to, promotion };
          if (isLegal(board, move) !== legal.has(name(move))) wrong.push(name(move));
          asked++;
        }
      }
    expect([positionKey(board), wrong]).toEqual([positionKey(board), []]);
  }
  expect(asked).toBeGreaterThan(150_000);
  expect(exposing).toBeGreaterThan(2_000);
});

test("whether there is a legal move, and whether it is check", () => {
  const all = boards().flatMap((board) => [
    board,
    ...[...legalMoves(board)].map((move) => played(board, move)),
  ]);
  const asked = all.map((board) => [hasLegalMove(board), board.check]);
  expect(asked).toEqual(
    all.map((board) => [[...legalMoves(board)].length > 0, isInCheck(board, board.turn)]),
  );
  expect(asked.filter(([moves]) => !moves).length).toBeGreaterThanOrEqual(3);
  expect(asked.filter(([, check]) => check).length).toBeGreaterThanOrEqual(25);
});

test("two boards are one position just where their keys are one text", () => {
  const all = boards()
    .flatMap((board) => [board, { ...board, castlings: [] }, { ...board, quiet: 3, fullMove: 40 }])
    .map((board) => (canCaptureEnPassant(board) ? board : { ...board, crossed: null }));
  let same = 0;
  for (const one of all)
    for (const other of all) {
      const are = positionKey(one) === positionKey(other);
      if (isSamePosition(one, other) !== are)
        throw new Error(`${positionKey(one)}, ${positionKey(other)}`);
      if (are) same++;
    }
  expect(same).toBeGreaterThan(all.length);
});
