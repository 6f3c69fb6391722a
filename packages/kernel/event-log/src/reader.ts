// Reads games from a stream of lines: tells headers from events, and goes on with the next header
// after a problem. Holds one game and one partial line at a time, whatever the file.
// Knows no game; it neither hashes nor asks whether the events make sense.
import { LIMITS } from "@assize/kernel-model";
import type { JsonObject } from "@assize/kernel-model";
import { envelopeProblem } from "./envelope.ts";
import { formatProblem, headerProblem } from "./header.ts";
import { looksLikeHeader, problemIn } from "./parse-line.ts";
import type { ParsedLine } from "./parse-line.ts";
import { readBlock, StoredLine } from "./read-block.ts";
import { atLine, lineProblem } from "./read-problem.ts";
import type { LineProblem, ReadProblem } from "./read-problem.ts";
import type { Envelope, Header, RawLine } from "./record.ts";
import { createLineSplitter } from "./split-lines.ts";

export interface RecordedEvent {
  readonly line: RawLine;
  readonly envelope: Envelope;
}

export interface RecordedGame {
  readonly ok: true;
  readonly header: Header;
  readonly headerLine: RawLine;
  readonly events: readonly RecordedEvent[];
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

/** A class and no literal: V8 keeps literals of which many were long-lived, and all they hold, for long. */
class ReadEvent implements RecordedEvent {
  readonly line: StoredLine;
  readonly envelope: Envelope;

  constructor(line: StoredLine, envelope: Envelope) {
    this.line = line;
    this.envelope = envelope;
  }
}

interface OpenGame {
  readonly header: Header;
  readonly headerLine: StoredLine;
  readonly events: ReadEvent[];
  bytes: number;
  torn: number | null;
}

export type ReadLimits = {
  readonly [L in "eventsPerGame" | "bytesPerGame" | "gamesPerFile"]: number;
};

/** Where the reader stands: before the first line, in a game, behind a problem, or stopped. */
type ReaderState = "start" | "game" | "skipping" | "stopped";

export const createGameReader = (limits: ReadLimits = LIMITS): GameReader => {
  let state: ReaderState = "start";
  let game: OpenGame | null = null;
  let games = 0;
  let lines = 0;
  let out: ReadGame[] = [];

  const fail = (line: number, problem: LineProblem): void => {
    out.push({ ok: false, problem: atLine(line, problem) });
    game = null;
    state = "skipping";
  };

  const finish = (): void => {
    if (game === null) return;
    const { header, headerLine, events, torn } = game;
    const stored = StoredLine.stored(headerLine, events);
    out.push({ ok: true, header, headerLine, events, stored, torn });
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
      const header = parsed.value as JsonObject as Header;
      const bytes = line.length + 1;
      game = { header, headerLine: line, events: [], bytes, torn: null };
      state = "game";
    } else fail(line.number, problem);
    if (games > limits.gamesPerFile) state = "stopped";
  };

  const add = (open: OpenGame, line: StoredLine, parsed: ParsedLine): void => {
    open.bytes += line.length + 1;
    const problem = problemIn(parsed, envelopeProblem) ?? problemOfSize(open, limits);
    if (problem !== null) return fail(line.number, problem);
    open.events.push(new ReadEvent(line, parsed.value as JsonObject as Envelope));
  };

  const take = (line: StoredLine, parsed: ParsedLine, terminated: boolean): void => {
    if (state === "stopped") return;
    if (isHeaderLine(line, parsed)) return begin(line, parsed);
    if (state === "start") return fail(line.number, parsed.problem ?? HEADER_MISSING);
    if (game === null) return;
    if (parsed.torn && !terminated) game.torn = line.number;
    else add(game, line, parsed);
  };

  const seeksHeader = (): boolean => state === "skipping" || state === "stopped";
  const splitter = createLineSplitter((block, terminated) => {
    if (state !== "stopped") lines += readBlock(block, terminated, lines, { take, seeksHeader });
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

const problemOfSize = (game: OpenGame, limits: ReadLimits): LineProblem | null => {
  if (game.events.length >= limits.eventsPerGame)
    return lineProblem("too-many-events", "$", { most: limits.eventsPerGame });
  if (game.bytes > limits.bytesPerGame)
    return lineProblem("too-large", "$", { most: limits.bytesPerGame });
  return null;
};

const tooManyGames = (limits: ReadLimits): LineProblem =>
  lineProblem("too-many-games", "$", { most: limits.gamesPerFile });

const EMPTY_FILE = lineProblem("empty-file", "$", {});

const HEADER_MISSING = lineProblem("header-missing", "$.format", {});
