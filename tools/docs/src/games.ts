// The example games: whole games played by the greedy bots from fixed seeds. Knows how to play any game of the
// catalogue; makes text only.
import { setTable } from "@assize/catalogue";
import { gameNamed } from "@assize/catalogue/all";
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { play, seeded } from "@assize/kernel-simulation";

export interface ExampleGame {
  readonly name: string;
  readonly shows: string;
  /** Id of the game. */
  readonly game: string;
  readonly players: number;
  /** What the table chooses, as people write it. */
  readonly choices: Readonly<Record<string, string>>;
  readonly rulings: string;
  /** Single rulings on top of the set. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** Event types that the game must hold to show what it is there for. */
  readonly holds: readonly string[];
  readonly winner?: number | "dummy";
}

const NAMES = ["Alice", "Bruno", "Chloé", "Daria", "Emil"];

/** Plays one example game: its lines, without newlines. */
export const playExample = (example: ExampleGame): readonly string[] => {
  const { players, choices, seed, rulings, overrides = {} } = example;
  const { model, table, bots, defaultBot } = gameNamed(example.game)!;
  const { seats, ...set } = Result.getOrThrow(
    setTable(table, { players, choices }, (below) => seed % below),
  );
  const header = newHeader(
    model,
    {
      ...set,
      seats: seats.map((seat, index) => ({ ...seat, name: NAMES[index]! })),
      rulings: { set: rulings, overrides },
    },
    nodeHash,
  );
  const digest = (value: Json): string => digestJson(value, nodeHash);
  const started = start(header, { games: [model], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const { bot } = bots[defaultBot]!;
  return play({
    start: started.success,
    bots: seats.map(() => bot),
    random: seeded(seed),
    hash: nodeHash,
  }).lines;
};
