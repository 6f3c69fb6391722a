// Das Warum auf Deutsch.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  about: "Worüber",
  thisEvent: (seq) => `Ereignis ${seq}`,
  another: "Und wenn etwas anderes …",
  nothingYet:
    "Noch ist nichts geschehen. Gehen Sie zu einem Ereignis, oder fragen Sie nach einem möglichen.",
  legal: "Hier erlaubt",
  notLegal: "Hier nicht erlaubt",
  forced: "Die Regeln erzwingen stattdessen:",
  developers: "Für Entwickler",
  heldToo: (answers) => `${count(answers, "Frage ohne Einwand", "Fragen ohne Einwand")}`,
  otherWays: (number) =>
    `${count(number, "anderer Weg, den", "andere Wege, die")} dieses Ereignis nicht nimmt`,
  follows: "was das Ereignis sagt, folgt aus den Regeln",
  expected: "erwartet",
  recorded: "aufgezeichnet",
  held: "trifft zu",
  failed: "trifft nicht zu",
  open: "offen",
  openForOther: "offen, aber nicht für das, was das Ereignis sagt",
  closed: (failed, asked) => `${failed} von ${asked} traf nicht zu`,
  lookedAt: (fields) => `sah ${count(fields, "Feld", "Felder")} an`,
  from: { event: "Ereignis", state: "Zustand" },
  alternatives: "Stattdessen erlaubt",
  legalHere: (number) => `${count(number, "Ding ist", "Dinge sind")} jetzt erlaubt`,
  search: "Erlaubtes suchen",
  more: "Es gibt mehr als hier steht; suchen Sie danach, oder stellen Sie es zusammen.",
  putTogether: "Ein beliebiges Ereignis zusammenstellen",
  type: "Ereignis",
  by: "Platz",
  data: "Angaben",
  ask: "Wäre das erlaubt?",
};
