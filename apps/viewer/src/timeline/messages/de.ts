// The sentences of timeline and controls in German.
import type { Messages } from "./en.ts";

const number = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const de: Messages = {
  timeline: "Zeitleiste",
  start: "Vor dem ersten Ereignis",
  findings: (count) => number(count, "Befund", "Befunde"),
  marks: {
    chapter: (count) => number(count, "Kapitel", "Kapitel"),
    turn: (count) => number(count, "Zug", "Züge"),
    score: (count) => number(count, "Wertung", "Wertungen"),
    reveal: (count) => number(count, "Aufdeckung", "Aufdeckungen"),
    finding: (count) => number(count, "Befund", "Befunde"),
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
  days: (days, hours) => `${number(days, "Tag", "Tagen")} ${hours} h`,
};
