// From a block of lines to its lines. Which of them may begin a game is found by one search of the block; only those are
// parsed here. Knows neither header nor event.
import { decodeText, parseLine } from "./parse-line.ts";
import type { ParsedLine } from "./parse-line.ts";
import { StoredLine, type Stretch } from "./stored-lines.ts";

export interface BlockReader {
  /** True where every line is to be parsed, and not only those that may begin a game. */
  readonly parsesAll: () => boolean;
  readonly take: (line: StoredLine, parsed: ParsedLine, terminated: boolean) => void;
  /** Lines that surely begin no game, which are not parsed; `number` is that of the first. */
  readonly pass: (number: number, lines: Stretch) => void;
}

const byteDecoder = new TextDecoder("latin1");

/** In a header's first member, unless something in it is written with a backslash. V8 finds it six times as fast as with a quotation mark. */
const FORMAT = "format";

/** Asks of one place after the other, in their order, where the text next holds something; at its end where it does not. */
const finderOf = (text: string, sought: string): ((from: number) => number) => {
  let next = -1;
  return (from) => {
    if (next < from) next = text.indexOf(sought, from);
    return next < 0 ? (next = text.length) : next;
  };
};

/** Gives out the lines of a block and returns how many there were. */
export const readBlock = (
  block: Uint8Array,
  terminated: boolean,
  firstNumber: number,
  { parsesAll, take, pass }: BlockReader,
): number => {
  const decoded = decodeText(block);
  const text = decoded?.length === block.length ? decoded : null;
  // One character a byte, so that positions fit; what is no ASCII is not looked for.
  const characters = text ?? byteDecoder.decode(block);
  const nextFormat = finderOf(characters, FORMAT);
  const nextEscape = finderOf(characters, "\\");
  let number = firstNumber;
  for (let start = 0; start < block.length;) {
    const parsesNext = !terminated || parsesAll();
    const odd = parsesNext ? start : Math.min(nextFormat(start), nextEscape(start));
    const first = start;
    const ends: number[] = [];
    let end = endOfLine(characters, start);
    for (; end < odd; end = endOfLine(characters, start)) {
      ends.push(end);
      start = end + 1;
    }
    if (ends.length > 0) {
      pass(number, { block, text, start: first, ends });
      number += ends.length;
    }
    if (start >= block.length) break;
    const line = new StoredLine(number++, block, start, end);
    take(line, parseLine(line.bytes), terminated);
    start = end + 1;
  }
  return number - firstNumber;
};

const endOfLine = (characters: string, start: number): number => {
  const newline = characters.indexOf("\n", start);
  return newline < 0 ? characters.length : newline;
};
