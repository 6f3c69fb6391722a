// Saving in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  title: "Save",
  close: "Close",
  lead: "All files are made here in your browser; nothing is sent anywhere.",
  seenBy: (name: string) => `Pictures and texts show what ${name} knew.`,
  picture: (seq: number) => `Picture of the board after event ${seq}`,
  theme: "Colours",
  themes: { light: "Light", dark: "Dark", print: "For print" },
  range: "Range for what follows",
  from: "From event",
  to: "to event",
  wholeGame: "This is all of it.",
  takeWhole: "Take all of it",
  animation: "Animation of the range",
  width: "Width in pixels",
  stay: "Each picture stays",
  pictures: (pictures: number, moments: number, most: number) =>
    pictures === moments
      ? `${pictures} pictures.`
      : `${pictures} pictures, evenly chosen of ${moments} moments: an animation holds no more than ${most}.`,
  done: (done: number, of: number) => `${done} of ${of}`,
  cancel: "Cancel",
  text: "Text",
  state: (seq: number) => `State after event ${seq}`,
  lines: "Lines of the range",
  report: "Report",
  sheet: "Ruling sheet",
  log: "Log",
  wholeLog: "The whole log",
  wholeBranch: "The whole branch as a log",
  slice: (from: number, to: number) => `Only events ${from} to ${to}`,
  sliceMeans:
    "A part of a log begins with the position it starts from, and can be audited by itself.",
  holdsAll: "A log holds everything, also what this seat could not see.",
};

export type Messages = Translated<typeof en>;
