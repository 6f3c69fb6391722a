// What a seat may say unasked is offered behind what it is asked for.
import type { GameModel } from "@assize/kernel-model";
import { countdown } from "@assize/toys";
import { type Bot, randomBot, seeded } from "@assize/kernel-simulation";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { branchOf, choicesAt, playOnAt, sightOf } from "../src/index.ts";
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

test("a bot says something unasked for its own seat only", () => {
  const history = historyOf(game, linesOfGame(game, 2, 1).slice(0, 1));
  const resigning: Bot<any> = Object.assign(
    (question: Parameters<Bot<any>>[0]) => randomBot(question),
    {
      speaks: ({ legal }: Parameters<Bot<any>>[0]) => [...legal()][0] ?? null,
    },
  );
  const playedFor = (own: { readonly speaksFor?: number }): string => {
    const options = { bot: resigning, random: seeded(1), choices: 1, ...own };
    const gone = Result.getOrThrow(playOnAt(history, recordBranch(history), 0, options));
    return branchOf(gone.history, gone.branch)!.steps[0]!.recorded.type;
  };
  expect([playedFor({}), playedFor({ speaksFor: 0 })]).toEqual(["counted", "resigned"]);
});
