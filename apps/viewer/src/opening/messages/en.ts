// Opening a log, in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  title: "Was it played by the rules?",
  lead: "Open the record of a game: it is audited here, clause by clause. See what happened, why, and whether it matters.",
  newGame: "New game",
  newGameMeans:
    "Play, and write it down at the table: legal decisions only, secrets kept, offline.",
  /** Of a game at the table that the browser kept. */
  unfinished: (title: string) => `A game of ${title} is not finished`,
  stillOpen: "Still open",
  goOn: "Go on",
  drop: "Open a record",
  begin: "Begin a game",
  moreSamples: (games: number) => `${games} more games to look at`,
  featured: {
    "disputed-4p": {
      title: "The disputed archer",
      about:
        "Lords of Xidit, four players. Daria took an archer where the rules give a militia. See what they said, and what it changed.",
    },
    "treasure-disputed-2p": {
      title: "The blow that was too hard",
      about:
        "A treasure game for two. A fight took eight points of health, where five are the most. What else is wrong?",
    },
    "chess-nalchik": {
      title: "The flag and the knight",
      about:
        "Chess, a world championship. Time ran out with a king and a knight on either side. FIDE and US Chess do not agree on who won.",
    },
  },
  pick: "Choose a file…",
  kinds:
    "A log or a case of Assize, a game of chess in PGN, one of Lords of Xidit in .xgn; packed, too.",
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
    "chess-nalchik":
      "The end of a real game of chess: a flag falls with king and knight on either side. One ruling decides who won.",
    "chess-opera": "A game of chess that everybody knows: Morphy at the opera, 1858.",
  },
  auditing: (name: string) => `Auditing ${name}`,
  reading: (name: string) => `Reading ${name}`,
  done: (done: number, of: number) => `${done} of ${of} events`,
  cancel: "Cancel",
  /** What it is called before it is read. */
  linkedGame: "the game in the link",
  failed: (name: string) => `${name} cannot be shown`,
  advice: "Nothing was changed. Choose another file, or one of the games below.",
  tooLarge: (megabytes: number, most: number) =>
    `The file has ${megabytes} MB; at most ${most} MB can be opened here. Use \`assize audit\` for it, or cut it into single games.`,
  notFetched: (address: string, why: string) =>
    `${address} could not be fetched: ${why}. Check the address.`,
  notRead: (why: string) =>
    `The browser could not read the file: ${why}. Try again, or copy it elsewhere.`,
  notHere: (address: string) =>
    `${address} lies outside this site. Only logs beside this page are fetched; download it and open the file.`,
  close: "Close",
  openTitle: "Open another game",
};

export type Messages = Translated<typeof en>;
