// From a block of lines to its lines, parsed one by one. Knows neither header nor event.
// A block of pure ASCII is decoded at once, since positions in bytes and text are then the same.
import { decodeText, parseLine, parseText } from "./parse-line.ts";
import type { ParsedLine } from "./parse-line.ts";
import type { RawLine } from "./record.ts";
import { NEWLINE } from "./split-lines.ts";

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
}

/** Parses all lines of a block and returns how many there were. */
export const readBlock = (
  block: Uint8Array,
  terminated: boolean,
  firstNumber: number,
  take: TakeParsed,
): number => {
  const text = decodeText(block);
  const ascii = text !== null && text.length === block.length;
  let number = firstNumber;
  for (let start = 0; start < block.length;) {
    const newline = ascii ? text.indexOf("\n", start) : block.indexOf(NEWLINE, start);
    const end = newline < 0 ? block.length : newline;
    const parsed = ascii
      ? parseText(text.slice(start, end), block, start, end)
      : parseLine(block.subarray(start, end));
    take(new StoredLine(number++, block, start, end), parsed, terminated);
    start = end + 1;
  }
  return number - firstNumber;
};
