// A new table of a game, set as its form does where nobody wishes for anything. What is decided by lot is drawn from the seed.
import { type PlayableGame, setTable } from "@assize/catalogue";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { newHeader } from "@assize/kernel-recorder";
import { forcedSteps, type Situation, start } from "@assize/kernel-referee";
import { drawForTable } from "@assize/kernel-simulation";
import * as Result from "effect/Result";

type TableGame = Pick<PlayableGame, "model" | "table">;

export const tableOf = ({ model, table }: TableGame, seed: number): Situation => {
  const set = Result.getOrThrow(setTable(table, {}, drawForTable(seed)));
  const header = newHeader(model, set, nodeHash);
  const digest = (value: Parameters<typeof digestJson>[0]): string => digestJson(value, nodeHash);
  const { game, position } = Result.getOrThrow(start(header, { games: [model], digest }));
  const forced = forcedSteps(game, position);
  return { game, seats: set.seats.length, position: forced.at(-1)?.position ?? position };
};
