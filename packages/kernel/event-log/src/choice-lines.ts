// Choices as they are handed to a recorder: lines of JSON with an event's type, seat and data, before it has a number
// and a link. Knows no game and no event type.
import type { WrittenEvent } from "@assize/kernel-model";
import { choiceProblem } from "./envelope.ts";
import { parseLine, problemIn } from "./parse-line.ts";
import type { LineProblem } from "./read-problem.ts";
import { createLineSplitter, NEWLINE } from "./split-lines.ts";

/** A decision or an outcome of chance, its shape checked and nothing else. */
export interface WrittenChoice extends WrittenEvent {
  /** ISO 8601 in UTC; never decides anything. */
  readonly at?: string;
  /** The last event that its sender knew, 0 where that was none; it is meant for the position after that event alone. */
  readonly after?: number;
}

/** One line of the input. `line` is counted from 1. */
export type ReadChoice =
  | { readonly line: number; readonly ok: true; readonly choice: WrittenChoice }
  | {
      readonly line: number;
      readonly ok: false;
      readonly problem: LineProblem;
      /** The input ended before the line did. */
      readonly torn: boolean;
    };

export interface ChoiceReader {
  /** The chunk must not be changed afterwards. Answers the lines that it completes. */
  readonly push: (chunk: Uint8Array) => readonly ReadChoice[];
  /** What follows the last newline, if anything does. */
  readonly end: () => readonly ReadChoice[];
}

/** Reads a stream of lines. Keeps one partial line of at most `LIMITS.lineBytes`. */
export const createChoiceReader = (): ChoiceReader => {
  let line = 0;
  let found: ReadChoice[] = [];

  const read = (bytes: Uint8Array, terminated: boolean): void => {
    line++;
    const parsed = parseLine(bytes);
    const problem = problemIn(parsed, choiceProblem);
    found.push(
      problem === null
        ? { line, ok: true, choice: parsed.value as unknown as WrittenChoice }
        : { line, ok: false, problem, torn: !terminated && parsed.torn },
    );
  };

  const splitter = createLineSplitter((block, terminated) => {
    let start = 0;
    for (let end = block.indexOf(NEWLINE); end >= 0; end = block.indexOf(NEWLINE, start)) {
      read(block.subarray(start, end), true);
      start = end + 1;
    }
    if (!terminated) read(block.subarray(start), false);
  });

  const taken = (): readonly ReadChoice[] => {
    const answer = found;
    found = [];
    return answer;
  };

  return {
    push: (chunk) => {
      splitter.push(chunk);
      return taken();
    },
    end: () => {
      splitter.end();
      return taken();
    },
  };
};
