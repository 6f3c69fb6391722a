// PGN and SAN: what is written is read again, chess.js reads the same, and what cannot be read is told with its place.
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
import {
  lastGameIn,
  notedMove,
  notesIn,
  type PgnGame,
  readPgn,
  readSan,
  sanOf,
  writePgn,
} from "../src/index.ts";

const boardOf = (fen: string): Board => Result.getOrThrow(readFen(fen));
const START = boardOf(START_FEN);

const GAME = `[Event "A test"]
[Site "Here"]
[White "Ann \\"The Rook\\""]
[Black "Bob"]
[Result "1-0"]

1. e4 {[%clk 0:05:00] best} e5 $1 2. Nf3! (2. f4 exf4 (2... d5)) Nc6 ; a remark
% an escape
3. Bb5 a6 4. O-O Nf6 1-0
`;

const games = (text: string) => [...readPgn(text)];
const moved = (text: string) => games(text)[0]!.events.filter(({ type }) => type === "moved");

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
    const [first, odd, after] = moved("1. e4 Qxx5 2. Nf3 *");
    expect(first!.data).toEqual({ from: "e2", to: "e4", promotion: null });
    expect(odd!.data).toEqual({ $unknown: "Qxx5 is no move" });
    expect(odd!.place).toEqual({ line: 1, column: 7 });
    expect(after!.data["$unknown"]).toMatch(/^Nf3: a move before it/);
    expect(after!.place).toEqual({ line: 1, column: 15 });
    const [unclear] = moved('[FEN "4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1"]\n1. Ne4 *');
    expect(unclear!.data).toMatchObject({
      to: "e4",
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
      '[FEN "4k3/8/8/8/8/8/8/RN2K1NR w - - 0 1"]\n1. Ne4 *',
      '[Variant "Atomic"]\n1. e4 *',
    ];
    const recorded = (text: string, firstLine: number) =>
      [...readPgn(text, firstLine)].map(({ tags, notes, events }) => ({
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
    const { text } = writtenAgain(ended!, fen);
    expect(text).toContain(`[SetUp "1"]\n`);
    expect(text).toContain("\n40... e1=Q+ {mate soon} 41. Kb2 *");
    const [unread] = games("1. e4 Zf7 {odd} 2. Nf3 *");
    expect(writtenAgain(unread!).text).toContain("\n1. e4 Zf7 {odd} 2. Nf3 *");
    const nameless = unread!.events.map((event) => ({ ...event, remarks: null }));
    expect(writtenAgain({ ...unread!, events: nameless })).toMatchObject({ leftOut: 2 });
  });
});

const NOTED = `[White "A"]
[Black "B"]
[Annotator "C \\"D\\""]

{Before the first move} 1. e4! {best} (1. d4 {a} d5 (1... Nf6)) d5 $10 {[%clk 0:04:59] quick} {again}
2. exd5 Qxd5 ; to the end } of the line
3. Nc3 $14 Qe5+ 4. Be2 Nf6 5. Nf3 Qa5 6. O-O {a comment that is so long that it cannot stand in one line of the file} 1/2-1/2 {Agreed}
`;

const unplaced = ({ events }: PgnGame) => events.map((event) => ({ ...event, place: null }));

/** As an export writes it: from what a log would have. */
const writtenAgain = ({ tags, notes, events }: PgnGame, fen = START_FEN) => {
  const last = events.at(-1)!;
  const isMove = last.type === "moved";
  return writePgn({
    tags,
    fen,
    notes,
    moves: events
      .filter(({ type }) => type === "moved")
      .map(({ data, remarks }) => notedMove(data, remarks ?? undefined)),
    result: isMove ? "*" : "1/2-1/2",
    lastNotes: isMove ? [] : notesIn(last.remarks ?? undefined),
  });
};

describe("what is wrong with a text", () => {
  test("a comment that is never closed hides no other game", () => {
    const [first, second, ...others] = games(
      '[White "A"]\n\n1. e4 {best e5 2. Nf3 1-0\n\n[White "B"]\n\n1. d4 {sound} 1-0\n',
    );
    expect(others).toEqual([]);
    expect(first!.problems).toEqual([
      {
        place: { line: 3, column: 7 },
        message:
          "this { is never closed, and nothing behind it is read; put } where the comment ends",
      },
    ]);
    expect(first!.events.map(({ data }) => data["$unknown"])).toEqual([
      undefined,
      "{ is never closed; what was played after it is not known",
    ]);
    expect(second!.tags["White"]).toBe("B");
    expect(second!.events).toHaveLength(2);
  });

  test("a pawn on the last rank of which nobody says what it becomes is no violation", () => {
    const [event] = moved('[FEN "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"]\n1. e8 *');
    expect(event!.data).toEqual({
      from: "e7",
      to: "e8",
      promotion: { $unknown: "e8: what the pawn becomes is not written" },
    });
  });

  test("castlings with zeros, marks apart from the move and bare tags are read", () => {
    const text = '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n1.0-0 +- 0-0-0 = *';
    expect(moved(text).map(({ data, remarks }) => [data["to"], remarks!["notes"]])).toEqual([
      ["g1", [{ mark: "+-" }]],
      ["c8", [{ mark: "=" }]],
    ]);
    const bare = games(
      '[Round "1"]\n[Result "0-1"]\n\n[Round "2"]\n[Result "1-0"]\n\n[Round "3"]\n',
    );
    expect(bare.map(({ tags, events }) => [tags["Round"], events[0]?.data["winner"]])).toEqual([
      ["1", 1],
      ["2", 0],
      ["3", undefined],
    ]);
  });

  test("moves are read that say from where to where, and the one piece that reaches the square, legal or not", () => {
    const froms = (text: string) => moved(text).map(({ data }) => data["from"]);
    expect(froms("1. g1f3 e7-e5 2. f3xe5 *")).toEqual(["g1", "e7", "f3"]);
    // It does not parry the check.
    expect(froms("1. e4 d6 2. Bb5+ Nf6 *")[3]).toBe("g8");
  });

  test("moves that begin again are another game, and another game than chess is not read", () => {
    expect(
      games("1. e4 e5 2. Nf3\n\n1. d4 d5 1... c5 *").map(({ events }) => events.length),
    ).toEqual([3, 3]);
    const [other] = games(
      '[Variant "Crazyhouse"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n1. Ke2 *',
    );
    expect(other!.events[0]!.data).toHaveProperty("$unknown");
    expect(other!.problems[0]!.message).toBe("this is a game of Crazyhouse; only chess is read");
  });

  test("a move is missing where the numbers say so and the next one could not be played as it would be read", () => {
    const told = (text: string) =>
      games(text)[0]!.events.map(({ data, by }) => [by, data["$unknown"] ?? data["to"]]);
    const unread = (san: string) => `${san}: a move before it, or the start, cannot be read`;
    const missing = "Black's 3rd move is missing: the file goes on with 4.";
    const [game] = games("1. e4 e5 2. Nf3 Nc6 3. Bb5\n4. O-O Nf6 5. Re1 *");
    expect(game!.events[5]).toEqual({
      type: "moved",
      by: 1,
      data: { $unknown: missing },
      remarks: null,
      place: { line: 2, column: 1 },
    });
    expect(game!.problems).toEqual([]);
    expect(told("1. e4 e5 2. Nf3 Nc6 3. Bb5 4. O-O Nf6 *").slice(5)).toEqual([
      [1, missing],
      [0, unread("O-O")],
      [1, unread("Nf6")],
    ]);
    // The move behind the number could be Black's; the next one could not be White's.
    expect(told("1. e4 e5 2. Nf3 Nc6 3. h3 4. h6 Nf6 *").slice(5)).toEqual([
      [1, missing],
      [0, unread("h6")],
      [1, unread("Nf6")],
    ]);
    expect(told("1. e4 e5 2. ... Nf6 3. d4 *").slice(2)).toEqual([
      [0, "White's 2nd move is missing: the file goes on with 2..."],
      [1, unread("Nf6")],
      [0, unread("d4")],
    ]);
    // Three half-moves, each told.
    expect(told("1. e4 3... Nf3 *").slice(1, 5)).toEqual([
      [1, "Black's 1st move is missing: the file goes on with 3..."],
      [0, "White's 2nd move is missing: the file goes on with 3..."],
      [1, "Black's 2nd move is missing: the file goes on with 3..."],
      [0, "White's 3rd move is missing: the file goes on with 3..."],
    ]);
  });

  test("the next number tells too that a move before it may have been another player's", () => {
    const whys = (text: string) => games(text)[0]!.events.map(({ data }) => data["$unknown"]);
    const why = (san: string, due: string, by: string) =>
      `${san}: the moves do not fit their numbers: the file goes on with ${by} where ${due} is due`;
    expect(whys("1. e4 e5 2. Nf3 Nc6 3. a6 4. Ba4 Nf6 *")[4]).toBe(
      why("a6", "Black's 3rd move", "4."),
    );
    expect(whys("1. e4 e5 2. Nf3 Ke6 a6 3. Ba4 Nf6 *")[3]).toBe(
      why("Ke6", "Black's 3rd move", "3."),
    );
    // Nobody is cleared whose number fits.
    expect(whys("1. e4 e5 2. Ke3 Nf6 3. d4 *")).toEqual(Array.from({ length: 5 }));
    expect(whys("1. e4 e5 2. Ke3 *")).toEqual(Array.from({ length: 3 }));
  });

  test("numbers that are wrong are told once where all moves can be played; those of a fragment count from its first", () => {
    const [odd] = games("1. e4 e5 2. Nf3 Nc6 9. Bb5 a6 10. Ba4 Nf6 *");
    expect(odd!.problems).toEqual([
      {
        place: { line: 1, column: 21 },
        message:
          "9. stands where White's 3rd move is due; the order of the moves counts, and not their numbers",
        isRemark: true,
      },
    ]);
    expect(odd!.events.every(({ data }) => data["$unknown"] === undefined)).toBe(true);
    const fen = '[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 1"]';
    const whys = (text: string) =>
      games(`${fen}\n${text} *`).map(({ events, problems }) => [
        events.map(({ data }) => data["$unknown"]),
        problems,
      ]);
    expect(whys("37... Kd7 38. O-O Kc6 39. Kf3")).toEqual([[Array.from({ length: 4 }), []]]);
    expect(whys("1. ... Kd7 2. O-O 2. Kc6 3 Rf2 3... Kd5")).toEqual([
      [Array.from({ length: 5 }), []],
    ]);
    expect(games("e4 e5 Nf3 Nc6 *")[0]!.problems).toEqual([]);
  });

  test("a result that is said twice and otherwise is not known, and a star leaves it to the tag", () => {
    const ends = (text: string) => {
      const [{ events, problems }] = games(text) as [PgnGame];
      const last = events.at(-1)!;
      return [last.type, last.data["winner"], problems.map(({ message }) => message)];
    };
    expect(ends('[Result "0-1"]\n\n1. e4 e5 1-0')).toEqual([
      "result-stated",
      { $unknown: "the moves end with 1-0, and the tag Result says 0-1" },
      [],
    ]);
    expect(ends('[Result "0-1"]\n\n1. e4 e5 *')).toEqual([
      "result-stated",
      1,
      ["the game ends with *, and its tag says 0-1; the latter is read"],
    ]);
    expect(ends('[Result "?"]\n\n1. e4 e5 1-0')).toEqual([
      "result-stated",
      0,
      ["the game ends with 1-0, and its tag says ?; the former is read"],
    ]);
    expect(ends('[Termination "White won"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2')).toEqual([
      "checkmated",
      null,
      [
        'the result is 1/2-1/2, and the tag Termination says "White won"; the last position decides',
      ],
    ]);
  });

  test("of signs on moves that say what is not so the first is told, and none decides anything", () => {
    const told = (text: string) => games(text)[0]!.problems.map(({ message }) => message);
    const others = "signs decide nothing, and others of this game are not told";
    expect(told("1. e4 e5 2. Nxf3 Nxc6 *")).toEqual([`Nxf3 captures nothing; ${others}`]);
    expect(told("1. e4+ e5# *")).toEqual([`e4+ gives no check; ${others}`]);
    expect(told("1. e4 e5 2. Bb5 c6 3. Bc4 Qa5 4. Bxf7# *")).toEqual([
      `Bxf7# is no checkmate; ${others}`,
    ]);
    expect(told("1. e4 e5-+ 2. Nf3 Nc6=+ *")).toEqual([]);
    expect(told("1. e4 d5 2. exd5 *")).toEqual([]);
  });

  test("a site's set is read of its own name or address only", () => {
    const setOf = (site: string) => games(`[Site "${site}"]\n\n1. e4 *`)[0]!.set;
    for (const site of ["Chess.com", "chess.com", "https://www.chess.com/game/live/1"])
      expect(setOf(site)).toBe("chess.com");
    for (const site of ["lichess.org", "https://lichess.org/abc", "Lichess.org "])
      expect(setOf(site)).toBe("lichess");
    for (const site of ["Chess.com Arena, London", "not-chess.com", "https://chess.com.example/1"])
      expect(setOf(site)).toBe("default");
  });

  test("results are read as people write them", () => {
    const winnerOf = (text: string) => games(`1. e4 e5 ${text}`)[0]!.events.at(-1)!.data["winner"];
    for (const text of ["1-0", "1 - 0", "1–0", "1—0"]) expect(winnerOf(text)).toBe(0);
    for (const text of ["0 - 1", "0–1"]) expect(winnerOf(text)).toBe(1);
    for (const text of ["1/2 - 1/2", "½–½", "½", "0.5-0.5", "0,5 - 0,5"])
      expect(winnerOf(text)).toBeNull();
  });

  test("a site that let play go on did not read then that it was drawn, nor did a law that came later", () => {
    const shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    const overrides = (tag: string, times: number) =>
      games(`${tag}\n${shuffle.repeat(times)} e4 *`)[0]!.overrides;
    expect(overrides('[Site "Chess.com"]', 1)).toEqual({});
    expect(overrides('[Site "Chess.com"]', 2)).toEqual({ threefold: "claimed" });
    expect(overrides('[Site "Here"]', 3)).toEqual({});
    const notKnown = { "no-progress": "date-not-known" };
    expect(overrides('[Site "Here"]', 4)).toEqual(notKnown);
    expect(overrides('[Date "2014.??.??"]', 4)).toEqual(notKnown);
    expect(overrides('[Date "????.??.??"]\n[EventDate "2015"]', 4)).toEqual({});
    expect(overrides('[Date "2014.06.30"]', 4)).toEqual({ "no-progress": "declared" });
    expect(overrides('[Date "2014.07.01"]', 4)).toEqual({});
  });

  test("before July 1997 blocked pawns ended no game, but too few pieces did", () => {
    const overrides = (date: string, fen: string, move: string) =>
      games(`[Date "${date}"]\n[FEN "${fen}"]\n\n1. ${move} *`)[0]!.overrides;
    // Liang against Miles, 1996, after 78. a4.
    const blocked = "8/8/4k3/p1p2p2/P1P2P1p/4K2P/8/8 w - - 0 79";
    const byPieces = { "dead-position": "no-mate-by-material" };
    expect(overrides("1996.??.??", blocked, "Kd3 Kd6")).toEqual(byPieces);
    expect(overrides("1997.06.30", blocked, "Kd3 Kd6")).toEqual(byPieces);
    expect(overrides("1997.??.??", blocked, "Kd3 Kd6")).toEqual({
      "dead-position": "date-not-known",
    });
    expect(overrides("1997.07.01", blocked, "Kd3 Kd6")).toEqual({});
    const bishop = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    expect(overrides("1996.??.??", bishop, "Kd2 Kd7")).toEqual({});
    expect(overrides("1989", bishop, "Kd2 Kd7")).toEqual({});
    expect(overrides("1988.12.31", bishop, "Kd2 Kd7")).toEqual({
      "dead-position": "date-not-known",
    });
    // A pawn of the blocked ones is not blocked any more.
    expect(overrides("1996.??.??", "8/8/4k3/2p2p2/P1P2P1p/4K2P/8/8 w - - 0 79", "Kd3 Kd6")).toEqual(
      {},
    );
  });

  test("a tag is read that has quotes of its own, or ends in a backslash, and nothing else is taken for one", () => {
    const tagsOf = (text: string) => games(`${text}\n\n1. e4 *`).map(({ tags }) => tags);
    expect(tagsOf('[Event "It (open) \\"]')).toEqual([{ Event: "It (open) \\" }]);
    expect(tagsOf('[Event "The "Big" Open"]\n[White "A"]')).toEqual([
      { Event: 'The "Big" Open', White: "A" },
    ]);
    expect(tagsOf('[Event "a \\"b\\" \\\\"]')).toEqual([{ Event: 'a "b" \\' }]);
    const [open] = games('[Event "never closed]\n[White "A"]\n\n1. e4 *');
    expect(open!.tags).not.toHaveProperty("Event");
    expect(open!.problems.length).toBeGreaterThan(0);
  });

  test("a * ends the game, with no space before it too", () => {
    const [first, second] = games('1. e4 e5* [White "B"] 1. d4 *');
    expect(first!.events.map(({ remarks }) => remarks)).toEqual([{ san: "e4" }, { san: "e5" }]);
    expect([first!.problems, second!.tags]).toEqual([[], { White: "B" }]);
  });

  test("a position whose first move is numbered 0 is read", () => {
    const [problem] = games('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 3 0"]\n\n1. O-O *');
    expect(problem!.problems).toEqual([]);
    expect(problem!.position).toMatchObject({
      context: { fen: "4k3/8/8/8/8/8/8/4K2R w K - 3 1" },
    });
    expect(games('[FEN "4k3/8/8/8/8/8/8/4K2R w K - 3 -1"]\n\n1. O-O *')[0]!.problems).toHaveLength(
      1,
    );
  });

  test("a part of a file tells places of the file, and is cut before the tags of a game", () => {
    const text = `${GAME}\n[Event "Second"]\n\n[White "C"]\n\n1. Zz *\n`;
    const at = lastGameIn(text);
    expect(text.slice(at)).toMatch(/^\[Event "Second"/);
    const firstLine = text.slice(0, at).split("\n").length;
    const [last] = [...readPgn(text.slice(at), firstLine)];
    expect(last).toEqual(games(text)[1]);
    expect(lastGameIn(GAME)).toBe(0);
  });

  test("a tag of a start or a result that stands twice and says something else is told, and neither is read", () => {
    const [result] = games('[Result "1-0"]\n[Result "0-1"]\n\n1. e4 e5 1-0');
    expect(result!.events.at(-1)!.data["winner"]).toEqual({
      $unknown: "the tag Result stands twice: 1-0 and 0-1",
    });
    expect(result!.problems).toEqual([
      {
        place: { line: 2, column: 1 },
        message:
          "the tag Result stands twice, with different values; which is right is not known; delete one",
      },
    ]);
    const [rook, queen] = ["4K2R w K", "R3K3 w Q"].map(
      (own) => `[FEN "4k3/8/8/8/8/8/8/${own} - 0 1"]\n`,
    ) as [string, string];
    const [start] = games(`${rook}${queen}\n1. O-O *`);
    expect(start!.events[0]!.data).toHaveProperty("$unknown");
    expect(start!.position).toBeNull();
    expect(start!.problems[0]!.message).toMatch(/^the tag FEN stands twice/);
    // Written again, it begins from neither.
    const again = games(writtenAgain(start!).text)[0]!;
    expect([again.position, unplaced(again)]).toEqual([null, unplaced(start!)]);
    expect(again.problems[0]!.message).toMatch(/^the FEN cannot be used/);
    const [same] = games(`${rook}${rook}\n1. O-O *`);
    expect([same!.problems, same!.events[0]!.data["to"]]).toEqual([[], "g1"]);
    const [dated] = games('[Date "2020"]\n[Date "2021"]\n\n1. e4 *');
    expect([dated!.tags["Date"], dated!.problems.map(({ message }) => message)]).toEqual([
      "2021",
      ["the tag Date stands twice, with different values; the last one is read"],
    ]);
  });

  test("a comment within a comment hides no move, and none of its words is one", () => {
    const sans = (text: string) =>
      games(text)[0]!.events.map(({ remarks }) => [remarks!["san"], remarks!["notes"]]);
    const comment = "good {very {very} good} Nf6 is a defence";
    expect(sans(`1. e4 {${comment}} e5 2. Nf3 *`)).toEqual([
      ["e4", [{ comment }]],
      ["e5", undefined],
      ["Nf3", undefined],
    ]);
    expect(sans("1. e4 {a { b} e5 {c} 2. Nf3 *").map(([san]) => san)).toEqual(["e4", "e5", "Nf3"]);
    const [game] = games(`1. e4 {${comment}} e5 *`);
    const again = games(writtenAgain(game!).text)[0]!;
    expect(unplaced(again)).toEqual(unplaced(game!));
  });

  test("of what is wrong with a game a hundred things are told, of a long word its beginning", () => {
    const [closed] = games(`1. e4 ${")".repeat(5_000)} e5 *`);
    expect(closed!.events).toHaveLength(2);
    expect(closed!.problems).toHaveLength(101);
    expect(closed!.problems.at(-1)).toEqual({
      place: { line: 1, column: 107 },
      message: "more is wrong with this game from here on; it is not told",
    });
    const [odd] = games(`1. e4 ${"]".repeat(5_000)} ${"A".repeat(5_000)} *`);
    expect(odd!.problems).toEqual([
      { place: { line: 1, column: 7 }, message: `"${"]".repeat(80)}…" is no part of a game` },
    ]);
    expect(odd!.events[1]!.data).toEqual({ $unknown: `${"A".repeat(80)}… is no move` });
  });

  test("a tag with quotes of its own begins its line", () => {
    expect(games('  [Event "The "Big" Open"]\n\n1. e4 *')[0]!.tags["Event"]).toBe('The "Big" Open');
    expect(games('[White "A"] [Event "The "Big" Open"]\n\n1. e4 *')[0]!.tags).not.toHaveProperty(
      "Event",
    );
  });

  test("lines may end with a carriage return alone", () => {
    const [game] = games(
      '[White "A"]\r\r1. e4 ; the rest { of the line\r% an escape\re5 2. Ke3 *\r',
    );
    expect(game!.events.map(({ remarks, place }) => [remarks!["san"], place])).toEqual([
      ["e4", { line: 3, column: 4 }],
      ["e5", { line: 5, column: 1 }],
      ["Ke3", { line: 5, column: 7 }],
    ]);
  });

  test("drawn pieces, other dashes and small castlings are read as what they mean", () => {
    const read = (text: string) => moved(text).map(({ data }) => [data["from"], data["to"]]);
    expect(read("1. ♙e4 e7–e5 2. ♘f3 ♞c6 3. ♗b5 ♞f6 4. 0–0 ♗e7 5. ♖e1 o-o *")).toEqual(
      "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f8e7 f1e1 e8g8"
        .split(" ")
        .map((squares) => [squares.slice(0, 2), squares.slice(2)]),
    );
    const fen = '[FEN "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"]\n';
    expect(moved(`${fen}1. e8=♕ *`)[0]!.data["promotion"]).toBe("queen");
    for (const text of ["1:0", "1 : 0"])
      expect(games(`1. e4 e5 ${text}`)[0]!.events.at(-1)!.data["winner"]).toBe(0);
    expect(games("1. e4 e5 ½:½")[0]!.events.at(-1)!.data["winner"]).toBeNull();
  });

  test("collections call a site by its name and INT", () => {
    const setOf = (site: string) => games(`[Site "${site}"]\n\n1. e4 *`)[0]!.set;
    expect([setOf("chess.com INT"), setOf("lichess.org INT")]).toEqual(["chess.com", "lichess"]);
    expect([setOf("chess.com London"), setOf("chess.com INTL")]).toEqual(["default", "default"]);
  });

  test("a player's name says nothing of the end", () => {
    const ends = (white: string, black: string, termination: string, result: string) => {
      const tags = `[Site "Chess.com"]\n[White "${white}"]\n[Black "${black}"]\n[Termination "${termination}"]`;
      return games(`${tags}\n\n1. e4 e5 ${result}`)[0]!
        .events.slice(2)
        .map(({ type, data }) => [type, data["winner"] ?? data["seat"]]);
    };
    const stated = [["result-stated", 0]];
    for (const name of ["mate", "Checkmate King", "stalemate", "TimeoutTom", "on time", "won"])
      expect(ends(name, "Bobby", `${name} won by resignation`, "1-0")).toEqual(stated);
    expect(ends("Ann", "Ann on time", "Ann on time resigned", "1-0")).toEqual(stated);
    expect(ends("Black", "White", "Black won by resignation", "1-0")).toEqual(stated);
    expect(ends("Ann", "Bob", "White won by resignation", "1-0")).toEqual(stated);
    const unknown = { $unknown: expect.any(String) as string };
    expect(ends("on time", "Bob", "Bob won by resignation", "1-0")).toEqual([
      ["result-stated", unknown],
    ]);
    const onTime = [
      ["flag-fell", 1],
      ["flag-decided", 0],
    ];
    expect(ends("mate", "Bob", "mate won on time", "1-0")).toEqual(onTime);
    expect(ends("Ann", "time lost", "time lost lost on time", "1-0")).toEqual(onTime);
  });

  test("castling with a king that stands elsewhere is the king's illegal move, and the rook is not known", () => {
    const events = moved("1. e4 e5 2. Ke2 Nf6 3. Nf3 Nc6 4. O-O d6 *");
    expect(events.slice(6).map(({ data }) => data)).toEqual([
      { from: "e2", to: "g1", promotion: null },
      { $unknown: "d6: a move before it, or the start, cannot be read" },
    ]);
    // From beside the square a king's move there would be a step, and is not what is written.
    const step = moved("1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd3 a6 5. Kd1 a5 6. O-O-O *");
    expect(step.at(-1)!.data).toMatchObject({ from: { $unknown: expect.any(String) as string } });
    // A king that was captured castles no more.
    const lost = moved("1. e4 e5 2. Qh5 a6 3. Qxf7 a5 4. Qxe8 O-O *");
    expect(lost.at(-1)!.data["from"]).toHaveProperty("$unknown");
  });

  test("small letters for what a pawn becomes, `ch` for check, and whose letter another may be", () => {
    const fen = '[FEN "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"]\n';
    const first = (text: string) => moved(`${fen}1. ${text} *`)[0]!.data;
    expect(first("e8=q")).toEqual({ from: "e7", to: "e8", promotion: "queen" });
    expect(first("e8=n+")["promotion"]).toBe("knight");
    expect(first("e8=D")["$unknown"]).toMatch(/^e8=D is no move; its letter looks German, French/);
    expect(moved("1. e4 d5 2. Bb5ch *")[2]!.data).toMatchObject({ from: "f1", to: "b5" });
  });

  test("a comment that is never closed within a variation is told itself", () => {
    const [first, second] = games(
      '[White "A"]\n\n1. e4 e5 (1... c5 {Sicily 2. Nf3) 2. Nf3 1-0\n\n[White "B"]\n\n1. d4 *',
    );
    expect(first!.problems).toMatchObject([
      {
        place: { line: 3, column: 19 },
        message: expect.stringMatching(/^this \{ is never/) as string,
      },
    ]);
    expect(first!.events).toHaveLength(3);
    expect(second!.problems).toEqual([]);
  });
});
