// How a failure is printed that no player and no file caused: a mistake in a game, or one of ours. Knows no command.
import { GameMistake } from "@assize/kernel-model";

/** Stands before the failure's own message. */
export const whoseMistake = (failure: unknown): string =>
  failure instanceof GameMistake ? "a mistake in a game" : "a defect of assize itself";

const ADVICE = {
  game: "Whoever wrote the game can put it right; nothing is said about the log or the players.",
  ours: "This is our mistake, not yours. Set ASSIZE_DEBUG=1 for details and report it.",
};

/** The failure in a line, and what to do about it or, where that is asked for, its stack: one text a line. */
export const tellMistake = (failure: unknown, debug: boolean): readonly string[] => {
  const what = failure instanceof Error ? failure.message : String(failure);
  const stack = failure instanceof Error ? failure.stack : undefined;
  const advice = failure instanceof GameMistake ? ADVICE.game : ADVICE.ours;
  const more = debug && stack !== undefined ? stack.split("\n") : [advice];
  return [`assize: ${whoseMistake(failure)}: ${what}`, ...more];
};
