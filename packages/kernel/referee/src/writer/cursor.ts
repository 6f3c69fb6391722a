// Stored bytes and how far they have been read, and words that may stand there. Knows no schema and no JSON.

/** How far stored bytes have been read. Changed in place. */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.at = at;
  }
}

/** Bytes that are compared at a time. */
const CHUNK = 4;

const encoder = new TextEncoder();

/** A word that may stand in stored bytes, made once to be looked for often. */
export class Word {
  readonly bytes: Uint8Array;
  readonly length: number;
  /** Its bytes from the first on, four at a time, as long as four are left of which not all are in `last`. */
  readonly chunks: readonly number[];
  /** Its last four bytes; 0 for a shorter word. */
  readonly last: number;
  /** Its first four bytes; null for a shorter word. */
  readonly start: number | null;

  constructor(text: string) {
    this.bytes = encoder.encode(text);
    this.length = this.bytes.length;
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.length);
    const chunks: number[] = [];
    for (let at = 0; at < this.length - CHUNK; at += CHUNK) chunks.push(view.getInt32(at, true));
    this.chunks = chunks;
    this.last = this.length < CHUNK ? 0 : view.getInt32(this.length - CHUNK, true);
    this.start = this.length < CHUNK ? null : view.getInt32(0, true);
  }
}

/** The four bytes at the cursor, as `Word` has them; null where there are fewer. */
export const startAt = ({ view, at }: Cursor): number | null =>
  at + CHUNK > view.byteLength ? null : view.getInt32(at, true);

/** True where the word stands at the cursor, which then is behind it; else the cursor stays. */
export const standsWord = (cursor: Cursor, word: Word): boolean => {
  const { at, view } = cursor;
  const { chunks, last, length } = word;
  if (length < CHUNK) return standsBytes(cursor, word.bytes);
  const end = at + length;
  // Words that may stand at the same place often begin alike: they differ sooner at their ends.
  if (end > view.byteLength || view.getInt32(end - CHUNK, true) !== last) return false;
  for (let i = 0; i < chunks.length; i++)
    if (view.getInt32(at + i * CHUNK, true) !== chunks[i]) return false;
  cursor.at = end;
  return true;
};

const standsBytes = (cursor: Cursor, word: Uint8Array): boolean => {
  const { bytes, at } = cursor;
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false;
  cursor.at = at + word.length;
  return true;
};

/** The same for one byte. */
export const standsMark = (cursor: Cursor, mark: number): boolean => {
  if (cursor.bytes[cursor.at] !== mark) return false;
  cursor.at++;
  return true;
};

const ZERO = 0x30;

/** The whole number from 0 at the cursor, as a writer writes it, and the cursor behind it; -1 where there is none. */
export const readCount = (cursor: Cursor): number => {
  const { bytes } = cursor;
  let { at } = cursor;
  let value = bytes[at]! - ZERO;
  if (!(value >= 0 && value <= 9)) return -1;
  for (let digit = bytes[++at]! - ZERO; digit >= 0 && digit <= 9; digit = bytes[++at]! - ZERO) {
    if (value === 0) return -1;
    value = value * 10 + digit;
  }
  if (value > Number.MAX_SAFE_INTEGER) return -1;
  cursor.at = at;
  return value;
};

/** True where this text stands at the cursor, which then is behind it; none does that is not plain ASCII. */
export const standsPlain = (cursor: Cursor, text: string): boolean => {
  const { bytes, at } = cursor;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= BEHIND_ASCII || bytes[at + i] !== code) return false;
  }
  cursor.at = at + text.length;
  return true;
};

const BEHIND_ASCII = 0x80;
const MINUS = 0x2d;

/** The whole number at the cursor, as a writer writes it, and the cursor behind it; NaN where there is none. */
export const readWhole = (cursor: Cursor): number => {
  if (cursor.bytes[cursor.at] !== MINUS) {
    const count = readCount(cursor);
    return count < 0 ? Number.NaN : count;
  }
  cursor.at++;
  const count = readCount(cursor);
  return count <= 0 ? Number.NaN : -count;
};
