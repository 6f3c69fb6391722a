// A state as JSON and back, at every position of games; and what is refused of a stated one.
import * as Result from "effect/Result";
import { defaultRulings } from "@assize/kernel-referee";
import type { Json, JsonObject } from "@assize/kernel-model";
import { describe, expect, test } from "vitest";
import { keysBefore, sinceKeys } from "@assize/chess-rules";
import { chess, statedFrom } from "../src/index.ts";
import { claim, flag, line, say, tableWith } from "./a-table.ts";

const setup = {
  seats: [{ colour: "white" }, { colour: "black" }],
  options: {},
  table: {},
  rulings: defaultRulings(chess.rulebook),
};
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const read = (context: Json, place = "play.turn") =>
  chess.decodeContext(context, setup, chess.edition.reference, place);

describe("a state", () => {
  const lines = [
    line("e2e4 d7d5 e4d5 d8d5 b1c3 d5e5"),
    line("e2e4 a7a6 e4e5 d7d5 e5d6 a6a5 d6c7 a5a4 c7b8q"),
    line("e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1"),
    [...line("e2e4 e7e5"), say("draw-offered", 0)],
    [...line("e2e4 e7e5"), claim(0, "fifty-moves", "g1f3")],
    [...line("e2e4 e7e5"), flag(0)],
    line("f2f3 e7e5 g2g4 d8h4"),
  ];
  test.each(lines.map((one, index) => [index, one] as const))(
    "comes back as it was: %i",
    (_, choices) => {
      for (let count = 0; count <= choices.length; count++) {
        const { reached } = tableWith().given(choices.slice(0, count));
        const encoded = chess.encodeContext(reached.context);
        const decoded = read(encoded, reached.place);
        // Of the positions before this one a header states no more than their keys.
        const { since, board } = reached.context;
        expect(Result.isSuccess(decoded) && decoded.success).toEqual({
          ...reached.context,
          since: sinceKeys(keysBefore(since), board),
        });
      }
    },
  );
});

describe("a stated position", () => {
  const stated = statedFrom(START).context as JsonObject;
  test("is taken as it is", () => expect(Result.isSuccess(read(stated))).toBe(true));
  test.each([
    ["another shape", { ...stated, fen: 1 }, "play.turn"],
    ["no board", { ...stated, fen: "8/8/8/8/8/8/8/8 w - - 0 1" }, "play.turn"],
    [
      "a capture that is still to be told",
      { ...stated, captured: { piece: "pawn", square: "e4" } },
      "play.turn",
    ],
    ["no flag where one has fallen", stated, "play.flag"],
    ["no claim where one is examined", stated, "play.claim.correct"],
    ["no end where the game is over", stated, "ended"],
    ["nothing captured where a capture is told", stated, "play.settling.capturing"],
  ] as const)("is refused with %s", (_, context, place) =>
    expect(Result.isFailure(read(context as Json, place))).toBe(true),
  );
});

test("a header needs White and Black, in this order", () => {
  for (const seats of [[{ colour: "white" }], [{ colour: "black" }, { colour: "white" }]])
    expect(Result.isFailure(chess.initial({ ...setup, seats }, chess.edition.reference))).toBe(
      true,
    );
});

test("an edition is a start that can be read", () => {
  const decode = (value: unknown) => Result.isSuccess(chess.edition.decode(value));
  expect(decode({ id: "other", start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" })).toBe(true);
  expect(decode({ id: "none", start: "4k3/8/8/8/8/8/8/8 w - - 0 1" })).toBe(false);
  expect(decode({ id: "none" })).toBe(false);
});
