// The 960 starts of Chess960 by their numbers, as Reinhard Scharnagl counts them; regular chess begins from 518.
import { placementOf } from "./fen.ts";
import type { Board } from "./board.ts";

/** There are so many, numbered from 0. */
export const START_NUMBERS = 960;

const FILES = 8;
/** Of the five squares that bishops and queen leave, those of the two knights. */
const KNIGHTS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
] as const;

/** The pieces of the first rank, from file a on. Requires a number from 0 to 959. */
const rowNumbered = (number: number): string => {
  const row = Array<string>(FILES).fill("");
  row[2 * (number % 4) + 1] = "b";
  row[2 * (Math.floor(number / 4) % 4)] = "b";
  const free = (): readonly number[] => [...row.keys()].filter((file) => row[file] === "");
  row[free()[Math.floor(number / 16) % 6]!] = "q";
  const left = free();
  for (const place of KNIGHTS[Math.floor(number / 96)]!) row[left[place]!] = "n";
  for (const [place, file] of free().entries()) row[file] = "rkr"[place]!;
  return row.join("");
};

/** The start as FEN, its castlings as the files of the rooks. Requires a number from 0 to 959. */
export const startNumbered = (number: number): string => {
  const row = rowNumbered(number);
  const rooks = "hgfedcba".split("").filter((file) => row["abcdefgh".indexOf(file)] === "r");
  const files = rooks.join("");
  return `${row}/pppppppp/8/8/8/8/PPPPPPPP/${row.toUpperCase()} w ${files.toUpperCase()}${files} - 0 1`;
};

const numbers = new Map<string, number>();

const numberOfRow = (row: string): number | null => {
  if (numbers.size === 0)
    for (let number = 0; number < START_NUMBERS; number++) numbers.set(rowNumbered(number), number);
  return numbers.get(row) ?? null;
};

/** The number of a board that is a start, with both castlings of both sides; null where it is none. */
export const startNumberOf = ({ squares, turn, castlings, fullMove }: Board): number | null => {
  const [row = "", ...others] = placementOf(squares).split("/");
  const isStart =
    others.join("/") === `pppppppp/8/8/8/8/PPPPPPPP/${row.toUpperCase()}` &&
    turn === "white" &&
    castlings.length === 4 &&
    fullMove === 1;
  return isStart ? numberOfRow(row) : null;
};
