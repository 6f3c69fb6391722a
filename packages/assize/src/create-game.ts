// The beginning of a game that is recorded, in one call: its header, whether it can be played so, and its log in a store. Knows no game.
import type { AppendConflict, EventStore, StorageProblem } from "@assize/kernel-event-log";
import { digestJson, type Hash } from "@assize/kernel-integrity";
import type { GameModel, Json } from "@assize/kernel-model";
import { createStored, newHeader, type Recorded, type TableChoices } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-referee";
import * as Result from "effect/Result";

export interface CreateGameOptions extends TableChoices {
  readonly game: GameModel;
  readonly store: EventStore;
  /** The log's name in the store. */
  readonly log: string;
  readonly hash: Hash;
}

type Started = ReturnType<typeof start>;

/** Why there is no game: it cannot be played so, or the store did not take it. */
export type NotCreated = Result.Result.Failure<Started> | StorageProblem | AppendConflict;

/** Begins a game, keeps its header and what it forces at once, and answers the recording that choices are submitted to. */
export const createGame = async ({
  game,
  store,
  log,
  hash,
  ...choices
}: CreateGameOptions): Promise<Result.Result<Recorded, NotCreated>> => {
  const digest = (value: Json): string => digestJson(value, hash);
  const started = start(newHeader(game, choices, hash), { games: [game], digest });
  if (Result.isFailure(started)) return Result.fail(started.failure);
  return createStored(store, log, started.success, hash);
};
