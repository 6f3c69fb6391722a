// Toy games explored whole: what a key makes one of has one future, and a key that leaves out too much is found.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import type { GameModel } from "@assize/kernel-model";
import { prepare } from "@assize/kernel-referee";
import { auction, headerFor, nim, type Nim } from "@assize/toys";
import { countJoined, differenceOfFutures } from "../src/index.ts";

const begin = <Context>(model: GameModel<any, Context>, seats: number) => {
  const game = prepare(model);
  const header = headerFor(model, { seats });
  const setup = { ...header, rulings: { "last-match": "loses" } };
  const context = Result.getOrThrow(model.initial(setup, model.edition.reference));
  return { watched: { game, seats }, start: game.engine.start(context) };
};

let count = 0;

const WHOLE = { depth: 30, width: 20 };

describe("games explored whole", () => {
  test("nim", () => {
    const { watched, start } = begin(nim, 2);
    // The start; 1 to 20 matches for either seat, but never 20 for the second; the end, by who has lost. The whole state
    // also knows how many were taken at last.
    expect(countJoined(watched, start, WHOLE)).toEqual({ states: 46, keys: 42 });
  });

  test("auction: two rounds of three seats", () => {
    const { watched, start } = begin(auction, 3);
    const { states, keys } = countJoined(watched, start, WHOLE);
    expect(keys).toBeLessThan(states);
  });
});

describe("two futures", () => {
  const { start } = begin(nim, 2);
  const at = (model: GameModel<any, Nim>, matches: number, taken: number | null) => {
    const game = prepare(model);
    const { index } = game.table.leafOf.get("play.turns")!;
    return { at: index, context: { ...start.context, laid: true, matches, taken } };
  };
  const difference = (model: GameModel<any, Nim>, taken: readonly [number, number | null]) =>
    differenceOfFutures(
      { game: prepare(model), seats: 2 },
      [at(model, 9, taken[0]), at(model, 9, taken[1])],
      (below) => (count += 7) % below,
      40,
    );

  test("of positions with equal keys are equal to the end", () => {
    expect(difference(nim, [1, 3])).toBeNull();
  });

  test("are told apart where a key leaves out what a rule reads", () => {
    const forgetful = { ...nim, stateKey: ({ matches }: Nim) => ({ matches }) };
    expect(difference(forgetful, [1, null])).toContain("what is forced at play.turns");
  });
});
