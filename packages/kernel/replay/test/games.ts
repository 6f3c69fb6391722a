// Records of the testkit's toy games, and what replays of them tell.
import * as Result from "effect/Result";
import { readLog, type RecordedGame } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json, WrittenEvent } from "@assize/kernel-model";
import { type EngineName, rulebookDigestInput, type Start, start } from "@assize/kernel-referee";
import { bytesOf, recordOf, specification } from "@assize/testkit";
import { auction, headerFor, nim } from "@assize/toys";

const TOYS = [nim, auction] as readonly GameModel[];

const digest = (value: Json): string => digestJson(value, nodeHash);

const headerOf = (game: GameModel, seats: number) =>
  headerFor(game, {
    seats,
    digests: {
      rulebook: digest(rulebookDigestInput(game)),
      edition: digest(game.edition.digestInput(game.edition.reference)),
    },
  });

export const laid = (matches: number): WrittenEvent => ({
  type: "matches-laid",
  data: { matches },
});
export const takes = (by: number, matches: number): WrittenEvent => ({
  type: "matches-taken",
  by,
  data: { matches },
});
export const passed = (left: number): WrittenEvent => ({ type: "turn-passed", data: { left } });

/** All events of a game of nim: seven matches, seat 0 takes the last one. */
export const NIM: readonly WrittenEvent[] = [
  laid(7),
  takes(0, 3),
  passed(4),
  takes(1, 3),
  passed(1),
  takes(0, 1),
  { type: "game-ended", data: { loser: 0 } },
];

export const recordedNim = (events: readonly WrittenEvent[], terse = false): RecordedGame => {
  const header = { ...headerOf(nim as GameModel, 2), ...(terse ? { terse: true as const } : {}) };
  const read = readLog(bytesOf(recordOf(header, events)));
  if (!read.ok) throw new Error(read.problem.code);
  return read;
};

/** The events of nim that choices bring about, forced ones among them. */
export const playedNim = (choices: readonly WrittenEvent[]): readonly WrittenEvent[] =>
  specification(nim, headerOf(nim as GameModel, 2)).given(choices)
    .events as readonly WrittenEvent[];

export const startOf = ({ header }: RecordedGame, engine: EngineName = "table"): Start =>
  Result.getOrThrow(start(header, { games: TOYS, digest, engine }));
