// Letters of pieces in other languages (PGN, section 17): which a game has, and a move in those of another. Knows no board.
import type { Token } from "./tokens.ts";

/** Knight, bishop, rook, queen and king. */
const LETTERS = {
  en: "NBRQK",
  de: "SLTDK",
  fr: "CFTDR",
  es: "CATDR",
  it: "CATDR",
  nl: "PLTDK",
  pt: "CBTDR",
} as const;

export type LetterLanguage = keyof typeof LETTERS;

export const LETTER_LANGUAGES = Object.keys(LETTERS) as readonly LetterLanguage[];

/** The tag by which a text says whose letters its pieces have. */
export const LETTERS_TAG = "PieceLetters";

const NAMES: Readonly<Record<LetterLanguage, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  nl: "Dutch",
  pt: "Portuguese",
};

export const letterLanguageOf = (code: string): LetterLanguage | null =>
  LETTER_LANGUAGES.find((one) => one === code.trim().toLowerCase()) ?? null;

/** The letter of the piece that moves, and of what a pawn becomes. */
const MOVE =
  /^([A-Z]?)([a-h]?[1-8]?[x:–-]?[a-h][1-8](?:[=/]?\(?))([A-Z]?)(?=\)?(?:[^A-Za-z]|ch|e\.?p|$))/;
/** Small letters stand behind an equals sign alone. */
const SMALL = /(?<=^[a-h]?x?[a-h][18]=)[a-z]/;

/** The letters of a move; none of what is no move. */
const lettersOf = (text: string): string => {
  const [, piece = "", , becomes = ""] = MOVE.exec(text) ?? [];
  return `${piece}${becomes}`;
};

const hasOnly = (letters: string, known: string): boolean =>
  letters.split("").every((letter) => known.includes(letter));

const ENGLISH = `${LETTERS.en}P`;

const languagesOf = (letters: string): readonly LetterLanguage[] =>
  LETTER_LANGUAGES.filter((language) => hasOnly(letters, LETTERS[language]));

export interface ShownLetters {
  readonly language: LetterLanguage;
  /** Which they are, for people. */
  readonly told: string;
}

/** The letters of the moves of a game, and those of its variations. */
const lettersIn = (tokens: Iterable<Token>): readonly [string, string] => {
  let [played, beside, depth] = ["", "", 0];
  for (const token of tokens) {
    if (token.kind === "open") depth++;
    else if (token.kind === "close") depth--;
    else if (token.kind === "move" && depth > 0) beside += lettersOf(token.text);
    else if (token.kind === "move") played += lettersOf(token.text);
  }
  return [played, beside];
};

/**
 * Whose letters the moves of a game show; null for English ones, and where they are of no single language. A letter is the same piece in all
 * languages other than English that have all of them, so any of these may be taken.
 */
export const lettersShown = (tokens: Iterable<Token>): ShownLetters | null => {
  const [letters, beside] = lettersIn(tokens);
  if (hasOnly(letters, ENGLISH)) return null;
  const languages = languagesOf(letters);
  const [first] = languages;
  if (first === undefined) return null;
  const all = `${letters}${beside}`;
  const language = languages.find((one) => hasOnly(all, LETTERS[one])) ?? first;
  const names = languages.map((one) => NAMES[one]).join(" or ");
  return { language, told: `the letters of its pieces are read as ${names}` };
};

/** A move in the letters of another language; null where it has a letter that is none of its own. */
export const inLetters = (
  text: string,
  from: LetterLanguage,
  to: LetterLanguage,
): string | null => {
  if (from === to) return text;
  const [own, others] = [LETTERS[from], LETTERS[to]];
  if (!hasOnly(lettersOf(text), own)) return null;
  const changed = (letter: string): string => others[own.indexOf(letter)] ?? letter;
  return text
    .replace(MOVE, (_, piece: string, squares: string, becomes: string) =>
      [piece === "" ? "" : changed(piece), squares, becomes === "" ? "" : changed(becomes)].join(
        "",
      ),
    )
    .replace(SMALL, (small) => changed(small.toUpperCase()).toLowerCase());
};
