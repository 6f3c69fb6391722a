// PGN and SAN: what is written is read again, and chess.js reads the same.
import { Chess } from "chess.js";
import {
  type Board,
  fenOf,
  legalMoves,
  type Move,
  nameOf,
  played,
  readFen,
  START_FEN,
} from "@assize/chess-board";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { readSan, sanOf } from "../src/index.ts";
import { GAME, games, moved, unplaced, writtenAgain } from "./read-games.ts";

const boardOf = (fen: string): Board => Result.getOrThrow(readFen(fen));
const START = boardOf(START_FEN);

describe("reading PGN", () => {
  test("tags, moves, comments, clocks, marks, variations and the result are kept", () => {
    const [game, ...others] = games(GAME);
    expect(others).toEqual([]);
    expect(game!.tags["White"]).toBe('Ann "The Rook"');
    expect(game!.problems).toEqual([]);
    expect(game!.events.map(({ remarks }) => remarks!["san"] ?? remarks!["result"])).toEqual([
      ..."e4 e5 Nf3 Nc6 Bb5 a6 O-O Nf6".split(" "),
      "1-0",
    ]);
    expect(game!.events[0]).toEqual({
      type: "moved",
      by: 0,
      data: { from: "e2", to: "e4", promotion: null },
      remarks: { san: "e4", clock: "0:05:00", notes: [{ comment: "[%clk 0:05:00] best" }] },
      place: { line: 7, column: 4 },
    });
    expect(game!.events.at(-1)).toMatchObject({
      type: "result-stated",
      data: { winner: 0, saidBy: "scoresheet" },
    });
  });

  test("several games, and one that begins from a FEN with Black to move", () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R b K - 0 1";
    const [, second] = games(`${GAME}\n[FEN "${fen}"]\n\n1... Kd7 2. O-O *\n`);
    expect(second!.position).toMatchObject({ place: "play.turn", context: { fen } });
    expect(second!.events.map(({ by }) => by)).toEqual([1, 0]);
  });

  test("what cannot be read is not known, stands at its place, and nothing after it is guessed", () => {
    const [first, odd, ...after] = moved("1. e4 Qxx5 2. Nf3 {?} Nc6 *");
    expect(first!.data).toEqual({ from: "e2", to: "e4", promotion: null });
    expect(odd!.data).toEqual({ $unknown: "Qxx5 is no move" });
    expect(odd!.place).toEqual({ line: 1, column: 7 });
    // The moves behind it stand beside it: why they cannot be read is told once.
    expect(after).toEqual([]);
    expect(odd!.remarks).toEqual({
      san: "Qxx5",
      unread: [{ san: "Nf3", notes: [{ comment: "?" }] }, { san: "Nc6" }],
    });
    const [unclear] = moved(
      '[FEN "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"]\n1. Ne2 Kd8 2. Nbc3 Kd7 3. Nd4 Kd8 4. Nb5 *',
    );
    expect(unclear!.data).toMatchObject({ from: "g1" });
    const [either] = moved('[FEN "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1"]\n1. Nd2 *');
    expect(either!.data).toMatchObject({ from: "b1" });
    const [two] = moved('[FEN "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"]\n1. Nd2 *');
    expect(two!.data).toMatchObject({
      to: "d2",
      from: { $unknown: expect.any(String) as string },
    });
    expect(games('[FEN "nonsense"]\n1. e4 *')[0]!.problems[0]!.message).toMatch(
      /FEN cannot be used/,
    );
  });

  test("where a text stands in its file is no part of its games", () => {
    const texts = [
      "1. e4 Zf7 2. Nf3 *",
      "1. e4 e5 (2. Nf3",
      "1. e4 {good",
      "1. e4 e5 3. Nf6 Qxx9 *",
      '[FEN "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"]\n1. e8 *',
      '[FEN "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"]\n1. Nd2 *',
      '[Variant "Atomic"]\n1. e4 *',
    ];
    const recorded = (text: string, firstLine: number) =>
      games(text, firstLine).map(({ tags, notes, events }) => ({
        tags,
        notes,
        events: events.map(({ type, by, data, remarks }) => ({ type, by, data, remarks })),
      }));
    for (const text of texts) {
      expect(JSON.stringify(recorded(text, 1))).toContain("$unknown");
      expect(recorded(`\n  \n  ${text}`, 40)).toEqual(recorded(text, 1));
    }
  });

  test("a variation that is never closed is told, and hides no game", () => {
    const [first, second] = games(
      '[White "A"]\n1. e4 e5 (2. Nf3 Nc6 3. Qh8 1-0\n\n[White "B"]\n1. d4) d5 0-1',
    );
    expect(first!.problems).toMatchObject([
      { place: { line: 2, column: 10 }, message: expect.stringMatching(/never closed/) as string },
    ]);
    expect(first!.events.slice(2)).toMatchObject([
      {
        type: "moved",
        by: 0,
        data: { $unknown: expect.stringMatching(/^\( is never closed/) as string },
        place: { line: 2, column: 10 },
      },
    ]);
    expect(second!.problems).toMatchObject([{ place: { line: 5, column: 6 } }]);
    expect(second!.events).toHaveLength(3);
    const [bare] = games("(1. e4");
    expect(bare!.events).toMatchObject([{ data: { $unknown: expect.any(String) as string } }]);
  });

  test("an illegal move is read where it can mean one piece only", () => {
    expect(moved("1. Ke3 *")[0]!.data).toEqual({ from: "e1", to: "e3", promotion: null });
    expect(moved("1. e4 e5 2. e5 *")[2]!.data).toMatchObject({ from: "e4", to: "e5" });
  });

  test("a result against the position is a claim of what the position forces", () => {
    const last = games("1. f3 e5 2. g4 Qh4# 1-0")[0]!.events.at(-1);
    expect(last).toMatchObject({ type: "checkmated", data: { winner: 0 } });
  });

  test("what the position forces is stated once: a draw that is dead, or repeated, needs no other statement", () => {
    const types = (text: string) => games(text)[0]!.events.filter(({ type }) => type !== "moved");
    const fen = '[FEN "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"]\n';
    expect(types(`${fen}1. Kxd2 1/2-1/2`)).toEqual([]);
    expect(types(`${fen}1. Kxd2 1-0`)).toMatchObject([
      { type: "position-dead", data: { winner: 0 } },
    ]);
    const twice = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2";
    expect(types(twice)).toMatchObject([{ type: "result-stated" }]);
    expect(types(`[Site "https://www.chess.com/x"]\n${twice}`)).toEqual([]);
  });

  test("a loss on time is a flag and what it came to", () => {
    const { events } = games(
      '[Site "https://lichess.org/x"]\n[Termination "Time forfeit"]\n1. e4 e5 0-1',
    )[0]!;
    expect(events.slice(2).map(({ type, data }) => [type, data])).toEqual([
      ["flag-fell", { seat: 0, saidBy: "site" }],
      ["flag-decided", { winner: 1 }],
    ]);
  });

  test.each([
    "",
    "   \n",
    "[",
    "{",
    "1.",
    "(((",
    '[Event "x"]',
    "\u0000\u0001",
    "1. e4 e5 1-0 1-0",
  ])("%j is no accident", (text) => expect(() => games(text)).not.toThrow());
});

const NOTED = `[White "A"]
[Black "B"]
[Annotator "C \\"D\\""]

{Before the first move} 1. e4! {best} (1. d4 {a} d5 (1... Nf6)) d5 $10 {[%clk 0:04:59] quick} {again}
2. exd5 Qxd5 ; to the end } of the line
3. Nc3 $14 Qe5+ 4. Be2 Nf6 5. Nf3 Qa5 6. O-O {a comment that is so long that it cannot stand in one line of the file} 1/2-1/2 {Agreed}
`;

describe("SAN", () => {
  test("is what chess.js writes, and is read as the same move, along games at random", () => {
    let state = 11;
    const draw = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >>> 8) % below;
    };
    let checked = 0;
    for (let game = 0; game < 3; game++) {
      let board = START;
      const peer = new Chess();
      for (let ply = 0; ply < 60; ply++) {
        const moves: readonly Move[] = [...legalMoves(board)];
        if (moves.length === 0) break;
        for (const move of moves)
          expect(readSan(board, sanOf(board, move))).toEqual({ kind: "move", move });
        const move = moves[draw(moves.length)]!;
        const lan = `${nameOf(move.from)}${nameOf(move.to)}${move.promotion === null ? "" : move.promotion === "knight" ? "n" : move.promotion[0]!}`;
        expect(peer.move(lan).san).toBe(sanOf(board, move));
        board = played(board, move);
        checked++;
      }
      expect(fenOf(board)).toBe(peer.fen());
    }
    expect(checked).toBeGreaterThanOrEqual(120);
  });

  test("a game that is written is read again, by chess.js too", () => {
    const [game] = games(`${NOTED}\n`);
    const { text, leftOut } = writtenAgain(game!);
    expect(leftOut).toBe(0);
    expect(text).toContain("1. e4! {best} (1. d4 {a} d5 (1... Nf6)) 1... d5");
    const again = games(text)[0]!;
    expect({ ...again, place: null, events: unplaced(again) }).toEqual({
      ...game!,
      tags: {
        ...game!.tags,
        Date: "????.??.??",
        Event: "?",
        Round: "?",
        Site: "?",
        Result: "1/2-1/2",
      },
      place: null,
      events: unplaced(game!),
    });
    expect(writtenAgain(again).text).toBe(text);
    const peer = new Chess();
    // It reads neither a quoted sign in a tag nor two comments on end.
    const [plain] = games(GAME.replace(/\[White .*\n/, ""));
    peer.loadPgn(writtenAgain(plain!).text);
    expect(peer.history()).toEqual("e4 e5 Nf3 Nc6 Bb5 a6 O-O Nf6".split(" "));
    expect(peer.getComments()[0]!.comment).toBe("[%clk 0:05:00] best");
  });

  test("a game from a FEN, with Black to move, and one with moves that nobody can read", () => {
    const fen = "4k3/8/8/8/8/8/4p3/K7 b - - 0 40";
    const [ended] = games(`[FEN "${fen}"]\n40... e1=Q+ {mate soon} 41. Kb2 *`);
    const { text } = writtenAgain(ended!, { fen });
    expect(text).toContain(`[SetUp "1"]\n`);
    expect(text).toContain("\n40... e1=Q+ {mate soon} 41. Kb2 *");
    const [unread] = games("1. e4 Zf7 {odd} 2. Nf3 *");
    expect(writtenAgain(unread!).text).toContain("\n1. e4 Zf7 {odd} 2. Nf3 *");
    const nameless = unread!.events.map((event) => ({ ...event, remarks: null }));
    expect(writtenAgain({ ...unread!, events: nameless })).toMatchObject({ leftOut: 1 });
  });
});
