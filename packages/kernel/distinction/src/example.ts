// A log that is kept because it tells two readings of a ruling apart: made ready under both, and what it shows.
import { type GameModel, Defect, type Json } from "@assize/kernel-model";
import { type ReadGame, readLog } from "@assize/kernel-event-log";
import { digestJson, type Hash } from "@assize/kernel-integrity";
import { readEvent, start, type Start } from "@assize/kernel-referee";
import * as Result from "effect/Result";
import { differenceAlong } from "./along.ts";
import type { Sides } from "./difference.ts";
import type { Witness } from "./search-apart.ts";

export interface Example {
  readonly ruling: string;
  /** Two options of it. */
  readonly readings: readonly [string, string];
  /** The lines of the log. */
  readonly log: readonly string[];
}

export interface Shown {
  readonly sides: Sides;
  /** Null where the log shows no difference. */
  readonly found: Witness | null;
}

/** What an example shows. Requires a sound log of the game; throws Defect where it is none. */
export const shownBy = (model: GameModel, example: Example, hash: Hash): Shown => {
  const { ruling, readings, log } = example;
  const read: ReadGame = readLog(new TextEncoder().encode(`${log.join("\n")}\n`));
  if (!read.ok) throw new Defect(`the example of ${ruling} cannot be read: ${read.problem.code}`);
  const { header, events } = read;
  const under = (option: string): Start => {
    const overrides = { ...header.rulings.overrides, [ruling]: option };
    const rulings = { set: header.rulings.set, overrides };
    const digest = (value: Json): string => digestJson(value, hash);
    return Result.getOrThrow(start({ ...header, rulings }, { games: [model], digest }));
  };
  const sides = { one: under(readings[0]), other: under(readings[1]) };
  const { game, setup } = sides.one;
  const choices = events.flatMap(({ envelope }) => {
    const event = Result.getOrThrow(readEvent(game, setup.seats.length, envelope));
    return game.classOf(event.type) === "consequence" ? [] : [event];
  });
  return { sides, found: differenceAlong(sides, choices) };
};
