// Lines as they stand in their blocks: where each begins and ends. Nothing of them is parsed here.
import type { RawLine } from "./record.ts";

/** Lines of one block that follow each other, each with its newline, which the last line of a file may lack. */
export interface Stretch {
  readonly block: Uint8Array;
  /** The block's text, where that is pure ASCII: positions in both are the same. Else null. */
  readonly text: string | null;
  /** Where the first of them begins. */
  readonly start: number;
  /** Where each of them ends, without its newline. Never empty. */
  readonly ends: number[];
}

/** A line as a place in its block; the view is made when somebody asks for it. */
export class StoredLine implements RawLine {
  readonly number: number;
  readonly block: Uint8Array;
  readonly start: number;
  readonly end: number;

  constructor(number: number, block: Uint8Array, start: number, end: number) {
    this.number = number;
    this.block = block;
    this.start = start;
    this.end = end;
  }

  get length(): number {
    return this.end - this.start;
  }

  get bytes(): Uint8Array {
    return this.block.subarray(this.start, this.end);
  }
}

/** Puts lines behind those that are there, which they follow. */
export const putLines = (stretches: Stretch[], lines: Stretch): void => {
  const last = stretches.at(-1);
  if (last !== undefined && last.block === lines.block)
    for (const end of lines.ends) last.ends.push(end);
  else stretches.push(lines);
};

export const countLines = (stretches: readonly Stretch[]): number =>
  stretches.reduce((sum, { ends }) => sum + ends.length, 0);

/** The stored bytes of a header and the lines that follow it, in as few pieces as their blocks allow. */
export const storedBytes = (
  header: StoredLine,
  stretches: readonly Stretch[],
): readonly Uint8Array[] => {
  // What lies between the first and the last line of one block are their newlines.
  const pieces = [header, ...stretches].map((one) => {
    const end = "ends" in one ? one.ends.at(-1)! : one.end;
    return { block: one.block, start: one.start, end: end + 1 };
  });
  const [first, second, ...others] = pieces;
  const joined =
    second !== undefined && second.block === first!.block
      ? [{ ...second, start: first!.start }, ...others]
      : pieces;
  return joined.map(({ block, start, end }) => block.subarray(start, end));
};
