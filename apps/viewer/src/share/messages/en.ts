// Handing on in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { and, count } = grammarOf("en");

export const en = {
  title: "Share",
  close: "Close",
  lead: "Nothing is sent anywhere. The game stands in the link itself, in the part that no server gets to see.",
  holdsAll: "It holds everything, also what this seat could not see.",
  link: "A link to this moment, with the game in it",
  making: "The link is being made …",
  goesAlong: (branches: number, notes: number) =>
    branches + notes === 0
      ? "There are no branches and no notes to go along."
      : `With ${and([
          ...(branches === 0 ? [] : [count(branches, "branch", "branches")]),
          ...(notes === 0 ? [] : [count(notes, "note", "notes")]),
        ])}.`,
  /** Of a page that no other computer reaches. */
  onlyHere: (oneFile: string) =>
    `This link opens on this computer only, while the viewer runs. For anybody else: “${oneFile}”.`,
  length: (percent: number) =>
    `Mail and chats let it through whole: ${percent} % of what fits into a link.`,
  tooLong: (percent: number) =>
    `This game is too long for a link: mail and chats would cut it off (${percent} % of what fits). Hand on one file instead.`,
  copy: "Copy the link",
  copied: "Copied.",
  notCopied: "The browser does not let us copy: select the link and copy it yourself.",
  oneFile: "One file",
  oneFileMeans:
    "Viewer, game, branches and notes in one HTML file. It opens in any browser, without a network, and holds the log as it was recorded.",
  save: "Save as one file",
  saved: "Saved.",
  noViewer:
    "This site has no viewer that is one file. Whoever set it up can put viewer.html beside it; or use: assize view game.jsonl --single-file game.html",
};

export type Messages = Translated<typeof en>;
