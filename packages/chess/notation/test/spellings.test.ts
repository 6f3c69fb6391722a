// Moves, results and tags as people and programs write them, each read as what it means.
import { describe, expect, test } from "vitest";
import { games, moved } from "./read-games.ts";

describe("what is written in another way", () => {
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

  test("small letters for what a pawn becomes, `ch` for check, and whose letter another may be", () => {
    const fen = '[FEN "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"]\n';
    const first = (text: string) => moved(`${fen}1. ${text} *`)[0]!.data;
    expect(first("e8=q")).toEqual({ from: "e7", to: "e8", promotion: "queen" });
    expect(first("e8=n+")["promotion"]).toBe("knight");
    expect(first("e8=A Nf6")["$unknown"]).toMatch(/^e8=A is no move; its letter looks Spanish/);
    expect(moved("1. e4 d5 2. Bb5ch *")[2]!.data).toMatchObject({ from: "f1", to: "b5" });
  });
});

test("a site that gave a resigned game to a bare king read it so; a sheet leaves it to the Laws", () => {
  const overridesAt = (site: string) =>
    games(
      `[Site "${site}"]\n[White "Ann"]\n[Black "Bob"]\n[Result "1-0"]\n[Termination "Ann won by resignation"]\n[FEN "7k/8/8/8/8/6p1/8/K7 w - - 0 60"]\n\n60. Kb1 g2 1-0`,
    )[0]!.overrides;
  expect(overridesAt("Chess.com")).toEqual({ resignation: "lost" });
  expect([overridesAt("Leipzig"), overridesAt("https://lichess.org/abc")]).toEqual([{}, {}]);
});
