// What the worker says to people, in English.

export const en = {
  tooLarge: (bytes: number, most: number) =>
    `This file has ${bytes} bytes; at most ${most} can be opened here. Cut it into single games first.`,
  empty: "This file holds no game.",
  noSuchGame: (number: number, games: number) =>
    games === 1
      ? `There is no game ${number} in this file: it holds one.`
      : `There is no game ${number} in this file: it holds ${games}.`,
  unknownGame: (known: string) =>
    `This log is of a game that is not known here. Known are: ${known}.`,
  notShown: "This log can be read, but its game cannot be replayed here.",
  noSuchFilm: "This log is no longer open.",
  noSuchReel: "This branch is no longer there.",
  noSuchMoment: (seq: number, last: number) =>
    `There is no event ${seq} to be shown; the last one is ${last}.`,
  defect: (what: string) =>
    `Something is wrong with this program, not with the log. Please report it: ${what}`,
} as const;
