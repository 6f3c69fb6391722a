// Sichern auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Sichern",
  close: "Schließen",
  lead: "Alle Dateien entstehen hier im Browser; nichts wird irgendwohin gesendet.",
  seenBy: (name) => `Bilder und Texte zeigen, was ${name} wusste.`,
  picture: (seq) => `Bild des Plans nach Ereignis ${seq}`,
  theme: "Farben",
  themes: { light: "Hell", dark: "Dunkel", print: "Zum Drucken" },
  range: "Abschnitt für das Folgende",
  from: "Von Ereignis",
  to: "bis Ereignis",
  wholeGame: "Das ist alles.",
  takeWhole: "Alles nehmen",
  animation: "Animation des Abschnitts",
  width: "Breite in Pixeln",
  stay: "Jedes Bild bleibt",
  pictures: (pictures, moments, most) =>
    pictures === moments
      ? `${pictures} Bilder.`
      : `${pictures} Bilder, gleichmäßig aus ${moments} Momenten gewählt: Eine Animation fasst höchstens ${most}.`,
  done: (done, of) => `${done} von ${of}`,
  cancel: "Abbrechen",
  text: "Text",
  state: (seq) => `Stand nach Ereignis ${seq}`,
  lines: "Zeilen des Abschnitts",
  report: "Bericht",
  sheet: "Entscheidungsblatt",
  log: "Protokoll",
  wholeLog: "Das ganze Protokoll",
  wholeBranch: "Der ganze Zweig als Protokoll",
  slice: (from, to) => `Nur Ereignisse ${from} bis ${to}`,
  sliceMeans:
    "Ein Teil eines Protokolls beginnt mit der Stellung, von der er ausgeht, und kann für sich geprüft werden.",
  holdsAll: "Ein Protokoll enthält alles, auch was dieser Platz nicht sehen konnte.",
};
