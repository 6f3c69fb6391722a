// The numbers of the moves as a text writes them, and how moves are called by them. Knows no board's rules.
import type { Board } from "@assize/chess-board";
import type { Since } from "@assize/chess-rules";
import { brief } from "./brief.ts";
import type { Table } from "./table.ts";
import type { Place } from "./tokens.ts";

/** Where a reading has been. */
export interface Moment {
  readonly index: number;
  readonly board: Board | null;
  readonly since: Since;
  readonly table: Table | null;
  readonly seat: number;
  /** Which half-move comes next, counted from 0 at White's first. */
  readonly due: number;
}

/** A number as it is written, and the half-move that it is the number of. */
export interface Written {
  readonly text: string;
  readonly place: Place;
  readonly number: number;
  /** `3...`: of `3.` the colour is not said. */
  readonly isBlacks: boolean;
}

export interface Numbering {
  /** Read, and no move behind it yet. */
  written: Written | null;
  /** The half-move that comes next. */
  due: number;
  /** By how many moves a text counts otherwise that begins from a position; null before its first number. */
  ahead: number | null;
  /** Where the latest number stood that fits; null before the first move. */
  fitting: Moment | null;
  /** Where the numbers began to contradict, and by which; null where they fit. */
  contradicted: { readonly at: Moment; readonly by: Written; readonly told: number } | null;
  /** True once something could not be read: from there on numbers say nothing more. */
  isOver: boolean;
  /** The first number that contradicts, where all moves could be played nevertheless. */
  odd: { readonly by: Written; readonly due: number } | null;
}

export const newNumbering = (due: number): Numbering => ({
  written: null,
  due,
  ahead: null,
  fitting: null,
  contradicted: null,
  isOver: false,
  odd: null,
});

export const numberOf = (halfMove: number): number => Math.floor(halfMove / 2) + 1;

const ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
const ordinal = (count: number): string => {
  const isTeen = Math.floor((count % 100) / 10) === 1;
  return `${count}${isTeen ? "th" : (ENDINGS[count % 10] ?? "th")}`;
};

/** `Black's 3rd move`. */
export const nameOfMove = (halfMove: number): string =>
  `${halfMove % 2 === 0 ? "White" : "Black"}'s ${ordinal(numberOf(halfMove))} move`;

/** `3.`, `3...`, or dots alone behind a number. */
export const readNumber = (numbering: Numbering, text: string, place: Place): void => {
  const isBlacks = text.endsWith("..") || text.endsWith("…");
  const digits = /^\d+/.exec(text)?.[0];
  if (digits !== undefined)
    numbering.written = { text: brief(text), place, number: Number(digits), isBlacks };
  else if (numbering.written !== null && isBlacks)
    numbering.written = { ...numbering.written, isBlacks, text: `${numbering.written.number}...` };
};

/** What is said once of numbers that are wrong where all moves can be played. */
export const oddNumber = ({
  odd,
}: Numbering): { readonly place: Place; readonly message: string } | null =>
  odd && {
    place: odd.by.place,
    message: `${odd.by.text} stands where ${nameOfMove(odd.due)} is due; the order of the moves counts, and not their numbers`,
  };
