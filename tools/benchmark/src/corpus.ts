// The games that are measured: each game's own usual table, played by its own usual bot from fixed seeds.
// Knows how to make a log in memory; knows no game and measures nothing.
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameModel, type Json } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { type EngineName, type Start, start } from "@assize/kernel-referee";
import { play, seeded } from "@assize/kernel-simulation";
import { type PlayableGame, setTable } from "@assize/catalogue";
import * as Result from "effect/Result";

/** Logs of one game each, as bytes, with the number of their events. */
export interface Corpus {
  readonly model: GameModel;
  readonly logs: readonly Uint8Array[];
  readonly events: number;
}

const digest = (value: Json): string => digestJson(value, nodeHash);

/** Where the table decides by lot, the seeds take turns. */
const headerOf = ({ model, table }: PlayableGame, seed: number): Header =>
  newHeader(model, Result.getOrThrow(setTable(table, {}, (below) => seed % below)), nodeHash);

/** The game that a header describes, ready to be stepped. */
export const startGame = (model: GameModel, from: Header, engine: EngineName = "table"): Start => {
  const started = start(from, { games: [model], digest, engine });
  if (Result.isFailure(started)) throw new Defect(JSON.stringify(started.failure));
  return started.success;
};

const playLog = (game: PlayableGame, seed: number): readonly string[] => {
  const header = headerOf(game, seed);
  const { bot } = game.bots[game.defaultBot]!;
  return play({
    start: startGame(game.model, header),
    bots: header.seats.map(() => bot),
    random: seeded(seed),
    hash: nodeHash,
  }).lines;
};

const encoder = new TextEncoder();

/** The game of a seed as a log: the same bytes on every machine. */
export const logOf = (game: PlayableGame, seed: number): Uint8Array =>
  encoder.encode(
    playLog(game, seed)
      .map((line) => `${line}\n`)
      .join(""),
  );

/** Plays `games` games with the seeds 0, 1, 2, …. */
export const makeCorpus = (game: PlayableGame, games: number): Corpus => {
  const logs = Array.from({ length: games }, (_, seed) => logOf(game, seed));
  return {
    model: game.model,
    logs,
    events: logs.reduce((sum, log) => sum + eventsOf(log), 0),
  };
};

/** The first `games` games of a corpus, for a bench that takes too long on all of them. */
export const firstOf = (corpus: Corpus, games: number): Corpus => {
  const logs = corpus.logs.slice(0, games);
  return { ...corpus, logs, events: logs.reduce((sum, log) => sum + eventsOf(log), 0) };
};

const decoder = new TextDecoder();

/** The line of a consequence with its first number raised by one; null where it has none. */
const withWrongNumber = (model: GameModel, line: string): string | null => {
  const type = /"type":"([^"]*)"/.exec(line)?.[1] ?? "";
  if (model.events[type]?.class !== "consequence") return null;
  const changed = line.replace(
    /("data":\{.*?[:[,])([0-9]+)(?=[,\]}].*"prev")/,
    (_, before: string, number: string) => `${before}${Number(number) + 1}`,
  );
  return changed === line ? null : changed;
};

/** The lines with the number of the first consequence at or after line `from` that has one raised by one; null where none has. */
export const wrongNumberFrom = (
  model: GameModel,
  lines: readonly string[],
  from: number,
): readonly string[] | null => {
  for (const [index, line] of lines.entries()) {
    const wrong = index < from ? null : withWrongNumber(model, line);
    if (wrong !== null) return lines.with(index, wrong);
  }
  return null;
};

/** A log up to the first consequence with a number at or after line `from`, and that number wrong. */
const cutAtWrongNumber = (model: GameModel, log: Uint8Array, from: number): Uint8Array => {
  const lines = decoder.decode(log).trimEnd().split("\n");
  for (const [index, line] of lines.entries()) {
    const wrong = index < from ? null : withWrongNumber(model, line);
    if (wrong !== null)
      return encoder.encode([...lines.slice(0, index), wrong].map((one) => `${one}\n`).join(""));
  }
  throw new Defect("a game of the corpus has no consequence with a number so late");
};

/** The games of a corpus up to a first finding each, which stand evenly from their beginning to nearly their end. */
export const upToFindings = ({ model, logs }: Corpus): Corpus => {
  const cut = logs.map((log, index) =>
    cutAtWrongNumber(model, log, Math.floor((eventsOf(log) * (index + 0.5) * 0.9) / logs.length)),
  );
  return { model, logs: cut, events: cut.reduce((sum, log) => sum + eventsOf(log), 0) };
};

const NEWLINE = 10;

/** Events of one log: its lines without the header. */
export const eventsOf = (log: Uint8Array): number =>
  log.reduce((lines, byte) => (byte === NEWLINE ? lines + 1 : lines), 0) - 1;
