// Embedding in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  title: "Replay of a game",
  eyesOf: (name: string) => `Seen by ${name}.`,
  openInAssize: "Open in Assize",
  opening: "Opening the log",
  noLog: "No log is named.",
  notHere: (address: string) => `The log ${address} lies outside of what may be shown here.`,
  notFetched: (address: string) => `The log could not be fetched: ${address}`,
  tooLarge: (megabytes: number) => `The log is larger than ${megabytes} MB.`,
  sheet: "Embed this game in a web page",
  close: "Close",
  lead: "Put this code into your page. It shows this game with this viewer.",
  putBeside:
    "Put the file of this log beside the viewer’s index.html first; then this code shows it in your page.",
  onThisMachine:
    "This viewer is on your own machine, where no other page can show it: put it on your site, and replace the addresses by those of your site.",
  options: "Options",
  atMoment: (seq: number) => `Start at event ${seq}`,
  withControls: "With controls",
  inLanguage: "Always in this language",
  theme: "Colours",
  asElement: "As an element",
  asFrame: "As a frame",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser does not let us copy: select the code and copy it yourself.",
};

export type Messages = Translated<typeof en>;
