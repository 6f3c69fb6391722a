// The text of a file in which others keep games, in pieces of whole games: memory holds one piece, whatever the size of the file.
// Knows no format.
import { decodedText, isUtf16 } from "@assize/catalogue";
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
    if (end > 0) yield decodedText(Buffer.concat([held, chunk.subarray(0, end)]));
    held = Buffer.concat([end > 0 ? new Uint8Array() : held, chunk.subarray(end)]);
    if (held.length > LIMITS.bytesPerGame) return yield tooLong(path);
  }
  yield decodedText(held);
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
