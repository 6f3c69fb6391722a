// A game whose own modules throw while they are loaded. What XState says is held by the tests of `kernel/referee`.
import { GameMistake } from "@assize/kernel-model";
import { expect, test } from "vitest";
import { loadingGame } from "../src/loading-game.ts";

const thrown = (message: string, at?: string): Error => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at makeChart (/node_modules/xstate/dist/a.js:1:2)`;
  if (at !== undefined) error.stack += `\n    at file:///home/${at}:4`;
  return error;
};

const toldOf = async (error: unknown): Promise<unknown> =>
  loadingGame("noughts", () => Promise.reject(error)).catch((told: unknown) => told);

test("a target that does not exist is told with game, line and what a target is", async () => {
  const message = "Child state node '#sayd' does not exist on machine 'noughts'";
  const told = await toldOf(thrown(message, "packages/noughts/src/chart.ts:22"));
  expect(told).toBeInstanceOf(GameMistake);
  expect((told as GameMistake).message).toBe(
    `noughts: packages/noughts/src/chart.ts:22: ${message}; ` +
      'a target is "#id" of a state that has this id, or the name of a state beside it',
  );
});

test("anything else that they throw is told with the line of the game's own file", async () => {
  const told = await toldOf(
    thrown("Cannot read properties of undefined", "packages/noughts/src/game.ts:7"),
  );
  expect((told as GameMistake).message).toBe(
    "noughts: packages/noughts/src/game.ts:7: Cannot read properties of undefined; correct it there",
  );
  const nowhere = await toldOf(thrown("two\nlines"));
  expect((nowhere as GameMistake).message).toBe(
    "noughts: one of its modules: two lines; correct it there",
  );
});

test("a module that could not be had, and a mistake that is told already, stay as they are", async () => {
  const told = new GameMistake("noughts", "turn.alternate", "it cites nothing");
  for (const failure of [told, thrown("Failed to fetch dynamically imported module: x"), 7])
    expect(await toldOf(failure)).toBe(failure);
  expect(await loadingGame("noughts", () => Promise.resolve(7))).toBe(7);
});
