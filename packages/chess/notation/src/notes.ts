// What a text says beside its moves: comments, marks and variations, in their order. Kept beside the game as JSON, and written again
// as PGN. Knows no board.
import { isJsonObject, type Json } from "@assize/kernel-model";
import { type Token, tokensOf } from "./tokens.ts";

export type Note =
  | { readonly comment: string }
  /** `$1` or `!`, as it is written. */
  | { readonly mark: string }
  /** Other moves, as they are written, without the brackets around them. */
  | { readonly variation: string };

/** What the usual signs are as numbers (PGN, section 10). */
const NUMBERS: Readonly<Record<string, string>> = {
  "!": "$1",
  "?": "$2",
  "!!": "$3",
  "??": "$4",
  "!?": "$5",
  "?!": "$6",
  "□": "$7",
  "=": "$10",
  "∞": "$13",
  "+=": "$14",
  "+/=": "$14",
  "⩲": "$14",
  "=+": "$15",
  "=/+": "$15",
  "⩱": "$15",
  "+/-": "$16",
  "±": "$16",
  "-/+": "$17",
  "∓": "$17",
  "+-": "$18",
  "-+": "$19",
  N: "$146",
};

/** Signs that players write behind a move, apart from it. */
export const isMark = (word: string): boolean =>
  // Most words are moves, and nearly every move names a rank.
  !/\d/.test(word) &&
  (Object.hasOwn(NUMBERS, word) || /^(?:e\.?p\.?|[+#]{1,2}|ch|mate)$/.test(word));

/** A comment that holds the sign which would end it goes to the end of its line. */
const commentWord = (text: string): string =>
  text.includes("}") ? `;${text.replaceAll(/\s+/g, " ")}\n` : `{${text.replaceAll(/\s+/g, " ")}}`;

const markWord = (mark: string): string => {
  if (/^\$\d+$/.test(mark)) return mark;
  return NUMBERS[mark] ?? commentWord(mark);
};

const tokenText = (token: Token): string => {
  switch (token.kind) {
    case "open":
      return "(";
    case "close":
      return ")";
    case "comment":
      return commentWord(token.text);
    case "tag":
    case "no-tag":
      return "";
    case "nag":
      return markWord(token.text);
    case "number":
    case "move":
    case "result":
    case "unknown":
      return token.text;
  }
};

/** The signs between two brackets as one text. */
export const variationOf = (tokens: readonly Token[]): string =>
  tokens
    .map(tokenText)
    .filter((text) => text !== "")
    .join(" ")
    .replaceAll(/\( (?=\S)/g, "(")
    .replaceAll(" )", ")")
    .replaceAll("\n ", "\n");

/** True where it can stand between brackets and ends there. */
const isWhole = (variation: string): boolean => {
  let depth = 0;
  for (const token of tokensOf(`${variation}\n)`)) {
    if (depth < 0 || token.kind === "tag" || token.kind === "no-tag" || token.kind === "unknown")
      return false;
    if (token.kind === "comment" && !token.isClosed) return false;
    if (token.kind === "open") depth++;
    if (token.kind === "close") depth--;
  }
  return depth < 0;
};

/** The notes of a log's member, which anybody may have written: what is none is left out. */
export const notesIn = (noted: Json | undefined): readonly Note[] => {
  const notes = noted !== undefined && isJsonObject(noted) ? noted["notes"] : undefined;
  return Array.isArray(notes) ? (notes as readonly Json[]).flatMap(noteIn) : [];
};

const noteIn = (note: Json): readonly Note[] => {
  if (!isJsonObject(note)) return [];
  const { comment, mark, variation } = note;
  if (typeof comment === "string") return [{ comment }];
  if (typeof mark === "string") return [{ mark }];
  return typeof variation === "string" && isWhole(variation) ? [{ variation }] : [];
};

/** With every move of their variations written otherwise. */
export const withMoves = (
  notes: readonly Note[],
  otherwise: (move: string) => string,
): readonly Note[] =>
  notes.map((note) => {
    if (!("variation" in note)) return note;
    const tokens = [...tokensOf(note.variation)].map((token) =>
      token.kind === "move" ? { ...token, text: otherwise(token.text) } : token,
    );
    return { variation: variationOf(tokens) };
  });

/** As words of PGN; one that ends with a newline has to end its line. */
export const wordsOf = (notes: readonly Note[]): readonly string[] =>
  notes.flatMap((note) => {
    if ("comment" in note) return [commentWord(note.comment)];
    return "mark" in note ? [markWord(note.mark)] : [`(${note.variation})`];
  });

const CLOCK = /\[%clk\s+([\d:.]+)\s*\]/;

/** The clock time that a comment states; undefined where it states none. */
export const clockIn = (comment: string): string | undefined => CLOCK.exec(comment)?.[1];
