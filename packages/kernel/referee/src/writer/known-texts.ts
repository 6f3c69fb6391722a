// Texts that were held to a part of a schema before, so that none is made, or asked about, twice. Knows no schema.
import type { Hold } from "./checks.ts";
import { type Cursor, standsPlain, standsWord, Word } from "./cursor.ts";

/** Most texts that are kept of one part, and how long they may be; a longer one is not read here. */
const MOST_KEPT = 1_024;
const LONGEST_TEXT = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PLAIN = 0x20;
const BEHIND_PLAIN = 0x80;

/** True for what a writer writes as it is: ASCII that needs no backslash. */
const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PLAIN || code >= BEHIND_PLAIN || code === QUOTE || code === BACKSLASH)
      return false;
  }
  return true;
};

export class KnownTexts {
  readonly #holds: Hold;
  readonly #words = new Map<string, Word>();
  readonly #byDigest = new Map<number, string>();

  constructor(holds: Hold) {
    this.#holds = holds;
  }

  /** True where the text is one of this part and stands at the cursor in quotation marks; the cursor is behind them then. */
  stands(cursor: Cursor, text: string): boolean {
    const known = this.#words.get(text);
    if (known !== undefined) return standsWord(cursor, known);
    if (!this.#holds(text) || !isPlain(text)) return false;
    const word = new Word(`"${text}"`);
    if (this.#words.size < MOST_KEPT && text.length <= LONGEST_TEXT) this.#words.set(text, word);
    return standsWord(cursor, word);
  }

  /** The text in quotation marks at the cursor, which is behind them then; null where none of this part stands there. */
  read(cursor: Cursor): string | null {
    const { bytes } = cursor;
    if (bytes[cursor.at] !== QUOTE) return null;
    const start = cursor.at + 1;
    let end = start;
    // Only says where to look among what is known.
    let digest = 0;
    for (let byte = bytes[end]!; byte !== QUOTE; byte = bytes[++end]!) {
      // Also behind the last byte, where there is none.
      if (!(byte >= FIRST_PLAIN && byte < BEHIND_PLAIN) || byte === BACKSLASH) return null;
      digest = (Math.imul(digest, 31) + byte) | 0;
    }
    cursor.at = start;
    const known = this.#byDigest.get(digest);
    if (known === undefined || known.length !== end - start || !standsPlain(cursor, known))
      return this.#readAnew(cursor, start, end, digest);
    cursor.at = end + 1;
    return known;
  }

  #readAnew(cursor: Cursor, start: number, end: number, digest: number): string | null {
    if (end - start > LONGEST_TEXT) return null;
    const text = String.fromCharCode(...cursor.bytes.subarray(start, end));
    if (!this.#holds(text)) return null;
    if (this.#byDigest.size < MOST_KEPT) this.#byDigest.set(digest, text);
    cursor.at = end + 1;
    return text;
  }
}
