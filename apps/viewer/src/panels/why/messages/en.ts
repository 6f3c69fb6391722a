// The why panel in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  about: "About",
  thisEvent: (seq) => `Event ${seq}`,
  another: "What if something else…",
  nothingYet: "Nothing has happened yet. Step to an event, or ask about one that could come.",
  legal: "Legal here",
  notLegal: "Not legal here",
  forced: "The rules force this instead:",
  asked: "What was asked",
  otherWays: (number) =>
    number === 1
      ? "Another way, which this event does not take"
      : `${number} other ways, which this event does not take`,
  follows: "what the event says follows from the rules",
  expected: "expected",
  recorded: "recorded",
  held: "held",
  failed: "did not hold",
  open: "open",
  openForOther: "open, but not for what the event says",
  closed: (failed, asked) => `${failed} of ${asked} did not hold`,
  lookedAt: (fields) => (fields === 1 ? "looked at one field" : `looked at ${fields} fields`),
  from: { event: "event", state: "state" },
  alternatives: "Legal here instead",
  legalHere: (number) =>
    number === 1 ? "One thing is legal now" : `${number} things are legal now`,
  search: "Search what is legal",
  more: "There is more than is listed; search for it, or put it together.",
  putTogether: "Put any event together",
  type: "Event",
  by: "Seat",
  data: "Data",
  ask: "Would this be legal?",
};
