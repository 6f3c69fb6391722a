// The signs of a PGN text, each with its place. Goes on behind whatever it does not know. Knows no board.

/** Where something stands; both are counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type Token = { readonly place: Place } & (
  | { readonly kind: "tag"; readonly name: string; readonly value: string }
  | { readonly kind: "comment" | "move" | "nag" | "unknown"; readonly text: string }
  | { readonly kind: "result"; readonly text: Result }
  | { readonly kind: "open" | "close" }
);

export const RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;
export type Result = (typeof RESULTS)[number];

const SIGNS = [
  ["escape", /%[^\n]*/y],
  ["tag", /\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y],
  ["comment", /\{([^}]*)\}/y],
  ["comment", /;([^\n]*)/y],
  ["open", /\(/y],
  ["close", /\)/y],
  ["result", /(?:1-0|0-1|1\/2-1\/2|\*)(?![\w-])/y],
  ["number", /\d+\.*(?=[\s({;]|[A-Za-z]|$)|\.+/y],
  ["nag", /\$\d+|[!?]{1,2}/y],
  ["word", /[^\s(){};$[\]!?]+/y],
] as const;

const isResult = (text: string): text is Result => RESULTS.some((one) => one === text);

const NEWLINE = 0x0a;

/** Counts lines as the signs are gone through. */
class Counting {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Requires an offset that is not before the last one asked for. */
  placeAt(offset: number): Place {
    for (; this.#at < offset; this.#at++)
      if (this.#text.charCodeAt(this.#at) === NEWLINE) {
        this.#line++;
        this.#lineStart = this.#at + 1;
      }
    return { line: this.#line, column: offset - this.#lineStart + 1 };
  }
}

const tokenOf = (sign: string, match: RegExpExecArray, place: Place): Token | null => {
  const [whole, first = "", second = ""] = match;
  switch (sign) {
    case "tag":
      return { kind: "tag", place, name: first, value: second.replaceAll(/\\(.)/g, "$1") };
    case "comment":
      return { kind: "comment", place, text: first.replaceAll(/\s+/g, " ").trim() };
    case "open":
    case "close":
      return { kind: sign, place };
    case "nag":
      return { kind: "nag", place, text: whole };
    case "result":
      return isResult(whole) ? { kind: "result", place, text: whole } : null;
    case "word":
      return { kind: "move", place, text: whole };
    default:
      return null;
  }
};

/** An escape is one only at the beginning of a line. */
const applies = (sign: string, text: string, at: number): boolean =>
  sign !== "escape" || at === 0 || text.charCodeAt(at - 1) === NEWLINE;

const signAt = (text: string, at: number): readonly [string, RegExpExecArray] | null => {
  for (const [sign, pattern] of SIGNS) {
    pattern.lastIndex = at;
    const match = applies(sign, text, at) ? pattern.exec(text) : null;
    if (match !== null) return [sign, match];
  }
  return null;
};

/** All signs of a text, lazily. */
export function* tokensOf(text: string): Generator<Token, void> {
  const counting = new Counting(text);
  const blank = /\s+/y;
  for (let at = 0; at < text.length;) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return;
    const place = counting.placeAt(at);
    const found = signAt(text, at);
    if (found === null) {
      yield { kind: "unknown", place, text: text[at]! };
      at++;
      continue;
    }
    const [sign, match] = found;
    const token = tokenOf(sign, match, place);
    if (token !== null) yield token;
    at += match[0].length;
  }
}
