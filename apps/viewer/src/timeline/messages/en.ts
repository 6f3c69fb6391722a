// The sentences of timeline and controls in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  timeline: "Timeline",
  /** Before the first event. */
  start: "Before the first event",
  findings: (number: number) => count(number, "finding", "findings"),
  marks: {
    chapter: (number: number) => count(number, "chapter", "chapters"),
    turn: (number: number) => count(number, "turn", "turns"),
    score: (number: number) => count(number, "score", "scores"),
    reveal: (number: number) => count(number, "reveal", "reveals"),
    part: (number: number) => count(number, "part of a finding", "parts of findings"),
    finding: (number: number) => count(number, "finding", "findings"),
  },
  more: "What the marks mean, and the range",
  legend: "What the marks mean",
  range: "Range",
  rangeFrom: "First event of the range",
  rangeTo: "Last event of the range",
  rangeStartsHere: "The range starts here",
  rangeEndsHere: "The range ends here",
  rangeTold: (from: number, to: number) => `Events ${from} to ${to}`,
  rangeHint: "Drag here to choose a range",
  zoomIn: "Zoom in on the range",
  wholeGame: "Show the whole game",
  clearRange: "Give up the range",
  eventOf: (seq: number, last: number) => `Event ${seq} of ${last}`,
  controls: "Playback",
  first: "To the beginning",
  previousTurn: "Back one turn",
  previous: "Back one event",
  play: "Play",
  playAgain: "Play again from the beginning",
  pause: "Pause",
  next: "On one event",
  nextTurn: "On one turn",
  last: "To the end",
  speed: "Speed",
  speeds: {
    "0.5": "0.5×",
    "1": "1×",
    "2": "2×",
    "4": "4×",
    interest: "By interest",
    recorded: "As recorded",
  },
  pauseCut: (pause: string) => `A pause of ${pause}, cut short`,
  seconds: (seconds: number) => `${seconds} s`,
  minutes: (minutes: number, seconds: number) => `${minutes} min ${seconds} s`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `${count(days, "day", "days")} ${hours} h`,
};

export type Messages = Translated<typeof en>;
