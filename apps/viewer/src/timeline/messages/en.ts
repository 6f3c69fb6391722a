// The sentences of timeline and controls in English.
import type { Messages } from "./messages.ts";

const number = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const en: Messages = {
  timeline: "Timeline",
  start: "Before the first event",
  findings: (count) => number(count, "finding", "findings"),
  marks: {
    chapter: (count) => number(count, "chapter", "chapters"),
    turn: (count) => number(count, "turn", "turns"),
    score: (count) => number(count, "score", "scores"),
    reveal: (count) => number(count, "reveal", "reveals"),
    finding: (count) => number(count, "finding", "findings"),
  },
  legend: "What the marks mean",
  range: "Range",
  rangeFrom: "First event of the range",
  rangeTo: "Last event of the range",
  rangeStartsHere: "The range starts here",
  rangeEndsHere: "The range ends here",
  rangeTold: (from, to) => `Events ${from} to ${to}`,
  rangeHint: "Drag here to choose a range",
  zoomIn: "Zoom in on the range",
  wholeGame: "Show the whole game",
  clearRange: "Give up the range",
  eventOf: (seq, last) => `Event ${seq} of ${last}`,
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
  pauseCut: (pause) => `A pause of ${pause}, cut short`,
  seconds: (seconds) => `${seconds} s`,
  minutes: (minutes, seconds) => `${minutes} min ${seconds} s`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  days: (days, hours) => `${number(days, "day", "days")} ${hours} h`,
};
