// Einbetten auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Wiedergabe einer Partie",
  eyesOf: (name) => `Gesehen mit den Augen von ${name}.`,
  openInAssize: "In Assize öffnen",
  opening: "Das Protokoll wird geöffnet",
  noLog: "Es ist kein Protokoll genannt.",
  notHere: (address) =>
    `Das Protokoll ${address} liegt außerhalb dessen, was hier gezeigt werden darf.`,
  notFetched: (address) => `Das Protokoll konnte nicht geladen werden: ${address}`,
  tooLarge: (megabytes) => `Das Protokoll ist größer als ${megabytes} MB.`,
  sheet: "Diese Partie in eine Webseite einbetten",
  close: "Schließen",
  lead: "Setzen Sie diesen Code in Ihre Seite. Er zeigt diese Partie mit diesem Betrachter.",
  putBeside:
    "Legen Sie zuerst die Datei dieses Protokolls neben die index.html des Betrachters; dann zeigt dieser Code sie in Ihrer Seite.",
  onThisMachine:
    "Dieser Betrachter liegt auf Ihrem eigenen Rechner, wo keine andere Seite ihn zeigen kann: Legen Sie ihn auf Ihre Website, und ersetzen Sie die Adressen durch die Ihrer Website.",
  options: "Möglichkeiten",
  atMoment: (seq) => `Bei Ereignis ${seq} beginnen`,
  withControls: "Mit Tasten",
  inLanguage: "Immer in dieser Sprache",
  theme: "Farben",
  asElement: "Als Element",
  asFrame: "Als Rahmen",
  copy: "Kopieren",
  copied: "Kopiert.",
  notCopied:
    "Der Browser lässt uns nicht kopieren: Wählen Sie den Code aus und kopieren Sie ihn selbst.",
};
