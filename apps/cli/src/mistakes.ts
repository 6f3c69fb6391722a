// What a failure that is nobody's fault at the table is called: a mistake in a game, or one of ours.
import { GameMistake } from "@assize/kernel-model";

/** Stands before the failure's own message. */
export const whoseMistake = (failure: unknown): string =>
  failure instanceof GameMistake ? "a mistake in a game" : "a defect of assize itself";
