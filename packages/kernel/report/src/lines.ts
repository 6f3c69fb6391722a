// Lines of a report before they are printed: indent, a lead that may be coloured, text.
// The one place that paints; `plain-text.ts` makes foreign text harmless first.

import { type PlainLine, plainLine } from "./plain-text.ts";

export type Tone = "good" | "bad" | "open" | "strong" | "faint";

export interface Line {
  /** In steps of four blanks. */
  readonly indent: number;
  readonly lead?: string;
  readonly tone?: Tone;
  readonly text?: string;
}

const SGR: Readonly<Record<Tone, string>> = {
  good: "32;1",
  bad: "31;1",
  open: "33;1",
  strong: "1",
  faint: "2",
};

/** Longest text shown in one line, in characters: a foreign log may hold a megabyte of it. */
const LONGEST_TEXT = 2_000;

/** The text in one line, with every character that could steer a terminal written as its number. */
const printable = (text: string): string => {
  const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return plainLine(shown.replace(/\n\s*/g, " ").replaceAll("\t", " "));
};

const painted = (text: string, tone: Tone | undefined, colour: boolean): string =>
  colour && tone !== undefined ? `\u001b[${SGR[tone]}m${text}\u001b[0m` : text;

const STEP = "    ";

/** The first part is painted: the lead, or the text where there is no lead. */
const printLine = ({ indent, lead = "", tone, text = "" }: Line, colour: boolean): string => {
  const [first, ...rest] = [lead, text].filter((part) => part !== "").map(printable);
  if (first === undefined) return "";
  return STEP.repeat(indent) + [painted(first, tone, colour), ...rest].join(" ");
};

/** Nothing but our own paint steers a terminal here. */
export const printLines = (lines: readonly Line[], colour: boolean): readonly PlainLine[] =>
  lines.map((line) => printLine(line, colour) as PlainLine);
