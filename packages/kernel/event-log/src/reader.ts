// Reads games from a stream of lines: tells headers from events, and goes on with the next header
// after a problem. Holds one game and one partial line at a time, whatever the file. Events stay unparsed until somebody asks.
// Knows no game; it neither hashes nor asks whether the events make sense.
import { LIMITS } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { formatProblem, headerProblem } from "./header.ts";
import { looksLikeHeader } from "./parse-line.ts";
import type { ParsedLine } from "./parse-line.ts";
import { readBlock } from "./read-block.ts";
import { atLine, lineProblem } from "./read-problem.ts";
import type { LineProblem, ReadProblem } from "./read-problem.ts";
import type { Header, RawLine } from "./record.ts";
import { createLineSplitter } from "./split-lines.ts";
import { type RecordedEvent, StoredGame } from "./stored-game.ts";
import { putLines, type StoredLine, type Stretch } from "./stored-lines.ts";

export interface RecordedGame {
  readonly ok: true;
  readonly header: Header;
  readonly headerLine: RawLine;
  readonly events: readonly RecordedEvent[];
  /** How many events there are, for whoever does not need them themselves. */
  readonly length: number;
  /** Of the last event; the header's where there is none. */
  readonly lastLine: RawLine;
  /**
   * The game's bytes as they are stored, in pieces: from the first byte of the header to the newline of the last line,
   * if that has one. What was left out is not among them.
   */
  readonly stored: readonly Uint8Array[];
  /**
   * Index of the line after the last event, where that line was left out: the last line, cut off while it was
   * written, or one that begins like a header and cannot be read, so that its content is unknown. Else null.
   */
  readonly torn: number | null;
}

/** A game that cannot be read; nothing of it is given out. */
export interface UnreadableGame {
  readonly ok: false;
  readonly problem: ReadProblem;
}

export type ReadGame = RecordedGame | UnreadableGame;

/** Games come out as soon as the next one begins. Chunks must not be changed after `push`. */
export interface GameReader {
  readonly push: (chunk: Uint8Array) => readonly ReadGame[];
  readonly end: () => readonly ReadGame[];
}

/** The game's header, where that could be read; asks nothing of its events. */
export const headerOf = (read: ReadGame): Header | null => ("header" in read ? read.header : null);

/** The game as it is stored, where a reader made it; null for a value that somebody else made. */
export const asStored = (read: ReadGame): StoredGame | null =>
  (read as unknown) instanceof StoredGame ? (read as unknown as StoredGame) : null;

interface OpenGame {
  readonly header: Header;
  readonly headerLine: StoredLine;
  readonly stretches: Stretch[];
  events: number;
  bytes: number;
  torn: number | null;
}

export type ReadLimits = {
  readonly [L in "eventsPerGame" | "bytesPerGame" | "gamesPerFile"]: number;
};

const newGame = (header: Header, headerLine: StoredLine): OpenGame => ({
  header,
  headerLine,
  stretches: [],
  events: 0,
  bytes: headerLine.length + 1,
  torn: null,
});

/** What was read of a game, as others know it. */
const stored = ({ header, headerLine, stretches, torn }: OpenGame): ReadGame =>
  new StoredGame(header, headerLine, stretches, torn) as unknown as ReadGame;

/** Where the reader stands: before the first line, in a game, behind a problem, or stopped. */
type ReaderState = "start" | "game" | "skipping" | "stopped";

export const createGameReader = (limits: ReadLimits = LIMITS): GameReader => {
  let state: ReaderState = "start";
  let game: OpenGame | null = null;
  let games = 0;
  let lines = 0;
  let out: ReadGame[] = [];

  const refuse = (problem: ReadProblem): void => {
    out.push({ ok: false, problem });
    game = null;
    state = "skipping";
  };
  const fail = (line: number, problem: LineProblem): void => refuse(atLine(line, problem));

  const finish = (): void => {
    if (game !== null) out.push(stored(game));
    game = null;
  };

  const begin = (line: StoredLine, parsed: ParsedLine): void => {
    const unread = problemOfHeader(parsed);
    // A header of another format is whole: it says that another game begins.
    if (game !== null && unread !== null && unread.code !== "format-unknown")
      game.torn = line.number;
    finish();
    games++;
    const problem = games > limits.gamesPerFile ? tooManyGames(limits) : unread;
    if (problem === null) {
      game = newGame(parsed.value as JsonObject as Header, line);
      state = "game";
    } else fail(line.number, problem);
    if (games > limits.gamesPerFile) state = "stopped";
  };

  const add = (number: number, lines: Stretch): void => {
    if (game === null) return;
    const { events, bytes } = game;
    putLines(game.stretches, lines);
    game.events += lines.ends.length;
    game.bytes += lines.ends.at(-1)! + 1 - lines.start;
    if (isWithin(game, limits)) return;
    const over = firstBeyond({ events, bytes }, lines, limits);
    // A line that cannot be read, up to the first one beyond a limit, is told first.
    const read = stored(game);
    const beyond = atLine(number + over.index, over.problem);
    refuse(read.ok || read.problem.line > beyond.line ? beyond : read.problem);
  };

  const take = (line: StoredLine, parsed: ParsedLine, terminated: boolean): void => {
    if (state === "stopped") return;
    if (isHeaderLine(line, parsed)) return begin(line, parsed);
    if (state === "start") return fail(line.number, parsed.problem ?? HEADER_MISSING);
    if (game !== null && parsed.torn && !terminated) game.torn = line.number;
    else add(line.number, { block: line.block, text: null, start: line.start, ends: [line.end] });
  };

  const parsesAll = (): boolean => state === "start";
  const splitter = createLineSplitter((block, terminated) => {
    if (state !== "stopped")
      lines += readBlock(block, terminated, lines, { parsesAll, take, pass: add });
  });
  const drain = (): readonly ReadGame[] => {
    const drained = out;
    out = [];
    return drained;
  };

  return {
    push: (chunk) => {
      splitter.push(chunk);
      return drain();
    },
    end: () => {
      splitter.end();
      if (lines === 0) fail(0, EMPTY_FILE);
      finish();
      return drain();
    },
  };
};

const isHeaderLine = (line: StoredLine, parsed: ParsedLine): boolean =>
  parsed.value === null ? looksLikeHeader(line.bytes) : parsed.value["format"] !== undefined;

const problemOfHeader = ({ value, problem }: ParsedLine): LineProblem | null =>
  value === null ? problem : (formatProblem(value) ?? problem ?? headerProblem(value));

type Size = Pick<OpenGame, "events" | "bytes">;

const isWithin = ({ events, bytes }: Size, limits: ReadLimits): boolean =>
  events <= limits.eventsPerGame && bytes <= limits.bytesPerGame;

/** Which of these lines a game of that size can hold no more, and why. Requires that there is one. */
const firstBeyond = ({ events, bytes }: Size, { start, ends }: Stretch, limits: ReadLimits) => {
  const isBeyond = (end: number, index: number): boolean =>
    !isWithin({ events: events + index + 1, bytes: bytes + end + 1 - start }, limits);
  const index = ends.findIndex(isBeyond);
  const problem =
    events + index + 1 > limits.eventsPerGame
      ? lineProblem("too-many-events", "$", { most: limits.eventsPerGame })
      : lineProblem("too-large", "$", { most: limits.bytesPerGame });
  return { index, problem };
};

const tooManyGames = (limits: ReadLimits): LineProblem =>
  lineProblem("too-many-games", "$", { most: limits.gamesPerFile });

const EMPTY_FILE = lineProblem("empty-file", "$", {});

const HEADER_MISSING = lineProblem("header-missing", "$.format", {});
