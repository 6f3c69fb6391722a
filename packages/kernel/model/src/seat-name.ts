// Which of the texts that a header gives a seat somebody can be called by. Knows no game and no language.

/** True for a text that shows something: not for an empty one, nor for blanks and characters without a shape. */
export const isReadable = (text: unknown): text is string =>
  typeof text === "string" && /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u.test(text);
