// Opening a log, in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  title: "Was it played by the rules?",
  lead: "Open the record of a game. It is audited here, clause by clause, and you can watch, rewind and question every event.",
  newGame: "New game",
  newGameMeans:
    "Play, and write it down at the table: legal decisions only, secrets kept, offline.",
  unfinished: (title) => `A game of ${title} is not finished`,
  goOn: "Go on",
  drop: "Drop a log here",
  pick: "Choose a file…",
  or: "or",
  stays: "The file stays on this device: nothing is sent anywhere.",
  samples: "Games to look at",
  about: {
    "disputed-4p":
      "A game in dispute: three planted violations. Press v to go from one to the next.",
    "long-4p": "Four players, the long game: the Titans awaken and reinforcements arrive.",
    "borrowing-4p": "The Recruitment queue runs out and borrows a tile of the Threat pile.",
    "set-aside-4p": "A storey won in a census is set aside and built later.",
    "short-4p": "Four players, the short game: regions 1 and 2 are closed.",
    "long-5p": "Five players: the first assessment eliminates two.",
    "short-5p": "Five players, the short game, under the English readings.",
    "long-3p": "Three players and the dummy, the long game, under the German readings.",
    "short-3p": "Three players and the dummy, the short game.",
    "dummy-wins-3p": "A game that the dummy wins.",
    "french-4p": "The French readings: Titans from any city, awake when the Threat pile is empty.",
    "blue-year": "The example turn of the rulebook, from a stated position.",
    "treasure-2p":
      "The treasure game for two: a duel to the death, a hoard, poison, three treasures secured.",
    "treasure-disputed-2p":
      "A treasure game in dispute: three planted violations, one of them where the manual is silent.",
  },
  auditing: (name) => `Auditing ${name}`,
  reading: (name) => `Reading ${name}`,
  done: (done, of) => `${done} of ${of} events`,
  cancel: "Cancel",
  failed: (name) => `${name} cannot be shown`,
  advice: "Nothing was changed. Choose another file, or one of the games below.",
  tooLarge: (megabytes, most) =>
    `The file has ${megabytes} MB; at most ${most} MB can be opened here. Use \`assize audit\` for it, or cut it into single games.`,
  notFetched: (address, why) => `${address} could not be fetched: ${why}. Check the address.`,
  notRead: (why) => `The browser could not read the file: ${why}. Try again, or copy it elsewhere.`,
  notHere: (address) =>
    `${address} lies outside this site. Only logs beside this page are fetched; download it and open the file.`,
  close: "Close",
  openTitle: "Open another game",
};
