// The notes in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  here: (seq: number) => `Note on event ${seq}`,
  write: "What is there to see?",
  kept: "Notes stay in this browser, by the log’s hash.",
  notKept: "This browser keeps nothing here: the notes are gone when the page is closed.",
  none: "No bookmarks yet. Press b to set one.",
  event: (seq: number) => `Event ${seq}`,
  remove: (seq: number) => `Remove the note on event ${seq}`,
};

export type Messages = Translated<typeof en>;
