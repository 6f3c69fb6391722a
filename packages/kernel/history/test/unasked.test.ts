// What a seat may say unasked is offered behind what it is asked for.
import type { GameModel } from "@assize/kernel-model";
import { countdown } from "@assize/toys";
import { expect, test } from "vitest";
import { choicesAt } from "../src/index.ts";
import { historyOf, linesOfGame, reader, recordBranch } from "./a-history.ts";

const game = countdown as GameModel;

test("a resignation stands behind the choices, and makes them no more", () => {
  const history = historyOf(game, linesOfGame(game, 2, 1).slice(0, 1));
  const { position } = history.start;
  const choices = choicesAt(history, position, null, reader());
  expect(choices.list.map(({ event }) => event.type)).toEqual(["counted", "counted", "resigned"]);
  expect(choices.more).toBe(false);
  expect(recordBranch(history).steps).toHaveLength(0);
  const last = choicesAt(
    history,
    { ...position, context: { ...(position.context as object), left: 1 } },
    0,
    reader(),
  );
  expect(last.list.map(({ event }) => event.type)).toEqual(["counted", "resigned"]);
  expect(last.only).toBe(true);
});
