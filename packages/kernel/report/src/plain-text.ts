// The one door of text and JSON that people see on a terminal: foreign text (a header, an event, a file's name) can
// neither make a line of its own there nor steer the terminal. Knows characters only.

declare const PLAIN: unique symbol;

/** One line of text without its newline, made by `plainLine` or `printLines` and by nothing else. */
export type PlainLine = string & { readonly [PLAIN]: true };

/** Controls (newlines, ANSI and C1 among them), format characters (those that turn the direction), other line ends. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`,
  ).join("");

/** The text as one line: every character that could end it or steer a terminal is written as its number. */
export const plainLine = (text: string): PlainLine => text.replace(STEERING, escaped) as PlainLine;

/** The same JSON, its value unchanged when it is read: what could steer a terminal is written as its number. */
export const plainJson = (json: string): string => json.replace(STEERING, escaped);
