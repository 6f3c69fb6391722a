// Files of games of nim for these tests, and how they are audited here.
import { programOf, rowMaker, rowsOf } from "@assize/archive";
import type { Pool } from "@assize/archive/node";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { rulebookDigestInput, start } from "@assize/kernel-referee";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import { bytesOf } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import * as Result from "effect/Result";

export const PROGRAM = "nim/1";

const digest = (value: Json): string => digestJson(value, nodeHash);
const header = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digest(rulebookDigestInput(nim)),
    edition: digest(nim.edition.digestInput(nim.edition.reference)),
  },
});

/** The game of this seed, line by line. */
export const linesOf = (seed: number): readonly string[] =>
  play({
    start: Result.getOrThrow(start({ ...header, "x-seed": seed }, { games: [nim], digest })),
    bots: [randomBot, randomBot],
    random: seeded(seed),
    hash: nodeHash,
  }).lines;

/** Every fifth game lacks its last line but one. */
export const fileOfGames = (games: number): Uint8Array =>
  bytesOf(
    Array.from({ length: games }, (_, seed) =>
      linesOf(seed).filter((_line, at, { length }) => seed % 5 !== 2 || at !== length - 2),
    ).flat(),
  );

export const rowFor = rowMaker({
  optionsFor: () => ({ games: [nim as GameModel], hash: nodeHash }),
  hash: nodeHash,
  program: programOf([nim as GameModel], null, nodeHash),
  known: null,
});

/** Audits here and now; what is given as eaten ends the process, as a game may that takes all memory. */
export const poolHere = (eaten: string | null = null): Pool => ({
  room: () => Promise.resolve(),
  rowsOf: async (bytes) => {
    if (eaten !== null && new TextDecoder().decode(bytes).includes(eaten))
      process.kill(process.pid, "SIGKILL");
    return rowsOf(bytes, rowFor);
  },
  end: () => Promise.resolve(),
});
