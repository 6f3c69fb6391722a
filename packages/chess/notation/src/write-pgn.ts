// A game as PGN: its tags, its moves in SAN with what was remarked, its result.
import { type Board, played } from "@assize/chess-board";
import type { Move } from "@assize/chess-board";
import { sanOf } from "./san.ts";
import type { Result } from "./tokens.ts";

export interface WrittenGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly board: Board;
  /** Each can be made on the board before it. */
  readonly moves: readonly Move[];
  readonly result: Result;
}

/** The tags that every file has, in their order. */
const ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"] as const;
const UNKNOWN: Readonly<Record<string, string>> = { Date: "????.??.??" };

const WIDTH = 80;

const tagLine = (name: string, value: string): string =>
  `[${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}"]`;

const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
};

export const writePgn = ({ tags, board, moves, result }: WrittenGame): string => {
  const all: Readonly<Record<string, string>> = { ...tags, Result: result };
  const roster = ROSTER.map((name) => tagLine(name, all[name] ?? UNKNOWN[name] ?? "?"));
  const others = Object.entries(all).filter(([name]) => !ROSTER.some((one) => one === name));
  const words: string[] = [];
  let now = board;
  for (const move of moves) {
    if (now.turn === "white") words.push(`${now.fullMove}.`);
    else if (words.length === 0) words.push(`${now.fullMove}...`);
    words.push(sanOf(now, move));
    now = played(now, move);
  }
  return [
    ...roster,
    ...others.map(([name, value]) => tagLine(name, value)),
    "",
    wrapped([...words, result]),
    "",
  ].join("\n");
};
