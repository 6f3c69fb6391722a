// Makes foreign text harmless on a terminal: a log or a file name must not be able to steer it.

/** Control characters but newline and tab, and marks that turn the direction of writing. */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** The text with every character that could steer a terminal written as its number. */
export const plainText = (text: string): string => text.replace(UNPRINTABLE, escaped);
