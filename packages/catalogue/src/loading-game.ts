// Tells what a game's own modules throw while they are loaded: XState refuses a chart as it is made, for example, and
// what it says names no game and no file. Knows no game.
import { GameMistake } from "@assize/kernel-model";

/** Where a module could not be had at all: that says nothing about the game. */
const NOT_HAD = /dynamically imported module|module script|Cannot find (?:module|package)/i;
const OWN_FILE = /packages\/[\w./-]+:\d+/;
const OF_A_TARGET = /Child state|transition definition/;

const advice = (message: string): string =>
  OF_A_TARGET.test(message)
    ? 'a target is "#id" of a state that has this id, or the name of a state beside it'
    : "correct it there";

/** What `load` loads. Throws GameMistake, with the line of the game's own file, where that throws. */
export const loadingGame = async <T>(id: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (cause) {
    if (!(cause instanceof Error) || cause instanceof GameMistake || NOT_HAD.test(cause.message))
      throw cause;
    const [place = "one of its modules"] = OWN_FILE.exec(cause.stack ?? "") ?? [];
    const message = cause.message.replaceAll("\n", " ");
    throw new GameMistake(id, place, `${message}; ${advice(message)}`, { cause });
  }
};
