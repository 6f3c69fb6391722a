// Games of Chess960 in PGN: from where they begin, their castlings, and the same text again.
import { startNumbered } from "@assize/chess-board";
import { describe, expect, test } from "vitest";
import { games, writtenAgain } from "./read-games.ts";

const START = "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1";
const NUMBER = 229;
const tagged = (fen: string, moves: string, variant = "Chess960"): string =>
  `[Variant "${variant}"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n${moves} *`;
const only = (text: string) => {
  const [game, ...others] = games(text);
  expect(others).toEqual([]);
  return game!;
};
const movesIn = (text: string): readonly string[] =>
  only(text).events.map(({ data }) =>
    JSON.stringify([data["from"], data["to"]]).replace(/\W/g, ""),
  );

describe("a game of Chess960", () => {
  test.each(["Chess960", "chess 960", "Fischerandom", "FischerRandom", "Fischer Random"])(
    "is known by its tag Variant: %s",
    (variant) => {
      const { options, position, problems } = only(tagged(START, "1. g3 g6", variant));
      expect([options, position, problems]).toEqual([{ chess960: NUMBER }, null, []]);
    },
  );

  test("is read wherever the tag stands, and by files of rooks too", () => {
    const behind = `[FEN "${startNumbered(NUMBER)}"]\n[Variant "Chess960"]\n\n1. g3 *`;
    expect([only(behind).options, only(behind).problems]).toEqual([{ chess960: NUMBER }, []]);
  });

  test("begins from a stated position where that is no start", () => {
    const { options, position } = only(tagged("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 3 20", "20. O-O-O"));
    expect([options, position?.place]).toEqual([{ chess960: "stated" }, "play.turn"]);
  });

  test("without a FEN is not read, and says why once", () => {
    const { events, problems } = only('[Variant "Chess960"]\n\n1. g3 g6 *');
    expect(events).toHaveLength(1);
    expect(problems.map(({ message }) => message)).toEqual([
      "this is a game of Chess960, and from where it begins is not written; add the tag FEN",
    ]);
  });

  test("castles by its king's move to the rook, and is written as it was read", () => {
    const fen = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w KQkq - 0 1";
    const text = tagged(fen, "1. O-O-O O-O 2. Kb1 h6");
    expect(movesIn(text)).toEqual(["e1b1", "e8g8", "c1b1", "h7h6"]);
    const again = writtenAgain(only(text), { fen }).text;
    expect(again).toContain(`[FEN "${fen}"]`);
    expect(again).toContain("1. O-O-O O-O 2. Kb1 h6");
    expect(movesIn(again)).toEqual(movesIn(text));
  });

  test("names another rook than the outermost by its file", () => {
    const fen = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4KR1R w F - 0 1";
    const text = tagged(fen, "1. O-O");
    expect(movesIn(text)).toEqual(["e1f1"]);
    expect(writtenAgain(only(text), { fen }).text).toContain(`[FEN "${fen}"]`);
  });

  test("castles where that is lost with the outermost rook on that side, and with none it is not known", () => {
    const lost = tagged("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", "1. O-O-O");
    expect(movesIn(lost)).toEqual(["e1b1"]);
    const { events } = only(tagged("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", "1. O-O"));
    expect(events[0]!.data["from"]).toHaveProperty("$unknown");
  });
});

test("files of rooks are told where no tag says that it is Chess960", () => {
  const { problems } = only(`[FEN "${startNumbered(NUMBER)}"]\n\n1. g3 *`);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('[Variant "Chess960"]'),
  ]);
});
