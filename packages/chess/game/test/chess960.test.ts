// Chess960 at a table: its option, its castlings as events, and its positions as a header states them.
import * as Result from "effect/Result";
import { defaultRulings } from "@assize/kernel-referee";
import type { Json, JsonObject } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { chess, statedFrom } from "../src/index.ts";
import { line, move, tableWith } from "./a-table.ts";

const setupWith = (options: JsonObject) => ({
  seats: [{ colour: "white" }, { colour: "black" }],
  options,
  table: {},
  rulings: defaultRulings(chess.rulebook),
});
const begun = (options: JsonObject) => chess.initial(setupWith(options), chess.edition.reference);
const read = (context: Json, place: string, options: JsonObject) =>
  chess.decodeContext(context, setupWith(options), chess.edition.reference, place);

test.each([-1, 960, 1.5, "518", null, true])("no start is numbered %j", (number) => {
  const answer = begun({ chess960: number });
  expect(Result.isFailure(answer) && answer.failure).toMatchObject([{ path: "options.chess960" }]);
});

test.each([0, 518, 959, "stated"])("a game begins from %j", (number) =>
  expect(Result.isSuccess(begun({ chess960: number }))).toBe(true),
);

describe.each(["table", "xstate"] as const)("a castling, on the engine %s", (engine) => {
  test("goes to the rook, with the very first move where the two stand beside each other", () => {
    // BQNNRKRB
    const { given } = tableWith({}, engine, "default", { chess960: 3 });
    given([])
      .when(move(0, "f1g1"))
      .accepted([{ type: "castled", data: { from: "g1", to: "f1" } }]);
    given([]).when(move(0, "f1e1")).refused(["castling.path"]);
    given(line("f1g1"))
      .when(move(1, "f8g8"))
      .accepted([{ type: "castled", data: { from: "g8", to: "f8" } }]);
  });

  test("is told also where the rook does not move, and comes back at every position", () => {
    const options = { chess960: "stated" };
    const { given } = tableWith({}, engine, "default", options);
    const start = statedFrom("3rk3/3p4/8/8/8/8/8/1R2KR2 w FBd - 0 1", "chess960");
    const castled = given(start).when(move(0, "e1f1"));
    castled.accepted([{ type: "castled", data: { from: "f1", to: "f1" } }]);
    for (const choices of ["", "e1f1", "e1f1 e8d8", "e1b1"]) {
      const { reached } = given(start, ...line(choices));
      const encoded = chess.encodeContext(reached.context);
      expect(Result.isSuccess(read(encoded, reached.place, options))).toBe(true);
      expect(chess.view(reached.context, reached.place, "all").last?.to ?? null).toBe(
        { "": null, e1f1: "g1", "e1f1 e8d8": "c8", e1b1: "c1" }[choices],
      );
    }
  });
});

describe("a stated position", () => {
  const FILES = statedFrom("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "chess960");
  test("with files of rooks is one of Chess960 alone", () => {
    expect(Result.isSuccess(read(FILES.context, FILES.place, { chess960: "stated" }))).toBe(true);
    const regular = read(FILES.context, FILES.place, {});
    expect(Result.isFailure(regular) && regular.failure).toMatchObject([
      { path: "position.context.fen" },
    ]);
  });

  test("that castles says with which rook, or it is none", () => {
    const castling = { ...(FILES.context as JsonObject), castled: "K" };
    const stated = (last: Json) =>
      read({ ...castling, last }, "play.settling.castling", { chess960: "stated" });
    expect(Result.isSuccess(stated({ from: "e1", to: "g1", promotion: null }))).toBe(true);
    for (const last of [null, { from: "e1", to: "b1", promotion: null }])
      expect(Result.isFailure(stated(last))).toBe(true);
  });
});
