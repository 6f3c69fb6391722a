// Words of a text as a message has them. Knows no sign and no move.

/** Longer words are no moves, and of no game's tags anybody has to read more. */
const LONGEST_TOLD = 80;

export const brief = (word: string): string =>
  word.length <= LONGEST_TOLD ? word : `${word.slice(0, LONGEST_TOLD)}…`;
