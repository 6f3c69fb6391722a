// The text of a file in which others keep games, in pieces of whole games: memory holds one piece, whatever the size of the file.
// Bytes that are no UTF-8 are read as Latin-1, line by line: older files are written so. Knows no format.
import { LIMITS } from "@assize/kernel-model";
import {
  bytesOfFile,
  bytesOfInput,
  type OnRead,
  type UnreadFile,
} from "@assize/kernel-event-log/node";
import { pathOf, STANDARD_INPUT } from "./files.ts";
import type { Session } from "./session.ts";

/** Whole games as they stand in their file. */
export interface TextPiece {
  readonly text: string;
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
}

/** How much is gathered before a piece is cut off. */
const PIECE_CHARACTERS = 1_048_576;

const NEWLINE = 10;
const utf8 = new TextDecoder("utf-8", { fatal: true });
const latin1 = new TextDecoder("latin1");

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** By the mark that a program writes before such a text, in either order of bytes. */
const isUtf16 = ([one, two]: Uint8Array): boolean =>
  (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);

/** Each line for itself, so that it does not matter where pieces end. */
const decodedLines = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(NEWLINE, at);
    const end = found < 0 ? bytes.length : found + 1;
    const line = bytes.subarray(at, end);
    text += (isUtf8(line) ? utf8 : latin1).decode(line);
    at = end;
  }
  return text;
};

const decoded = (bytes: Uint8Array): string =>
  isUtf8(bytes) ? utf8.decode(bytes) : decodedLines(bytes);

const linesIn = (text: string): number => {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
};

/** The text of whole lines, as they come; the last item says so where the file cannot be read. */
export async function* linesOfText(
  path: string,
  session: Session,
  onRead?: OnRead,
): AsyncGenerator<string | UnreadFile, void, undefined> {
  const chunks =
    path === STANDARD_INPUT ? bytesOfInput(session.input, pathOf(path)) : bytesOfFile(path, onRead);
  let held: Uint8Array = new Uint8Array();
  let isFirst = true;
  for await (const chunk of chunks) {
    if ("storage" in chunk) return yield chunk;
    if (isFirst && isUtf16(chunk))
      return yield unreadable(path, "this is UTF-16; save it as UTF-8");
    isFirst = false;
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield decoded(Buffer.concat([held, chunk.subarray(0, end)]));
    held = Buffer.concat([end > 0 ? new Uint8Array() : held, chunk.subarray(end)]);
    if (held.length > LIMITS.bytesPerGame) return yield tooLong(path);
  }
  yield decoded(held);
}

const unreadable = (path: string, what: string): UnreadFile => ({
  ok: false,
  storage: { code: "notation-invalid", path, message: `${pathOf(path)}: ${what}` },
});

const tooLong = (path: string): UnreadFile =>
  unreadable(
    path,
    `no game ends within ${LIMITS.bytesPerGame} bytes; put an empty line before the tags of each game`,
  );

/** The pieces of a file. `lastGameIn` says where the last game of a text begins, 0 where that cannot be told. */
export async function* textPieces(
  path: string,
  session: Session,
  lastGameIn: (text: string) => number,
  onRead?: OnRead,
): AsyncGenerator<TextPiece | UnreadFile, void, undefined> {
  let [text, firstLine] = ["", 1];
  let next = PIECE_CHARACTERS;
  for await (const lines of linesOfText(path, session, onRead)) {
    if (typeof lines !== "string") {
      // Games that were whole before; the last one is not known to its end.
      const whole = text.slice(0, lastGameIn(text));
      if (whole !== "") yield { text: whole, firstLine };
      return yield lines;
    }
    text += lines;
    if (text.length < next) continue;
    const cut = lastGameIn(text);
    if (cut === 0 && text.length > LIMITS.bytesPerGame) return yield tooLong(path);
    // Where nothing could be cut, twice as much is gathered before it is looked for again.
    next = cut === 0 ? Math.min(2 * text.length, LIMITS.bytesPerGame + 1) : PIECE_CHARACTERS;
    if (cut === 0) continue;
    const piece = text.slice(0, cut);
    yield { text: piece, firstLine };
    firstLine += linesIn(piece);
    text = text.slice(cut);
  }
  yield { text, firstLine };
}
