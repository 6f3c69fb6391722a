// From a block of lines to its lines, parsed one by one. Knows neither header nor event.
// A block of pure ASCII is decoded at once, since positions in bytes and text are then the same.
import { decodeText, parseLine, parseText } from "./parse-line.ts";
import type { ParsedLine } from "./parse-line.ts";
import type { RawLine } from "./record.ts";

export type TakeParsed = (line: StoredLine, parsed: ParsedLine, terminated: boolean) => void;

/** A line as a stretch of its block; the view is made when somebody asks for it. */
export class StoredLine implements RawLine {
  readonly number: number;
  readonly #block: Uint8Array;
  readonly #start: number;
  readonly #end: number;

  constructor(number: number, block: Uint8Array, start: number, end: number) {
    this.number = number;
    this.#block = block;
    this.#start = start;
    this.#end = end;
  }

  get length(): number {
    return this.#end - this.#start;
  }

  get bytes(): Uint8Array {
    return this.#block.subarray(this.#start, this.#end);
  }

  /**
   * The stored bytes of a header and the lines that follow it, each with its newline (which the last line of a file
   * may lack): one after the other, in as few pieces as their blocks allow.
   */
  static stored(header: StoredLine, events: readonly FollowingLine[]): readonly Uint8Array[] {
    const pieces: Uint8Array[] = [];
    let first = header;
    let last = header;
    // What lies between the first and the last line of one block are their newlines.
    const cut = (): void => void pieces.push(first.#block.subarray(first.#start, last.#end + 1));
    for (let i = 0; i < events.length; i++) {
      const { line } = events[i]!;
      if (line.#block !== last.#block) {
        cut();
        first = line;
      }
      last = line;
    }
    cut();
    return pieces;
  }
}

interface FollowingLine {
  readonly line: StoredLine;
}

export interface BlockReader {
  readonly take: TakeParsed;
  /** True while only a header is of interest: then lines that cannot be one are not parsed. */
  readonly seeksHeader: () => boolean;
}

const byteDecoder = new TextDecoder("latin1");

/** Parses the lines of a block and returns how many there were. */
export const readBlock = (
  block: Uint8Array,
  terminated: boolean,
  firstNumber: number,
  { take, seeksHeader }: BlockReader,
): number => {
  const text = decodeText(block);
  const ascii = text !== null && text.length === block.length;
  // One character a byte, so that positions fit; what is no ASCII is not looked for.
  const plain = ascii ? text : byteDecoder.decode(block);
  let number = firstNumber;
  for (let start = 0; start < block.length;) {
    const newline = plain.indexOf("\n", start);
    const end = newline < 0 ? block.length : newline;
    if (seeksHeader() && !mayBeHeader(plain.slice(start, end))) {
      number++;
      start = end + 1;
      continue;
    }
    const parsed = ascii
      ? parseText(plain.slice(start, end), block, start, end)
      : parseLine(block.subarray(start, end));
    take(new StoredLine(number++, block, start, end), parsed, terminated);
    start = end + 1;
  }
  return number - firstNumber;
};

/** False for most lines that surely are no header. */
const mayBeHeader = (line: string): boolean => line.includes("format") || line.includes("\\");
