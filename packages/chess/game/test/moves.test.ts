// Articles 3 and 5.1: each rule of moving, kept and broken, on both engines; and what a move brings about.
import { describe, expect, test } from "vitest";
import { at, line, move, tableWith } from "./a-table.ts";
import { CASES } from "./hand-made.ts";

describe.each(["table", "xstate"] as const)("on the engine %s", (engine) => {
  test.each(CASES)("%s: %s is legal, %s is not", (fen, legal, illegal, clauses) => {
    const { given } = tableWith({}, engine);
    given(at(fen)).when(move(0, legal)).accepted();
    given(at(fen)).when(move(0, illegal)).refused(clauses);
  });

  test("nobody moves out of turn", () => {
    const { given } = tableWith({}, engine);
    given([]).when(move(1, "e7e5")).refused(["turn.alternate", "move.own"]);
    given(line("e2e4")).when(move(1, "e7e5")).accepted([]);
  });
});

test("there is a case for every clause of moving that a record can show", () => {
  const shown = new Set(CASES.flatMap(([, , , clauses]) => clauses));
  expect(shown.size).toBeGreaterThanOrEqual(15);
});

describe("what a move brings about", () => {
  const { given } = tableWith();
  const consequences = (fen: string, text: string, first = 0) => {
    const { reached } = given(at(fen), move(first, text));
    return {
      reached,
      of: (events: readonly object[]) =>
        given(at(fen))
          .when(move(first, text))
          .accepted(events as never),
    };
  };

  test("a capture, in passing too", () => {
    consequences("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5").of([
      { type: "captured", data: { piece: "pawn", square: "d5" } },
    ]);
    consequences("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6").of([
      { type: "captured", data: { piece: "pawn", square: "d5" } },
    ]);
  });

  test("the rook's part of a castling, and a check that it gives", () =>
    void consequences("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").of([
      { type: "castled", data: { from: "h1", to: "f1" } },
      { type: "check-given", data: { king: "f8", by: ["f1"] } },
    ]));

  test("a promotion that captures and gives check", () =>
    void consequences("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q").of([
      { type: "captured", data: { piece: "rook", square: "d8" } },
      { type: "promoted", data: { piece: "queen", square: "d8" } },
      { type: "check-given", data: { king: "e8", by: ["d8"] } },
    ]));

  test("a pawn without a piece being named is no legal move, or a queen", () => {
    const near = at("8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    given(near).when(move(0, "e7e8")).refused(["pawn.promotion"]);
    tableWith({}, "table", "lichess")
      .given(near)
      .when(move(0, "e7e8"))
      .accepted([{ type: "promoted", data: { piece: "queen", square: "e8" } }]);
  });

  test("checkmate", () => {
    const { place, context } = given(line("f2f3 e7e5 g2g4"))
      .when(move(1, "d8h4"))
      .accepted([{ type: "checkmated", data: { winner: 1 } }]);
    expect(place).toBe("ended");
    expect(context.ended).toEqual({ winner: 1, reason: "checkmate", saidBy: null, unproved: null });
  });

  test("stalemate", () =>
    void consequences("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7").of([
      { type: "stalemated", data: { winner: null } },
    ]));

  test("a position in which nobody can checkmate", () =>
    void consequences("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2").of([
      { type: "captured", data: { piece: "pawn", square: "d2" } },
      { type: "position-dead", data: { winner: null } },
    ]));

  test("an audit finds a checkmate that is none, and a move that is illegal", () => {
    given(line("f2f3 e7e5 e2e4"))
      .when({ type: "checkmated", data: { winner: 1 } })
      .found([{ code: "consequence-surplus" }]);
    given(line("e2e4 e7e5"))
      .when(move(0, "f1b6"))
      .found([{ code: "decision-illegal", blame: "player", clauses: ["move.bishop"] }]);
  });
});
