// The chain of a record: each event names the hash of the line before it, as stored.
// Knows lines of bytes and what they claim; no game, and not what a broken chain is called.
import type { Envelope, RawLine, StoredGame } from "@assize/kernel-event-log";
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

/** Where a line's link stands in what a writer writes: `,"prev":"…"}`, at its very end. */
const BEFORE_LINK = new TextEncoder().encode(',"prev":"');
const LINK_CHARACTERS = 43;
const AFTER_LINK = new TextEncoder().encode('"}');
/** Bytes of the end of a line that holds its link. */
export const LINK_BYTES = BEFORE_LINK.length + LINK_CHARACTERS + AFTER_LINK.length;

/** True where a link stands at the end of the line that ends there, as a writer writes it. */
const hasLinkBefore = (block: Uint8Array, end: number): boolean => {
  const start = end - LINK_BYTES;
  for (let i = 0; i < BEFORE_LINK.length; i++)
    if (block[start + i] !== BEFORE_LINK[i]) return false;
  return block[end - 2] === AFTER_LINK[0] && block[end - 1] === AFTER_LINK[1];
};

const byteDecoder = new TextDecoder("latin1");

/**
 * How many events, from the first on, end with the hash of the line before, as a writer writes it. Of each of them that
 * can be read, the link is right: what ends an object so is a member of it. Nothing is parsed.
 */
export const countLinked = (
  { headerLine, stretches }: Pick<StoredGame, "headerLine" | "stretches">,
  hash: Hash,
): number => {
  let linked = 0;
  let link = "";
  let before = headerLine.bytes;
  for (const { block, text, start, ends } of stretches) {
    const { buffer, byteOffset } = block;
    const characters = text ?? byteDecoder.decode(block);
    let from = start;
    for (const end of ends) {
      link = hash(before);
      const at = end - AFTER_LINK.length - LINK_CHARACTERS;
      const stated = characters.slice(at, at + LINK_CHARACTERS);
      if (stated !== link || !hasLinkBefore(block, end)) return linked;
      linked++;
      // A view made so takes half as long as a subarray.
      before = new Uint8Array(buffer, byteOffset + from, end - from);
      from = end + 1;
    }
  }
  return linked;
};

/** Compares each event's `prev` with the hash of the stored line before it; the first `linked` were found right before. */
export const checkChain = (
  headerLine: RawLine,
  lines: readonly ChainedLine[],
  hash: Hash,
  linked = 0,
): ChainCheck => {
  const breaks: ChainBreak[] = [];
  const missing: number[] = [];
  let before = lines[linked - 1]?.line ?? headerLine;
  for (let index = linked; index < lines.length; index++) {
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
