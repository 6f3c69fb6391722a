// A game as PGN: its tags, its moves in SAN with what was noted beside them, its result.
import {
  type Board,
  isLegal,
  type Move,
  played,
  readFen,
  START_FEN,
  type Variant,
  xFenOf,
} from "@assize/chess-board";
import { Defect } from "@assize/kernel-model";
import * as EffectResult from "effect/Result";
import { type Note, withMoves, wordsOf } from "./notes.ts";
import { inLetters, type LetterLanguage, LETTERS_TAG } from "./letters.ts";
import { isSan, sanOf } from "./san.ts";
import type { Result } from "./tokens.ts";

export interface NotedMove {
  /** Null where it is not known. */
  readonly move: Move | null;
  /** As somebody wrote it; it stands where the board does not say it better. */
  readonly san: string | undefined;
  readonly notes: readonly Note[];
}

export interface WrittenGame {
  readonly tags: Readonly<Record<string, string>>;
  /** Whose letters its pieces have where they were noted, and whose they are to be written with. */
  readonly noted: LetterLanguage;
  readonly letters: LetterLanguage;
  /** Of the position that it begins with; it can be read. */
  readonly fen: string;
  readonly variant: Variant;
  /** What is said before the first move. */
  readonly notes: readonly Note[];
  readonly moves: readonly NotedMove[];
  readonly result: Result;
  /** What is said behind the result. */
  readonly lastNotes: readonly Note[];
}

export interface WrittenText {
  readonly text: string;
  /** How many of the last moves could not be written: they are not known, and nobody wrote them. */
  readonly leftOut: number;
}

/** The tags that every file has, in their order. */
const ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"] as const;
const UNKNOWN: Readonly<Record<string, string>> = { Date: "????.??.??" };

const WIDTH = 80;

const tagLine = (name: string, value: string): string =>
  `[${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}"]`;

/** Lines of words. One that holds a newline ends its line there, and is not divided. */
const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  let line = "";
  for (const word of words.flatMap((one) => (one.includes("\n") ? [one] : one.split(" ")))) {
    // A line that begins with % is an escape.
    if (line !== "" && line.length + 1 + word.length > WIDTH && !word.startsWith("%")) {
      lines.push(line);
      line = "";
    }
    const [last = "", ...before] = (line === "" ? word : `${line} ${word}`).split("\n").reverse();
    lines.push(...before.reverse());
    line = last;
  }
  return [...lines, line].join("\n");
};

/** The game with its notes in the letters that are asked for; a word that is no move in those of the note stands as it is. */
const inAskedLetters = (game: WrittenGame): WrittenGame => {
  const { noted, letters, notes, moves, lastNotes } = game;
  if (noted === letters) return game;
  const asked = (word: string): string => inLetters(word, noted, letters) ?? word;
  return {
    ...game,
    notes: withMoves(notes, asked),
    moves: moves.map((one) => ({
      ...one,
      san: one.san === undefined ? undefined : asked(one.san),
      notes: withMoves(one.notes, asked),
    })),
    lastNotes: withMoves(lastNotes, asked),
  };
};

const sanIn = (board: Board, move: Move, letters: LetterLanguage): string =>
  inLetters(sanOf(board, move), "en", letters)!;

/** The move as it is written there; null where nobody can. */
const wordFor = (
  board: Board | null,
  { move, san }: NotedMove,
  letters: LetterLanguage,
): string | null => {
  const noted = san !== undefined && isSan(san) ? san : null;
  if (board === null || move === null) return noted;
  return isLegal(board, move)
    ? sanIn(board, move, letters)
    : (noted ?? sanIn(board, move, letters));
};

const SUFFIX = /^[!?]{1,2}$/;

/** A move and what is said of it; a mark of the usual kind stands on the move itself. */
const withNotes = (word: string, notes: readonly Note[]): readonly string[] => {
  const [first, ...others] = notes;
  return first !== undefined && "mark" in first && SUFFIX.test(first.mark)
    ? [`${word}${first.mark}`, ...wordsOf(others)]
    : [word, ...wordsOf(notes)];
};

const boardOf = ({ fen, variant }: WrittenGame): Board => {
  const board = readFen(fen, variant);
  if (EffectResult.isSuccess(board)) return board.success;
  throw new Defect(`a state has a FEN that cannot be read: ${fen}`);
};

const moveText = (game: WrittenGame): readonly [readonly string[], number] => {
  const { moves, notes, letters } = game;
  const board = boardOf(game);
  const words: string[] = [...wordsOf(notes)];
  let now: Board | null = board;
  let isWhite = board.turn === "white";
  let number = board.fullMove;
  let isNumbered = false;
  for (const [index, noted] of moves.entries()) {
    const word = wordFor(now, noted, letters);
    if (word === null) return [words, moves.length - index];
    if (isWhite) words.push(`${number}.`);
    else if (!isNumbered) words.push(`${number}...`);
    words.push(...withNotes(word, noted.notes));
    isNumbered = isWhite && noted.notes.length === 0;
    if (!isWhite) number++;
    isWhite = !isWhite;
    now = now === null || noted.move === null ? null : played(now, noted.move);
  }
  return [words, 0];
};

const CHESS960 = "Chess960";

/** The tags of a game that does not begin from the start of regular chess. */
const setUpOf = (game: WrittenGame): Readonly<Record<string, string>> => {
  const { fen, variant, tags } = game;
  if (variant === "regular") return fen === START_FEN ? {} : { SetUp: "1", FEN: fen };
  return { Variant: tags["Variant"] ?? CHESS960, SetUp: "1", FEN: xFenOf(boardOf(game)) };
};

/** The tags that were noted, but for that of the letters, which says whose they are now. */
const tagsOf = ({ tags, letters, result }: WrittenGame): Readonly<Record<string, string>> => {
  const { [LETTERS_TAG]: _, ...others } = tags;
  return { ...others, Result: result, ...(letters === "en" ? {} : { [LETTERS_TAG]: letters }) };
};

export const writePgn = (written: WrittenGame): WrittenText => {
  const game = inAskedLetters(written);
  const { result, lastNotes } = game;
  const all: Readonly<Record<string, string>> = { ...tagsOf(game), ...setUpOf(game) };
  const roster = ROSTER.map((name) => tagLine(name, all[name] ?? UNKNOWN[name] ?? "?"));
  const others = Object.entries(all).filter(([name]) => !ROSTER.some((one) => one === name));
  const [words, leftOut] = moveText(game);
  const lines = [
    ...roster,
    ...others.map(([name, value]) => tagLine(name, value)),
    "",
    wrapped([...words, result, ...wordsOf(lastNotes)]),
    "",
  ];
  return { text: lines.join("\n"), leftOut };
};
