// The dummy's tokens: the top of a column, and games without a dummy.
import { expect, test } from "vitest";
import { canRaiseDummy, raisableTokens, raiseDummy } from "../src/index.ts";
import { gameOf } from "./a-game.ts";

const DUMMY = { wealth: 6, influence: 5, reputation: 4 };

test("without a top every token can be raised (dummy.raise)", () => {
  expect(raisableTokens(gameOf({ seats: 3, dummy: DUMMY }))).toHaveLength(3);
});

test("a token at the top of its column stays there", () => {
  const game = gameOf({ seats: 3, dummy: DUMMY });
  const edition = { ...game.setting.edition, dummyTop: { wealth: 6, influence: 6 } };
  const topped = { ...game, setting: { ...game.setting, edition } };
  expect(raisableTokens(topped)).toEqual(["influence", "reputation"]);
  expect(raisableTokens(raiseDummy(topped, "influence"))).toEqual(["reputation"]);
});

test("with four or five there is no token to raise", () => {
  const game = gameOf({ seats: 4 });
  expect(raisableTokens(game)).toEqual([]);
  expect(canRaiseDummy(game, "wealth")).toBe(false);
  expect(raiseDummy(game, "wealth")).toBe(game);
});
