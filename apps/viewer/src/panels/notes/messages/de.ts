// Die Notizen auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  here: (seq) => `Notiz zu Ereignis ${seq}`,
  write: "Was gibt es zu sehen?",
  kept: "Notizen bleiben in diesem Browser, unter dem Hash des Protokolls.",
  notKept: "Dieser Browser bewahrt hier nichts auf: Mit der Seite gehen die Notizen verloren.",
  none: "Noch keine Lesezeichen. b setzt eines.",
  event: (seq) => `Ereignis ${seq}`,
  remove: (seq) => `Notiz zu Ereignis ${seq} entfernen`,
};
