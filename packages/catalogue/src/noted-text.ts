// The text that bytes stand for in which others keep games: UTF-8, and line by line Latin-1 where a line is none, as older files are
// written. Knows no format.

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
export const isUtf16 = ([one, two]: Uint8Array): boolean =>
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

export const decodedText = (bytes: Uint8Array): string =>
  isUtf8(bytes) ? utf8.decode(bytes) : decodedLines(bytes);
