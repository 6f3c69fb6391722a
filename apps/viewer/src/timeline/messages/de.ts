// The sentences of timeline and controls in German.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("de");

export const de: Messages = {
  timeline: "Zeitleiste",
  start: "Vor dem ersten Ereignis",
  findings: (number) => count(number, "Befund", "Befunde"),
  marks: {
    chapter: (number) => count(number, "Kapitel", "Kapitel"),
    turn: (number) => count(number, "Zug", "Züge"),
    score: (number) => count(number, "Wertung", "Wertungen"),
    reveal: (number) => count(number, "Aufdeckung", "Aufdeckungen"),
    finding: (number) => count(number, "Befund", "Befunde"),
  },
  legend: "Was die Zeichen bedeuten",
  range: "Ausschnitt",
  rangeFrom: "Erstes Ereignis des Ausschnitts",
  rangeTo: "Letztes Ereignis des Ausschnitts",
  rangeStartsHere: "Der Ausschnitt beginnt hier",
  rangeEndsHere: "Der Ausschnitt endet hier",
  rangeTold: (from, to) => `Ereignisse ${from} bis ${to}`,
  rangeHint: "Hier ziehen, um einen Ausschnitt zu wählen",
  zoomIn: "Ausschnitt vergrößern",
  wholeGame: "Das ganze Spiel zeigen",
  clearRange: "Ausschnitt aufheben",
  eventOf: (seq, last) => `Ereignis ${seq} von ${last}`,
  controls: "Wiedergabe",
  first: "Zum Anfang",
  previousTurn: "Einen Zug zurück",
  previous: "Ein Ereignis zurück",
  play: "Abspielen",
  playAgain: "Noch einmal von vorn abspielen",
  pause: "Anhalten",
  next: "Ein Ereignis weiter",
  nextTurn: "Einen Zug weiter",
  last: "Zum Ende",
  speed: "Tempo",
  speeds: {
    "0.5": "0,5×",
    "1": "1×",
    "2": "2×",
    "4": "4×",
    interest: "Nach Spannung",
    recorded: "Echtzeit",
  },
  pauseCut: (pause) => `Eine Pause von ${pause}, gekürzt`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  days: (days, hours) => `${count(days, "Tag", "Tagen")} ${hours} h`,
};
