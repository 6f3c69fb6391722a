// What is wrong with a text, or contradicts itself: told with its place, never guessed, and it hides no other game.
import { describe, expect, test } from "vitest";
import { lastGameIn, type PgnGame } from "../src/index.ts";
import { GAME, games, moved, unplaced, writtenAgain } from "./read-games.ts";

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

  test("moves that begin again are another game, and another game than chess is not read", () => {
    expect(
      games("1. e4 e5 2. Nf3\n\n1. d4 d5 1... c5 *").map(({ events }) => events.length),
    ).toEqual([3, 3]);
    expect(games("1. e4 e5 2. Nf3\n\n1. d4 d5 *").map(({ problems }) => problems)).toEqual([
      [],
      [
        {
          place: { line: 3, column: 1 },
          message:
            "moves begin again behind an empty line, and no result stands before them; they are read as another game",
          isRemark: true,
        },
      ],
    ]);
    const [other] = games(
      '[Variant "Crazyhouse"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"]\n1. Ke2 *',
    );
    expect(other!.events[0]!.data).toHaveProperty("$unknown");
    expect(other!.problems[0]!.message).toBe(
      "this is a game of Crazyhouse; only chess and Chess960 are read",
    );
  });

  test("a number that lost a digit cuts no game in two, and accuses nobody", () => {
    const head = '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6';
    const [sound, ...others] = games(`${head} 1. Ba4\nNf6 5. O-O 1-0\n`);
    expect(others).toEqual([]);
    expect(sound!.events.map(({ data }) => data["$unknown"])).toEqual(Array.from({ length: 10 }));
    expect(sound!.problems.map(({ message }) => message)).toEqual([
      "1. stands where White's 4th move is due; the order of the moves counts, and not their numbers",
    ]);
    // A move that cannot be played there may be the first of another game.
    for (const between of [" ", "\n"]) {
      const [odd, ...more] = games(`${head}${between}1. e4 1-0\n`);
      expect(more).toEqual([]);
      expect(odd!.events[6]!.data["$unknown"]).toBe(
        "e4: the file numbers it 1. where White's 4th move is due",
      );
    }
  });

  test("what was to be a tag is told, and hides neither the game nor its other tags", () => {
    for (const broken of [
      '[Event "Open]',
      "[Event Open]",
      "[Event]",
      '[Event "Open" ',
      "[Event  ]\r",
    ]) {
      const [game, ...others] = games(`${broken}\n[White "Ann"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n`);
      expect(others).toEqual([]);
      expect([game!.tags["White"], game!.events.length]).toEqual(["Ann", 3]);
      expect(game!.problems.map(({ place, message }) => [place.line, message])).toEqual([
        [1, `${broken.trim()} is no tag and is not read; write [Name "value"]`],
      ]);
    }
    // Moves on the line of a bracket are moves.
    const [, good] = games("1. e4\n[good] e5 2. Nf3 *")[0]!.events;
    expect(good!.remarks!["unread"]).toEqual([{ san: "e5" }, { san: "Nf3" }]);
    // It begins a game as any tag does.
    expect(games('1. e4 1-0\n\n[Event "Open]\n[White "Ann"]\n\n1. d4 *')).toMatchObject([
      { problems: [] },
      { tags: { White: "Ann" }, problems: [{ place: { line: 3, column: 1 } }] },
    ]);
  });

  test("moves without a result, and a position that is announced and missing, are remarked", () => {
    const told = (text: string) => games(text)[0]!.problems.map(({ message }) => message);
    expect(told('[Result "1-0"]\n\n1. e4 e5')).toEqual([
      "no result stands behind the moves; that of the tag is read",
    ]);
    expect(told('[Result "*"]\n\n1. e4 e5')).toEqual([]);
    expect(told('[SetUp "1"]\n\n1. e4 e5 *')).toEqual([
      "the tag SetUp says that the game begins from a position, and there is no tag FEN; it is read from the usual start",
    ]);
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

  test("a part of a file tells places of the file, and is cut before the tags of a game", () => {
    const text = `${GAME}\n[Event "Second"]\n\n[White "C"]\n\n1. Zz *\n`;
    const at = lastGameIn(text);
    expect(text.slice(at)).toMatch(/^\[Event "Second"/);
    const firstLine = text.slice(0, at).split("\n").length;
    const [last] = games(text.slice(at), firstLine);
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
    expect([again.position, unplaced(again)]).toMatchObject([
      null,
      [{ data: { $unknown: expect.stringMatching(/^the FEN cannot/) as string } }],
    ]);
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

  test("a player's name says nothing of the end", () => {
    const ends = (white: string, black: string, termination: string, result: string) => {
      const tags = `[Site "Chess.com"]\n[White "${white}"]\n[Black "${black}"]\n[Termination "${termination}"]`;
      return games(`${tags}\n\n1. e4 e5 ${result}`)[0]!
        .events.slice(2)
        .map(({ type, data }) => [type, data["winner"] ?? data["seat"]]);
    };
    const stated = [
      ["resigned", undefined],
      ["result-stated", 0],
    ];
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
      { $unknown: "d6: a move before it cannot be read" },
    ]);
    // From beside the square a king's move there would be a step, and is not what is written.
    const step = moved("1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd3 a6 5. Kd1 a5 6. O-O-O *");
    expect(step.at(-1)!.data).toMatchObject({ from: { $unknown: expect.any(String) as string } });
    // A king that was captured castles no more.
    const lost = moved("1. e4 e5 2. Qh5 a6 3. Qxf7 a5 4. Qxe8 O-O *");
    expect(lost.at(-1)!.data["from"]).toHaveProperty("$unknown");
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
