// The game that is asked for in a file in which others keep games (PGN), as the log that is made of it. Loaded with the first such
// file, as the reader of its notation is. Knows no notation and no game.
import { bytesOfLines, isLog, logsNoted, type NotedLog } from "@assize/catalogue/noted-logs";
import { loadNotation, type NotationEnding, type NotedProblem } from "@assize/catalogue/notations";
import { decodedText, isUtf16 } from "@assize/catalogue/noted-text";
import { readGames } from "@assize/kernel-event-log";
import type { Language } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import type { Desk } from "./desk.ts";
import { type Found, NOTHING_STATED } from "./found.ts";
import { messagesIn } from "./messages/messages.ts";
import { Trouble } from "./trouble.ts";

/** So many things that are wrong with a text are told. */
const MOST_TOLD = 20;

const told = (problems: readonly NotedProblem[], language: Language): readonly string[] => {
  const say = messagesIn(language);
  const lines = problems.map(({ place, message }) => say.inText(place.line, message));
  const all = [...new Set(lines)];
  const more = all.length - MOST_TOLD;
  return more > 0 ? [...all.slice(0, MOST_TOLD), say.andMore(more)] : all;
};

const foundIn = (log: NotedLog, games: number, language: Language): Found => {
  const [read] = readGames(bytesOfLines(log.lines));
  const { problems, unknown } = log;
  const all = unknown === null ? problems : [...problems, unknown];
  return {
    read: read!,
    games,
    stated: NOTHING_STATED,
    text: { lines: told(all, language), isWhole: log.isWhole && unknown === null },
  };
};

export interface NotedFile {
  readonly bytes: Uint8Array;
  readonly ending: NotationEnding;
  /** From 1. */
  readonly number: number;
  readonly language: Language;
}

/** The game with this number; null where the file is a log, whatever its name says. */
export const findNoted = async (
  { bytes, ending, number, language }: NotedFile,
  desk: Desk,
): Promise<Found | null> => {
  const say = messagesIn(language);
  if (isUtf16(bytes)) throw new Trouble("unreadable", say.notUtf8);
  const text = decodedText(bytes);
  if (isLog(text)) return null;
  const notation = await loadNotation(ending);
  const game = await desk.games.load(notation.game, language);
  if (game === null) throw new Trouble("unknown-game", say.unknownGame(desk.games.ids));
  let games = 0;
  let wanted: NotedLog | undefined;
  const toRead = { text, firstLine: 1, language, seen: new Map<number, number>() };
  for (const one of logsNoted(notation, toRead, (choices) =>
    newHeader(game.model, choices, desk.hash),
  )) {
    if ("unread" in one)
      throw new Trouble("unreadable", say.notNoted(ending), told(one.unread, language));
    games++;
    if (games === number) wanted = one;
  }
  if (wanted !== undefined) return foundIn(wanted, games, language);
  throw new Trouble("unreadable", games === 0 ? say.empty : say.noSuchGame(number, games));
};
