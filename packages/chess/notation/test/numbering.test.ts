// Numbers of moves beside the moves: where they contradict, a move is missing or one too many stands there, and nobody is accused.
import { describe, expect, test } from "vitest";
import { games } from "./read-games.ts";

describe("numbers of moves", () => {
  test("a move is missing where the numbers say so and the next one could not be played as it would be read", () => {
    const told = (text: string) =>
      games(text)[0]!.events.map(({ data, by }) => [by, data["$unknown"] ?? data["to"]]);
    const missing = "Black's 3rd move is missing: the file goes on with 4.";
    const [game] = games("1. e4 e5 2. Nf3 Nc6 3. Bb5\n4. O-O Nf6 5. Re1 *");
    expect(game!.events[5]).toEqual({
      type: "moved",
      by: 1,
      data: { $unknown: missing },
      remarks: { unread: [{ san: "O-O" }, { san: "Nf6" }, { san: "Re1" }] },
      place: { line: 2, column: 1 },
    });
    expect(game!.problems).toEqual([]);
    expect(told("1. e4 e5 2. Nf3 Nc6 3. Bb5 4. O-O Nf6 *").slice(5)).toEqual([[1, missing]]);
    // The move behind the number could be Black's; the next one could not be White's.
    expect(told("1. e4 e5 2. Nf3 Nc6 3. h3 4. h6 Nf6 *").slice(5)).toEqual([[1, missing]]);
    expect(told("1. e4 e5 2. ... Nf6 3. d4 *").slice(2)).toEqual([
      [0, "White's 2nd move is missing: the file goes on with 2..."],
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
});
