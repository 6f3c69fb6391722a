// Weitergeben auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and, count } = grammarOf("de");

export const de: Messages = {
  title: "Teilen",
  close: "Schließen",
  lead: "Nichts wird verschickt. Die Partie steht im Link selbst, in dem Teil, den kein Server zu sehen bekommt.",
  holdsAll: "Er enthält alles, auch was dieser Platz nicht sehen konnte.",
  link: "Ein Link zu diesem Moment, mit der Partie darin",
  making: "Der Link wird gemacht …",
  goesAlong: (branches, notes) =>
    branches + notes === 0
      ? "Es gibt keine Zweige und keine Notizen, die mitgehen."
      : `Mit ${and([
          ...(branches === 0 ? [] : [count(branches, "Zweig", "Zweigen")]),
          ...(notes === 0 ? [] : [count(notes, "Notiz", "Notizen")]),
        ])}.`,
  onlyHere: (oneFile) =>
    `Dieser Link öffnet sich nur auf diesem Rechner, solange der Betrachter läuft. Für andere: „${oneFile}“.`,
  length: (percent) =>
    `Mail und Chats lassen ihn ganz durch: ${percent} % dessen, was in einen Link passt.`,
  tooLong: (percent) =>
    `Diese Partie ist zu lang für einen Link: Mail und Chats würden ihn abschneiden (${percent} % dessen, was hineinpasst). Geben Sie stattdessen eine Datei weiter.`,
  copy: "Link kopieren",
  copied: "Kopiert.",
  notCopied:
    "Der Browser lässt uns nicht kopieren: Wählen Sie den Link aus und kopieren Sie ihn selbst.",
  oneFile: "Eine Datei",
  oneFileMeans:
    "Betrachter, Partie, Zweige und Notizen in einer HTML-Datei. Sie öffnet sich in jedem Browser, ohne Netz, und enthält das Protokoll, wie es aufgezeichnet wurde.",
  save: "Als eine Datei speichern",
  saved: "Gespeichert.",
  noViewer:
    "Diese Seite hat keinen Betrachter in einer Datei. Wer sie eingerichtet hat, kann viewer.html daneben legen; oder: assize view game.jsonl --single-file game.html",
};
