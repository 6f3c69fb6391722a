// Perft by the charts of a game: the same numbers as by the move generator alone, and some for every game.
import { GAMES } from "@assize/catalogue/all";
import { describe, expect, test } from "vitest";
import { countSequences } from "../src/perft.ts";
import { tableOf } from "../src/table.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

const countsOf = (id: string, depth: number): readonly number[] => {
  const situation = tableOf(
    GAMES.find(({ model }) => model.id === id)!,
    1,
  );
  return Array.from({ length: depth }, (_, at) => countSequences(situation, at + 1, 1));
};

test("of chess, by its charts", () => {
  const known = [20, 400, 8_902, 197_281];
  const depth = DEEP ? 4 : 2;
  expect(countsOf("chess", depth)).toEqual(known.slice(0, depth));
});

describe("every game", () => {
  test.each(GAMES.map(({ model }) => model.id).filter((id) => id !== "xidit"))(
    "%s has choices, the same each time",
    (id) => {
      const [counts] = countsOf(id, 1);
      expect(counts).toBeGreaterThanOrEqual(1);
      expect(countsOf(id, 1)).toEqual([counts]);
    },
  );
});
