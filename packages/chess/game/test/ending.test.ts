// Articles 5, 6.9 and 9: how a game ends, what may be said out of turn, and what tables read differently.
import { canCheckmate, isWalledOff } from "@assize/chess-rules";
import { readFen } from "@assize/chess-board";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { at, claim, ends, flag, line, move, say, tableWith } from "./a-table.ts";
import { REFUSED } from "./hand-made.ts";

const { given } = tableWith();
const SHUFFLE = "g1f3 g8f6 f3g1 f6g8 ";

test.each(REFUSED)(
  "%#: what breaks a rule of speaking, or of whose turn it is",
  (before, event, clauses) => given(before).when(event).refused(clauses),
);

describe("out of turn", () => {
  test("either player may resign at any time", () => {
    const { place, context } = given(line("e2e4")).when(say("resigned", 0)).accepted([]);
    expect(place).toBe("ended");
    expect(context.ended).toMatchObject({ winner: 1, reason: "resignation" });
    given([]).when(say("resigned", 1)).accepted([]);
  });

  test("a draw offer stands until it is answered, or the opponent moves", () => {
    const offered = [...line("e2e4 e7e5"), say("draw-offered", 0)];
    // Either may offer again; each offer stands for itself.
    given([...offered, say("draw-offered", 0)])
      .when(say("draw-accepted", 1))
      .accepted([]);
    given([...offered, say("draw-offered", 1)])
      .when(say("draw-accepted", 0))
      .accepted([]);
    given(offered).when(say("draw-accepted", 0)).refused(["offer.answer"]);
    expect(given(offered).when(say("draw-accepted", 1)).accepted([]).place).toBe("ended");
    given([...offered, say("draw-declined", 1)])
      .when(say("draw-accepted", 1))
      .refused(["offer.answer"]);
    // The one who offers may move; the offer stands.
    given([...offered, move(0, "g1f3")])
      .when(say("draw-accepted", 1))
      .accepted([]);
    given([...offered, move(0, "g1f3"), move(1, "g8f6")])
      .when(say("draw-accepted", 1))
      .refused(["offer.answer"]);
  });

  test("nobody agrees before both have moved, but where a table lets them, or the game began later", () => {
    const early = [move(0, "e2e4"), say("draw-offered", 0)];
    given(early).when(say("draw-accepted", 1)).refused(["end.agreement"]);
    tableWith({}, "table", "uscf").given(early).when(say("draw-accepted", 1)).accepted([]);
    given(at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40"), say("draw-offered", 0))
      .when(say("draw-accepted", 1))
      .accepted([]);
  });

  test("an offer is withdrawn only where a table lets whoever made it", () => {
    const offered = [...line("e2e4 e7e5"), say("draw-offered", 0)];
    given(offered).when(say("draw-declined", 0)).refused(["offer.answer"]);
    const lichess = tableWith({}, "table", "lichess");
    lichess.given(offered).when(say("draw-declined", 0)).accepted([]);
    lichess
      .given([...offered, say("draw-declined", 0)])
      .when(say("draw-accepted", 1))
      .refused(["offer.answer"]);
    lichess.given(line("e2e4 e7e5")).when(say("draw-declined", 0)).refused(["offer.answer"]);
    // Refusing the opponent's leaves the own one.
    given([...offered, say("draw-offered", 1), say("draw-declined", 1)])
      .when(say("draw-accepted", 0))
      .accepted([]);
  });

  test("a claim that was not correct is an offer as well", () => {
    const claimed = [...line("e2e4 e7e5"), claim(0, "threefold")];
    given(claimed).when(say("draw-accepted", 0)).refused(["offer.answer"]);
    given(claimed).when(say("draw-accepted", 1)).accepted([]);
  });

  test("whoever resigns loses, but draws where the opponent cannot checkmate", () => {
    const bare = at("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40");
    const endedBy = (set: string) =>
      tableWith({}, "table", set).given(bare).when(say("resigned", 0)).accepted([]).context.ended;
    expect(endedBy("fide")).toEqual({
      winner: null,
      reason: "resignation",
      saidBy: null,
      unproved: null,
    });
    expect(endedBy("uscf")).toEqual({
      winner: 1,
      reason: "resignation",
      saidBy: null,
      unproved: null,
    });
    expect(given(bare).when(say("resigned", 1)).accepted([]).context.ended?.winner).toBe(0);
  });
});

describe("repetition and quiet moves", () => {
  test("a third occurrence is claimed by who has the move, or is the draw itself", () => {
    const twice = line(SHUFFLE + SHUFFLE);
    given(twice).when(claim(1, "threefold")).refused(["claim.turn"]);
    given(twice)
      .when(claim(0, "threefold"))
      .accepted([ends("claim-upheld", null)]);
    const once = line(SHUFFLE);
    given(once)
      .when(claim(0, "threefold"))
      .accepted([{ type: "claim-rejected", data: {} }]);
    const automatic = tableWith({ threefold: "automatic" });
    automatic
      .given(line(`${SHUFFLE}g1f3 g8f6 f3g1`))
      .when(move(1, "f6g8"))
      .accepted([ends("repeated-threefold", null)]);
  });

  test("a claim may rest on a move that is written down; an incorrect one has to be played", () => {
    const before = line(`${SHUFFLE}g1f3 g8f6 f3g1`);
    given(before)
      .when(claim(1, "threefold", "f6g8"))
      .accepted([ends("claim-upheld", null)]);
    given(before)
      .when(claim(1, "threefold", "f6e8"))
      .refused(["claim.move"]);
    const bound = [...line("e2e4 e7e5"), claim(0, "fifty-moves", "g1f3")];
    given(bound).when(move(0, "b1c3")).refused(["claim.incorrect"]);
    given(bound).when(move(0, "g1f3")).accepted([]);
  });

  test("a fifth occurrence ends the game", () =>
    void given(line(`${SHUFFLE.repeat(3)}g1f3 g8f6 f3g1`))
      .when(move(1, "f6g8"))
      .accepted([ends("repeated-fivefold", null)]));

  test("fifty quiet moves are claimed, or are the draw; seventy-five are in any case, but mate goes before", () => {
    const quiet = (plies: number) => at(`k7/8/8/8/8/8/8/KR6 w - - ${plies} 90`);
    given(quiet(100))
      .when(claim(0, "fifty-moves"))
      .accepted([ends("claim-upheld", null)]);
    given(quiet(99))
      .when(claim(0, "fifty-moves"))
      .accepted([{ type: "claim-rejected", data: {} }]);
    given(quiet(99))
      .when(claim(0, "fifty-moves", "b1c1"))
      .accepted([ends("claim-upheld", null)]);
    given(quiet(149))
      .when(move(0, "b1c1"))
      .accepted([ends("seventy-five-moves", null)]);
    tableWith({}, "table", "uscf").given(quiet(149)).when(move(0, "b1c1")).accepted([]);
    tableWith({ "fifty-moves": "automatic" })
      .given(quiet(99))
      .when(move(0, "b1c1"))
      .accepted([ends("fifty-moves", null)]);
    given(at("k7/8/1K6/8/8/8/8/7R w - - 149 90"))
      .when(move(0, "h1h8"))
      .accepted([ends("checkmated", 0)]);
  });
});

describe("a fallen flag", () => {
  test("loses, on the word of whoever stated it", () => {
    const { context } = given(line("e2e4"))
      .when(flag(1))
      .accepted([ends("flag-decided", 0)]);
    expect(context.ended).toEqual({ winner: 0, reason: "flag", saidBy: "clock", unproved: null });
    const { outcome } = given(line("e2e4"), flag(1, "arbiter"))
      .when(ends("flag-decided", null))
      .found(["outcome-wrong"]);
    expect(outcome?.saidBy).toBe("arbiter");
  });

  const on = (fen: string, seat: number, winners: Readonly<Record<string, number | null>>) => {
    for (const [set, winner] of Object.entries(winners))
      tableWith({}, "table", set)
        .given(at(fen))
        .when(flag(seat))
        .accepted([ends("flag-decided", winner)]);
  };

  test("is a draw by US Chess where knight or bishop have no forced win, and a loss where they have", () => {
    // Black has moved and not yet pressed the clock: the smothered mate is next.
    on("6rk/6pp/7N/8/8/8/8/K7 w - - 0 1", 1, { fide: 0, uscf: 0, lichess: 0, "chess.com": null });
    on("6rk/6p1/7N/8/8/8/8/K7 w - - 0 1", 1, { fide: 0, uscf: null, "chess.com": null });
    on("8/8/8/8/8/5B2/k1p5/2K5 b - - 0 1", 1, { fide: 0, uscf: null, "chess.com": null });
  });

  test("two knights: by the pieces of the other side", () => {
    on("4k3/8/8/8/8/8/8/KNN5 b - - 0 1", 1, { fide: 0, uscf: null, lichess: 0, "chess.com": null });
    on("4kb2/8/8/8/8/8/8/KNN5 b - - 0 1", 1, { fide: 0, uscf: null, "chess.com": 0 });
    on("4k3/4p3/8/8/8/8/8/KNN5 b - - 0 1", 1, { fide: 0, uscf: 0, "chess.com": 0 });
  });

  test("is a draw where pawns block everything, but for who goes by the pieces alone", () =>
    on("8/8/3k4/p1p2p1p/PpP2PpP/1P1K2P1/8/8 w - - 0 1", 0, {
      fide: null,
      uscf: null,
      lichess: 1,
      "chess.com": 1,
    }));

  const AGAINST_KNIGHT = "4k3/4p3/8/8/8/8/8/4K1N1 b - - 0 1";
  test("against king and knight is a loss by FIDE, where a mate can be made up, and a draw by US Chess", () => {
    given(at(AGAINST_KNIGHT))
      .when(flag(1))
      .accepted([ends("flag-decided", 0)]);
    for (const set of ["uscf", "chess.com"])
      tableWith({}, "table", set)
        .given(at(AGAINST_KNIGHT))
        .when(flag(1))
        .accepted([ends("flag-decided", null)]);
    tableWith({}, "table", "lichess")
      .given(at(AGAINST_KNIGHT))
      .when(flag(1))
      .accepted([ends("flag-decided", 0)]);
  });

  test("a result may be stated without saying how it came about", () => {
    const stated = { type: "result-stated", data: { winner: null, saidBy: "scoresheet" } };
    const { context } = given(line("e2e4")).when(stated).accepted([]);
    expect(context.ended).toEqual({
      winner: null,
      reason: "stated",
      saidBy: "scoresheet",
      unproved: null,
    });
  });

  test("where nobody wrote whose flag fell it is that of who had the move, and open where only the other one draws", () => {
    const unwritten = { type: "flag-fell", data: { seat: null, saidBy: "scoresheet" } };
    const endedAt = (fen: string, set: string) =>
      tableWith({}, "table", set)
        .given(at(fen))
        .when(unwritten)
        .accepted([ends("flag-decided", RESULT[`${fen} ${set}`]?.[0] ?? null)]).context.ended;
    const LONE = "4k3/8/8/8/8/8/8/QK6";
    const KNIGHTS = "8/8/8/8/8/6k1/8/K1N2N2 b - - 0 1";
    const RESULT: Readonly<
      Record<string, readonly [winner: number | null, unproved: number | null]>
    > = {
      // White's flag: Black has a bare king. Black's: White has a queen.
      [`${LONE} w - - 0 1 fide`]: [null, null],
      [`${LONE} b - - 0 1 fide`]: [null, 0],
      [`${KNIGHTS} fide`]: [null, 0],
      [`${KNIGHTS} uscf`]: [null, null],
      ["4k2q/8/8/8/8/8/8/QK6 b - - 0 1 fide"]: [0, null],
    };
    for (const [asked, [winner, unproved]] of Object.entries(RESULT)) {
      const set = asked.split(" ").at(-1)!;
      const ended = endedAt(asked.slice(0, -set.length - 1), set);
      expect([asked, ended?.winner, ended?.unproved]).toEqual([asked, winner, unproved]);
    }
  });

  /** The position, the winner that a sheet states, and whether that is doubtful by FIDE. */
  const STATED: readonly (readonly [string, number | null, boolean])[] = [
    ["8/8/8/3Q4/8/8/5k2/K7 w - - 0 1", 1, true],
    ["8/8/8/3Q4/8/8/5k2/K7 w - - 0 1", 0, false],
    ["8/8/8/3Q4/8/8/5k2/K7 w - - 0 1", null, false],
    ["6k1/6b1/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/6B1/6K1 w - - 0 1", 0, true],
    // The only legal move captures the queen.
    ["8/8/8/4K3/8/8/6Q1/7k b - - 0 1", 0, true],
    ["4k3/8/8/8/8/8/4p3/4K1N1 w - - 0 1", 0, false],
    ["4k3/4q3/8/8/8/8/8/4K1N1 w - - 0 1", 0, true],
  ];
  test.each(STATED)("%s: that %s has won is doubtful: %s", (fen, winner, doubtful) => {
    const stated = (saidBy: string) => ({ type: "result-stated", data: { winner, saidBy } });
    const unproved = (saidBy: string, set = "fide") =>
      tableWith({}, "table", set).given(at(fen)).when(stated(saidBy)).accepted([]).context.ended
        ?.unproved;
    expect(unproved("scoresheet")).toBe(doubtful ? winner : null);
    // An arbiter may declare a game lost; by US Chess who resigns has lost, whatever is on the board.
    expect([unproved("arbiter"), unproved("scoresheet", "uscf")]).toEqual([null, null]);
  });
});

describe("a result that is stated behind the end", () => {
  const stated = (winner: number | null, saidBy = "arbiter") => ({
    type: "result-stated",
    data: { winner, saidBy },
  });
  const ENDED: readonly (readonly [string, ReturnType<typeof line>, number | null])[] = [
    ["checkmate", line("f2f3 e7e5 g2g4 d8h4"), 1],
    ["a resignation", [...line("e2e4 e7e5"), say("resigned", 0)], 1],
    ["an agreement", [...line("e2e4 e7e5"), say("draw-offered", 0), say("draw-accepted", 1)], null],
    ["a fallen flag", [...line("e2e4 e7e5"), flag(0)], 1],
    ["a stated result", [...line("e2e4"), stated(0, "scoresheet")], 0],
  ];
  test.each(ENDED)("agrees with %s, or is a wrong result", (said, before, winner) => {
    for (const engine of ["table", "xstate"] as const) {
      const table = tableWith({}, engine);
      expect(table.given(before).when(stated(winner)).accepted([]).place).toBe("ended");
      for (const other of [0, 1, null].filter((one) => one !== winner)) {
        const found = table
          .given(before)
          .when(stated(other, "scoresheet"))
          .found(["outcome-wrong"]);
        expect(found.findings[0]).toMatchObject({
          clauses: [...(said.endsWith("resignation") ? ["end.resignation"] : []), "result.stated"],
          fields: ["winner"],
          expected: { winner, saidBy: "scoresheet" },
          blame: "recorder",
          between: [],
        });
        expect(found.outcome?.winners).toEqual(winner === null ? [] : [winner]);
      }
    }
  });

  test("is play of nobody: anything else there still comes too late", () =>
    void given(line("e2e4"), say("resigned", 1))
      .when(say("draw-offered", 0))
      .found(["event-after-end"]));
});

describe("a game that begins where it is over", () => {
  test.each([
    ["checkmated", "3rk3/8/8/8/8/8/5PPP/3r2K1 w - - 0 1", 1],
    ["stalemated", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", null],
  ] as const)("%s is all that comes", (type, fen, winner) => {
    const right = given(at(fen)).when(ends(type, winner));
    expect(right.accepted([]).place).toBe("ended");
    expect(right.found([]).outcome?.winners).toEqual(winner === null ? [] : [winner]);
    given(at(fen)).when(ends(type, 0)).found(["outcome-wrong"]);
  });
});

describe("pawns that block everything", () => {
  /** The position, and whether it is dead: nobody can checkmate by any series of moves. */
  const WALLS: readonly (readonly [string, boolean])[] = [
    ["8/8/3k4/p1p2p1p/PpP2PpP/1P1K2P1/8/8 w - - 0 1", true],
    // The king gets round on the h-file; pawns that guard it close it.
    ["8/8/3k4/p1p2p2/PpP2P2/1P1K4/8/8 w - - 0 1", false],
    ["8/8/3k4/p1p2p2/PpP2Pp1/1P1K2P1/8/8 w - - 0 1", true],
    // What stands before a pawn goes away; a pawn that no other one guards can be captured.
    ["8/8/8/k1p2p1p/PpP2PpP/1P1K2P1/8/8 b - - 0 1", false],
    ["8/8/3K4/p1p2p1p/PpP2PpP/1P4P1/8/3k4 b - - 0 1", false],
    // A pawn can capture, or go on, or be captured in passing.
    ["8/8/3k4/p1p1pp1p/PpP2PpP/1P1K2P1/8/8 w - - 0 1", false],
    ["8/8/3k4/p1p2p1p/PpP2P1P/1P1K2P1/8/8 w - - 0 1", false],
    ["4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1", true],
    ["4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K1N1 w - - 0 1", false],
    ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", false],
  ];
  test.each(WALLS)("%s: %s", (fen, dead) =>
    expect(isWalledOff(Result.getOrThrow(readFen(fen)))).toBe(dead),
  );

  test("end the game with the move that closes the wall, where a table looks at more than the pieces", () => {
    const open = at("8/8/3k4/p1p2ppp/PpP2P1P/1P1K2P1/8/8 b - - 0 1");
    given(open)
      .when(move(1, "g5g4"))
      .accepted([ends("position-dead", null)]);
    tableWith({}, "table", "lichess").given(open).when(move(1, "g5g4")).accepted([]);
  });
});

test.each([
  ["k7/8/8/8/8/8/8/K7", false, false],
  ["k7/8/8/8/8/8/8/KN6", false, false],
  ["k7/8/8/8/8/8/8/KB6", false, false],
  ["kn6/8/8/8/8/8/8/KN6", true, true],
  ["kq6/8/8/8/8/8/8/KN6", false, true],
  ["kr6/8/8/8/8/8/8/KN6", true, true],
  ["kb6/8/8/8/8/8/8/KB6", true, true],
  ["k1b5/8/8/8/8/8/8/KB6", false, false],
  ["kr6/8/8/8/8/8/8/KB6", false, true],
  ["k7/p7/8/8/8/8/8/KB6", true, true],
  ["k7/8/8/8/8/8/8/KNN5", true, false],
] as const)("material of %s: White can checkmate %s, Black %s", (placement, white, black) => {
  const { squares } = Result.getOrThrow(readFen(`${placement} w - - 0 1`));
  expect([canCheckmate(squares, "white"), canCheckmate(squares, "black")]).toEqual([white, black]);
});
