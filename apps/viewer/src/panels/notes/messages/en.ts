// The notes in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  here: (seq) => `Note on event ${seq}`,
  write: "What is there to see?",
  kept: "Notes stay in this browser, by the log’s hash.",
  notKept: "This browser keeps nothing here: the notes are gone when the page is closed.",
  none: "No bookmarks yet. Press b to set one.",
  event: (seq) => `Event ${seq}`,
  remove: (seq) => `Remove the note on event ${seq}`,
};
