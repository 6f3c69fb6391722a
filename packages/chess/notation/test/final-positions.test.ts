// Real games end on the same board as under chess.js, an independent program: some in every run, all hundred in the deep one.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Board, fenOf, type Move, played, readFen, START_FEN } from "@assize/chess-board";
import { Chess } from "chess.js";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { notedMoves, type PgnGame, readPgn } from "../src/index.ts";

const FILE = new URL("../../benchmarks/benchmark.pgn", import.meta.resolve("chess.js"));
const TEXT = readFileSync(fileURLToPath(FILE), "utf8");
const EACH = process.env["ASSIZE_DEEP"] === undefined ? 10 : 1;

const movesOf = ({ events }: PgnGame): readonly Move[] =>
  events
    .filter(({ type }) => type === "moved")
    .flatMap(({ data, remarks }) => notedMoves(data, remarks ?? undefined))
    .map(({ move }) => move!);

test("the last position of a real game is that of chess.js", () => {
  const texts = TEXT.split(/\n\n(?=\[Event )/);
  const games = [...readPgn(TEXT)];
  expect([texts.length, games.length]).toEqual([100, 100]);
  const start: Board = Result.getOrThrow(readFen(START_FEN));
  let compared = 0;
  for (let index = 0; index < games.length; index += EACH) {
    const peer = new Chess();
    peer.loadPgn(texts[index]!);
    expect([index, fenOf(movesOf(games[index]!).reduce(played, start))]).toEqual([
      index,
      peer.fen(),
    ]);
    compared++;
  }
  expect(compared).toBeGreaterThanOrEqual(10);
});
