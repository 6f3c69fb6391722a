// The page's frame in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  home: "Assize: to the start page",
  /** One sentence on each, told when pointed at. */
  assuranceMeans: {
    stated: "Assurance: stated. The log says what happened; nothing else vouches for it.",
    chained:
      "Assurance: chained. A change in one place shows; a rewriting of all lines does not. The last line is held by the digest in the report alone.",
    signed: "Assurance: signed. The seats have signed what they did.",
    sealed: "Assurance: sealed. Secrets were sealed before they were used.",
  },
  eyes: "Whose eyes",
  seenBy: (name: string) => `You see what ${name} knew at this moment.`,
  notASafe: "This keeps from spoilers; it keeps no secret from whoever has the file.",
  history: "Open games",
  closeHistory: "Close this game",
  game: (number: number, of: number) => `Game ${number} of ${of}`,
  archive: (games: number) => `This file holds ${games} games; choose one beside its name.`,
  open: "Open…",
  menu: "Menu",
  copyLink: "Copy link to this moment",
  linkCopied: "Link copied.",
  linkWithoutLog:
    "Link copied. The log is not in it: Menu → Share makes a link that holds the game.",
  linkNotCopied: (link: string) => `The browser does not let us copy. The link: ${link}`,
  linkOfAnother: "The link was made for another log, or this one has been changed since.",
  newGame: "New game",
  branchNotHere: (name: string) =>
    `The branch “${name}” is not kept in this browser. Ask for its log, and open that.`,
  share: "Share…",
  saveAs: "Save as picture, text or log…",
  embed: "Embed in a web page…",
  print: "Print the ruling sheet",
  /** On paper, where the browser prints the page itself. `menu` and `print` as they are called here. */
  printsElsewhere: "What is printed here is the page, not the ruling. For the ruling sheet choose",
  asText: "Text in place of the board",
  developers: "For developers",
  help: "Keys and help",
  language: "Language",
  theme: "Colours",
  dismiss: "Dismiss",
  skip: "Skip to the workbench",
  stage: "Board and timeline",
  workbench: "Workbench",
  brokenTitle: "This page has made a mistake",
  brokenAdvice:
    "The mistake is ours, not yours, and no log was changed. Load the page again; if it happens again, report it with this text:",
  again: "Load again",
  playing: "Playing",
  bookmarked: (seq: number) => `Bookmark set at event ${seq}.`,
  unmarked: (seq: number) => `Bookmark removed from event ${seq}.`,
  noMore: "There are no more of these.",
};

export type Messages = Translated<typeof en>;
