// A place in a text that goes on sign by sign, with line and column. Knows comments and blanks; no seat, no order.
import type { Place } from "./noted-game.ts";
import { NOT_NOTED, UNKNOWN } from "./letters.ts";
import type { Token } from "./tokens.ts";

const BLANKS = new Set([" ", "\t", "\r", "\u00a0"]);
/** Signs at which a word ends. */
const ENDS = new Set([...BLANKS, "", "\n", "[", "]", "{", ";", "<"]);

export class Cursor {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #lineStart = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The sign here; empty at the end of the text. */
  get sign(): string {
    return this.#text.charAt(this.#at);
  }

  get place(): Place {
    return { line: this.#line, column: this.#at - this.#lineStart + 1 };
  }

  get isLineEnd(): boolean {
    return this.sign === "" || this.sign === "\n";
  }

  step(): void {
    if (this.sign === "\n") {
      this.#line++;
      this.#lineStart = this.#at + 1;
    }
    if (this.#at < this.#text.length) this.#at++;
  }

  take(sign: string): boolean {
    if (this.sign !== sign) return false;
    this.step();
    return true;
  }

  skipLine(): void {
    while (!this.isLineEnd) this.step();
  }

  /** Goes over blanks and comments, a comment's lines included. Answers where a comment is never closed, else null. */
  skipBlanks(): Place | null {
    for (;;) {
      if (BLANKS.has(this.sign)) this.step();
      else if (this.sign === ";") this.skipLine();
      else if (this.sign === "{") {
        const { place } = this;
        if (!this.#skipComment()) return place;
      } else return null;
    }
  }

  /** Whether it is closed. */
  #skipComment(): boolean {
    const close = this.#text.indexOf("}", this.#at);
    const end = close === -1 ? this.#text.length : close + 1;
    while (this.#at < end) this.step();
    return close !== -1;
  }

  /** The signs as long as they are these. */
  run(isWanted: (sign: string) => boolean): string {
    const start = this.#at;
    while (!this.isLineEnd && isWanted(this.sign)) this.step();
    return this.#text.slice(start, this.#at);
  }

  /** A `?`, and the reason in braces right behind it, where there is one. */
  unknown(): string {
    this.step();
    if (this.sign !== "{") return NOT_NOTED;
    this.step();
    const reason = this.run((sign) => sign !== "}");
    this.take("}");
    return reason;
  }

  /** All up to a blank, a bracket or a comment; an unknown value keeps its reason beside the text. */
  word(): Token {
    let text = "";
    const reasons: string[] = [];
    while (!ENDS.has(this.sign)) {
      if (this.sign === UNKNOWN) {
        text += UNKNOWN;
        reasons.push(this.unknown());
      } else {
        text += this.sign;
        this.step();
      }
    }
    return { text, reasons };
  }

  /** A text in quotes, quotes included; null where it does not end on this line. */
  quoted(): string | null {
    const start = this.#at;
    this.step();
    while (!this.isLineEnd && this.sign !== '"') {
      if (this.sign === "\\") this.step();
      if (!this.isLineEnd) this.step();
    }
    return this.take('"') ? this.#text.slice(start, this.#at) : null;
  }

  /** JSON in braces, as it stands; null where they are not closed on this line. */
  braced(): string | null {
    const start = this.#at;
    let open = 0;
    do {
      if (this.sign === '"') {
        if (this.quoted() === null) return null;
        continue;
      }
      if (this.sign === "{") open++;
      if (this.sign === "}") open--;
      this.step();
    } while (open > 0 && !this.isLineEnd);
    return open === 0 ? this.#text.slice(start, this.#at) : null;
  }
}
