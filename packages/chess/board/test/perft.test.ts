// The move generator: perft exact, and its moves and boards those of chess.js, an independent program.
import { Chess, type Move as PeerMove } from "chess.js";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  type Board,
  dividedPerft,
  fenOf,
  legalMoves,
  type Move,
  nameOf,
  perft,
  played,
  readFen,
} from "../src/index.ts";
import { CHESS960_TABLES, PERFT_TABLES } from "./perft-tables.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

const boardOf = (fen: string): Board => Result.getOrThrow(readFen(fen));
const LETTERS = { queen: "q", rook: "r", bishop: "b", knight: "n" } as const;
const textOf = ({ from, to, promotion }: Move): string =>
  `${nameOf(from)}${nameOf(to)}${promotion === null ? "" : LETTERS[promotion]}`;
const sorted = (moves: Iterable<string>): readonly string[] => [...moves].sort();

describe("perft", () => {
  test.each([...PERFT_TABLES, ...CHESS960_TABLES])("of $name", ({ fen, counts, always }) => {
    const board = boardOf(fen);
    const asked = DEEP ? counts : counts.slice(0, always);
    expect(asked.map((_, index) => perft(board, index + 1))).toEqual(asked);
  });

  test("there are enough tables", () =>
    expect([PERFT_TABLES.length, CHESS960_TABLES.length]).toEqual([7, 5]));
});

describe("chess.js says the same", () => {
  test.each(PERFT_TABLES)("of each first move of $name", ({ fen }) => {
    const divided = dividedPerft(boardOf(fen), 2).map(
      ([move, count]) => `${textOf(move)} ${count}`,
    );
    const peer = new Chess(fen);
    const theirs = peer.moves({ verbose: true }).map((move: PeerMove) => {
      peer.move(move);
      const count = peer.moves().length;
      peer.undo();
      return `${move.lan} ${count}`;
    });
    expect(sorted(divided)).toEqual(sorted(theirs));
    expect(divided.length).toBeGreaterThanOrEqual(6);
  });

  test("of boards and moves along games played at random", () => {
    let plies = 0;
    let state = 7;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >>> 8) % below;
    };
    for (let game = 0; game < (DEEP ? 300 : 4); game++) {
      let board = boardOf(PERFT_TABLES[game % PERFT_TABLES.length]!.fen);
      const peer = new Chess(fenOf(board));
      for (let ply = 0; ply < 80; ply++) {
        const moves = [...legalMoves(board)];
        // The peer takes long to list its moves; its board is asked after each.
        if (DEEP || ply % 16 === 15)
          expect(sorted(moves.map(textOf))).toEqual(
            sorted(peer.moves({ verbose: true }).map(({ lan }) => lan)),
          );
        if (moves.length === 0) break;
        const move = moves[draw(moves.length)]!;
        board = played(board, move);
        peer.move(textOf(move));
        plies++;
        expect(fenOf(board)).toBe(peer.fen());
      }
    }
    expect(plies).toBeGreaterThanOrEqual(200);
  });
});
