// Histories of the testkit's toy games, for the tests of this package.
import { readLog, type RecordedGame } from "@assize/kernel-event-log";
import { nobleHash } from "@assize/kernel-integrity";
import type { GameModel, Language } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { digestJson } from "@assize/kernel-integrity";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import { auction, nim } from "@assize/toys";
import { atOnce } from "@assize/kernel-verifier";
import { type History, openHistory, RECORD, type Branch, branchOf } from "../src/index.ts";

export const hash = nobleHash;
export const TOYS: readonly GameModel[] = [nim as GameModel, auction as GameModel];

export const linesOfGame = (game: GameModel, seats: number, seed: number): readonly string[] => {
  const colours = Array.from({ length: seats }, (_, seat) => ({ colour: `seat-${seat}` }));
  const header = newHeader(game, { seats: colours }, hash);
  const started = start(header, { games: [game], digest: (value) => digestJson(value, hash) });
  if (started._tag === "Failure") throw new Error(JSON.stringify(started.failure));
  const bots = colours.map(() => randomBot);
  return play({ start: started.success, bots, random: seeded(seed), hash }).lines;
};

export const recordOf = (lines: readonly string[]): RecordedGame => {
  const read = readLog(new TextEncoder().encode(`${lines.join("\n")}\n`));
  if (!read.ok) throw new Error(read.problem.code);
  return read;
};

export const historyOf = (game: GameModel, lines: readonly string[]): History => {
  const opened = atOnce(openHistory(recordOf(lines), { game, hash }));
  if (opened.kind !== "history") throw new Error("not shown");
  return opened.history;
};

export const recordBranch = (history: History): Branch => branchOf(history, RECORD)!;

export const reader = (eyes: "all" | "public" | number = "all", language: Language = "en") =>
  ({ eyes, language }) as never;
