// Games of nim for these tests, and how they are audited.
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { rulebookDigestInput, start } from "@assize/kernel-referee";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import { programOf } from "../src/index.ts";
import { bytesOf } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import * as Result from "effect/Result";

const digest = (value: Json): string => digestJson(value, nodeHash);

const header = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digest(rulebookDigestInput(nim)),
    edition: digest(nim.edition.digestInput(nim.edition.reference)),
  },
});

/** The game of this seed, line by line. */
export const linesOfGame = (seed: number): readonly string[] =>
  play({
    // Two games may be played alike.
    start: Result.getOrThrow(start({ ...header, "x-seed": seed }, { games: [nim], digest })),
    bots: [randomBot, randomBot],
    random: seeded(seed),
    hash: nodeHash,
  }).lines;

/** A file of the games of the seeds 0, 1, …; every seventh lacks its third line. */
export const fileOfGames = (games: number): Uint8Array =>
  bytesOf(
    Array.from({ length: games }, (_, seed) =>
      linesOfGame(seed).filter((_line, index) => seed % 7 !== 3 || index !== 2),
    ).flat(),
  );

export const GAMES: readonly GameModel[] = [nim as GameModel];
export const optionsFor = () => ({ games: GAMES, hash: nodeHash });
/** Nobody has read the code of these tests. */
export const program = programOf(GAMES, null, nodeHash);
