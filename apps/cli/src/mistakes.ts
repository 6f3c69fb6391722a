// How a failure that is nobody's fault at the table is told: a mistake in a game, or one of ours. Knows no command.
import { GameMistake } from "@assize/kernel-model";
import { plainText } from "@assize/kernel-report";

/** Stands before the failure's own message. */
export const whoseMistake = (failure: unknown): string =>
  failure instanceof GameMistake ? "a mistake in a game" : "a defect of assize itself";

const ADVICE = {
  game: "Whoever wrote the game can put it right; nothing is said about the log or the players.\n",
  ours: "This is our mistake, not yours. Set ASSIZE_DEBUG=1 for details and report it.\n",
};

/** The failure in a line, and what to do about it or, where that is asked for, its stack. */
export const tellMistake = (failure: unknown, debug: boolean): string => {
  const what = failure instanceof Error ? failure.message : String(failure);
  const stack = failure instanceof Error ? failure.stack : undefined;
  const advice = failure instanceof GameMistake ? ADVICE.game : ADVICE.ours;
  const more = debug && stack !== undefined ? `${stack}\n` : advice;
  return `assize: ${whoseMistake(failure)}: ${plainText(what)}\n${more}`;
};
