// The signs of a PGN text, each with its place. Goes on behind whatever it does not know. Knows no board.

/** Where something stands; both are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Token = { readonly place: Place } & (
  | { readonly kind: "tag"; readonly name: string; readonly value: string }
  | { readonly kind: "move" | "nag" | "no-tag" | "unknown"; readonly text: string }
  | { readonly kind: "number"; readonly text: string; readonly isBehindEmptyLine: boolean }
  /** Not closed: it would go on to the end of the text, or to the tags of the next game. */
  | { readonly kind: "comment"; readonly text: string; readonly isClosed: boolean }
  | { readonly kind: "result"; readonly text: Result }
  | { readonly kind: "open" | "close" }
);

export type TokenOf<Kind extends Token["kind"]> = Extract<Token, { readonly kind: Kind }>;

export const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;
export type Result = (typeof RESULTS)[number];

const TAG = /\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y;
/** A value with quotes of its own, or with a backslash before its end, as programs write them that quote nothing; on a line of its own. */
const TAG_AS_IT_IS = /\[\s*([A-Za-z0-9_]+)\s+"((?:(?!"\s*\])[^\n])*)"\s*\](?=[ \t\r]*(?:\n|$))/y;
/** A broken tag: a whole line that begins as a tag does and is none. */
const NO_TAG = /\[[ \t]*[A-Za-z]\w*(?!\w)[^\n"\]]*(?:"[^\n]*|\])[ \t\r]*(?=\n|$)/y;
const TO_LINE_END = /;([^\n]*)/y;
/** Written with other dashes or a colon, with blanks, and a draw as `1/2`, `½-½` or `0.5-0.5` too. */
const RESULT =
  /(?:1 ?[-–—:] ?0|0 ?[-–—:] ?1|(?:1\/2|½)(?: ?[-–—:] ?(?:1\/2|½))?|0[.,]5 ?[-–—:] ?0[.,]5|\*)(?![\w/:–—-])/y;
const NUMBER = /\d+(?:[.…]+|(?=[\s({;A-Za-z]|$))|[.…]+/y;
const NAG = /\$\d+|[!?]{1,2}/y;
/** A `*` ends a game wherever it stands. A piece in brackets, directly behind the last rank, is what a pawn becomes: `e8(Q)`. */
const WORD = /[^\s(){};$[\]!?*]+(?:(?<=[a-h][18])\([NBRQ]\)[+#]*)?/y;
const BLANK = /\s+/y;
const ESCAPE = /%[^\n]*/y;
/** What ends a comment: its sign, or else the tags of the next game, behind an empty line. */
const COMMENT_END = /\}|\n[ \t\r]*\n\[\w+\s+"/g;
const BRACE_OR_TAGS = /[{}]|\n[ \t\r]*\n\[\w+\s+"/g;
/** What begins no sign, as often as it stands there. */
const UNKNOWN = /\[+|\]+|\}+|\$+|[^]/y;

/** Null for what is none. */
export const resultIn = (text: string): Result | null => {
  const plain = text
    .trim()
    .replaceAll(/ ?[-–—:] ?/g, "-")
    .replaceAll(/½|0[.,]5/g, "1/2");
  if (plain === "1/2") return "1/2-1/2";
  return RESULTS.find((one) => one === plain) ?? null;
};

/** Counts lines as the signs are gone through. */
class Counting {
  readonly #text: string;
  #line: number;
  #lineStart = 0;
  #nextNewline: number;

  constructor(text: string, firstLine: number) {
    this.#text = text;
    this.#line = firstLine;
    this.#nextNewline = text.indexOf("\n");
  }

  /** Requires an offset that is not before the last one asked for. */
  placeAt(offset: number): Place {
    while (this.#nextNewline >= 0 && this.#nextNewline < offset) {
      this.#line++;
      this.#lineStart = this.#nextNewline + 1;
      this.#nextNewline = this.#text.indexOf("\n", this.#lineStart);
    }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }
}

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** A sign and how long it is; the sign is null where it says nothing. */
interface Found {
  readonly token: Token | null;
  readonly length: number;
}

const said = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * Where a comment ends. PGN knows none within another, and `{a {b} e5` ends at its first brace; but where the next brace closes again
 * (`{a {b} c} e5`), there is nothing else that it could close.
 */
const commentEnd = (text: string, at: number): RegExpExecArray | null => {
  let end = matchAt(COMMENT_END, text, at);
  let open = text.slice(at + 1, end?.index).split("{").length - 1;
  for (; open > 0 && end?.[0] === "}"; open--) {
    const next = matchAt(BRACE_OR_TAGS, text, end.index + 1);
    if (next?.[0] !== "}") break;
    end = next;
  }
  return end;
};

const commentAt = (text: string, at: number, place: Place): Found => {
  const end = commentEnd(text, at);
  const isClosed = end?.[0] === "}";
  const length = (end?.index ?? text.length) - at + Number(isClosed);
  const comment = text.slice(at + 1, at + length - Number(isClosed));
  return { token: { kind: "comment", place, text: said(comment), isClosed }, length };
};

const lineComment = (text: string, at: number, place: Place): Found => {
  const [whole, comment = ""] = matchAt(TO_LINE_END, text, at)!;
  const token: Token = { kind: "comment", place, text: said(comment), isClosed: true };
  return { token, length: whole.length };
};

const BLANKS = " \t\r";

/** True where nothing but blanks stands before it on its line. */
const beginsLine = (text: string, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && BLANKS.includes(text[before]!)) before--;
  return before < 0 || text[before] === "\n";
};

const brokenTagAt = (text: string, at: number, place: Place): Found | null => {
  const written = beginsLine(text, at) ? wordBy(NO_TAG, text, at)?.trimEnd() : undefined;
  if (written === undefined) return null;
  return { token: { kind: "no-tag", place, text: written }, length: written.length };
};

const tagAt = (text: string, at: number, place: Place): Found | null => {
  const quoted = matchAt(TAG, text, at);
  // Asked once a line: a line without an end of a tag would be gone through from each bracket on.
  const match = quoted ?? (beginsLine(text, at) ? matchAt(TAG_AS_IT_IS, text, at) : null);
  if (match === null) return brokenTagAt(text, at, place);
  const [whole, name = "", value = ""] = match;
  const isQuoted = quoted !== null && value.includes("\\");
  const said = isQuoted ? value.replaceAll(/\\(.)/g, "$1") : value;
  const token: Token = { kind: "tag", place, name, value: said };
  return { token, length: whole.length };
};

/** What a pattern finds at this very place; null where it finds nothing. */
const wordBy = (pattern: RegExp, text: string, at: number): string | null => {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : null;
};

/** True where blanks alone stand between it and an empty line before it. */
const isEmptyLineBefore = (text: string, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && BLANKS.includes(text[before]!)) before--;
  return before >= 0 && text[before] === "\n" && beginsLine(text, before);
};

/** With what a result or a number begins: most words begin with a letter, and are neither. */
const COUNTING = /[\d.*½…]/;

/** A result, a number, or a move of which neither is the beginning. */
const wordAt = (text: string, at: number, place: Place): Found | null => {
  if (COUNTING.test(text[at]!)) {
    const written = wordBy(RESULT, text, at);
    const result = written === null ? null : resultIn(written);
    if (written !== null && result !== null)
      return { token: { kind: "result", place, text: result }, length: written.length };
    const number = wordBy(NUMBER, text, at);
    if (number !== null) {
      const isBehindEmptyLine = isEmptyLineBefore(text, at);
      const token: Token = { kind: "number", place, text: number, isBehindEmptyLine };
      return { token, length: number.length };
    }
  }
  const word = wordBy(WORD, text, at);
  return word === null ? null : { token: { kind: "move", place, text: word }, length: word.length };
};

const signAt = (text: string, at: number, place: Place): Found | null => {
  switch (text[at]) {
    case "[":
      return tagAt(text, at, place);
    case "{":
      return commentAt(text, at, place);
    case ";":
      return lineComment(text, at, place);
    case "(":
      return { token: { kind: "open", place }, length: 1 };
    case ")":
      return { token: { kind: "close", place }, length: 1 };
    case "%":
      // An escape is one only at the beginning of a line.
      return place.column === 1
        ? { token: null, length: matchAt(ESCAPE, text, at)![0].length }
        : wordAt(text, at, place);
    case "$":
    case "!":
    case "?": {
      const [nag] = matchAt(NAG, text, at) ?? [];
      return nag === undefined
        ? null
        : { token: { kind: "nag", place, text: nag }, length: nag.length };
    }
    default:
      return wordAt(text, at, place);
  }
};

/** Old programs end lines with a carriage return alone. */
const withNewlines = (text: string): string => text.replaceAll(/\r(?!\n)/g, "\n");

/** All signs of a text, lazily. */
export function* tokensOf(written: string, firstLine = 1): Generator<Token, void> {
  const text = withNewlines(written);
  const counting = new Counting(text, firstLine);
  for (let at = 0; at < text.length;) {
    at += wordBy(BLANK, text, at)?.length ?? 0;
    if (at >= text.length) return;
    const place = counting.placeAt(at);
    const found = signAt(text, at, place);
    if (found === null) {
      const [odd] = matchAt(UNKNOWN, text, at)!;
      yield { kind: "unknown", place, text: odd };
      at += odd.length;
      continue;
    }
    if (found.token !== null) yield found.token;
    at += found.length;
  }
}

/** How far back the line before an empty one is looked at; a longer one is no tag. */
const LINE_LOOKED_AT = 1_000;
const TAGS = /\n[ \t\r]*\n\[\w+\s+"/g;
const LINE = /[^\n]*$/;

/**
 * Where the last game of a text begins, if another ends before it: at tags behind an empty line that does not stand among tags. 0
 * where that cannot be told.
 */
export const lastGameIn = (text: string): number => {
  let last = 0;
  for (const { 0: found, index } of text.matchAll(TAGS)) {
    const before = text.slice(Math.max(0, index - LINE_LOOKED_AT), index);
    if (!LINE.exec(before.trimEnd())![0].startsWith("[")) last = index + found.indexOf("[");
  }
  return last;
};
