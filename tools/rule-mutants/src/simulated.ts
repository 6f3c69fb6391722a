// Games played by bots, as lines. Knows the kernel's way of playing; no particular game.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { newHeader, type TableChoices } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import { type Bot, play, seeded } from "@assize/kernel-simulation";

const digest = (value: Json): string => digestJson(value, nodeHash);

/** One game; the same choices, bot and seed give the same lines. */
export const simulated = (
  model: GameModel,
  choices: TableChoices,
  bot: Bot<any>, // which view a bot sees is its own game's business
  seed: number,
): readonly string[] => {
  const header = newHeader(model, choices, nodeHash);
  const started = start(header, { games: [model], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const bots = header.seats.map(() => bot);
  return play({ start: started.success, bots, random: seeded(seed), hash: nodeHash }).lines;
};
