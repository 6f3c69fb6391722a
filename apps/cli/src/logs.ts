// From a log (a file, standard input), or a file in which others keep games, to recorded games, one after another, with flat memory.
// Knows the record, no game.
import type { ReadGame, RecordedGame, StorageProblem } from "@assize/kernel-event-log";
import { readGamesFromFile, readGamesFromInput } from "@assize/kernel-event-log/node";
import { readProblemInWords } from "@assize/kernel-report";
import { endingOf, filedGames, type FiledGame } from "./filed-games.ts";
import { pathOf, STANDARD_INPUT } from "./files.ts";
import { type Session, Trouble } from "./session.ts";

/** Why a file could not be read, or not to its end. */
export type UnreadLog = Pick<StorageProblem, "code" | "message">;

/** A game as it was read, or why there is none. */
type Found =
  | {
      readonly read: ReadGame;
      /** The file that the log was made of; left out where the file is the log. */
      readonly source?: FiledGame["source"];
    }
  | { readonly missing: UnreadLog };

/** One game of one log, or why there is none. */
export type FoundGame = Found & { readonly log: string; readonly number: number };

const readingOf = (log: string, session: Session) => {
  const ending = endingOf(log);
  if (ending !== undefined) return filedGames(log, ending, session);
  return log === STANDARD_INPUT
    ? readGamesFromInput(session.input, pathOf(log))
    : readGamesFromFile(log);
};

/** The games of a file or of standard input; a failure of it is an item. */
async function* gamesIn(log: string, session: Session): AsyncGenerator<Found, void> {
  for await (const read of readingOf(log, session))
    if ("storage" in read) yield { missing: read.storage };
    else yield "read" in read ? read : { read };
}

/** The games of one log, as they are read. What cannot be read is one item, never an exception. */
export async function* gamesOf(log: string, session: Session): AsyncGenerator<FoundGame> {
  let number = 0;
  for await (const found of gamesIn(log, session)) yield { ...found, log, number: ++number };
}

/** The game asked for; without a number, the only one. */
export const oneGame = async (
  log: string,
  number: number | undefined,
  session: Session,
): Promise<RecordedGame> => {
  let first: RecordedGame | undefined;
  for await (const found of gamesOf(log, session)) {
    if (found.number < (number ?? 1)) continue;
    if (first !== undefined)
      throw new Trouble(`${pathOf(log)} holds several games; say which with --game-number`);
    if ("missing" in found) throw new Trouble(found.missing.message);
    if (!found.read.ok)
      throw new Trouble(`${pathOf(log)}: ${readProblemInWords(found.read.problem, "en")}`);
    if (number !== undefined) return found.read;
    first = found.read;
  }
  if (first !== undefined) return first;
  throw new Trouble(`${pathOf(log)} has no game ${number}; games are counted from 1`);
};
