// What a seat may say unasked is offered behind what it is asked for.
import type { GameModel } from "@assize/kernel-model";
import { countdown } from "@assize/toys";
import { expect, test } from "vitest";
import { choicesAt, sightOf } from "../src/index.ts";
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

test("a seat that nobody asks is offered what it may say, and no move", () => {
  const history = historyOf(game, linesOfGame(game, 2, 1).slice(0, 1));
  const { position } = history.start;
  const { due } = sightOf(history, position, reader());
  expect([due.seats, due.speakers]).toEqual([[0], [1]]);
  const { kind, seat, list, only, secret } = choicesAt(history, position, 1, reader());
  expect([kind, seat, only, secret]).toEqual(["decision", 1, false, false]);
  expect(list.map(({ event }) => [event.type, event.by])).toEqual([["resigned", 1]]);
});
