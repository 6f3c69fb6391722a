// From a block of lines to its lines. Which of them may begin a game is found by one search of the block; only those are
// parsed here. Knows neither header nor event.
import { decodeText, parseLine } from "./parse-line.ts";
import type { ParsedLine } from "./parse-line.ts";
import { StoredLine } from "./stored-lines.ts";

export interface BlockReader {
  /** True where every line is to be parsed, and not only those that may begin a game. */
  readonly parsesAll: () => boolean;
  readonly take: (line: StoredLine, parsed: ParsedLine, terminated: boolean) => void;
  /** A line that surely begins no game, which is not parsed. */
  readonly pass: (number: number, block: Uint8Array, start: number, end: number) => void;
}

const byteDecoder = new TextDecoder("latin1");

/** The bytes with one character each, so that positions fit; what is no ASCII is not looked for. */
const asCharacters = (block: Uint8Array): string => {
  const text = decodeText(block);
  return text !== null && text.length === block.length ? text : byteDecoder.decode(block);
};

/** Asks of one place after the other, in their order, whether the text holds something between start and end. */
const finderOf = (text: string, sought: string): ((start: number, end: number) => boolean) => {
  let next = text.indexOf(sought);
  return (start, end) => {
    if (next >= 0 && next < start) next = text.indexOf(sought, start);
    return next >= 0 && next < end;
  };
};

/** How a header's first member ends, unless something in it is written with a backslash. */
const FORMAT = 'format"';

/** Gives out the lines of a block and returns how many there were. */
export const readBlock = (
  block: Uint8Array,
  terminated: boolean,
  firstNumber: number,
  { parsesAll, take, pass }: BlockReader,
): number => {
  const text = asCharacters(block);
  const namesFormat = finderOf(text, FORMAT);
  const escapes = finderOf(text, "\\");
  let number = firstNumber;
  for (let start = 0; start < block.length;) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? block.length : newline;
    if (!terminated || namesFormat(start, end) || escapes(start, end) || parsesAll())
      take(
        new StoredLine(number, block, start, end),
        parseLine(block.subarray(start, end)),
        terminated,
      );
    else pass(number, block, start, end);
    number++;
    start = end + 1;
  }
  return number - firstNumber;
};
