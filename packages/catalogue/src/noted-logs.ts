// From the text of games that others wrote down (PGN) to games as a log has them: terse, without a chain, with what the text says
// besides in `x-` members. Knows no game and no file: how a text is read comes from its notation.
import type { Header } from "@assize/kernel-event-log";
import { isJsonObject, isUnknown, type Json, LIMITS } from "@assize/kernel-model";
import {
  choicesNoted,
  type GameNotation,
  linesOfNoted,
  type NotedGame,
  type NotedProblem,
  type Place,
  type TextToRead,
  type UnreadText,
  withoutRemarks,
} from "./notations.ts";

/** Where the parts of a game stand in the file that it was read from. */
export interface NotedSource {
  readonly start: Place;
  /** Of each event. */
  readonly events: readonly Place[];
}

/** Where an event stands; of none, and of one that is missing at the end, the nearest that does. */
export const placeOfEvent = ({ start, events }: NotedSource, seq: number): Place =>
  events[Math.min(seq, events.length) - 1] ?? start;

/** A game of such a text: its log, and what is wrong with its text. */
export interface NotedLog {
  /** The header first. */
  readonly lines: readonly string[];
  readonly source: NotedSource;
  readonly problems: readonly NotedProblem[];
  /** True where all of the text stands in the log: the problems are remarks. */
  readonly isWhole: boolean;
  /** The first value that the log does not know: what comes after it mostly follows from that. Null where there is none. */
  readonly unknown: NotedProblem | null;
}

/** The header of a new game of today with these choices; what the text says of rules and edition comes before it. */
export type OwnHeader = (choices: ReturnType<typeof choicesNoted>) => Header;

const encoder = new TextEncoder();

/** A character takes three bytes at most, so that hardly any line is written out to be measured. */
const isTooLong = (line: string): boolean =>
  3 * line.length > LIMITS.lineBytes && encoder.encode(line).length > LIMITS.lineBytes;

/** The lines that are longer than one of a log may be. */
const tooLongIn = (lines: readonly string[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line, at) => (isTooLong(line) ? [at] : [])));

/** A game that a log can hold: what is said beside it may be too long for that, and is left out then. */
const fitted = (noted: NotedGame, lines: readonly string[]): NotedGame => {
  const tooLong = tooLongIn(lines);
  if (tooLong.size === 0) return noted;
  const left = [...tooLong].map((line) => ({
    place: line === 0 ? noted.place : noted.events[line - 1]!.place,
    message: `what is said beside this ${line === 0 ? "game (tags and comments)" : "event (comments and variations)"} is longer than ${LIMITS.lineBytes} bytes; it is left out, and the game is read without it`,
  }));
  const { problems, ...game } = withoutRemarks(noted, tooLong);
  return { ...game, problems: [...problems, ...left] };
};

const reasonIn = (data: Json): string | undefined => {
  if (isUnknown(data)) return data.$unknown;
  return isJsonObject(data) ? Object.values(data).find(isUnknown)?.$unknown : undefined;
};

const firstUnknown = ({ events }: NotedGame): NotedProblem | null => {
  for (const { event, place } of events) {
    const message = reasonIn(event.data);
    if (message !== undefined) return { place, message };
  }
  return null;
};

/** A header as our writers begin it: a log, whatever its name says. */
export const isLog = (text: string): boolean => /^\uFEFF?\s*\{"format":"assize-log/.test(text);

/** Every game of a text, lazily. */
export function* logsNoted(
  { read }: Pick<GameNotation, "read">,
  text: TextToRead,
  own: OwnHeader,
): Generator<NotedLog | UnreadText, void, undefined> {
  const linesOf = (noted: NotedGame): readonly string[] =>
    linesOfNoted(own(choicesNoted(noted)), noted);
  for (const noted of read(text)) {
    if ("unread" in noted) {
      yield noted;
      return;
    }
    const lines = linesOf(noted);
    const game = fitted(noted, lines);
    yield {
      lines: game === noted ? lines : linesOf(game),
      source: { start: noted.place, events: noted.events.map(({ place }) => place) },
      problems: game.problems,
      isWhole: game.problems.every(({ isRemark }) => isRemark === true),
      unknown: firstUnknown(noted),
    };
  }
}

/** The bytes of a log of these lines. */
export const bytesOfLines = (lines: readonly string[]): Uint8Array =>
  encoder.encode(`${lines.join("\n")}\n`);
