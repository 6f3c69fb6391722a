// Letters of pieces in other languages: read where the text says or shows whose they are, and written where that is asked for.
import { describe, expect, test } from "vitest";
import { LETTER_LANGUAGES, type LetterLanguage } from "../src/index.ts";
import { inLetters, lettersShown } from "../src/letters.ts";
import { tokensOf } from "../src/tokens.ts";
import { games, moved, unplaced, writtenAgain } from "./read-games.ts";

/** Every piece moves, a pawn becomes two different ones, and a variation stands beside. */
const GAME = `[White "A"]
[Black "B"]

1. e4 e5 2. Nf3 Nc6 (2... Qe7 3. Bc4) 3. Bb5 a6 4. Bxc6 dxc6 5. Qe2 Qd6 6. Kd1 b5 7. Rf1 b4 8. h4 b3 9. h5 bxa2
10. h6 a1=N 11. hxg7 Nb3 12. gxh8=Q *
`;

const eventsOf = (text: string) => moved(text).map(({ data }) => data);
const ENGLISH = eventsOf(GAME);
const OTHERS = LETTER_LANGUAGES.filter((language) => language !== "en");

const inLanguage = (language: LetterLanguage): string =>
  writtenAgain(games(GAME)[0]!, { to: language }).text;

const SAMPLES: Readonly<Record<string, string>> = {
  de: "1. e4 e5 2. Sf3 Sc6 (2... De7 3. Lc4) 3. Lb5 a6 4. Lxc6 dxc6 5. De2 Dd6 6. Kd1",
  fr: "1. e4 e5 2. Cf3 Cc6 (2... De7 3. Fc4) 3. Fb5 a6 4. Fxc6 dxc6 5. De2 Dd6 6. Rd1",
  es: "1. e4 e5 2. Cf3 Cc6 (2... De7 3. Ac4) 3. Ab5 a6 4. Axc6 dxc6 5. De2 Dd6 6. Rd1",
  it: "1. e4 e5 2. Cf3 Cc6 (2... De7 3. Ac4) 3. Ab5 a6 4. Axc6 dxc6 5. De2 Dd6 6. Rd1",
  nl: "1. e4 e5 2. Pf3 Pc6 (2... De7 3. Lc4) 3. Lb5 a6 4. Lxc6 dxc6 5. De2 Dd6 6. Kd1",
  pt: "1. e4 e5 2. Cf3 Cc6 (2... De7 3. Bc4) 3. Bb5 a6 4. Bxc6 dxc6 5. De2 Dd6 6. Rd1",
};

describe("letters of other languages", () => {
  test.each(OTHERS)("a game written in those of %s says so, and is the same game again", (code) => {
    expect(ENGLISH).toHaveLength(23);
    const text = inLanguage(code);
    expect(text).toContain(`[PieceLetters "${code}"]`);
    expect(text.replaceAll(/\s+/g, " ")).toContain(SAMPLES[code]!.slice(0, 24));
    expect(text.replaceAll(/\s+/g, " ")).toContain(SAMPLES[code]!.slice(-24));
    expect(text).toContain(SAMPLES[code]!.slice(24, 45));
    const [again] = games(text);
    expect([eventsOf(text), again!.problems]).toEqual([ENGLISH, []]);
    // In English once more, variations too.
    expect(writtenAgain(again!).text).toBe(inLanguage("en"));
  });

  test.each(OTHERS)("a game shows that its letters are those of %s", (code) => {
    const text = inLanguage(code).replace(/\[PieceLetters.*\]\n/, "");
    const [game] = games(text);
    expect(eventsOf(text)).toEqual(ENGLISH);
    expect(game!.problems.map(({ message, isRemark }) => [message, isRemark])).toEqual([
      [expect.stringMatching(/^the letters of its pieces are read as [A-Z]/), true],
    ]);
    expect(unplaced(games(writtenAgain(game!).text)[0]!).map(({ data }) => data)).toEqual(ENGLISH);
  });

  test("a letter is the same piece in all languages that a game may be written in", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    const meanings = (letter: string, languages: readonly LetterLanguage[]) =>
      new Set(
        languages.flatMap((one) => {
          const english = inLetters(`${letter}f3`, one, "en");
          return english === null ? [] : [english];
        }),
      );
    for (const letter of letters)
      expect([letter, meanings(letter, OTHERS).size]).toEqual([
        letter,
        "SLTDKCFAPBR".includes(letter) ? 1 : 0,
      ]);
  });

  test("English letters stay English, and those of no single language are not read", () => {
    const shown = (text: string) => lettersShown(tokensOf(text));
    expect(shown("1. e4 Rf1 Pe4 O-O Kd1+")).toBeNull();
    expect(shown("1. Nf3 Sc6")).toBeNull();
    const [mixed] = games("1. e4 e5 2. Nf3 Sc6 *");
    expect(mixed!.events[3]!.data["$unknown"]).toMatch(/^Sc6 is no move; its letter looks German/);
    expect(shown("1. e8=D")!.told).toMatch(/German or French or Spanish/);
    // A king's moves alone show nothing: this may be a rook.
    expect(eventsOf("1. e4 e5 2. Re2 *")[2]).toEqual({ from: "a1", to: "e2", promotion: null });
    expect(eventsOf('[PieceLetters "fr"]\n1. e4 e5 2. Re2 *')[2]!["from"]).toBe("e1");
  });

  test("what is illegal is read in them too, and written in those that are asked for", () => {
    const [game] = games("1. e4 e5 2. Lb6 Sc6 *");
    expect(eventsOf("1. e4 e5 2. Lb6 Sc6 *")[2]).toEqual({ from: "c1", to: "b6", promotion: null });
    expect(writtenAgain(game!).text).toContain("1. e4 e5 2. Bb6 Nc6 *");
    expect(writtenAgain(game!, { to: "fr" }).text).toContain("1. e4 e5 2. Fb6 Cc6 *");
  });

  test("a tag that names no such language is told, and a letter of another one is no move by it", () => {
    const [game] = games('[PieceLetters "tlh"]\n\n1. e4 e5 2. Nf3 *');
    expect(game!.problems[0]!.message).toMatch(/names no language whose letters are read: tlh/);
    expect(game!.events).toHaveLength(3);
    const [dutch] = games('[PieceLetters "nl"]\n\n1. e4 e5 2. Sf3 *');
    expect(dutch!.events[2]!.data["$unknown"]).toMatch(/^Sf3 is no move/);
  });

  test("moves that begin again are told in them too", () => {
    const [, second] = games("1. e4 e5 2. Sf3\n\n1. e4 e5 2. Sf3 Sc6 *");
    expect(second!.events).toHaveLength(4);
    expect(second!.problems.map(({ message }) => message.slice(0, 17))).toEqual([
      "the letters of it",
      "moves begin again",
    ]);
  });
});
