// The games that are measured: long games of Lords of Xidit for four, played by greedy bots from fixed seeds.
// Knows how to make a log in memory; measures nothing.
import * as Result from "effect/Result";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type Json } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { type EngineName, type Start, start } from "@assize/kernel-replay";
import { play, seeded } from "@assize/kernel-simulation";
import { greedyBot } from "@assize/xidit-bots";
import { COLOURS, xidit } from "@assize/xidit-game";

/** Logs of one game each, as bytes, with the number of their events. */
export interface Corpus {
  readonly logs: readonly Uint8Array[];
  readonly events: number;
}

const SEATS = 4;

const digest = (value: Json): string => digestJson(value, nodeHash);

const header = (firstPlayer: number): Header =>
  newHeader(
    xidit,
    {
      seats: COLOURS.slice(0, SEATS).map((colour) => ({ colour })),
      options: { length: "long" },
      table: { firstPlayer },
    },
    nodeHash,
  );

/** The game that a header describes, ready to be stepped. */
export const startGame = (from: Header, engine: EngineName = "table"): Start => {
  const started = start(from, { games: [xidit], digest, engine });
  if (Result.isFailure(started)) throw new Defect(JSON.stringify(started.failure));
  return started.success;
};

const playLog = (seed: number): readonly string[] => {
  const bots = Array.from({ length: SEATS }, () => greedyBot);
  const started = startGame(header(seed % SEATS));
  return play({ start: started, bots, random: seeded(seed), hash: nodeHash }).lines;
};

const encoder = new TextEncoder();

/** Plays `games` games with the seeds 0, 1, 2, …: the same bytes on every machine. */
export const makeCorpus = (games: number): Corpus => {
  const played = Array.from({ length: games }, (_, seed) => playLog(seed));
  return {
    logs: played.map((lines) => encoder.encode(lines.map((line) => `${line}\n`).join(""))),
    events: played.reduce((sum, lines) => sum + lines.length - 1, 0),
  };
};

/** The first `games` games of a corpus, for a bench that takes too long on all of them. */
export const firstOf = (corpus: Corpus, games: number): Corpus => {
  const logs = corpus.logs.slice(0, games);
  return { logs, events: logs.reduce((sum, log) => sum + eventsOf(log), 0) };
};

const NEWLINE = 10;

/** Events of one log: its lines without the header. */
export const eventsOf = (log: Uint8Array): number =>
  log.reduce((lines, byte) => (byte === NEWLINE ? lines + 1 : lines), 0) - 1;
