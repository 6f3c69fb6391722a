// Die rohe Zeile auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  nothingYet: "Noch ist nichts geschehen: gehen Sie zu einem Ereignis.",
  event: (seq) => `Ereignis ${seq}, wie diese Augen es wissen dürfen`,
  applied: "Wie das Diagramm es nahm",
  finding: (id) => `Befund ${id}`,
};
