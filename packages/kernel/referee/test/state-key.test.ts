// Keys of positions: one for each place and what the game says decides it there.
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { type GameModel, GameMistake, SeatId } from "@assize/kernel-model";
import { auction, headerFor, nim, type Nim } from "@assize/toys";
import { prepare, stateKeyOf } from "../src/index.ts";

const { seats, options, table } = headerFor(nim, { seats: 2 });
const setup = { seats, options, table, rulings: { "last-match": "loses" } };
const begun = Result.getOrThrow(nim.initial(setup, nim.edition.reference));

const turns = (model: GameModel, change: Partial<Nim>) => {
  const game = prepare<Nim>(model);
  const { index } = game.table.leafOf.get("play.turns")!;
  return stateKeyOf(game, { at: index, context: { ...begun, laid: true, ...change } });
};
const over = (change: Partial<Nim>) => {
  const game = prepare<Nim>(nim);
  const { index } = game.table.leafOf.get("over")!;
  return stateKeyOf(game, { at: index, context: { ...begun, ...change } });
};

describe("the key of a position", () => {
  test("is what decides it", () => {
    expect(turns(nim, { matches: 7, taken: 1 })).toBe(turns(nim, { matches: 7, taken: 3 }));
    expect(turns(nim, { matches: 7, taken: null })).not.toBe(turns(nim, { matches: 7, taken: 3 }));
    expect(turns(nim, { matches: 7 })).not.toBe(turns(nim, { matches: 6 }));
  });

  test("is another at another place", () => {
    expect(turns(nim, {})).not.toBe(over({}));
  });

  test("is the outcome where the game is over", () => {
    expect(over({ loser: SeatId(1), matches: 3 })).toBe(over({ loser: SeatId(1), matches: 0 }));
    expect(over({ loser: SeatId(1) })).not.toBe(over({ loser: SeatId(0) }));
  });

  test("is the whole state where a game names none", () => {
    const { stateKey: _, ...without } = nim;
    expect(turns(without, { taken: 1 })).not.toBe(turns(without, { taken: 3 }));
    expect(turns(without, { taken: 1 })).toBe(turns(without, { taken: 1 }));
  });

  test("does not depend on the order of members", () => {
    const model = { ...nim, stateKey: (g: Nim) => ({ b: g.matches, a: 1 }) };
    const other = { ...nim, stateKey: (g: Nim) => ({ a: 1, b: g.matches }) };
    expect(turns(model, {})).toBe(turns(other, {}));
  });

  test("tells a game's author where it is no JSON, or throws", () => {
    const model: GameModel = { ...nim, stateKey: () => undefined as never };
    expect(() => turns(model, {})).toThrow(GameMistake);
    const throwing: GameModel = {
      ...nim,
      stateKey: () => {
        throw new Error("not written yet");
      },
    };
    expect(() => turns(throwing, {})).toThrow("not written yet");
  });
});

test("an auction forgets bids once their lot is awarded", () => {
  const game = prepare(auction);
  const { index } = game.table.leafOf.get("awarding")!;
  const state = Result.getOrThrow(auction.initial(setup, auction.edition.reference));
  const key = (awarded: boolean, bids: readonly number[]) =>
    stateKeyOf(game, { at: index, context: { ...state, revealed: true, awarded, bids } });
  expect(key(true, [1, 2])).toBe(key(true, [3, 4]));
  expect(key(false, [1, 2])).not.toBe(key(false, [3, 4]));
});
