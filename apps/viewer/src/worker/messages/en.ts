// What the worker says to people, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and, count, or } = grammarOf("en");

export const en = {
  tooLarge: (bytes: number, most: number) =>
    `This file has ${bytes} bytes; at most ${most} can be opened here. Cut it into single games first.`,
  unpacksTooLarge: (most: number) =>
    `This unpacks to more than ${most} bytes, which is the most that can be opened here. Unpack it and cut it into single games first.`,
  packedTorn: (packing: string) =>
    `The ${packing} data end too early. Copy or pack the file again.`,
  packedDamaged: (packing: string) =>
    `The ${packing} data are damaged: nothing said of its games would count. Copy or pack the file again.`,
  packedFollowed: (packing: string) =>
    `Something else follows the end of the ${packing} data. Take it away, or pack the file again.`,
  atLine: (line: number) => `Look at line ${line} of the file.`,
  notUtf8: "This file is UTF-16. Save it as UTF-8.",
  notNoted: (ending: string) => `This cannot be read as .${ending}.`,
  inText: (line: number, message: string) => `Line ${line}: ${message}`,
  andMore: (more: number) => `And ${more} more.`,
  empty: "This file holds no game.",
  noSuchGame: (number: number, games: number) =>
    `There is no game ${number} in this file: it holds ${count(games, "game", "games")}.`,
  unknownGame: (known: readonly string[]) =>
    `This log is of a game that is not known here. Known are: ${and(known)}.`,
  notShown: "This log can be read, but its game cannot be replayed here.",
  noSuchHistory: "This log is no longer open.",
  noSuchBranch: "This branch is no longer there.",
  noSuchMoment: (seq: number, last: number) =>
    `There is no event ${seq} to be shown; the last one is ${last}.`,
  lastEvent: (seq: number) => `Event ${seq} is the last one; ask about another event instead.`,
  notYours: "What another seat could do may be asked by that seat or by all-seeing eyes only.",
  branch: (number: number) => `Branch ${number}`,
  noMoreBranches: "There are too many branches or events; discard a branch first.",
  refused: "This is not possible here.",
  noSuchTable: "No game can be begun at such a table.",
  newGame: "new-game",
  noSuchBot: (known: readonly string[]) => `There is no such player; choose ${or(known)}.`,
  twoGames: "These are logs of two different games.",
  noInstant: (at: string) => `"${at}" is no instant in UTC such as 2026-01-31T18:00:00Z.`,
  gameMistake: (what: string) =>
    `This game contradicts itself: neither the log nor a player is at fault. Whoever wrote the game can put it right: ${what}`,
  defect: (what: string) =>
    `Something is wrong with this program, not with the log. Please report it: ${what}`,
};

export type Messages = Translated<typeof en>;
