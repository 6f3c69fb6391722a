// The chain of a record: each event names the hash of the line before it, as stored.
// Knows lines of bytes and what they claim; no game, and not what a broken chain is called.
import type { Envelope, RawLine } from "@assize/kernel-event-log";
import type { Hash } from "./hash.ts";

/** An event line and what it claims: the only member read is `prev`. */
export interface ChainedLine {
  readonly line: RawLine;
  readonly envelope: Pick<Envelope, "prev">;
}

export interface ChainBreak {
  /** Index of the event in its game, from 0. */
  readonly index: number;
  readonly expected: string;
  readonly recorded: string;
}

export interface ChainCheck {
  /** False where no event names its predecessor: then there is nothing to break. */
  readonly chained: boolean;
  /** Events whose `prev` is not the hash of the line before. */
  readonly breaks: readonly ChainBreak[];
  /** Indices of events without `prev` in a chained game. */
  readonly missing: readonly number[];
}

/** What the line after this one has to name. */
export const linkOf = (line: Uint8Array | string, hash: Hash): string => hash(line);

/** Compares each event's `prev` with the hash of the stored line before it. */
export const checkChain = (
  headerLine: RawLine,
  lines: readonly ChainedLine[],
  hash: Hash,
): ChainCheck => {
  const breaks: ChainBreak[] = [];
  const missing: number[] = [];
  let before = headerLine;
  for (let index = 0; index < lines.length; index++) {
    const { line, envelope } = lines[index]!;
    const recorded = envelope.prev;
    if (recorded === undefined) missing.push(index);
    else {
      const expected = linkOf(before.bytes, hash);
      if (expected !== recorded) breaks.push({ index, expected, recorded });
    }
    before = line;
  }
  const chained = missing.length < lines.length;
  return { chained, breaks, missing: chained ? missing : [] };
};
